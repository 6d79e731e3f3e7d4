/** `beleg rules test`: the tests that are beside a customer's rules. */
import { bundleFolder } from '../../../bundle/shipped.js';
import { ofDocument } from '../../../bundle/manifest.js';
import { loadBundle } from '../../../bundle/load.js';
import { understand } from '../../../detect.js';
import { InputError } from '../../../errors.js';
import { noKnowledge } from '../../../rules/knowledge.js';
import { runTest, type TestResult } from '../../../rules/rule-test.js';
import { readCustomer } from '../../../rules/store.js';
import { loadWhitelists } from '../../../rules/whitelist/store.js';
import { command } from '../../command.js';

export const rulesTest = command(
  {
    customer: { type: 'string', demandOption: true, describe: 'folder under rules/, or its path' },
    bundle: {
      type: 'string',
      coerce: bundleFolder,
      describe: 'networks and whitelists for tests on documents; without it only custom details and rules work on them',
    },
    json: { type: 'boolean', default: false, describe: 'print a line a test as JSON' },
  },
  [
    ['rules test example', 'the tests in rules/example/rules.yaml'],
    ['rules test acme --bundle models/acme', 'with what networks and whitelists find on the documents named in tests'],
  ],
  async ({ customer, bundle, json }) => {
    const loaded = bundle === undefined ? undefined : await loadBundle(bundle);
    const { custom, rules, folder } = await readCustomer(
      customer,
      loaded?.manifest.whitelists.map(({ detail }) => detail),
    );
    if (!rules) throw new InputError(`${folder}: has no rules.yaml. See rules/example/rules.yaml`);
    const engine = loaded && { bundle: loaded, knowledge: { ...noKnowledge, whitelists: await loadWhitelists(loaded) } };
    const results: TestResult[] = [];
    for (const test of rules.tests)
      results.push(await runTest(test, rules.file, rules.rules, ofDocument(custom), engine && ((document) => understand(document, engine))));
    for (const { test, failures } of results) {
      if (json) process.stdout.write(`${JSON.stringify({ rule: test.rule, line: test.line, passed: failures.length === 0, failures })}\n`);
      else
        process.stdout.write(
          `${failures.length ? 'FAILED' : 'ok    '} ${rules.file}:${test.line} ${test.rule}${failures.map((each) => `\n         ${each}`).join('')}\n`,
        );
    }
    const tested = new Set(rules.tests.map(({ rule }) => rule));
    const untested = rules.rules.filter(({ name }) => !tested.has(name));
    const failed = results.filter(({ failures }) => failures.length > 0).length;
    if (!json)
      process.stdout.write(
        `${results.length - failed} of ${results.length} tests passed, ${tested.size} of ${rules.rules.length} rules have tests${untested.length ? `; none for: ${untested.map(({ name }) => name).join(', ')}` : ''}\n`,
      );
    if (failed) throw new InputError(`${rules.file}: ${failed} of ${results.length} tests failed. Fix the rules, or what the tests expect`);
  },
);

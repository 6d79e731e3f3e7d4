/** `beleg rules compile`: a customer's details and rules, checked, into a bundle. */
import { ownBundleFolder } from '../../../bundle/shipped.js';
import { compileCustomer } from '../../../rules/store.js';
import { command } from '../../command.js';

export const rulesCompile = command(
  {
    customer: { type: 'string', demandOption: true, describe: 'folder under rules/, or its path' },
    bundle: { type: 'string', demandOption: true, coerce: ownBundleFolder, describe: 'bundle to change' },
    json: { type: 'boolean', default: false, describe: 'print what was compiled as JSON' },
  },
  [['rules compile example --bundle models/acme', 'rules/example becomes part of models/acme']],
  async ({ customer, bundle, json }) => {
    const { name, folder, custom, rules } = await compileCustomer(customer, bundle);
    const listed = (rules?.rules ?? []).map(({ name, priority, line }) => ({ name, priority, line }));
    if (json) {
      process.stdout.write(`${JSON.stringify({ customer: name, bundle, details: custom.map((detail) => detail.name), rules: listed })}\n`);
      return;
    }
    for (const [index, rule] of listed.entries()) process.stdout.write(`${index + 1}. ${rule.name} (priority ${rule.priority}, line ${rule.line})\n`);
    process.stdout.write(`${folder}: ${custom.length} details and ${listed.length} rules, in the order they run, are in ${bundle}\n`);
  },
);

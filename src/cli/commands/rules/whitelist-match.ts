/** `beleg whitelist match`: the row that a document matches, and how long the search took. */
import { bundleFolder, shippedName } from '../../../bundle/shipped.js';
import { readFile } from 'node:fs/promises';
import { documentFromJson } from '../../../document/from-json.js';
import { InputError } from '../../../errors.js';
import { matchDocument } from '../../../rules/whitelist/apply.js';
import { linePlaces, matchItems } from '../../../rules/whitelist/items.js';
import { allWhitelists, noWhitelist } from '../../../rules/whitelist/store.js';
import { command } from '../../command.js';

export const whitelistMatch = command(
  {
    documents: { type: 'string', array: true, demandOption: true, describe: 'Document JSON files' },
    bundle: { type: 'string', default: shippedName, coerce: bundleFolder, describe: 'bundle with the whitelists' },
    json: { type: 'boolean', default: false, describe: 'print a line a match as JSON: document, whitelist, value, score, hints, candidates, ms' },
  },
  [['whitelist match out/invoice.json --bundle models/acme --json', 'out/invoice.json was written by: beleg read invoice.pdf --out out']],
  async ({ documents, bundle, json }) => {
    const whitelists = await allWhitelists(bundle);
    if (whitelists.length === 0) throw noWhitelist(bundle);
    for (const file of documents) {
      const text = await readFile(file, 'utf8').catch(() => {
        throw new InputError(`${file}: cannot be read. Write it with: beleg read FILE --out FOLDER`);
      });
      const document = documentFromJson(text, file);
      for (const whitelist of whitelists) {
        const started = performance.now();
        const results =
          whitelist.scope === 'document'
            ? [matchDocument(whitelist, document)]
            : matchItems(whitelist, document, linePlaces(document)).filter(({ group }) => group);
        const ms = Math.round((performance.now() - started) * 1000) / 1000;
        // Of a list for line items a line for every line of the document that means a row.
        for (const { group, matches } of results.length ? results : [{ group: undefined, matches: [] }]) {
          const [value, ...hints] = group?.members ?? [];
          const candidates = matches.map((each) => ({ value: each.value, score: round(each.probability) }));
          const found = {
            value: value?.value ?? '',
            score: round(value?.score ?? 0),
            hints: hints.map((hint) => ({ value: hint.value, text: hint.text, page: hint.page, box: hint.box })),
          };
          if (json) process.stdout.write(`${JSON.stringify({ document: file, whitelist: whitelist.detail, ...found, candidates, ms })}\n`);
          else
            process.stdout.write(
              `${file}: ${whitelist.detail} ${found.value || '(none)'} ${found.score.toFixed(4)}  ${found.hints.map((hint) => hint.text).join(' · ')}  ${ms.toFixed(1)} ms\n`,
            );
        }
      }
    }
  },
);

const round = (value: number): number => Math.round(value * 1e4) / 1e4;

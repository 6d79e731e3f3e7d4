/** `beleg whitelist search`: for people who look a row up. */
import { bundleFolder, shippedName } from '../../../bundle/shipped.js';
import { InputError } from '../../../errors.js';
import { queryOfText } from '../../../rules/whitelist/query.js';
import { match } from '../../../rules/whitelist/rank.js';
import { whitelistOf } from '../../../rules/whitelist/store.js';
import { command } from '../../command.js';

export const whitelistSearch = command(
  {
    text: { type: 'string', array: true, demandOption: true, describe: 'name, town, VAT id, …' },
    bundle: { type: 'string', default: shippedName, coerce: bundleFolder, describe: 'bundle with the whitelist' },
    detail: { type: 'string', describe: 'which whitelist, where the bundle has several' },
    json: { type: 'boolean', default: false, describe: 'print a line a row as JSON' },
  },
  [['whitelist search "acme gmb 4020 linz" --bundle models/acme --detail Supplier', 'the likeliest rows']],
  async ({ text, bundle, detail, json }) => {
    const whitelist = await whitelistOf(bundle, detail);
    const asked = text.join(' ');
    const found = match(whitelist, queryOfText(asked), 10);
    if (found.length === 0 && !json) throw new InputError(`${bundle}: no row of ${whitelist.detail} is like ${JSON.stringify(asked)}. Try other words of it`);
    for (const { value, probability, evidence, cells, hints } of found) {
      const row = Object.fromEntries(whitelist.columns.map(({ name }, index) => [name, cells[index] ?? '']));
      if (json)
        process.stdout.write(
          `${JSON.stringify({ value, score: round(probability), evidence: round(evidence), row, matched: hints.map(({ column }) => column.name) })}\n`,
        );
      else process.stdout.write(`${value.padEnd(12)} ${evidence.toFixed(1).padStart(5)}  ${cells.slice(1).filter(Boolean).join(' · ')}\n`);
    }
  },
);

const round = (value: number): number => Math.round(value * 1e4) / 1e4;

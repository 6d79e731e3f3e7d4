/** `beleg whitelist compile`: a customer's list into a bundle. */
import { ownBundleFolder } from '../../../bundle/shipped.js';
import { type LineItemFieldName, lineItemFields } from '../../../catalogue/line-item-fields.js';
import { InputError } from '../../../errors.js';
import { compileInto } from '../../../rules/whitelist/compile.js';
import { scopes } from '../../../rules/whitelist/file.js';
import { updateFrom } from '../../../rules/whitelist/update.js';
import type { FileProperties } from '../../../rules/whitelist/import.js';
import { command } from '../../command.js';

export const whitelistCompile = command(
  {
    csv: { type: 'string', demandOption: true, describe: 'the list: UTF-8, UTF-16 or Windows-1252; ; , tab or | between cells; a heading' },
    detail: { type: 'string', demandOption: true, describe: 'name of what is answered: Supplier gives the group SupplierGroup' },
    bundle: { type: 'string', demandOption: true, coerce: ownBundleFolder, describe: 'bundle to change' },
    columns: { type: 'string', describe: 'kinds of columns that are guessed wrongly: "Kred=key,Ort 2=city"; whitelists.yaml beside the list does the same' },
    own: { type: 'string', describe: 'your own VAT ids and IBANs, which no supplier should have: ATU12345675,…' },
    scope: { choices: scopes, describe: 'what a row is looked for in; line-items where a column holds article numbers, else document' },
    fill: { type: 'string', describe: 'field of the line item that the value is put into: ItemId; implies --scope line-items' },
    strict: { type: 'boolean', default: false, describe: 'stop where the list has faults' },
    update: { type: 'boolean', default: false, describe: 'the CSV holds changed and new rows only; a row with nothing but its id removes it' },
    json: { type: 'boolean', default: false, describe: 'print the report as JSON' },
  },
  [
    ['whitelist compile rules/example/suppliers.csv --detail Supplier --bundle models/acme', 'suppliers by name, address and numbers'],
    ['whitelist compile cost-centres.csv --detail CostCentre --bundle models/acme --strict', 'nothing changes where the list has faults'],
    ['whitelist compile articles.csv --detail Article --bundle models/acme --fill ItemId', 'line items by article number and name get your own number'],
    ['whitelist compile changes.csv --detail Supplier --bundle models/acme --update', 'replace, add and remove single rows'],
  ],
  async ({ csv, detail, bundle, columns, own, scope, fill, strict, update, json }) => {
    const chosen =
      columns === undefined
        ? undefined
        : Object.fromEntries(columns.split(',').map((pair) => [pair.slice(0, pair.lastIndexOf('=')).trim(), pair.slice(pair.lastIndexOf('=') + 1).trim()]));
    let shown = 0;
    const {
      scope: used,
      sniffed,
      rows,
      bytes,
      findings,
    } = await (update ? updateFrom : compileInto)(bundle, csv, {
      detail,
      strict,
      ...(chosen && { columns: chosen }),
      ...(scope && { scope }),
      ...(fill && { fill: fieldNamed(fill) }),
      ...(own && { own: own.split(',') }),
      onSniffed: (found) => void process.stderr.write(`${describe(found)}\n`),
      progress: (done) => {
        if (done - shown < 250_000) return;
        shown = done;
        process.stderr.write(`${done} rows\n`);
      },
    });
    if (json) process.stdout.write(`${JSON.stringify({ ...sniffed, detail, scope: used, bundle, rows, bytes: bytes.length, findings })}\n`);
    else {
      for (const { rule, count, examples } of findings) process.stdout.write(`${count} × ${rule}\n${examples.map((example) => `    ${example}\n`).join('')}`);
      process.stdout.write(
        `${csv}: ${rows} rows (${(bytes.length / 1e6).toFixed(1)} MB) are whitelist ${detail} of ${bundle}${used === 'line-items' ? ', looked for in line items' : ''}\n`,
      );
    }
  },
);

function fieldNamed(name: string): LineItemFieldName {
  const field = lineItemFields.find((each) => each.name === name);
  if (!field) throw new InputError(`--fill ${name}: no field of line items. One of ${lineItemFields.map((each) => each.name).join(', ')}`);
  return field.name;
}

const describe = ({ file, encoding, delimiter, columns }: FileProperties): string =>
  `${file}: ${encoding}, delimiter ${JSON.stringify(delimiter)}, columns ${columns.map(({ name, kind }) => `${name} (${kind})`).join(', ')}`;

/** `beleg usage`: requests and pages a day, key and identifier. */
import { writeCsv } from '../../../csv.js';
import { InputError } from '../../../errors.js';
import { command } from '../../command.js';
import { table } from '../../views/table.js';
import { withStore } from './keys.js';

const columns = ['day', 'key', 'customer', 'identifier', 'requests', 'pages'] as const;

export const usage = command(
  {
    from: { type: 'string', describe: 'first day, 2026-01-01' },
    to: { type: 'string', describe: 'last day' },
    csv: { type: 'boolean', default: false, describe: 'print CSV' },
    json: { type: 'boolean', default: false, describe: 'print JSON' },
    data: { type: 'string', describe: "folder of the database or postgres://…, as for serve [the system's folder for program data]" },
  },
  [
    ['usage --from 2026-01-01 --to 2026-01-31', 'a table of January'],
    ['usage --csv > usage.csv', 'everything, for a spreadsheet'],
  ],
  async ({ from, to, csv, json, data }) => {
    for (const [name, day] of [
      ['from', from],
      ['to', to],
    ] as const) {
      if (day !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new InputError(`--${name}: “${day}” is no day. Write 2026-01-31`);
    }
    const rows = await withStore(data, (store) => store.usage({ ...(from && { from }), ...(to && { to }) }));
    if (json) process.stdout.write(`${JSON.stringify(rows, undefined, 1)}\n`);
    else if (csv)
      process.stdout.write(
        writeCsv(
          columns,
          rows.map((row) => ({ ...row })),
        ),
      );
    else if (rows.length === 0) process.stdout.write('no requests\n');
    else
      process.stdout.write(
        `${table(
          columns.map((title) => ({ title, right: title === 'requests' || title === 'pages' })),
          rows.map((row) => columns.map((name) => String(row[name]))),
        )}\n`,
      );
  },
);

/** Report of an import of labels: unusable cells and values without a place on stderr, totals on stdout. */
import { join } from 'node:path';
import type { RefusedCell } from '../../dataset/from-values.js';
import type { Imported } from '../../dataset/import.js';
import { table } from './table.js';

const columns = [{ title: 'document', widest: 50 }, { title: 'detail' }, { title: 'value', widest: 50 }, { title: 'not placed because', widest: 200 }];

const refusedColumns = [
  { title: 'file', widest: 50 },
  { title: 'row', right: true },
  { title: 'document', widest: 50 },
  { title: 'column', widest: 50 },
  { title: 'refused because', widest: 200 },
];

export interface ReportOptions {
  readonly json: boolean;
  /** With the stacks of the program's own faults. */
  readonly verbose?: boolean;
  /** Undefined where no cells were read. */
  readonly refused?: readonly RefusedCell[];
}

/** Writes tables of refused cells and unplaced values to stderr and totals to stdout (`json`: all of it). The exit code is 1 where a document failed by a fault. */
export function reportImport(what: string, imported: readonly Imported[], { json, verbose = false, refused }: ReportOptions): void {
  const labelled = imported.filter(({ skipped }) => skipped === undefined);
  const [values, placed] = [sum(labelled.map((one) => one.values)), sum(labelled.map((one) => one.placed))];
  const missing = imported.flatMap(({ document, skipped, unplaced }) => [
    ...(skipped === undefined ? [] : [[document, '', '', skipped]]),
    ...unplaced.map(({ detail, value, reason }) => [document, detail, value, reason]),
  ]);
  const cells = (refused ?? []).map(({ table: file, row, document, column, reason }) => [file, String(row), document, column, reason]);
  if (cells.length > 0) process.stderr.write(`${table(refusedColumns, cells)}\n`);
  if (missing.length > 0) process.stderr.write(`${table(columns, missing)}\n`);
  if (missing.some(([, , , reason]) => reason!.includes('on the page')))
    process.stderr.write(`Looked for in what was read (${join(what, 'read', 'NAME.json')}). To see the pages and mark the words: beleg label serve ${what}\n`);
  const faults = imported.flatMap(({ document, fault }) => (fault ? [{ document, fault }] : []));
  if (verbose) for (const { document, fault } of faults) process.stderr.write(`${document}: ${fault.stack}\n`);
  if (faults.length > 0) process.exitCode = 1;
  if (json)
    process.stdout.write(
      `${JSON.stringify({ documents: imported.length, labelled: labelled.length, values, placed, imported, ...(refused && { refused }) }, undefined, 1)}\n`,
    );
  else {
    const refused = cells.length === 0 ? '' : `, ${cells.length} cells refused (--strict refuses the table)`;
    process.stdout.write(`${what}: ${labelled.length} of ${imported.length} documents labelled, ${placed} of ${values} values placed${refused}\n`);
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

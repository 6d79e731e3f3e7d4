/** What an import of labels says: a table of what found no place on stderr, the sums on stdout. */
import type { Imported } from '../dataset/import.js';
import { table } from './table.js';

const columns = [{ title: 'document', widest: 50 }, { title: 'detail' }, { title: 'value', widest: 50 }, { title: 'not placed because', widest: 200 }];

export function reportImport(what: string, imported: readonly Imported[], json: boolean, verbose = false): void {
  const labelled = imported.filter(({ skipped }) => skipped === undefined);
  const [values, placed] = [sum(labelled.map((one) => one.values)), sum(labelled.map((one) => one.placed))];
  const missing = imported.flatMap(({ document, skipped, unplaced }) => [
    ...(skipped === undefined ? [] : [[document, '', '', skipped]]),
    ...unplaced.map(({ detail, value, reason }) => [document, detail, value, reason]),
  ]);
  if (missing.length > 0) process.stderr.write(`${table(columns, missing)}\n`);
  const faults = imported.flatMap(({ document, fault }) => (fault ? [{ document, fault }] : []));
  if (verbose) for (const { document, fault } of faults) process.stderr.write(`${document}: ${fault.stack}\n`);
  if (faults.length > 0) process.exitCode = 1;
  if (json) process.stdout.write(`${JSON.stringify({ documents: imported.length, labelled: labelled.length, values, placed, imported }, undefined, 1)}\n`);
  else process.stdout.write(`${what}: ${labelled.length} of ${imported.length} documents labelled, ${placed} of ${values} values placed\n`);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

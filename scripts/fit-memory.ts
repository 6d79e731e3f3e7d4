/**
 * Weights of the memory of layouts (src/memory/weights.ts): for documents of synthetic suppliers of which one or three others are remembered, the terms that make what
 * is true likeliest, beside the networks' own logits. Customers that call some details otherwise than the networks are among them.
 *
 *   node --import tsx scripts/fit-memory.ts [--suppliers 90] [--pairs 2] [--first 5000] [--bundle models/base] [--write]
 *
 * --first: number of the first synthetic supplier; --pairs: documents of each beside the remembered ones. Prints the rows of the table; --write puts them into it.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { progress } from '../src/cli/progress.js';
import { loadEngine } from '../src/detect.js';
import { families, tagFamily } from '../src/memory/weights.js';
import { rowColumns } from '../src/memory/terms.js';
import { tagNames } from '../src/network/config.js';
import { decisionsOf } from './fit-memory/decisions.js';
import { fit } from './fit-memory/fit.js';

const { values: options } = parseArgs({
  options: {
    suppliers: { type: 'string', default: '90' },
    pairs: { type: 'string', default: '2' },
    first: { type: 'string', default: '5000' },
    bundle: { type: 'string', default: 'models/base' },
    write: { type: 'boolean', default: false },
  },
});

const suppliers = Number(options.suppliers);
const bar = progress('evidence', suppliers);
const draw = { suppliers, pairs: Number(options.pairs), first: Number(options.first) };
const { decisions, rows } = await decisionsOf(await loadEngine(options.bundle), draw, (count) => bar.update(count));
bar.stop();
console.error(`${decisions.length} decisions`);
const wordFamilies = new Set<string>(tagNames.map(tagFamily));
/** Words are many: their weights need less restraint. */
const [ofWords, ofDetails] = [0.00002, 0.0002];
/** That a detail was absent says little where nothing else stood behind its key: a cost centre is on one invoice of ten. */
const restrained: Readonly<Record<string, number>> = { absentNetwork: 0.05, absent: 0.002, absents: 0.002 };
const ridges = families.flatMap((family) => rowColumns.map((column) => (wordFamilies.has(family) ? ofWords : (restrained[column] ?? ofDetails))));
const theta = fit(decisions, rows, families.length, ridges, (epoch, loss) => {
  if (epoch % 25 === 0 || epoch === 1) console.error(`${epoch}: ${loss.toFixed(5)}`);
});
const table = families.map((family, f) => {
  const row = [...theta.subarray(f * rows.width, (f + 1) * rows.width)].map((weight) => Number(weight.toFixed(2)));
  return `  ${family}: [${row.join(', ')}],\n`;
});
console.log(table.join(''));
if (options.write) {
  const file = 'src/memory/weights.ts';
  const source = await readFile(file, 'utf8');
  await writeFile(
    file,
    source.replace(/( {2}\/\/ fitted\n)[\s\S]*?( {2}\/\/ end\n)/, (_, begin: string, end: string) => begin + table.join('') + end),
  );
}
process.exit(0);

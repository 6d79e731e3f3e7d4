/**
 * What a memory of thousands of layouts costs a document, in milliseconds of processor time of the whole process: finding the alike ones, then their terms for
 * details, tags, fields of contacts and columns of items. Synthetic suppliers with held-out layouts; the next document of some of them is asked for, each once. Ends with a
 * digest of all that was recalled, which a change of speed alone leaves as it is.
 *
 *   node --expose-gc --import tsx scripts/bench-recall.ts [--suppliers 500] [--each 20] [--asked 200] [--warm 50] [--noise 0] [--bundle models/base] [--file /tmp/layouts.bin]
 *
 * `--warm`: documents before, which are not counted: a server's code is compiled. `--file`: the memory of before is taken where there is one, else it is kept there.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { loadBundle } from '../src/bundle/load.js';
import { modelDetails } from '../src/catalogue/details.js';
import { progress } from '../src/cli/progress.js';
import { classifyDetails, classifyLines } from '../src/extraction/decoding/classify.js';
import { encode } from '../src/features/encode.js';
import { joined } from '../src/memory/codec.js';
import { openLayouts } from '../src/memory/layouts.js';
import { type StoredLayout, storedLayout } from '../src/memory/stored.js';
import { columnNames } from '../src/network/config.js';
import { sample } from '../src/synthesis/sample.js';
import { rememberLabelled } from '../src/training/memory/remember-labelled.js';

const { values: options } = parseArgs({
  options: {
    suppliers: { type: 'string', default: '500' },
    each: { type: 'string', default: '20' },
    asked: { type: 'string', default: '200' },
    warm: { type: 'string', default: '50' },
    noise: { type: 'string', default: '0' },
    bundle: { type: 'string', default: 'models/base' },
    file: { type: 'string' },
  },
});
const [suppliers, each, asked, warm, noise] = [options.suppliers, options.each, options.asked, options.warm, options.noise].map(Number) as [
  ...[number, number, number, number, number],
];
const bundle = await loadBundle(options.bundle);
const names = bundle.manifest.networks.details!.columns;
const columns = modelDetails.flatMap(({ name, kind, many }) => (names.includes(name) ? [{ name, kind: kind!, many: many ?? false }] : []));

/** Invoices and credit notes of a supplier from a number on; its receipts and letters are other layouts. */
function* documentsOf(supplier: number, from: number) {
  for (let i = from; ; i++) {
    const one = sample('bench-recall', i, { supplier: 12_000 + supplier, heldOut: true, noise });
    if (one.facts.type === 'invoice' || one.facts.type === 'creditNote') yield one;
  }
}

async function made(): Promise<Uint8Array> {
  const stored: StoredLayout[] = [];
  const bar = progress('synthetic documents', suppliers * each);
  for (let supplier = 0; supplier < suppliers; supplier++)
    for (const { document, labels } of documentsOf(supplier, 0)) {
      stored.push(storedLayout(rememberLabelled({ ...document, name: `${supplier}-${stored.length}` }, labels, columns)));
      bar.update(stored.length);
      if (stored.length === (supplier + 1) * each) break;
    }
  bar.stop();
  return joined(stored);
}

const isKept = options.file !== undefined && existsSync(options.file);
const bytes = isKept ? await readFile(options.file!) : await made();
if (options.file !== undefined && !isKept) await writeFile(options.file, bytes);

const costs = new Map<string, number[]>();
/** Adds the processor time to the costs of `name`. */
function timed<T>(name: string, work: () => T): T {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  costs.set(name, [...(costs.get(name) ?? []), (user + system) / 1000]);
  return result;
}
const megabytes = () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
};

const empty = megabytes();
const memory = timed('open', () => openLayouts(bytes, 'layouts'));
console.log(`opened in ${costs.get('open')![0]!.toFixed(1)} ms`);
const digest = createHash('sha256');
let recalled = 0;
for (let a = 0; a < warm + asked; a++) {
  if (a === warm) {
    costs.clear();
    recalled = 0;
  }
  const [one] = documentsOf(Math.floor((a * suppliers) / (warm + asked)), 1000 + 50 * a);
  const { document } = one!;
  const pages = encode(document);
  const seen = await classifyDetails(
    pages,
    bundle.details,
    names,
    columns.map(({ name }) => name),
  );
  const roles = (await classifyLines(pages, bundle.lineItems!)).map((page) => page.roles);
  // Garbage of reading and classifying is not the memory's.
  (globalThis.gc as ((options: object) => void) | undefined)?.({ type: 'minor' });
  const parts = { find: 0, details: 0, tags: 0, fields: 0, columns: 0 };
  const part = <T>(name: keyof typeof parts, work: () => T): T => {
    const result = timed(name, work);
    parts[name] = costs.get(name)!.at(-1)!;
    return result;
  };
  const recollection = part('find', () => memory.recall(document, pages));
  if (recollection) {
    recalled++;
    const details = part('details', () => recollection.details(seen, columns));
    const tags = part('tags', () => seen.map((page) => recollection.tags(page)));
    const fields = part('fields', () => seen.map((page) => recollection.fields(page, page.tags)));
    const items = part('columns', () => pages.map((page, p) => recollection.columns(page, roles[p]!, columnNames().length)));
    for (const terms of [...details, ...tags, ...items.map((each) => each?.terms)]) digest.update(terms ?? '-');
    digest.update(JSON.stringify([recollection.names, fields]));
  }
  costs.set('all', [...(costs.get('all') ?? []), Object.values(parts).reduce((sum, cost) => sum + cost, 0)]);
}
console.log(
  `${memory.count} layouts, ${(bytes.length / 1e6).toFixed(1)} MB, ${(megabytes() - empty).toFixed(1)} MB more in use; ${recalled} of ${asked} recalled`,
);
for (const [name, list] of costs) {
  const sorted = [...list].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]!.toFixed(1);
  console.log(`${name}: median ${at(0.5)} ms, 95 % ${at(0.95)}, most ${at(1)}`);
}
console.log(`digest ${digest.digest('hex').slice(0, 16)}`);
process.exit(0);

/**
 * F1 by how many documents of the supplier are remembered, on synthetic suppliers with held-out layouts and wordings (of each the first documents are remembered, the
 * others judged), or on the layouts of a labelled dataset that have two documents or more (each is judged beside the others). Suppliers met before are remembered too.
 *
 *   node --import tsx scripts/bench-shots.ts [--suppliers 40] [--documents 13] [--noise 0] [--shots 0,1,3] [--bundle models/base]
 *   node --import tsx scripts/bench-shots.ts --dataset datasets/acme [--shots 0,1,3] [--bundle models/base]
 */
import { parseArgs } from 'node:util';
import { responseJson } from '../src/api/response/response.js';
import { progress } from '../src/cli/progress.js';
import { labelledDocuments } from '../src/dataset/packed.js';
import type { Labels } from '../src/dataset/label.js';
import { loadEngine, understand } from '../src/detect.js';
import type { Document } from '../src/document/document.js';
import { encodeLayouts } from '../src/memory/codec.js';
import { openLayouts } from '../src/memory/layouts.js';
import type { RememberedDocument } from '../src/memory/remembered.js';
import { classifyDetails } from '../src/extraction/decoding/classify.js';
import { encode } from '../src/features/encode.js';
import { sample } from '../src/synthesis/sample.js';
import { columnsOf } from '../src/training/batches/pages.js';
import { rememberLabelled } from '../src/training/memory/remember-labelled.js';
import { type Answered, countsOf, families } from './ablation/scores.js';
import { truthOfLabels } from './ablation/sources.js';

const { values: options } = parseArgs({
  options: {
    suppliers: { type: 'string', default: '40' },
    documents: { type: 'string', default: '13' },
    shots: { type: 'string', default: '0,1,3' },
    first: { type: 'string', default: '9000' },
    bundle: { type: 'string', default: 'models/base' },
    noise: { type: 'string', default: '0' },
    dataset: { type: 'string' },
    scorer: { type: 'string', default: '../shared/tools/score.mjs' },
  },
});

const engine = await loadEngine(options.bundle);
const known = engine.bundle.manifest.networks.details!.columns;
const details = columnsOf([]).filter(({ name }) => known.includes(name));
const [suppliers, count] = [Number(options.suppliers), Number(options.documents)];
const shots = options.shots.split(',').map(Number);
const most = Math.max(...shots);
const answered = new Map<number, Answered[]>(shots.map((n) => [n, []]));
const bar = progress('suppliers', suppliers);
interface One {
  readonly name: string;
  readonly document: Document;
  readonly labels: Labels;
}

/** Documents by supplier and layout. */
async function* groups(): AsyncGenerator<readonly One[]> {
  if (!options.dataset) {
    for (let s = 0; s < suppliers; s++)
      yield Array.from({ length: count }, (_, i) => ({
        name: `${s}-${i}`,
        ...sample('shots', s * 100 + i, { supplier: Number(options.first) + s, heldOut: true, noise: Number(options.noise) }),
      }));
    return;
  }
  const byLayout = new Map<string, One[]>();
  for await (const one of labelledDocuments(options.dataset)) {
    const key = `${one.labels.supplier} ${one.labels.layout}`;
    byLayout.set(key, [...(byLayout.get(key) ?? []), one]);
  }
  for (const list of byLayout.values()) if (list.length > 1) yield list;
}

/** Documents of the suppliers before: none of them may be recalled. */
const strangers: RememberedDocument[] = [];
let done = 0;
for await (const documents of groups()) {
  const remembered = new Map<One, RememberedDocument>();
  for (const one of documents.slice(0, options.dataset ? undefined : most)) {
    const classified = await classifyDetails(
      encode(one.document),
      engine.bundle.details,
      engine.bundle.manifest.networks.details!.columns,
      details.map(({ name }) => name),
    );
    remembered.set(one, rememberLabelled(one.document, one.labels, details, { logits: classified.map(({ logits }) => logits) }));
  }
  // Synthetic suppliers: the first are remembered, the others judged; in a dataset each is judged beside its neighbours.
  const judged = options.dataset ? documents : documents.slice(most);
  for (const n of shots) {
    for (const one of judged) {
      const { document, labels, name } = one;
      const others = documents
        .filter((other) => other !== one)
        .slice(0, n)
        .map((other) => remembered.get(other)!);
      const memory = openLayouts(encodeLayouts([...others, ...(n > 0 ? strangers : [])]), 'layouts');
      const extraction = await understand(document, { ...engine, memory });
      answered.get(n)!.push({ name, truth: truthOfLabels(labels), response: responseJson({ document, extraction }) });
    }
  }
  strangers.push(...remembered.values());
  bar.update(++done);
}
bar.stop();
for (const n of shots) {
  const counts = await countsOf(answered.get(n)!, options.scorer, `/tmp/beleg-shots-${n}`);
  const f1 = families.map((family) => {
    const { stated, correct, wrong } = counts[family];
    return `${family} ${((2 * correct) / (stated + correct + wrong)).toFixed(4)}`;
  });
  console.log(`${n} remembered, ${answered.get(n)!.length} documents: ${f1.join(', ')}`);
}
process.exit(0);

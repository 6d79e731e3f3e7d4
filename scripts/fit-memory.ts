/**
 * Weights of the memory of layouts (src/memory/weights.ts): for documents of synthetic suppliers of which one other document is remembered, the terms that make what is
 * true likeliest, by conditional logistic regression beside the networks' own logits.
 *
 *   node --import tsx scripts/fit-memory.ts [--suppliers 80] [--pairs 2] [--first 5000] [--bundle models/base]
 *
 * --first: number of the first synthetic supplier; --pairs: documents of each beside the remembered one. Prints the rows of the table.
 */
import { parseArgs } from 'node:util';
import { progress } from '../src/cli/progress.js';
import { loadEngine } from '../src/detect.js';
import { classifyDetails } from '../src/extraction/decoding/classify.js';
import { encode } from '../src/features/encode.js';
import { contextsOf } from '../src/memory/contexts.js';
import { columnCount } from '../src/memory/evidence.js';
import { pagesLike, unknown } from '../src/memory/remembered.js';
import { candidateEvidence, tagEvidence } from '../src/memory/token-evidence.js';
import { families, tagFamily } from '../src/memory/weights.js';
import { detailColumns, tagNames } from '../src/network/config.js';
import { random } from '../src/random.js';
import { sample } from '../src/synthesis/sample.js';
import { columnsOf } from '../src/training/batches/pages.js';
import { rememberLabelled } from '../src/training/memory/remember-labelled.js';

const { values: options } = parseArgs({
  options: {
    suppliers: { type: 'string', default: '80' },
    pairs: { type: 'string', default: '2' },
    first: { type: 'string', default: '5000' },
    bundle: { type: 'string', default: 'models/base' },
  },
});

/** One decision: options with the network's logit, a family and the evidence (without: the term of what is absent); which are true. */
interface Decision {
  readonly base: Float32Array;
  readonly family: Uint8Array;
  /** -1: absent term; -2: none. */
  readonly at: Int32Array;
  readonly truth: readonly number[];
  /** Independent choices in place of one. */
  readonly many: boolean;
  readonly weight: number;
}
const decisions: Decision[] = [];
let evidence = new Float32Array(1 << 24);
let used = 0;
const keep = (columns: Float32Array, from = 0): number => {
  if (used + columnCount > evidence.length) {
    const larger = new Float32Array(evidence.length * 2);
    larger.set(evidence);
    evidence = larger;
  }
  evidence.set(columns.subarray(from, from + columnCount), used);
  used += columnCount;
  return used - columnCount;
};

const engine = await loadEngine(options.bundle);
const details = columnsOf([]);
const suppliers = Number(options.suppliers);
const bar = progress('evidence', suppliers);
const chance = random('fit-memory', options.first);
for (let s = 0; s < suppliers; s++) {
  const supplier = Number(options.first) + s;
  const first = sample('fit-memory', s * 100, { supplier, heldOut: true });
  const remembered = rememberLabelled(first.document, first.labels, details);
  for (let p = 1; p <= Number(options.pairs); p++) {
    const other = sample('fit-memory', s * 100 + p, { supplier, heldOut: true });
    const truth = rememberLabelled(other.document, other.labels, details);
    const pages = encode(other.document);
    const classified = await classifyDetails(pages, engine.bundle.details, detailColumns());
    // A network that is less right than on synthetic documents: what real documents ask the memory for.
    const trust = chance.pick([1, 0.5, 0.25]);
    pages.forEach((page, i) => {
      const contexts = contextsOf(page, other.document.pages[page.page]!);
      const like = pagesLike(remembered, page.page, other.document.pages.length);
      const gold = truth.pages[i]!;
      const { logits, tags } = classified[i]!;
      details.forEach(({ name, many, kind }, f) => {
        if (!remembered.details.includes(name) || !truth.details.includes(name)) return;
        const isThere = remembered.pages.some(({ values }) => values.some(({ detail }) => detail === name));
        const ofKind = page.candidates.flatMap((candidate, c) => (candidate.kind === kind ? [{ candidate, c }] : []));
        if (ofKind.length === 0) return;
        const right = ofKind.flatMap(({ candidate }, at) =>
          gold.values.some(({ detail, first, last }) => detail === name && first === candidate.first && last === candidate.last) ? [at] : [],
        );
        const at = ofKind.map(({ candidate }) => {
          if (!isThere) return -1;
          const columns = candidateEvidence(candidate, contexts, like, name);
          return columns ? keep(columns) : -2;
        });
        const base = ofKind.map(({ c }) => logits[c * details.length + f]! * trust);
        const family = families.indexOf(many ? 'many' : 'single');
        decisions.push({
          base: Float32Array.from([...base, 0]),
          family: new Uint8Array(base.length + 1).fill(family),
          at: Int32Array.from([...at, -2]),
          truth: many || right.length > 0 ? right : [base.length],
          many,
          weight: 1,
        });
      });
      const found = tagEvidence(contexts, like);
      if (!found.has.includes(1)) return;
      for (let t = 0; t < contexts.count; t++) {
        if (gold.tags[t] === unknown) continue;
        const probability = (tag: number) => tags[t * tagNames.length + tag]!;
        const choices = [...tagNames.keys()].filter((tag) => found.has[tag] || probability(tag) > 1e-3 || gold.tags[t] === tag);
        decisions.push({
          base: Float32Array.from(choices, (tag) => Math.log(Math.max(1e-6, probability(tag))) * trust),
          family: Uint8Array.from(choices, (tag) => families.indexOf(tagFamily(tagNames[tag]!))),
          at: Int32Array.from(choices, (tag) => (found.has[tag] ? keep(found.columns, (t * tagNames.length + tag) * columnCount) : -1)),
          truth: [choices.indexOf(gold.tags[t]!)],
          many: false,
          weight: 0.1,
        });
      }
    });
  }
  bar.update(s + 1);
}
bar.stop();

const width = columnCount + 1;
const theta = new Float64Array(families.length * width);
const [m, v] = [new Float64Array(theta.length), new Float64Array(theta.length)];
/** Ridge penalty on the mean loss. */
const ridge = 0.00002;
const total = decisions.reduce((sum, { weight }) => sum + weight, 0);
const term = (family: number, at: number): number => {
  if (at === -2) return 0;
  if (at === -1) return theta[family * width + columnCount]!;
  let sum = 0;
  for (let k = 0; k < columnCount; k++) sum += theta[family * width + k]! * evidence[at + k]!;
  return sum;
};
console.error(`${decisions.length} decisions`);
for (let epoch = 1; epoch <= 150; epoch++) {
  const gradient = new Float64Array(theta.length);
  let loss = 0;
  for (const { base, family, at, truth, many, weight } of decisions) {
    const n = base.length;
    const scores = base.map((b, i) => b + term(family[i]!, at[i]!));
    const p = new Float64Array(n);
    if (many) {
      for (let i = 0; i < n - 1; i++) {
        p[i] = 1 / (1 + Math.exp(-scores[i]!));
        const t = truth.includes(i);
        loss -= (weight * Math.log(Math.max(1e-9, t ? p[i]! : 1 - p[i]!))) / total;
        p[i]! -= t ? 1 : 0;
      }
    } else {
      const max = Math.max(...scores);
      let sum = 0;
      for (let i = 0; i < n; i++) sum += p[i] = Math.exp(scores[i]! - max);
      let right = 0;
      for (const t of truth) right += p[t]!;
      loss -= (weight * Math.log(Math.max(1e-12, right / sum))) / total;
      for (let i = 0; i < n; i++) {
        const posterior = truth.includes(i) ? p[i]! / Math.max(1e-12, right) : 0;
        p[i] = p[i]! / sum - posterior;
      }
    }
    for (let i = 0; i < n; i++) {
      const g = (weight * p[i]!) / total;
      if (g === 0 || at[i] === -2) continue;
      const row = family[i]! * width;
      if (at[i] === -1) gradient[row + columnCount]! += g;
      else for (let k = 0; k < columnCount; k++) gradient[row + k]! += g * evidence[at[i]! + k]!;
    }
  }
  for (let k = 0; k < theta.length; k++) {
    const g = gradient[k]! + ridge * theta[k]!;
    m[k] = 0.9 * m[k]! + 0.1 * g;
    v[k] = 0.99 * v[k]! + 0.01 * g * g;
    theta[k]! -= (0.15 * (m[k]! / (1 - 0.9 ** epoch))) / (Math.sqrt(v[k]! / (1 - 0.99 ** epoch)) + 1e-9);
  }
  if (epoch % 25 === 0 || epoch === 1) console.error(`${epoch}: ${loss.toFixed(4)}`);
}
const rows = families.map((family, f) => ({ family, row: [...theta.subarray(f * width, (f + 1) * width)].map((w) => Number(w.toFixed(3))) }));
for (const { family, row } of rows) console.log(`  ${family}: [${row.slice(0, columnCount).join(', ')}],`);
console.log(`absent: { ${rows.map(({ family, row }) => `${family}: ${row[columnCount]}`).join(', ')} }`);
process.exit(0);

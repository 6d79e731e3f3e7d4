/** Decisions that the memory has a say in, from documents of synthetic suppliers: options with the network's logit and a row of evidence, and which are true. */
import { classifyDetails } from '../../src/extraction/decoding/classify.js';
import type { Engine } from '../../src/detect.js';
import { encode } from '../../src/features/encode.js';
import { contextsOf } from '../../src/memory/contexts.js';
import { columnsOf as evidenceOf } from '../../src/memory/evidence.js';
import { type RememberedDocument, unknown } from '../../src/memory/remembered.js';
import { hasItsDetails, isAlike } from '../../src/memory/likeness.js';
import { type Column, type DetailRow, detailRows, rowLength, type ClassifiedContexts, tagColumns, tagRows } from '../../src/memory/terms.js';
import { detailFamily, type Family, families, tagFamily } from '../../src/memory/weights.js';
import { tagNames } from '../../src/network/config.js';
import { random } from '../../src/random.js';
import { sample } from '../../src/synthesis/sample.js';
import { columnsOf } from '../../src/training/batches/pages.js';
import { rememberedBy } from '../../src/training/memory/learn-layouts.js';
import { rememberLabelled } from '../../src/training/memory/remember-labelled.js';
import { conventionOf, partially } from './conventions.js';
import { type Rows, rowsOf } from './rows.js';

/** Independent choices (`many`), or one of all. */
export interface Decision {
  readonly base: Float32Array;
  readonly family: Uint8Array;
  /** Places of rows; -1: without evidence. */
  readonly at: Int32Array;
  readonly truth: readonly number[];
  readonly many: boolean;
  readonly weight: number;
}

export interface DrawOptions {
  readonly suppliers: number;
  /** Documents of each beside the remembered ones. */
  readonly pairs: number;
  /** Number of the first supplier. */
  readonly first: number;
}

export interface Decisions {
  readonly decisions: readonly Decision[];
  readonly rows: Rows;
}

/** Words of a page are many, and most say the same. */
const weightOfWord = 0.1;
/** Share of documents that are read with mistakes. */
const noise = 0.3;
const numberOf = (family: Family): number => families.indexOf(family);
const columns = columnsOf([]);

export async function decisionsOf({ bundle }: Engine, { suppliers, pairs, first }: DrawOptions, done: (count: number) => void): Promise<Decisions> {
  const rows = rowsOf(rowLength);
  const decisions: Decision[] = [];
  const names = bundle.manifest.networks.details!.columns;
  const taken = columns.filter(({ name }) => names.includes(name));
  for (let s = 0; s < suppliers; s++) {
    const chance = random('fit-memory', first + s);
    const shots = chance.pick([1, 1, 2, 3, 5]);
    const samples = Array.from({ length: shots + pairs }, (_, i) => sample('fit-memory', s * 100 + i, { supplier: first + s, heldOut: true, noise }));
    const known = await Promise.all(samples.slice(0, shots).map(({ document, labels }, i) => rememberedBy(bundle, { name: String(i), document, labels })));
    const convention = conventionOf(chance, columns, known[0]!);
    const taught = partially(chance, convention(known[0]!));
    for (let p = shots; p < samples.length; p++) {
      const { document, labels } = samples[p]!;
      const pages = encode(document);
      const classified = await classifyDetails(
        pages,
        bundle.details,
        names,
        taken.map(({ name }) => name),
      );
      // A network that is less sure than on synthetic documents: what real ones ask the memory for.
      const trust = chance.pick([1, 1, 0.5]);
      const seen = classified.map(
        ({ page, logits, tags, document: ofPage }): ClassifiedContexts => ({
          page,
          contexts: contextsOf(page, document.pages[page.page]!),
          logits: logits.map((logit) => logit * trust),
          tags: tags.map((probability) => probability ** trust),
          document: ofPage,
        }),
      );
      const first = seen.find(({ page }) => page.page === 0)!.contexts;
      const remembered = known.flatMap((one) => (isAlike(one, first) ? [taught(convention(one))] : []));
      if (remembered.length === 0) continue;
      const asked = { seen, of: document.pages.length, remembered, truth: convention(rememberLabelled(document, labels, columns)) };
      const ofLayout = remembered.filter((one) => hasItsDetails(one, first));
      for (const [f, options] of detailRows(seen, asked.of, ofLayout, taken).entries())
        decisions.push(...ofDetail(asked, options, taken[f]!, f, taken.length, rows));
      for (const i of seen.keys()) decisions.push(...ofWords(asked, i, rows));
    }
    done(s + 1);
  }
  return { decisions, rows };
}

interface Asked {
  readonly seen: readonly ClassifiedContexts[];
  readonly of: number;
  readonly remembered: readonly RememberedDocument[];
  readonly truth: RememberedDocument;
}

/** One of all candidates of the document, or none of them. */
function ofDetail({ seen, truth }: Asked, rowsOf: readonly DetailRow[], column: Column, f: number, width: number, rows: Rows): Decision[] {
  if (!truth.details.includes(column.name)) return [];
  if (rowsOf.length === 0) return [];
  const options = seen.flatMap(({ page }, p) =>
    page.candidates.flatMap(({ kind }, candidate) =>
      kind === column.kind ? [{ page: p, candidate, row: rowsOf.find((each) => each.page === p && each.candidate === candidate)?.row }] : [],
    ),
  );
  const isRight = options.map(({ page, candidate }) => {
    const { first, last } = seen[page]!.page.candidates[candidate]!;
    return truth.pages[page]!.values.some((value) => value.detail === column.name && value.first === first && value.last === last);
  });
  const right = [...isRight.keys()].filter((at) => isRight[at]);
  const n = options.length;
  return [
    {
      base: Float32Array.from([...options.map(({ page, candidate }) => seen[page]!.logits[candidate * width + f]!), 0]),
      family: new Uint8Array(n + 1).fill(numberOf(detailFamily(column))),
      at: Int32Array.from([...options.map(({ row }) => (row ? rows.keep(row) : -1)), -1]),
      truth: column.many || right.length > 0 ? right : [n],
      many: column.many,
      weight: 1,
    },
  ];
}

function ofWords({ seen, of, remembered, truth }: Asked, page: number, rows: Rows): Decision[] {
  const rowsOf = tagRows(seen[page]!, of, remembered);
  if (!rowsOf) return [];
  const { tags, contexts } = seen[page]!;
  const gold = truth.pages[page]!.tags;
  const behind = new Float32Array(tagNames.length * tagColumns.length);
  return Array.from({ length: contexts.count }, (_, i) => i).flatMap((i) => {
    if (gold[i] === unknown) return [];
    rowsOf.behindWords(i, behind);
    const found = new Float32Array(tagNames.length * rowLength);
    for (const [tag, agreements] of rowsOf.agreements.entries()) {
      if (agreements) found.set(evidenceOf(agreements[i]!), tag * rowLength);
      for (const [k, column] of tagColumns.entries()) found[tag * rowLength + column] = behind[tag * tagColumns.length + k]!;
    }
    const probability = (tag: number) => tags[i * tagNames.length + tag]!;
    const choices = [...tagNames.keys()].filter((tag) => found[tag * rowLength] === 1 || probability(tag) > 1e-3 || gold[i] === tag);
    return [
      {
        base: Float32Array.from(choices, (tag) => Math.log(Math.max(1e-6, probability(tag)))),
        family: Uint8Array.from(choices, (tag) => numberOf(tagFamily(tagNames[tag]!))),
        at: Int32Array.from(choices, (tag) => rows.keep(found.subarray(tag * rowLength, (tag + 1) * rowLength))),
        truth: [choices.indexOf(gold[i]!)],
        many: false,
        weight: weightOfWord,
      },
    ];
  });
}

/**
 * Entities of FUNSD (Jaume et al. 2019) and XFUND (Xu et al. 2022): text, box, label, words and links to others. Theirs are header, question, answer and
 * other, and an answer is named by its question; ours have the names of fields. Links make one row, contact or group of its fields.
 */
import { z } from 'zod';
import { type Box, hull, intersection } from '../../../../document/box.js';
import type { Mark, Region, Sheet } from '../../sheet.js';
import { regionKey } from '../../sheet.js';
import { boxOfEdges, type Edges, edgesOf, type Size } from '../../units.js';

const edges = z.tuple([z.number(), z.number(), z.number(), z.number()]);
const id = z.union([z.int(), z.string().max(100)]);
const entity = z.object({
  id,
  text: z.string().max(20_000).default(''),
  box: edges,
  label: z.string().max(200),
  linking: z
    .array(z.tuple([id, id]))
    .max(10_000)
    .default([])
    .catch([]),
  words: z
    .array(z.object({ text: z.string().max(20_000), box: edges }))
    .max(10_000)
    .default([]),
});
type Entity = z.infer<typeof entity>;

export interface WrittenEntity {
  readonly id: number;
  readonly text: string;
  readonly box: Edges;
  readonly label: string;
  readonly words: readonly { readonly text: string; readonly box: Edges }[];
  readonly linking: (readonly [number, number])[];
}

/** All of one page; words of no label are "other". */
export function entitiesOf({ marks, words = [] }: Pick<Sheet, 'marks' | 'words'>, page: number, size: Size): readonly WrittenEntity[] {
  const all: WrittenEntity[] = [];
  const last = new Map<string, WrittenEntity>();
  const labelled = new Set<string>();
  const add = (label: string, place: readonly Region[]): WrittenEntity => {
    const texts = place.map((region) => ({ text: region.text ?? '', box: pixels(region.box, size) }));
    const one = {
      id: all.length,
      text: texts.map(({ text }) => text).join(' '),
      box: pixels(hull(place.map(({ box }) => box)), size),
      label,
      words: texts,
      linking: [],
    };
    all.push(one);
    return one;
  };
  for (const { field, row, places } of marks)
    for (const place of places.filter(([first]) => first?.page === page)) {
      const one = add(field, place);
      for (const region of place) labelled.add(regionKey(region));
      const parent = parentOf(field);
      if (row === undefined || parent === '') continue;
      const before = last.get(`${parent} ${row}`);
      last.set(`${parent} ${row}`, one);
      if (!before) continue;
      before.linking.push([before.id, one.id]);
      one.linking.push([before.id, one.id]);
    }
  for (const run of runs(words.filter((word) => word.page === page && !labelled.has(regionKey(word))))) add('other', run);
  return all;
}

const parentOf = (field: string): string => /^([^./]+)[./]/.exec(field)?.[1] ?? '';

function pixels(box: Box, size: Size): Edges {
  const [left, top, right, bottom] = edgesOf(box, size);
  return [Math.round(left), Math.round(top), Math.max(Math.round(right), Math.round(left) + 1), Math.max(Math.round(bottom), Math.round(top) + 1)];
}

/** Words in reading order that are side by side. */
function runs(words: readonly Region[]): readonly (readonly Region[])[] {
  const all: Region[][] = [];
  for (const word of words) {
    const before = all.at(-1)?.at(-1);
    const near = before && word.box.x >= before.box.x && intersection({ ...before.box, x: 0, width: 1 }, { ...word.box, x: 0, width: 1 });
    if (near && near.height > word.box.height / 2) all.at(-1)!.push(word);
    else all.push([word]);
  }
  return all;
}

/** The page's labels and words. `size`: of the page in the units of the boxes. */
export function readEntities(found: readonly unknown[], page: number, size: Size): Pick<Sheet, 'marks' | 'faults' | 'words'> {
  const faults: string[] = [];
  const entities = found.flatMap((one, index): readonly Entity[] => {
    const { data } = entity.safeParse(one);
    if (!data) faults.push(`entity ${index + 1} is none: id, box and label are needed`);
    return data ? [data] : [];
  });
  const region = ({ text, box }: { readonly text: string; readonly box: Edges }): Region => ({ page, text, box: boxOfEdges(box, size) });
  const regionsOf = (one: Entity) =>
    one.words.some(({ text }) => text.trim() !== '') ? one.words.filter(({ text }) => text.trim() !== '').map(region) : [region(one)];
  const questions = new Map(entities.flatMap((one) => (one.label === 'question' ? [[one.id, one.text] as const] : [])));
  const labelled = entities.flatMap((one): readonly { readonly one: Entity; readonly field: string }[] => {
    if (['question', 'header', 'other', 'O', ''].includes(one.label)) return [];
    if (one.label !== 'answer') return [{ one, field: one.label }];
    if (one.text.trim() === '') return [];
    const asked = one.linking.map(([a, b]) => questions.get(a === one.id ? b : a)).find((text) => text !== undefined);
    if (asked === undefined) faults.push(`the answer "${one.text.slice(0, 60)}" has no question that names it`);
    return asked === undefined
      ? []
      : [
          {
            one,
            field: asked
              .replace(/\s+/g, ' ')
              .replace(/\s*:\s*$/, '')
              .trim(),
          },
        ];
  });
  const rows = rowsOf(labelled);
  const marks = labelled.map(({ one, field }): Mark => {
    const row = rows.get(one);
    return { field, ...(row !== undefined && { row }), places: [regionsOf(one)] };
  });
  const words = entities.flatMap((one) => (one.text.trim() === '' ? [] : regionsOf(one)));
  return { marks, faults, words: [...new Map(words.map((word) => [regionKey(word), word])).values()] };
}

/** Linked entities are one row; rows are numbered in the order of their first entities, those of each parent for themselves. */
function rowsOf(labelled: readonly { readonly one: Entity; readonly field: string }[]): ReadonlyMap<Entity, number> {
  const above = new Map<Entity['id'], Entity['id']>();
  const topOf = (id: Entity['id']): Entity['id'] => {
    let at = id;
    for (let next = above.get(at); next !== undefined; next = above.get(at)) {
      const further = above.get(next);
      if (further !== undefined) above.set(at, further);
      at = next;
    }
    return at;
  };
  const known = new Set(labelled.flatMap(({ one }) => (one.label === 'answer' ? [] : [one.id])));
  const linked = new Set<Entity['id']>();
  for (const { one } of labelled)
    for (const [a, b] of one.linking) {
      if (!known.has(a) || !known.has(b)) continue;
      linked.add(a).add(b);
      const [first, second] = [topOf(a), topOf(b)];
      if (first !== second) above.set(second, first);
    }
  const numbers = new Map<string, Map<Entity['id'], number>>();
  const rows = new Map<Entity, number>();
  for (const { one, field } of labelled) {
    const parent = parentOf(field);
    if (one.label === 'answer' || (parent === '' && !linked.has(one.id))) continue;
    const tops = numbers.get(parent) ?? new Map<Entity['id'], number>();
    numbers.set(parent, tops);
    const top = topOf(one.id);
    const row = tops.get(top) ?? tops.size;
    tops.set(top, row);
    rows.set(one, row);
  }
  return rows;
}

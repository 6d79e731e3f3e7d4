/** Splits into train, validation and test. Documents of one supplier stay together: a model is not tested on a layout it was trained on. */
import { random } from '../random.js';
import type { Labels } from './label.js';

export interface Splittable {
  readonly name: string;
  readonly labels?: Pick<Labels, 'supplier' | 'layout'>;
}

export interface Split<T> {
  readonly train: readonly T[];
  readonly validation: readonly T[];
  readonly test: readonly T[];
}

export interface Shares {
  readonly validation: number;
  readonly test: number;
}

/** The unit of a split: the supplier, else the layout, else the document. */
export const groupOf = ({ name, labels }: Splittable): string =>
  labels?.supplier !== undefined ? `supplier ${labels.supplier}` : labels?.layout !== undefined ? `layout ${labels.layout}` : `document ${name}`;

/** The same documents and seed give the same split, in any order. */
export function split<T extends Splittable>(documents: readonly T[], seed: number, shares: Shares = { validation: 0.1, test: 0.1 }): Split<T> {
  const names = ['train', 'validation', 'test'] as const;
  const wanted = [1 - shares.validation - shares.test, shares.validation, shares.test].map((share) => share * documents.length);
  const parts: T[][] = [[], [], []];
  for (const group of shuffledGroups(documents, seed)) {
    // The part that lacks the largest share of its size; train on a tie.
    const lacks = wanted.map((want, part) => (want === 0 ? -Infinity : (want - parts[part]!.length) / want));
    parts[lacks.indexOf(Math.max(...lacks))]!.push(...group);
  }
  return Object.fromEntries(names.map((name, part) => [name, parts[part]!.sort(byName)])) as unknown as Split<T>;
}

/** k parts of about equal size, each the test part of one fold. */
export function folds<T extends Splittable>(documents: readonly T[], k: number, seed: number): readonly Pick<Split<T>, 'train' | 'test'>[] {
  const parts: T[][] = Array.from({ length: k }, () => []);
  // Large groups first, so that small ones even out.
  const groups = shuffledGroups(documents, seed).sort((a, b) => b.length - a.length);
  for (const group of groups) parts.reduce((least, part) => (part.length < least.length ? part : least)).push(...group);
  return parts.map((test, fold) => ({
    train: parts
      .filter((_, part) => part !== fold)
      .flat()
      .sort(byName),
    test: test.sort(byName),
  }));
}

function shuffledGroups<T extends Splittable>(documents: readonly T[], seed: number): T[][] {
  const groups = new Map<string, T[]>();
  for (const document of [...documents].sort(byName)) groups.set(groupOf(document), [...(groups.get(groupOf(document)) ?? []), document]);
  const ordered = [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
  return random('split', seed).shuffle(ordered);
}

const byName = (a: Splittable, b: Splittable): number => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);

/** For each word of a page the most alike of many remembered words, without comparing each with each: those that share a word with it, then those of its block, of its column, all. */
import type { Contexts } from './contexts.js';
import { agreementOf, block, edge, type Elsewhere, likenessElsewhere, likenessOfAgreement, type Surroundings, surroundings } from './evidence.js';
import { byHash } from './key-evidence.js';
import type { RememberedPage } from './remembered.js';

/** Words of several pages as those of one. */
export function gathered(words: readonly (readonly [RememberedPage, number])[]): Surroundings {
  const integers = () => new Int32Array(words.length);
  const places = () => new Uint16Array(words.length);
  const [own, shape, left, above, first, key, heading] = [integers(), integers(), integers(), integers(), integers(), integers(), integers()];
  const all = { own, shape, left, above, first, key, heading, x1: places(), x2: places(), y: places() };
  for (const name of surroundings) {
    const into = all[name];
    for (let k = 0; k < words.length; k++) into[k] = words[k]![0].contexts[name][words[k]![1]]!;
  }
  return all;
}

/** So few words are compared with each. */
const few = 12;

/** Word by word: the agreement with the most alike one, of equally alike ones the first. */
export function mostAlikeWords(contexts: Contexts, known: Surroundings): Uint16Array {
  const count = known.own.length;
  const steps = count <= few ? [] : stepsFrom(contexts, known);
  let [agreement, likeness, word] = [0, -1, count];
  const compare = (i: number, j: number): void => {
    const found = agreementOf(contexts, i, known, j);
    const alike = likenessOfAgreement[found]!;
    if (alike < likeness || (alike === likeness && j >= word)) return;
    [agreement, likeness, word] = [found, alike, j];
  };
  const isFound = (i: number): boolean =>
    steps.some(({ compareAll, behind }) => {
      compareAll(i, compare);
      return likeness > likenessElsewhere(contexts, i, behind);
    });
  const compareOthers = count <= few ? undefined : othersFrom(contexts, known);
  const found = new Uint16Array(contexts.count);
  for (let i = 0; i < contexts.count; i++) {
    likeness = -1;
    word = count;
    if (!isFound(i)) {
      if (compareOthers) compareOthers(i, compare);
      else for (let j = 0; j < count; j++) compare(i, j);
    }
    found[i] = agreement;
  }
  return found;
}

type Compare = (i: number, j: number) => void;
type ByHash = ReturnType<typeof byHash>;

interface Step {
  compareAll(i: number, compare: Compare): void;
  /** Where the words are that are left behind it. */
  readonly behind: Elsewhere;
}

function stepsFrom(asked: Surroundings, { own, left, above, key, heading, x1, x2, y }: Surroundings): readonly Step[] {
  const [byOwn, byKey, byPhrase] = [byHash(own), byHash(left, above), byHash(key, heading)];
  const [aroundY, aroundX1, aroundX2] = [around(y, block), around(x1, edge), around(x2, edge)];
  return [
    {
      behind: 'withoutWord',
      compareAll(i, compare) {
        compareEach(byOwn.get(asked.own[i]!), i, compare);
        compareEach(byKey.get(asked.left[i]!), i, compare);
        if (asked.above[i] !== asked.left[i]) compareEach(byKey.get(asked.above[i]!), i, compare);
        compareEach(byPhrase.get(asked.key[i]!), i, compare);
        if (asked.heading[i] !== asked.key[i]) compareEach(byPhrase.get(asked.heading[i]!), i, compare);
      },
    },
    { behind: 'otherBlock', compareAll: (i, compare) => aroundY(asked.y[i]!, i, compare) },
    {
      behind: 'otherColumn',
      compareAll(i, compare) {
        aroundX1(asked.x1[i]!, i, compare);
        aroundX2(asked.x2[i]!, i, compare);
      },
    },
  ];
}

/** Words behind all steps are alike by their form and the first word of their line alone; where that has no word before it, neither has one beside it. */
function othersFrom(asked: Surroundings, { shape, first }: Surroundings): (i: number, compare: Compare) => void {
  let known: readonly [ByHash, ByHash] | undefined;
  const unled = first.indexOf(0);
  return (i, compare) => {
    const [byShape, byFirst] = (known ??= [byHash(shape), byHash(first)]);
    compareEach(byShape.get(asked.shape[i]!), i, compare);
    if (asked.first[i] !== 0) compareEach(byFirst.get(asked.first[i]!), i, compare);
    else if (unled >= 0) compare(i, unled);
    compare(i, 0);
  };
}

function compareEach(words: readonly number[] | undefined, i: number, compare: Compare): void {
  if (words) for (let k = 0; k < words.length; k++) compare(i, words[k]!);
}

/** Compares all whose place differs by `most` at most. */
function around(places: Uint16Array, most: number): (place: number, i: number, compare: Compare) => void {
  // A place and a number in one, which sort without a function.
  const sorted = Uint32Array.from(places)
    .map((place, j) => (place << 16) | j)
    .sort();
  return (place, i, compare) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (sorted[middle]! >>> 16 < place - most) low = middle + 1;
      else high = middle;
    }
    for (let k = low; k < sorted.length && sorted[k]! >>> 16 <= place + most; k++) compare(i, sorted[k]! & 0xffff);
  };
}

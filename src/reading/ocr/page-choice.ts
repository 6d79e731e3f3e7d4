/** Two readings of one page, as it is and with thickened strokes: the clearer one, and the words of the other that are surer or better formed than its own. */
import { type Box, centerX, centerY, intersection } from '../../document/box.js';
import type { Placed } from '../order/placed-word.js';
import { isWellFormed } from './word-form.js';

/** Letters by the squares of their confidence: noise is many letters of little confidence. */
const clearness = (words: readonly Placed[]): number => words.reduce((sum, { text, confidence }) => sum + text.length * confidence ** 2, 0);

/** Share of the other reading's clearness that the thickened one needs: of dots that became strokes more is right than its confidence says. */
const nearly = 0.94;
/** Whether the reading with thickened strokes has 0.94 of the other's clearness at least. */
export const isThickenedClearer = (thickened: readonly Placed[], asItIs: readonly Placed[]): boolean => clearness(thickened) > nearly * clearness(asItIs);

/** What a well-formed word counts more; by how much another reading of a word must be better. */
const [formed, better] = [0.3, 0.15];
const value = ({ text, confidence }: Placed): number => confidence + (isWellFormed(text) ? formed : 0);

/** Lone signs say too little of which one is right. */
const shortest = 2;

/** Shares of the lower box: breadth from which two are beside each other, height from which they are on one line; share of the broader one that two readings of a word have in common. */
const [beside, sameLine, common] = [0.15, 0.5, 0.6];

/** `words`, some with the text of the other reading; where that saw several words for one or one for several, all stay. */
export function weighedWords(words: readonly Placed[], others: readonly Placed[]): readonly Placed[] {
  const shift = shiftBetween(words, others);
  const boxes = words.map((word) => shift(word.box));
  return words.map((word, index) => {
    const [other, ...more] = others.filter(({ box }) => areBeside(box, boxes[index]!));
    if (!other || more.length > 0 || word.text.length < shortest || value(other) <= value(word) + better) return word;
    const shared = intersection(other.box, boxes[index]!)?.width ?? 0;
    const isSame = shared >= common * Math.max(other.box.width, word.box.width) && boxes.filter((box) => areBeside(box, other.box)).length === 1;
    return isSame ? { ...word, text: other.text, confidence: other.confidence, alternatives: other.alternatives } : word;
  });
}

function areBeside(a: Box, b: Box): boolean {
  const shared = intersection(a, b);
  const lower = Math.min(a.height, b.height);
  return shared !== undefined && shared.width > beside * lower && shared.height > sameLine * lower;
}

/** Words that are compared at each place, and how much nearer one on the same line is. */
const [nearest, alongLines] = [5, 3];

/** Moves a box of one reading to where the other has it, for the two were straightened apart: by the words nearby that both have once. */
function shiftBetween(words: readonly Placed[], others: readonly Placed[]): (box: Box) => Box {
  const found = onlyOnes(others);
  const anchors = [...onlyOnes(words).values()].flatMap(({ text, box }) => {
    const there = found.get(text)?.box;
    return there ? [{ box, x: centerX(there) - centerX(box), y: centerY(there) - centerY(box) }] : [];
  });
  return (box) => {
    const distance = (place: Box) => Math.hypot(centerX(place) - centerX(box), alongLines * (centerY(place) - centerY(box)));
    const near: { readonly away: number; readonly x: number; readonly y: number }[] = [];
    for (const { box: place, x, y } of anchors) {
      const away = distance(place);
      if (near.length === nearest && away >= near.at(-1)!.away) continue;
      near.splice(near.findLastIndex((one) => one.away <= away) + 1, 0, { away, x, y });
      near.length = Math.min(near.length, nearest);
    }
    return { ...box, x: box.x + middle(near.map(({ x }) => x)), y: box.y + middle(near.map(({ y }) => y)) };
  };
}

/** Words of two letters or more whose text occurs once. */
function onlyOnes(words: readonly Placed[]): ReadonlyMap<string, Placed> {
  const once = new Map<string, Placed>();
  const often = new Set<string>();
  for (const word of words) {
    if (once.has(word.text)) often.add(word.text);
    else if (word.text.length > 1) once.set(word.text, word);
  }
  for (const text of often) once.delete(text);
  return once;
}

/** 0 for none. */
const middle = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

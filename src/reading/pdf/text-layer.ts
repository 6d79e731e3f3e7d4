/** Whether a page's text layer is reliable: valid letters that form words and match the picture. */
import { type Box, hull, padded } from '../../document/box.js';
import type { Ink } from '../segmentation/ink.js';
import type { Placed } from '../order/placed-word.js';

/** Of all characters, so many may be strange; of all longer words, so many may be unspeakable. */
const [mostStrange, mostUnpronounceable] = [0.2, 0.4];
const vowel = /[aeiouyáàâäãåąæéèêëęěíìîïıóòôöõøőúùûüůűýÿαεηιουωаеиоуыэюя]/i;
/** Consonants without end; Slavic words have r and l for vowels. */
const crowd = /[bcdfghjkmnpqstvwxz]{5}/i;

/** Characters that stand for nothing: private use, unassigned, replacement marks, controls that a broken encoding leaves behind. */
const strange = /[\p{Co}\p{Cn}\p{Cc}\ufffd]/gu;
const foreign = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}\p{Script=Greek}\p{Script=Cyrillic}]/gu;

/** A wrong encoding shows as strange characters or as glyph soup: words without vowels, capitals and signs amid small letters. */
export function isReadable(words: readonly Placed[]): boolean {
  const text = words.map((word) => word.text).join(' ');
  if (text.trim().length === 0) return false;
  if (oddities(text) > mostStrange * text.length) return false;
  const longer = text.match(/\p{L}{4,}/gu) ?? [];
  if (longer.length >= 8 && longer.filter(isUnpronounceable).length > mostUnpronounceable * longer.length) return false;
  // A shifted encoding turns blanks and digits into letters: an invoice's layer without one digit among hundreds of characters is none.
  return text.length < 400 || (/\d/.test(text) && longer.length > 5);
}

/** Some tools write the numbers of letters that they have no text for. */
const oddities = (text: string): number =>
  (text.match(strange)?.length ?? 0) + (text.match(foreign)?.length ?? 0) + (text.match(/\(cid:\d+\)/g)?.join('').length ?? 0);
const isUnpronounceable = (word: string): boolean => !vowel.test(word) || crowd.test(word);

/**
 * Verdict on a font's encoding from its words: broken (stray characters), doubtful (few words, none that can be spoken; signs where letters should
 * are), or sound. A page may have a good font and a bad one.
 */
export function encodingOf(words: readonly { readonly text: string }[], glyphs: readonly { readonly text: string }[]): 'sound' | 'doubtful' | 'broken' {
  const text = words.map((word) => word.text).join(' ');
  // Words are free of stray characters already.
  const printed = glyphs
    .map((glyph) => glyph.text)
    .join('')
    .replace(/[ \u00a0\t\r\n]/g, '');
  if (printed.length < 4) return oddities(printed) > 0 ? 'broken' : 'sound';
  if (oddities(printed) > mostStrange * printed.length) return 'broken';
  const longer = text.match(/\p{L}{4,}/gu) ?? [];
  const unpronounceable = longer.filter(isUnpronounceable).length;
  if (longer.length >= 8 && unpronounceable > mostUnpronounceable * longer.length) return 'doubtful';
  if (longer.length >= 2 && unpronounceable >= 0.6 * longer.length) return 'doubtful';
  const usual = printed.match(/[\p{L}\d]/gu)?.length ?? 0;
  return printed.length >= 12 && usual < 0.4 * printed.length && new Set(printed).size > 6 ? 'doubtful' : 'sound';
}

/** Parts of words and of letters that must meet for a hidden layer to agree with the picture. */
const [wordsOnInk, inkUnderWords] = [0.75, 0.6];

/** A scanner's hidden words are accepted where the picture has ink under them and little ink elsewhere. */
export function explainsInk(words: readonly Placed[], ink: Ink): boolean {
  if (words.length === 0 || ink.letters.length < 10) return false;
  const written = hull(ink.letters);
  const covered = coverage(
    words.map(({ box }) => box),
    written,
  );
  const under = ink.letters.filter(covered).length / ink.letters.length;
  const inked = coverage(ink.letters, written);
  const filled = words.filter(({ box }) => inked(box)).length / words.length;
  return filled >= wordsOnInk && under >= inkUnderWords;
}

/** Letters of the picture that no word accounts for. */
export function unexplainedInk(words: readonly Placed[], letters: readonly Box[]): readonly Box[] {
  if (letters.length === 0) return [];
  const covered = coverage(
    words.map(({ box }) => box),
    hull(letters),
  );
  return letters.filter((box) => !covered(box));
}

/**
 * Whether a box's middle lies in any of the boxes, or any of their middles in it; through a grid, for pages have thousands of both. Looked up and
 * asked for are only the parts `within`: a PDF may hold a letter as large as a house.
 */
function coverage(boxes: readonly Box[], within: Box): (box: Box) => boolean {
  const grid = new Map<number, Box[]>();
  for (const box of boxes) {
    for (const key of cellsOf(box, within)) {
      const list = grid.get(key);
      if (list) list.push(box);
      else grid.set(key, [box]);
    }
  }
  return (box) => cellsOf(box, within).some((key) => grid.get(key)?.some((other) => meets(box, other)));
}

/** Pixels of a cell's side; as many columns as no page has. */
const [cell, mostColumns] = [96, 65_536];

/** The cells that a box takes of those that `within` takes. */
function cellsOf(box: Box, within: Box): readonly number[] {
  const [left, top] = [Math.max(box.x, within.x), Math.max(box.y, within.y)].map((edge) => Math.floor(edge / cell)) as [number, number];
  const right = Math.min(box.x + box.width, within.x + within.width) / cell;
  const bottom = Math.min(box.y + box.height, within.y + within.height) / cell;
  const keys: number[] = [];
  for (let row = top; row <= bottom; row++) for (let column = left; column <= right; column++) keys.push(row * mostColumns + column);
  return keys;
}

const meets = (a: Box, b: Box): boolean => contains(a, b) || contains(b, a);
function contains(outer: Box, inner: Box): boolean {
  const [x, y] = [inner.x + inner.width / 2, inner.y + inner.height / 2];
  return x >= outer.x && x <= outer.x + outer.width && y >= outer.y && y <= outer.y + outer.height;
}

/** Rectangles around unexplained letters that are in groups like text; single specks, logos of a few shapes and photos make none. */
export function textRegions(letters: readonly Box[], letterHeight: number): readonly Box[] {
  const reach = Math.max(20, 2.2 * letterHeight);
  const groups: { box: Box; count: number }[] = [];
  for (const letter of [...letters].sort((a, b) => a.y - b.y)) {
    const near = groups.filter(
      ({ box }) =>
        letter.x <= box.x + box.width + reach &&
        letter.x + letter.width >= box.x - reach &&
        letter.y <= box.y + box.height + reach &&
        letter.y + letter.height >= box.y - reach,
    );
    const merged = { box: letter, count: 1 };
    for (const group of near) {
      merged.box = hull([merged.box, group.box]);
      merged.count += group.count;
      groups.splice(groups.indexOf(group), 1);
    }
    groups.push(merged);
  }
  return groups.filter(({ count, box }) => count >= leastLetters && box.width > 4 * letterHeight).map(({ box }) => padded(box, letterHeight));
}

/** Fewer spots than this in a group are a logo or a stamp. */
const leastLetters = 18;

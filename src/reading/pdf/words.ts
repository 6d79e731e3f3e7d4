/** Glyphs of a PDF page → words: split at blanks and gaps, joined where a word was drawn in pieces, doubles of fake bold taken out. */
import type { Box } from '../../document/box.js';
import type { Glyph } from './content.js';
import type { Placed } from '../order/placed-word.js';

/** Parts of the em: a gap wider than this starts a new word, one narrower than the third is none; letters reach this far over and under the base line. */
const [wordGap, overlapGap, noGap, ascent, descent] = [0.15, 0.4, 0.03, 0.75, 0.2];

/** Words of the glyphs in drawing order, with boxes in the units of the glyphs. */
export function wordsOf(glyphs: readonly Glyph[]): readonly Placed[] {
  const words: Placed[] = [];
  let run: Glyph[] = [];
  const finish = (open: boolean) => {
    if (run.length > 0) words.push(wordFrom(run, open));
    run = [];
  };
  const printed = dropOverprints(glyphs);
  for (const [index, glyph] of printed.entries()) {
    if (glyph.blank) {
      if (run.length > 0 && isOverprinted(run.at(-1)!, printed[index + 1])) continue;
      // A blank far from the run's end belongs to another run: it is no evidence for this one.
      finish(run.length > 0 && !continues(run.at(-1)!, glyph, 1));
      continue;
    }
    const last = run.at(-1);
    if (last && isOverCell(last, glyph)) finish(false);
    else if (last && !continues(last, glyph, wordGap)) finish(true);
    run.push(glyph);
  }
  finish(true);
  return joinSpacedLetters(words);
}

/** Fonts kern digits by less than this part of the em ("11" most, by 0.085), letters by up to 0.2. */
const kernedDigits = 0.09;

/** Whether a letter begins before a digit ends, or a digit before a letter or digit: a cell too narrow for its text, and the next cell printed over its end. */
const isOverCell = (last: Glyph, next: Glyph): boolean => /^(?:\d[\p{L}\d]|\p{L}\d)$/u.test(last.text + next.text) && continues(last, next, -kernedDigits);

/** Whether the letter behind a blank begins where the blank does, as where a generator breaks its runs within words. */
const isOverprinted = (last: Glyph, next: Glyph | undefined): boolean => next !== undefined && !next.blank && continues(last, next, noGap, noGap);

/** Letters of a word spaced out, in em: such gaps between single letters, and how much wider a gap between two such words is. */
const [spacedOut, betweenSpaced, fewestSpaced] = [1.1, 1.5, 4];

/** "R E C H N U N G" is one word: single letters in a row, all the same way apart; of capitals some pairs are kerned together: "H E A LT H". */
function joinSpacedLetters(words: readonly Placed[]): readonly Placed[] {
  const result: Placed[] = [];
  for (let from = 0; from < words.length; ) {
    let to = from;
    while (to < words.length && isPiece(words[to]!) && (to === from || letterGap(words[to - 1]!, words[to]!) !== undefined)) to++;
    if (!isSpaced(words.slice(from, to))) {
      result.push(words[from]!);
      from++;
      continue;
    }
    const row = words.slice(from, to);
    const gaps = row.slice(1).map((word, index) => letterGap(row[index]!, word)!);
    const usual = Math.min(...gaps.filter((_, index) => isLetter(row[index]!) && isLetter(row[index + 1]!)));
    let start = 0;
    for (let index = 1; index <= row.length; index++) {
      if (index < row.length && gaps[index - 1]! <= betweenSpaced * usual) continue;
      result.push(joinedLetters(row.slice(start, index)));
      start = index;
    }
    from = to;
  }
  return result;
}

const isLetter = ({ text, angle }: Placed): boolean => angle === 0 && /^\p{L}$/u.test(text);

/** Of letters set apart: one, kerned capitals, a sign. */
const isPiece = ({ text, angle }: Placed): boolean => angle === 0 && /^(?:\p{L}|\p{Lu}{1,3}[,.;:]?|[,.;:&])$/u.test(text);

/** Most are single letters, and two of them are together. */
function isSpaced(row: readonly Placed[]): boolean {
  const letters = row.filter(isLetter).length;
  return letters >= fewestSpaced && letters * 2 > row.length && row.some((word, index) => index > 0 && isLetter(word) && isLetter(row[index - 1]!));
}

/** The gap between two letters of a row; undefined where they are none. */
function letterGap(a: Placed, b: Placed): number | undefined {
  const gap = b.box.x - a.box.x - a.box.width;
  const size = Math.max(a.fontSize, b.fontSize);
  return Math.abs(a.baseline - b.baseline) < 0.1 * size && Math.min(a.fontSize, b.fontSize) > 0.9 * size && gap > 0 && gap < spacedOut * size ? gap : undefined;
}

function joinedLetters(row: readonly Placed[]): Placed {
  const [first, last] = [row[0]!, row.at(-1)!];
  const width = last.box.x + last.box.width - first.box.x;
  return { ...first, text: row.map(({ text }) => text).join(''), box: { ...first.box, width }, open: false };
}

/** Whether `next` is where the word goes on, at most `gap` em behind the end of `last` and `overlap` before it. */
function continues(last: Glyph, next: Glyph, gap: number, overlap = overlapGap): boolean {
  if (last.upX * next.upX + last.upY * next.upY < 0.99) return false;
  const size = Math.max(last.size, next.size);
  const [dx, dy] = [next.x - last.x - last.advanceX, next.y - last.y - last.advanceY];
  // Along the writing (a quarter turn clockwise from the way up) and across it.
  const along = dx * -last.upY + dy * last.upX;
  const across = dx * last.upX + dy * last.upY;
  const raised = Math.min(last.size, next.size) < 0.8 * size;
  return Math.abs(across) <= (raised ? 0.5 : 0.15) * size && along <= gap * size && along >= -overlap * size;
}

function wordFrom(glyphs: readonly Glyph[], open: boolean): Placed {
  const text = clean(glyphs.map((glyph) => glyph.text).join(''));
  const main = glyphs.reduce((best, glyph) => (glyph.size > best.size ? glyph : best));
  const angle = angleOf(main);
  const box = boxOf(glyphs);
  const bold = glyphs.filter((glyph) => glyph.bold).length * 2 > glyphs.length;
  return { text, box, confidence: 1, fontSize: main.size, bold, source: 'text', baseline: angle === 0 ? main.y : box.y + box.height, angle, open };
}

/** Degrees clockwise against upright writing, whole numbers. */
export function angleOf(glyph: Glyph): number {
  const degrees = Math.round((Math.atan2(glyph.upX, -glyph.upY) * 180) / Math.PI);
  return (degrees + 360) % 360;
}

function boxOf(glyphs: readonly Glyph[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y, advanceX, advanceY, upX, upY, size } of glyphs) {
    for (const [startX, startY] of [
      [x, y],
      [x + advanceX, y + advanceY],
    ] as const) {
      for (const reach of [ascent * size, -descent * size]) {
        left = Math.min(left, startX + upX * reach);
        right = Math.max(right, startX + upX * reach);
        top = Math.min(top, startY + upY * reach);
        bottom = Math.max(bottom, startY + upY * reach);
      }
    }
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Ligatures and other presentation forms become letters; soft hyphens and controls go. */
function clean(text: string): string {
  if (/^[\x20-\x7e\xa1-\xac\xae-\xff]*$/.test(text)) return text;
  return text
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[\ufb00-\ufb06\uff01-\uff5e]/g, (form) => form.normalize('NFKC'))
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '');
}

/** Fake bold and shadows draw the same letters twice, a hair apart. The first of them stays and is bold. */
function dropOverprints(glyphs: readonly Glyph[]): readonly Glyph[] {
  const [cell, mostInCell] = [4, 64];
  const seen = new Map<number, number[]>();
  const kept: Glyph[] = [];
  for (const glyph of glyphs) {
    const [column, row] = [Math.floor(glyph.x / cell), Math.floor(glyph.y / cell)];
    const near = Math.min(cell, 0.1 * glyph.size);
    let double: number | undefined;
    for (let dx = -1; dx <= 1 && double === undefined; dx++) {
      for (let dy = -1; dy <= 1 && double === undefined; dy++) {
        double = seen.get((column + dx) * 65536 + row + dy)?.find((index) => {
          const other = kept[index]!;
          return other.text === glyph.text && Math.abs(other.x - glyph.x) <= near && Math.abs(other.y - glyph.y) <= near;
        });
      }
    }
    if (double !== undefined) {
      if (!glyph.blank) kept[double] = { ...kept[double]!, bold: true };
      continue;
    }
    const key = column * 65536 + row;
    const list = seen.get(key);
    if (list && list.length < mostInCell) list.push(kept.length);
    else if (list) list[kept.length % mostInCell] = kept.length;
    else seen.set(key, [kept.length]);
    kept.push(glyph);
  }
  return kept;
}

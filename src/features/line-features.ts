/** Features of a printed line, by which item tables are recognised. */
import { lineNumbers, type Token } from './contract.js';
import type { PageFrame } from './frame.js';
import { layoutOf } from './layout.js';
import { tableHeaderBits, totalsBits } from './lexicon/lexicon.js';
import type { Wordings } from './lexicon/wordings.js';

const amount = /\d[.,]\d{2}(?!\d)/;
const integer = /^\d{1,4}[.)]?$/;

export const lineLayout = layoutOf(
  {
    tokens: 1,
    digits: 1,
    amounts: 1,
    top: 1,
    gapAbove: 1,
    gapBelow: 1,
    left: 1,
    right: 1,
    rulingAbove: 1,
    rulingBelow: 1,
    fontSize: 1,
    bold: 1,
    tableHeader: 1,
    totals: 1,
    integerFirst: 1,
    amountLast: 1,
    widestGap: 1,
    edgesAbove: 1,
    edgesBelow: 1,
    leftAbove: 1,
    leftBelow: 1,
    firstPage: 1,
    order: 1,
  },
  lineNumbers,
);
type Column = keyof typeof lineLayout.at;

/** l × lineNumbers, for lines 0 … lineCount − 1 of the page. */
export function lineFeaturesOf(tokens: readonly Token[], lineCount: number, { own: bits }: Wordings, frame: PageFrame): Float32Array {
  const out = new Float32Array(lineCount * lineNumbers);
  const byLine: Token[][] = Array.from({ length: lineCount }, () => []);
  const bitsOf = new Int32Array(lineCount);
  tokens.forEach((token, i) => {
    byLine[token.line]?.push(token);
    bitsOf[token.line]! |= bits[i]!;
  });
  const edges = byLine.map((line) => line.map(({ box }) => box.x + box.width));
  const tops = byLine.map((line) => Math.min(...line.map((token) => token.box.y)));
  const bottoms = byLine.map((line) => Math.max(...line.map((token) => token.box.y + token.box.height)));
  const horizontal = frame.page.rulings.filter((ruling) => Math.abs(ruling.y2 - ruling.y1) < 3 && Math.abs(ruling.x2 - ruling.x1) > frame.width * 0.2);
  byLine.forEach((line, index) => {
    if (line.length === 0) return;
    const row = index * lineNumbers;
    const put = (column: Column, value: number | boolean) => {
      out[row + lineLayout.at[column]] = Number(value);
    };
    let [amounts, withDigits, bold] = [0, 0, 0];
    for (const { text, word } of line) {
      if (amount.test(text)) amounts++;
      if (/\d/.test(text)) withDigits++;
      if (frame.page.words[word]!.bold) bold++;
    }
    const first = line[0]!;
    const last = line[line.length - 1]!;
    put('tokens', Math.min(1, line.length / 20));
    put('digits', withDigits / line.length);
    put('amounts', Math.min(1, amounts / 5));
    put('top', tops[index]! / frame.height);
    put('gapAbove', gap(index > 0 ? tops[index]! - bottoms[index - 1]! : undefined, frame.pitch));
    put('gapBelow', gap(index + 1 < lineCount ? tops[index + 1]! - bottoms[index]! : undefined, frame.pitch));
    put('left', first.box.x / frame.width);
    put('right', (last.box.x + last.box.width) / frame.width);
    put(
      'rulingAbove',
      horizontal.some((ruling) => ruling.y1 <= tops[index]! + 4 && ruling.y1 > tops[index]! - frame.pitch),
    );
    put(
      'rulingBelow',
      horizontal.some((ruling) => ruling.y1 >= bottoms[index]! - 4 && ruling.y1 < bottoms[index]! + frame.pitch),
    );
    put('fontSize', frame.relativeSize(frame.page.words[first.word]!.fontSize));
    put('bold', bold / line.length);
    put('tableHeader', Math.min(1, bitCount(bitsOf[index]! & tableHeaderBits) / 4));
    put('totals', Math.min(1, bitCount(bitsOf[index]! & totalsBits) / 3));
    put('integerFirst', integer.test(first.text));
    put('amountLast', amount.test(last.text));
    put('widestGap', widestGap(line) / 20);
    put('edgesAbove', alignment(line, edges[index - 1], frame.pitch));
    put('edgesBelow', alignment(line, edges[index + 1], frame.pitch));
    put('leftAbove', leftAligned(line, byLine[index - 1], frame.pitch));
    put('leftBelow', leftAligned(line, byLine[index + 1], frame.pitch));
    put('firstPage', frame.index === 0);
    put('order', index / Math.max(1, lineCount - 1));
  });
  return out;
}

const gap = (pixels: number | undefined, pitch: number): number => (pixels === undefined ? 1 : Math.max(-0.5, Math.min(1, pixels / pitch / 3)));

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest; rest &= rest - 1) count++;
  return count;
}

function widestGap(line: readonly Token[]): number {
  let widest = 0;
  for (let i = 1; i < line.length; i++)
    widest = Math.max(widest, (line[i]!.box.x - line[i - 1]!.box.x - line[i - 1]!.box.width) / Math.max(1, line[i]!.box.height));
  return Math.min(20, widest);
}

/** Share of tokens whose right edge is another's on the neighbouring line: columns of numbers. */
function alignment(line: readonly Token[], edges: readonly number[] | undefined, pitch: number): number {
  if (!edges?.length) return 0;
  let aligned = 0;
  for (const { box } of line) if (edges.some((edge) => Math.abs(edge - box.x - box.width) < pitch * 0.25)) aligned++;
  return aligned / line.length;
}

function leftAligned(line: readonly Token[], other: readonly Token[] | undefined, pitch: number): number {
  return other?.length && Math.abs(other[0]!.box.x - line[0]!.box.x) < pitch * 0.25 ? 1 : 0;
}

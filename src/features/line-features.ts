/** Numbers a printed line carries: what item tables are recognised by. */
import { lineNumbers, type Token } from './contract.js';
import type { PageFrame } from './frame.js';
import { tableHeaderBits, totalsBits } from './lexicon/lexicon.js';
import type { Wordings } from './lexicon/wordings.js';

const amount = /\d[.,]\d{2}(?!\d)/;
const integer = /^\d{1,4}[.)]?$/;

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
    let at = index * lineNumbers;
    const put = (value: number | boolean) => {
      out[at++] = Number(value);
    };
    const count = (test: (token: Token) => boolean) => line.reduce((sum, token) => sum + (test(token) ? 1 : 0), 0);
    const first = line[0]!;
    const last = line[line.length - 1]!;
    const amounts = count((token) => amount.test(token.text));
    put(Math.min(1, line.length / 20));
    put(count((token) => /\d/.test(token.text)) / line.length);
    put(Math.min(1, amounts / 5));
    put(tops[index]! / frame.height);
    put(gap(index > 0 ? tops[index]! - bottoms[index - 1]! : undefined, frame.pitch));
    put(gap(index + 1 < lineCount ? tops[index + 1]! - bottoms[index]! : undefined, frame.pitch));
    put(first.box.x / frame.width);
    put((last.box.x + last.box.width) / frame.width);
    put(horizontal.some((ruling) => ruling.y1 <= tops[index]! + 4 && ruling.y1 > tops[index]! - frame.pitch));
    put(horizontal.some((ruling) => ruling.y1 >= bottoms[index]! - 4 && ruling.y1 < bottoms[index]! + frame.pitch));
    const word = frame.page.words[first.word]!;
    put(Math.max(-1, Math.min(1, Math.log2(Math.max(1, word.fontSize) / frame.fontSize))));
    put(count((token) => frame.page.words[token.word]!.bold) / line.length);
    put(Math.min(1, bitCount(bitsOf[index]! & tableHeaderBits) / 4));
    put(Math.min(1, bitCount(bitsOf[index]! & totalsBits) / 3));
    put(integer.test(first.text));
    put(amount.test(last.text));
    put(widestGap(line) / 20);
    put(alignment(line, edges[index - 1], frame.pitch));
    put(alignment(line, edges[index + 1], frame.pitch));
    put(leftAligned(line, byLine[index - 1], frame.pitch));
    put(leftAligned(line, byLine[index + 1], frame.pitch));
    put(frame.index === 0);
    put(index / Math.max(1, lineCount - 1));
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
  return line.filter((token) => edges.some((edge) => Math.abs(edge - token.box.x - token.box.width) < pitch * 0.25)).length / line.length;
}

function leftAligned(line: readonly Token[], other: readonly Token[] | undefined, pitch: number): number {
  return other?.length && Math.abs(other[0]!.box.x - line[0]!.box.x) < pitch * 0.25 ? 1 : 0;
}

/** Numbers of invoices, orders, customers, articles: whole tokens with a digit, groups of them, and what is behind an attached "Nr.:". */
import type { Kind, Span } from '../kind.js';
import { distinct, plain } from '../text/plain.js';

const punctuation: ReadonlySet<string> = new Set(' .,:;=*|"\'!?<>[]{}()#_/-');
const chunk = /\S{1,200}/g;
/** "FT" and "2031B/907", "PO" and "5526/KD", "FS" and "118/MAG/2031", "FT" and "M1/52" (series and number, SAF-T of Portugal) belong together as "RE" and "4711" do. */
const groupable = /^(?:[A-Z]{1,4}|(?=\D{0,27}\d)[A-Z\d]{1,9}(?:\/[A-Z\d]{1,9}){1,3}|(?:[A-Z]{1,2}\.){2}|[A-Z]{0,4}[\d/-]{0,14}\d(?:[A-Z]{0,2}|[a-z])|[/-])$/;

const mostChunks = 4;

export const identifier: Kind = {
  name: 'identifier',
  find(original) {
    if (!/\d/.test(original)) return [];
    const line = plain(original);
    const spans: Span[] = [];
    const chunks = chunksOf(line);
    for (const { start, end, text } of chunks) {
      if (!/\d/.test(text)) continue;
      add(spans, line, start, end);
      const attached = attachedPrefix(text);
      if (attached > 0) add(spans, line, start + attached, end);
    }
    const groups = chunks.length > 1 ? chunks.map(({ text }) => groupable.test(bare(text))) : [];
    for (let first = 0; first + 1 < chunks.length; first++) {
      if (!groups[first] || /^[/-]$/.test(chunks[first]!.text)) continue;
      // "K 31 / 220 415": signs that are alone are none of the four.
      for (let last = first + 1, most = mostChunks; last < chunks.length && last < first + most; last++) {
        const chunk = chunks[last]!;
        if (/^[/-]$/.test(chunk.text) && most === mostChunks) most++;
        if (!groups[last] || chunk.start !== chunks[last - 1]!.end + 1 || /[,;:]$/.test(chunks[last - 1]!.text)) break;
        if (/\d/.test(chunk.text)) add(spans, line, chunks[first]!.start, chunk.end);
      }
    }
    return distinct(spans);
  },
  read(text) {
    const value = stripped(plain(text).slice(0, 400).replace(/\s+/g, ' '));
    return value.length >= 1 && value.length <= 40 && /\d/.test(value) ? [{ value }] : [];
  },
};

interface Chunk extends Span {
  readonly text: string;
}

function chunksOf(line: string): Chunk[] {
  const chunks: Chunk[] = [];
  chunk.lastIndex = 0;
  for (let match = chunk.exec(line); match !== null; match = chunk.exec(line)) {
    chunks.push({ start: match.index, end: match.index + match[0].length, text: match[0] });
  }
  return chunks;
}

/** What is from start to end, a digit in it, without the punctuation around. */
function add(spans: Span[], line: string, start: number, end: number): void {
  let [from, until] = [start, end];
  while (from < until && punctuation.has(line[from]!)) from++;
  while (until > from && punctuation.has(line[until - 1]!)) until--;
  if ((until - from >= 2 || isDigit(line[from])) && until - from <= 40) spans.push({ start: from, end: until });
}

const isDigit = (sign: string | undefined): boolean => sign !== undefined && sign >= '0' && sign <= '9';

/** A lone "/" or "-" stays: it joins groups. */
const bare = (text: string): string => (text.length > 1 ? stripped(text) : text);

function stripped(text: string): string {
  let [from, until] = [0, text.length];
  while (from < until && punctuation.has(text[from]!)) from++;
  while (until > from && punctuation.has(text[until - 1]!)) until--;
  return text.slice(from, until);
}

/** Length of "Nr.:", "Rechnung-Nr.", "N°" or "Nr" before the number it is attached to. */
function attachedPrefix(text: string): number {
  const digit = text.search(/\d/);
  if (digit === 0) return 0;
  const sign = /^.*(?:[:=#°º]|\p{L}\.)/u.exec(text.slice(0, digit));
  if (sign !== null) return sign[0].length;
  return /^(?:\p{L}*\p{Ll}|\p{Lu}{5,}(?=\d{3}))(?=\d)/u.exec(text)?.[0].length ?? 0;
}

/** VAT codes of items ("A", "1", "*") and the legend with the rate of each: "A = 19 %", "B 7,00 % 10,00 0,70". */
import { grouped } from '../../../grouped.js';
import type { ClassifiedLines } from '../../decoding/classify.js';
import { tokensByLine } from '../../../features/tokens/line-index.js';
import { textOf } from '../../../features/tokens/token-text.js';
import type { TableRow } from './cell.js';

/** Code → rate as the interface writes it. */
export type RateCodes = ReadonlyMap<string, string>;

const rate = '(\\d{1,2}(?:[.,]\\d{1,2})?)\\s?%';
/** "A = 19 %", "MwSt A: 19,00 %", "* 7 %", "V1 22 %": letters anywhere, digits only with a sign between or where the line begins. */
const legends = [
  new RegExp(`(?:^|[\\s(])([A-Z*]|[A-Z]\\d)\\s?[=:)–-]?\\s?${rate}`, 'gu'),
  new RegExp(`(?:^|[\\s(])(\\d)(?:\\s?[=:)]\\s?|\\s[–-]\\s)${rate}`, 'gu'),
  new RegExp(`^(\\d)\\s${rate}`, 'gu'),
];
/** "19 % = A", "7,00 % (B)" */
const reversed = new RegExp(`${rate}\\s?[=(]\\s?([A-Z*])(?=[\\s),;]|$)`, 'gu');
const usual = 30;

/** A code with two rates is none. */
export function rateCodes(pieces: readonly ClassifiedLines[], rows: readonly TableRow[]): RateCodes {
  const rowsOf = grouped(rows, ({ piece }) => piece);
  const found = new Map<string, Set<string>>();
  const add = (code: string, value: string) => {
    const number = Number(value.replace(',', '.'));
    if (number <= usual) found.set(code, (found.get(code) ?? new Set()).add(String(number)));
  };
  for (const piece of pieces) {
    const ofItems = new Set(rowsOf.get(piece)?.flatMap(({ lines }) => lines));
    for (const [line, indices] of tokensByLine(piece.page)) {
      if (ofItems.has(line)) continue;
      const tokens = indices.map((i) => piece.page.tokens[i]!);
      if (!tokens.some(({ text }) => text.includes('%'))) continue;
      const text = textOf(tokens);
      for (const legend of legends) for (const [, code, value] of text.matchAll(legend)) add(code!, value!);
      for (const [, value, code] of text.matchAll(reversed)) add(code!, value!);
    }
  }
  return new Map([...found].flatMap(([code, values]) => (values.size === 1 ? [[code, [...values][0]!] as const] : [])));
}

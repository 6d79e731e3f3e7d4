/** VAT codes of items ("A", "1", "*") and the legend with the rate of each: "A = 19 %", "B 7,00 % 10,00 0,70". */
import { grouped } from '../../../grouped.js';
import type { ClassifiedLines } from '../../decoding/classify.js';
import { tokensByLine, tokensOn } from '../../../features/tokens/line-index.js';
import { textOf } from '../../../features/tokens/token-text.js';
import type { Cells, TableRow } from './cell.js';

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
      const text = textOf(indices.map((i) => piece.page.tokens[i]!));
      if (!text.includes('%')) continue;
      for (const legend of legends) for (const [, code, value] of text.matchAll(legend)) add(code!, value!);
      for (const [, value, code] of text.matchAll(reversed)) add(code!, value!);
    }
  }
  return new Map([...found].flatMap(([code, values]) => (values.size === 1 ? [[code, [...values][0]!] as const] : [])));
}

/** The rate that a code in the column of rates means; also of the only code that is among the numbers of the row. */
export function codedRate(row: TableRow, cells: Cells, codes: RateCodes): { readonly cells: Cells; readonly rate?: string } {
  if (codes.size === 0) return { cells };
  const { VatRate, Description, ItemId } = cells;
  const known = VatRate && codes.get(VatRate.text.trim());
  if (known !== undefined) return { cells, rate: known };
  if (VatRate?.text.includes('%')) return { cells };
  const words = new Set([...(Description?.tokens ?? []), ...(ItemId?.tokens ?? [])]);
  const { page } = row.piece;
  const alone = tokensOn(page, row.lines)
    .map((i) => page.tokens[i]!)
    .filter((token) => /[A-Z*]/.test(token.text) && codes.has(token.text) && !words.has(token));
  if (alone.length !== 1) return { cells };
  return { cells: { ...cells, VatRate: { field: 'VatRate', tokens: alone, text: alone[0]!.text, probability: 0.7 } }, rate: codes.get(alone[0]!.text)! };
}

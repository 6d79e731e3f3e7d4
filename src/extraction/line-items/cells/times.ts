/** "1 pc x 2.50", "(2 × 5.75)": what stands before the sign that multiplies a price is its unit, and before that, or alone, the quantity. */
import type { Token } from '../../../features/contract.js';
import type { ClassifiedLines } from '../../decoding/classify.js';
import type { Because } from '../../decoding/steps.js';
import { columnOf } from './columns.js';

const [outside, description, quantity] = [columnOf('outside'), columnOf('Description'), columnOf('Quantity')];
const [unit, price] = [columnOf('Unit'), columnOf('UnitPrice')];
const number = /^\(?\d[\d.,]*$/;
/** Before an at sign at the beginning of a line, also "3EA"; elsewhere it is a size in front of one piece's price. */
const counted = /^\(?\d[\d.,]*(?:\p{L}{2})?$/u;
const word = /^['’]?\p{L}{1,6}\.?$/u;
const currency = /^[€$£₺]$/;
const cents = /^\d[\d.,]*[.,]\d{2,4}(?:\/\p{L}{1,4})?$/u;
/** "€/kg", "/lb": what the price is for, no word of the name below it. */
const perUnit = /^(?:[€$£]|[A-Z]{3}|kr)?\/\p{L}{1,4}\.?$/u;
const likely = 0.2; // from this probability a number behind the sign is the price

/** The same object where no line has such a sign. */
export function withTimes(piece: ClassifiedLines, because: Because): ClassifiedLines {
  const { page, tokens } = piece.page;
  const is = (at: number, form: RegExp, line: number): boolean => tokens[at]?.line === line && form.test(tokens[at]!.text);
  let chosen: Int32Array | undefined;
  let columns: Float32Array | undefined;
  tokens.forEach(({ text, line }: Token, at) => {
    if (currency.test(text) && piece.chosen[at] === price && is(at + 1, number, line) && piece.chosen[at + 1] === quantity) {
      (chosen ??= piece.chosen.slice())[at + 1] = price; // what stands behind the currency of a price is no quantity
      because({ page, line, word: tokens[at + 1]!.word }, `"${text}" is the currency of a price`);
    }
    if (!/^[x×*@]$/i.test(text)) return;
    const priced = is(at + 1, currency, line) ? at + 2 : at + 1;
    const isPrice = piece.chosen[priced] === price || (is(priced, cents, line) && piece.columns[priced * piece.columnCount + price]! >= likely);
    const count = at - (is(at - 1, word, line) ? 2 : 1);
    if (tokens[priced]?.line !== line || !isPrice || !is(count, text === '@' ? counted : number, line)) return;
    if (text === '@' && tokens[count - 1]?.line === line && piece.chosen[count] !== quantity) return;
    chosen = (chosen ?? piece.chosen.slice()).fill(0, at, priced);
    [chosen[count], chosen[priced]] = [quantity, price];
    if (count < at - 1) chosen[at - 1] = unit;
    if (is(priced + 1, perUnit, line) && chosen[priced + 1] === description) {
      chosen[priced + 1] = outside;
      // Words of no column beside a name are its own where they are at all likely.
      (columns ??= piece.columns.slice())[(priced + 1) * piece.columnCount + description] = 0;
    }
    for (const { word } of tokens.slice(count, priced + 1)) because({ page, line, word }, `"${text}" multiplies the price ${tokens[priced]!.text}`);
  });
  return chosen ? { ...piece, chosen, ...(columns && { columns }) } : piece;
}

/** Quantities and prices within a row's words ("Labour — 2.5 hrs @ $99.00", "Horas: 6h x R$ 180,00"), where they make up its total: the network takes them for its name. */
import { atPrice } from '../../../catalogue/price-words.js';
import { codesBySign } from '../../../catalogue/currencies.js';
import type { Token } from '../../../features/contract.js';
import { tokensOn } from '../../../features/tokens/line-index.js';
import { cents } from '../../../values/numbers/cents.js';
import { type Because, cellOf, mapSame } from '../../decoding/steps.js';
import type { Cell, Cells, Decimal, ItemRow } from './cell.js';
import { numberOf, readingsOf } from './cell-values.js';

const sign = new RegExp(`^(?:[x×*@]|${atPrice.join('|')})$`, 'iu');
/** "2", "(2.5", "6h". */
const counted = /^\(?(\d{1,6}(?:[.,]\d{1,3})?)(\p{L}{1,4})?$/u;
const unit = /^\p{L}{1,8}\.?$/u;
/** "$99.00", "180,00", "99.00/hr)"; without decimals a number is a size unless it has a currency or an at sign. */
const priced = /^[€$£₹]?(\d[\d.,]*\d|\d)(?:\/\p{L}{1,6}\.?)?[),;]*$/u;
const hasDecimals = /[.,]\d{2,4}$/;
/** Probability of what this decides. */
const probability = 0.5;

/** The rows with such cells, their names whole; the same array where there are none. */
export function withCountedWords(rows: readonly ItemRow[], decimal: Decimal, because: Because): readonly ItemRow[] {
  return mapSame(rows, (item) => {
    const { piece, lines } = item.row;
    const { Quantity, TotalAmount, UnitPrice } = item.cells;
    if (Quantity || !TotalAmount) return item;
    const total = cents(readingsOf(TotalAmount, decimal)[0] ?? 'none');
    const tokens = tokensOn(piece.page, lines).map((i) => piece.page.tokens[i]!);
    for (const at of tokens.keys()) {
      const found = sign.test(tokens[at]!.text) ? cellsAround(tokens, at) : undefined;
      if (!found) continue;
      const product = Math.round(100 * numberOf(found.Quantity, decimal) * numberOf(found.UnitPrice, decimal));
      if (total === 0 || product !== total || (UnitPrice && numberOf(UnitPrice, decimal) !== numberOf(found.UnitPrice, decimal))) continue;
      because(
        cellOf({ page: piece.page.page, line: lines[0]! }, 'Quantity'),
        `"${found.Quantity!.text} ${tokens[at]!.text} ${found.UnitPrice!.text}" is the total`,
      );
      return { ...item, cells: { ...found, ...item.cells } };
    }
    return item;
  });
}

/** Quantity, unit and price around a sign that multiplies them, on its line. */
function cellsAround(tokens: readonly Token[], at: number): Cells | undefined {
  const { line } = tokens[at]!;
  const on = (index: number): Token | undefined => (tokens[index]?.line === line ? tokens[index] : undefined);
  const isCurrency = codesBySign.has(on(at + 1)?.text ?? '');
  const [after, before] = [isCurrency ? at + 2 : at + 1, unit.test(on(at - 1)?.text ?? '') ? at - 2 : at - 1];
  const [price, count] = [on(after), on(before)];
  const word = before < at - 1 ? on(at - 1) : undefined;
  const [, quantity, attached] = counted.exec(count?.text ?? '') ?? [];
  const [, amount] = priced.exec(price?.text ?? '') ?? [];
  if (!count || !price || quantity === undefined || amount === undefined || (word && attached)) return undefined;
  const isOfSeveral = [before - 1, after + 1].some((beside) => sign.test(on(beside)?.text ?? ''));
  if (isOfSeveral || !(hasDecimals.test(amount) || isCurrency || /^[€$£₹]/.test(price.text) || tokens[at]!.text === '@')) return undefined;
  const cell = (field: Cell['field'], token: Token, text: string): Cell => ({ field, tokens: [token], text, probability });
  const ofUnit = word ? cell('Unit', word, word.text) : attached ? cell('Unit', count, attached) : undefined;
  return { Quantity: cell('Quantity', count, quantity), ...(ofUnit && { Unit: ofUnit }), UnitPrice: cell('UnitPrice', price, amount) };
}

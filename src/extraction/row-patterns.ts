/** What stands inside an item as text and not in columns: "./. 5 %", "abzgl. 5 % Rabatt", "2 x 1,99". */
import type { LineItemFieldName } from '../catalogue/line-item-fields.js';
import type { Token } from '../features/contract.js';
import { tokensOn } from './line-index.js';
import type { Cell, Cells } from './cell.js';
import { arithmeticOf, type Decimal } from './row-arithmetic.js';
import type { TableRow } from './table-rows.js';

const percent = '(\\d{1,2}(?:[.,]\\d{1,2})?\\s?%)';
const words =
  'rabatt|nachlass|abzgl|abzüglich|abschlag|discount|less|remise|rabais|sconto|descuento|dto|desconto|korting|rabat|upust|sleva|zľava|popust|indirim|iskonto';
const signs = '\\./\\.|\\.\\/|–/–';
/** The word before or behind the percentage, at most two words between. */
const discountBefore = new RegExp(`(?:${signs}|(?:${words})\\.?:?)\\s(?:[^\\s\\d%]{1,20}\\s){0,2}-?${percent}`, 'iu');
const discountBehind = new RegExp(`(?:^|\\s)-?${percent}\\s(?:[^\\s\\d%]{1,20}\\s)?(?:${words})(?![\\p{L}])`, 'iu');
const times = /(?:^|\s)(\d{1,5}(?:[.,]\d{1,3})?)\s?(?:\p{L}{1,4}\.?\s)?[x×*]\s?(?:[€$£]|EUR)?\s?(\d{1,6}[.,]\d{2,4})(?!\d)/iu;

/** What is printed in the row, and which token each character is of. */
export interface RowText {
  readonly text: string;
  readonly tokens: readonly (Token | undefined)[];
}

export function rowText({ piece, lines }: TableRow): RowText {
  let text = '';
  const tokens: (Token | undefined)[] = [];
  let before: Token | undefined;
  for (const i of tokensOn(piece.page, lines)) {
    const token = piece.page.tokens[i]!;
    if (before && !(before.line === token.line && before.word === token.word)) {
      text += ' ';
      tokens.push(undefined);
    }
    text += token.text;
    for (let i = 0; i < token.text.length; i++) tokens.push(token);
    before = token;
  }
  return { text, tokens };
}

/** A percentage that its words call a discount, unless the row adds up without it. */
export function withTextDiscount(row: RowText, cells: Cells, decimal: Decimal): Cells {
  if (cells.Discount) return cells;
  const found = discountBefore.exec(row.text) ?? discountBehind.exec(row.text);
  if (!found || arithmeticOf(cells, decimal, row.text).agrees) return cells;
  const cell = cellAt(row, 'Discount', found[1]!, found.index + found[0].indexOf(found[1]!), 0.6);
  const taken = new Set(cell?.tokens);
  if (
    !cell ||
    Object.values(cells).some((other) => other.field !== 'Description' && other.field !== 'VatRate' && other.tokens.some((token) => taken.has(token)))
  )
    return cells;
  const { VatRate, ...others } = cells;
  // What is a discount is no rate.
  const kept = VatRate?.tokens.some((token) => taken.has(token)) ? others : cells;
  const whole = { ...kept, Discount: cell };
  return arithmeticOf(whole, decimal, row.text).agrees === false ? cells : whole;
}

/** Receipts: quantity and price on a line of their own. Taken only where they give the total. */
export function withTimes(row: RowText, cells: Cells, decimal: Decimal): Cells {
  if (!cells.TotalAmount || (cells.Quantity && cells.UnitPrice)) return cells;
  const found = times.exec(row.text);
  if (!found) return cells;
  const start = found.index + found[0].indexOf(found[1]!);
  const Quantity = cellAt(row, 'Quantity', found[1]!, start, 0.6);
  const UnitPrice = cellAt(row, 'UnitPrice', found[2]!, found.index + found[0].lastIndexOf(found[2]!), 0.6);
  if (!Quantity || !UnitPrice || UnitPrice.tokens.some((token) => cells.TotalAmount!.tokens.includes(token))) return cells;
  const whole = withoutTokens({ ...cells, Quantity, UnitPrice }, [...Quantity.tokens, ...UnitPrice.tokens]);
  return arithmeticOf(whole, decimal, row.text).agrees ? whole : cells;
}

function cellAt({ tokens }: RowText, field: LineItemFieldName, text: string, start: number, probability: number): Cell | undefined {
  const covered = [...new Set(tokens.slice(start, start + text.length).flatMap((token) => token ?? []))];
  return covered.length ? { field, tokens: covered, text, probability } : undefined;
}

/** The description without words that were taken out of it. */
function withoutTokens(cells: Cells, taken: readonly Token[]): Cells {
  const { Description } = cells;
  if (!Description?.tokens.some((token) => taken.includes(token))) return cells;
  const tokens = Description.tokens.filter((token) => !taken.includes(token) && !/^[x×*]$/i.test(token.text));
  if (tokens.length === 0) return cells;
  return { ...cells, Description: { ...Description, tokens, text: tokens.map((token) => token.text).join(' ') } };
}

/** Cells without the units, signs and remarks that are printed with them: "5Stk", "Less 1,20", "10 % (1,62)", "Std à". */
import type { Cell, Cells } from './cell.js';

export function tidied(cells: Cells): Cells {
  const { Quantity, Unit, Discount } = cells;
  const glued = Quantity && /^([-−–(]?(?:\d{1,3}(?: \d{3}){1,2}(?:[.,]\d{1,4})?|\d[\d.,]{0,12})\)?)(\p{L}[\p{L}²³.]{0,11})$/u.exec(Quantity.text);
  const unit = Unit
    ? withText(Unit, Unit.text.replace(/\s+[à@x×*/]$/iu, '').replace(/^\d{1,4}\s+(?=\p{L})/u, ''))
    : glued && !/^x$/i.test(glued[2]!)
      ? { ...Quantity, field: 'Unit' as const, text: glued[2]! }
      : undefined;
  return {
    ...cells,
    ...(glued && { Quantity: withText(Quantity, glued[1]!) }),
    ...(unit && { Unit: unit }),
    ...(Discount && { Discount: withText(Discount, discountText(Discount.text)) }),
  };
}

const withText = (cell: Cell, text: string): Cell => (text === cell.text ? cell : { ...cell, text });

const number = "[-−–]?\\s?\\d{1,3}(?:,\\d{2}){0,4}(?:[.,’' ]?\\d{3}){0,3}(?:[.,]\\d{1,4})?-?";
const rate = new RegExp(`^[^\\d%]{0,20}?([-−–]?\\s?\\d{1,3}(?:[.,]\\d{1,3})?\\s?%)[^\\d%+]{0,8}(?:${number})?[^\\d%+]{0,8}$`);
/** "7,5  -23,82" in a column of rates. */
const bareRate = new RegExp(`^(\\d{1,2}(?:[.,]\\d{1,2})?)\\s+${number}$`);
const amount = new RegExp(`^[^\\d]{0,20}?(${number})[^\\d%]{0,8}$`);

/** "36,18  25,00 %": what was the price before stands beside the rate. */
const rateBehind = /^\d{1,3}(?:[.,’' ]?\d{3}){0,2}[.,]\d{2,4} ([-−–]?\d{1,2}(?:[.,]\d{1,2})?\s?%)$/;

/** The rate, where one is printed; its amount follows from it. Else the amount without currency and words. */
function discountText(text: string): string {
  return (rate.exec(text) ?? rateBehind.exec(text) ?? bareRate.exec(text) ?? amount.exec(text))?.[1]?.trim() ?? text;
}

/** Whether a row adds up: quantity × price, less a discount, of prices for one piece, for a hundred or for a thousand. */
import { money } from '../../../values/numbers/cents.js';
import type { LabelledLineItem } from './types.js';

export interface Sum {
  readonly isRight: boolean;
  /** "3 × 4.50 = 13.50". */
  readonly text: string;
}

/** What the product becomes, and how that is written. */
interface Step {
  readonly text: string;
  readonly result: number;
  /** Pieces that the price is for. */
  readonly basis?: number;
}

/** Undefined where quantity, price or total is missing. */
export function sumOfRow({ fields }: LabelledLineItem): Sum | undefined {
  const [quantity, price, total] = [fields.Quantity, fields.UnitPrice, fields.TotalAmount].map((label) => (label ? Number(label.value) : Number.NaN));
  if ([quantity, price, total].some((value) => !Number.isFinite(value))) return undefined;
  const product = quantity! * price!;
  const less = discounts(fields.Discount?.value ?? '', product, quantity!);
  const plain: Step = { text: '', result: product };
  const steps = [plain, ...less, ...[100, 1000].flatMap((basis) => perBasis(basis, product, less))];
  const rounding = Math.abs(quantity!) * halfDigit(price!, 2) + Math.abs(price!) * (Number.isInteger(quantity) ? 0 : halfDigit(quantity!, 1));
  // Credits print what they give back with its sign, or only its total.
  const isTotal = (result: number, allowed: number) =>
    [total!, ...(total! < 0 && product > 0 ? [-total!] : [])].some((each) => Math.abs(result - each) <= allowed);
  const right = steps.find(({ result, basis = 1 }) => isTotal(result, 0.011 + rounding / basis));
  const { text, result } = right ?? less[0] ?? plain;
  return { isRight: right !== undefined, text: `${quantity} × ${price}${text} = ${amount(right ? total! : result)}${right ? '' : `, not ${amount(total!)}`}` };
}

const amount = (value: number): string => money(Math.round(value * 100));

const perBasis = (basis: number, product: number, less: readonly Step[]): readonly Step[] => [
  { text: ` / ${basis}`, result: product / basis, basis },
  ...less.filter(({ text }) => text.endsWith('%')).map(({ text, result }) => ({ text: ` / ${basis}${text}`, result: result / basis, basis })),
];

/** "5 %" is a share, "5" may be one; other numbers are amounts, off the row or off each piece. "+ 5,00" is a surcharge. */
function discounts(printed: string, product: number, quantity: number): readonly Step[] {
  const chain = /^\d{1,2}(?:\s*%?\s*\+\s*\d{1,2})+\s*%?$/.test(printed.trim()) ? [...printed.matchAll(/\d+/g)].map(([each]) => Number(each)) : [];
  // "40+10": the second is taken off what the first leaves.
  if (chain.length > 0) return [{ text: ` − ${chain.join(' % − ')} %`, result: chain.reduce((left, each) => left * (1 - each / 100), product) }];
  const found = /(\d{1,6}(?:[.,]\d{1,3})?)\s*(%)?/.exec(printed);
  const number = found ? Number(found[1]!.replace(',', '.')) : 0;
  if (!found || number === 0) return [];
  const isMore = printed.trimStart().startsWith('+');
  const [sign, factor] = isMore ? ['+', 1] : ['−', -1];
  const share: Step = { text: ` ${sign} ${number} %`, result: product * (1 + (factor * number) / 100) };
  // Credits lose of their negative sum.
  const off = factor * number * Math.sign(product || 1);
  const amounts = [
    { text: ` ${sign} ${amount(number)}`, result: product + off },
    { text: ` ${sign} ${Math.abs(quantity)} × ${amount(number)}`, result: product + off * Math.abs(quantity) },
  ];
  return found[2] ? [share] : Number.isInteger(number) && number <= 100 ? [share, ...amounts] : [...amounts, share];
}

/** Half of the last digit that is printed: labels fill up with zeros what is printed with fewer. */
function halfDigit(value: number, least: number): number {
  const decimals = /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;
  return 0.5 * 10 ** -Math.max(least, decimals);
}

/** What a word looks like, as a set of shapes, one bit each. */
const patterns = {
  date: /^\(?\d{1,4}[./-]\d{1,2}[./-]\d{1,4}[.,;)]*$/,
  /** With decimals. */
  amount: /^[^\p{L}\d]*\d[\d.,'’]*[.,](?:\d{2}|--?|–)[^\p{L}\d]*$/u,
  integer: /^\d+[.:]?$/,
  /** Letters and digits. */
  mixed: /^(?=.*\d)(?=.*\p{L})[\p{L}\d./_-]{3,}$/u,
  /** The first group of one. */
  iban: /^[A-Z]{2}\d{2}[A-Z0-9]{0,30}$/,
  vatId: /^(?:[A-Z]{2,3})[\dA-Z.]{7,14}$/,
  phone: /^(?:\+|00|0)[\d()/.-]{2,}$/,
  mail: /^[^@\s]+@[^@\s]+$/,
  web: /^(?:https?:\/\/|www\.)|\.(?:com|de|at|ch|eu|net|org|fr|it|es|pl|cz|sk|nl|no|hr|tr|pt|se|dk|si|uk|be)(?:\/|$)/i,
  postalCode: /^(?:[A-Z]{1,2}-?)?\d{4,5}$|^\d{3}$|^\d{2}-\d{3}$|^[A-Z]{1,2}\d[A-Z\d]?$/,
  percent: /%$/,
  currency: /^(?:€|\$|£|₺|EUR|CHF|USD|GBP|PLN|CZK|SEK|NOK|DKK|TRY|HUF|Kč|zł|kr|Fr)\.?$/,
} as const satisfies Readonly<Record<string, RegExp>>;

type Shape = keyof typeof patterns;
/** In the order of their bits and features. */
export const shapeNames = Object.keys(patterns) as readonly Shape[];
const inOrder = Object.values(patterns);

/** The shape as a set of its own. */
export const shapeBit = (shape: Shape): number => 1 << shapeNames.indexOf(shape);

const hasSign = /[\d@%€$£₺./]/;
const mayBeCurrency = /^\p{L}{2,3}\.?$/u;

/** A bit for each shape that the text has, in the order of the contract. */
export function shapesOf(text: string): number {
  // Most words are letters alone and have no shape; VAT ids without a digit are no more than capitals.
  if (!hasSign.test(text) && !mayBeCurrency.test(text) && !/^[A-Z]{9,17}$/.test(text)) return 0;
  let bits = 0;
  for (let i = 0; i < inOrder.length; i++) if (inOrder[i]!.test(text)) bits |= 1 << i;
  return bits;
}

/** What a word looks like: a bit for each shape. */
const shapes: readonly RegExp[] = [
  /^\(?\d{1,4}[./-]\d{1,2}[./-]\d{1,4}[.,;)]*$/, // date
  /^[^\p{L}\d]*\d[\d.,'’]*[.,](?:\d{2}|--?|–)[^\p{L}\d]*$/u, // amount with decimals
  /^\d+[.:]?$/, // whole number
  /^(?=.*\d)(?=.*\p{L})[\p{L}\d./_-]{3,}$/u, // letters and digits mixed
  /^[A-Z]{2}\d{2}[A-Z0-9]{0,30}$/, // beginning of an IBAN
  /^(?:[A-Z]{2,3})[\dA-Z.]{7,14}$/, // VAT id
  /^(?:\+|00|0)[\d()/.-]{2,}$/, // phone
  /^[^@\s]+@[^@\s]+$/, // mail
  /^(?:https?:\/\/|www\.)|\.(?:com|de|at|ch|eu|net|org|fr|it|es|pl|cz|sk|nl|no|hr|tr|pt|se|dk|si|uk|be)(?:\/|$)/i, // web
  /^(?:[A-Z]{1,2}-?)?\d{4,5}$|^\d{3}$|^\d{2}-\d{3}$|^[A-Z]{1,2}\d[A-Z\d]?$/, // postal code
  /%$/, // percent
  /^(?:€|\$|£|₺|EUR|CHF|USD|GBP|PLN|CZK|SEK|NOK|DKK|TRY|HUF|Kč|zł|kr|Fr)\.?$/, // currency
];
const hasSign = /[\d@%€$£₺./]/;
const mayBeCurrency = /^\p{L}{2,3}\.?$/u;

export const shapeCount = shapes.length;
export const [amountShape, phoneShape, mailShape, webShape, zipShape] = [1 << 1, 1 << 6, 1 << 7, 1 << 8, 1 << 9];
/** VAT ids have two letters and digits; words in capitals none. */
export const vatIdShape = 1 << 5;
export const ibanShape = 1 << 4;

export function shapesOf(text: string): number {
  // Most words are letters alone and have no shape; VAT ids without a digit are no more than capitals.
  if (!hasSign.test(text) && !mayBeCurrency.test(text) && !/^[A-Z]{9,17}$/.test(text)) return 0;
  let bits = 0;
  for (let i = 0; i < shapes.length; i++) if (shapes[i]!.test(text)) bits |= 1 << i;
  return bits;
}

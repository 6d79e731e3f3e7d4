/** Dates and numbers as they are printed. */
import type { Language } from '../../catalogue/languages/language.js';

const two = (n: string) => n.padStart(2, '0');

/** Tokens DD D MM M YYYY YY MMMM MMM; the rest of the format is printed as it stands. */
export function dateText(iso: string, format: string, language: Language): string {
  const year = iso.slice(0, 4);
  const month = Number(iso.slice(5, 7));
  const day = String(Number(iso.slice(8, 10)));
  let out = '';
  let i = 0;
  while (i < format.length) {
    const char = format[i]!;
    let n = 1;
    while (format[i + n] === char) n++;
    if (char === 'D' && n <= 2) out += n === 2 ? two(day) : day;
    else if (char === 'M' && n <= 4)
      out += n === 4 ? language.months[month - 1] : n === 3 ? language.shortMonths[month - 1] : n === 2 ? two(String(month)) : month;
    else if (char === 'Y') out += n === 4 ? year : year.slice(2);
    else out += char.repeat(n);
    i += n;
  }
  return out;
}

export type NegativeStyle = 'before' | 'behind' | 'brackets' | 'minus';

export interface NumberStyle {
  readonly decimal: string;
  readonly group: string;
  readonly negative: NegativeStyle;
  /** 100,-- or 100,- where there are no cents. */
  readonly dashes?: string;
}

/** `n` counts units of 10^-scale; at least `decimals` digits behind the sign, more where needed, at most `scale`. */
export function numberText(n: number, scale: number, decimals: number, style: NumberStyle): string {
  const digits = String(Math.abs(Math.round(n))).padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  let rest = scale ? digits.slice(digits.length - scale) : '';
  let end = rest.length;
  while (end > decimals && rest[end - 1] === '0') end--;
  rest = rest.slice(0, end).padEnd(decimals, '0');
  let text = '';
  for (let i = 0; i < whole.length; i++) {
    if (i > 0 && (whole.length - i) % 3 === 0) text += style.group;
    text += whole[i];
  }
  if (style.dashes && decimals === 2 && rest === '00' && n !== 0) text += style.decimal + style.dashes;
  else if (rest) text += style.decimal + rest;
  if (n >= 0) return text;
  if (style.negative === 'behind') return `${text}-`;
  if (style.negative === 'brackets') return `(${text})`;
  return `${style.negative === 'minus' ? '−' : '-'}${text}`;
}

/** As the interface writes numbers: point, no grouping, so many decimals. */
export function valueText(n: number, scale: number, decimals: number): string {
  const text = (Math.abs(Math.round(n)) / 10 ** scale).toFixed(Math.max(decimals, 0));
  return n < 0 && Number(text) !== 0 ? `-${text}` : text;
}

/** Quantities: as many decimals as needed, at least one. */
export function quantityValue(thousandths: number): string {
  let text = valueText(thousandths, 3, 3);
  while (text.endsWith('0') && !text.endsWith('.0')) text = text.slice(0, -1);
  return text;
}

/** An IBAN in groups of four, whole, or with dashes. */
export function groups(text: string, length: number, separator = ' '): string {
  let out = '';
  for (let i = 0; i < text.length; i++) out += i > 0 && i % length === 0 ? separator + text[i] : text[i];
  return out;
}

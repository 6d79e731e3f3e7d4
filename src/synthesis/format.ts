/** Dates and numbers as they are printed. */
import type { Language } from '../catalogue/languages/language.js';

const two = (n: string) => n.padStart(2, '0');

/** Tokens DD D MM M MMMM MMM YYYY YY; other characters are literal. */
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
  /** 100,-- or 100,- instead of zero cents. */
  readonly dashes?: string;
  /** Amounts without cents: 6 844. */
  readonly whole?: boolean;
  /** The sign is before the attached currency: "-$5.00", "($5.00)". */
  readonly signOutside?: boolean;
}

/** Rates with quarters (8.25 % is 82.5 tenths) are converted to smaller units until they are whole. */
function whole(n: number, scale: number): readonly [n: number, scale: number] {
  let times = 1;
  for (let more = 0; more <= 2; more++, times *= 10) if (Number.isInteger(n * times)) return [n * times, scale + more];
  return [Math.round(n), scale];
}

/** `counted` is in units of 10^-unit. Prints at least `decimals` digits after the decimal sign and at most `unit`; rates with quarters may exceed it. */
export function numberText(counted: number, unit: number, decimals: number, style: NumberStyle): string {
  const rounded = style.whole && unit === 2 ? Math.round(counted / 100) * 100 : counted;
  const least = style.whole && (unit === 2 || unit === 4) && rounded % 10 ** unit === 0 ? 0 : decimals;
  const [n, scale] = whole(rounded, unit);
  const digits = String(Math.abs(n)).padStart(scale + 1, '0');
  const front = digits.slice(0, digits.length - scale);
  let rest = scale ? digits.slice(digits.length - scale) : '';
  let end = rest.length;
  while (end > least && rest[end - 1] === '0') end--;
  rest = rest.slice(0, end).padEnd(least, '0');
  let text = '';
  for (let i = 0; i < front.length; i++) {
    if (i > 0 && (front.length - i) % 3 === 0) text += style.group;
    text += front[i];
  }
  if (style.dashes && least === 2 && rest === '00' && n !== 0) text += style.decimal + style.dashes;
  else if (rest) text += style.decimal + rest;
  if (n >= 0) return text;
  if (style.negative === 'behind') return `${text}-`;
  if (style.negative === 'brackets') return `(${text})`;
  return `${style.negative === 'minus' ? '−' : '-'}${text}`;
}

/** A number with the currency attached before it; the sign's position follows the style. */
export function withSymbol(mark: string, text: string, { signOutside }: NumberStyle): string {
  return signOutside && /^[(−-]/.test(text) ? text[0] + mark + text.slice(1) : mark + text;
}

/** As the interface writes numbers: decimal point, no grouping, this many decimals. */
export function valueText(counted: number, unit: number, decimals: number): string {
  const [n, scale] = whole(counted, unit);
  const text = (Math.abs(n) / 10 ** scale).toFixed(Math.max(decimals + scale - unit, 0));
  return n < 0 && Number(text) !== 0 ? `-${text}` : text;
}

/** Quantities: as many decimals as needed, at least one. */
export function quantityValue(thousandths: number): string {
  let text = valueText(thousandths, 3, 3);
  while (text.endsWith('0') && !text.endsWith('.0')) text = text.slice(0, -1);
  return text;
}

/** An IBAN in groups of four, compact, or with dashes. */
export function groups(text: string, length: number, separator = ' '): string {
  let out = '';
  for (let i = 0; i < text.length; i++) out += i > 0 && i % length === 0 ? separator + text[i] : text[i];
  return out;
}

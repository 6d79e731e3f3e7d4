/** Text widths: advance widths of Helvetica, Times and Courier; letters with diacritics are as wide as their base letters. */
import { advanceWidths } from './advance-widths.js';

export type FontFamily = 'sans' | 'serif' | 'mono';

const size = 0x250;
const special: Readonly<Record<string, string>> = {
  ß: 'b',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ł: 'l',
  Ł: 'L',
  ı: 'i',
  æ: 'w',
  Æ: 'W',
  œ: 'w',
  Œ: 'W',
  '·': '.',
  '«': 'o',
  '»': 'o',
  '°': '"',
  '±': '+',
  '×': 'x',
  '§': 's',
  '©': 'C',
};

/** Thousandths of the type size for every code below 0x250. */
function table(ascii: readonly number[]): Uint16Array {
  const widths = new Uint16Array(size);
  for (let code = 0; code < size; code++) {
    const char = String.fromCharCode(code);
    const base = (special[char] ?? char.normalize('NFD')).charCodeAt(0);
    widths[code] = base >= 32 && base < 127 ? ascii[base - 32]! : code === 0xa0 ? ascii[0]! : 556;
  }
  return widths;
}

const tables = {
  sans: [table(advanceWidths.sans), table(advanceWidths.sansBold)],
  serif: [table(advanceWidths.serif), table(advanceWidths.serifBold)],
} as const;

/** In the unit of `fontSize`. */
export function textWidth(text: string, font: FontFamily, bold: boolean, fontSize: number): number {
  if (font === 'mono') return text.length * 0.6 * fontSize;
  const widths = tables[font][bold ? 1 : 0];
  let sum = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    sum += code < size ? widths[code]! : code === 0x2019 || code === 0x202f || code === 0x2009 ? 222 : 556;
  }
  return (sum * fontSize) / 1000;
}

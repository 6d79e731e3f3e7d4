/** Lines as dot matrix printers and tills print them: mostly numbers, capitals and codes, at random, so that no wording is learnt. */
import { sample } from '../../src/synthesis/sample.js';
import type { Random } from '../../src/random.js';

const words =
  'INVOICE DATE TOTAL AMOUNT TAX CASH BILL QTY RATE ITEM NAME PRICE TABLETS SYRUP STEEL WASHER BRACKET COTTON RICE FLOUR SOAP BATTERY PANEL DOOR CABLE FILTER VALVE PUMP MOTOR OIL PAINT BRUSH ROAD STREET MARKET COLONY TRADERS AGENCY STORES ENTERPRISES MEDICAL HOTEL KITCHEN THANK YOU VISIT AGAIN GROSS NET DISC BATCH EXPIRY PACK PHONE EMAIL GOODS LESS ADD ROUND OFF CREDIT NOTE ORDER DELIVERY STATE CODE SOLD BOOK ROOF COOL BOTTLE SODA OFFER LOGO ONION PHOTO OVER COLOUR HOSPITAL MOBILE CONTROL'.split(
    ' ',
  );
const [capitals, digits, letters] = ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0123456789', 'abcdefghijklmnopqrstuvwxyz'];
const longest = 48;
/** Share of a document's lines that are put in capitals. */
const capitalised = 0.35;

/** Lines of synthetic documents in all languages, some of them in capitals, without end. */
export function* documentLines(seed: string, random: Random): Generator<string> {
  for (let i = 0; ; i++) {
    const [page] = sample(seed, i, { noise: 0, maxPages: 1 }).document.pages;
    for (const { words } of page!.lines) {
      const text = words.map((index) => page!.words[index]!.text).join(' ');
      if (/[\p{L}\d]/u.test(text)) yield cut(random.chance(capitalised) ? text.toUpperCase() : text, random);
    }
  }
}

/** Whole words of a long line. */
function cut(text: string, random: Random): string {
  if (text.length <= longest) return text;
  const words = text.split(' ');
  const from = random.integer(0, words.length - 1);
  return words.slice(from).join(' ').slice(0, longest).trim();
}

export function lineText(random: Random): string {
  const below = (count: number): number => Math.floor(count * random.next());
  const signs = (alphabet: string, count: number): string => Array.from({ length: count }, () => alphabet[below(alphabet.length)]!).join('');
  // Prices and numbers have more zeros than chance gives.
  const number = (count: number): string => Array.from({ length: count }, () => (random.chance(0.2) ? '0' : signs(digits, 1))).join('');
  const word = (): string => {
    const text = random.chance(0.6) ? random.pick(words) : signs(capitals, 2 + below(8));
    const kind = random.next();
    return kind < 0.75 ? text : kind < 0.88 ? text[0] + text.slice(1).toLowerCase() : text.toLowerCase();
  };
  const tokens: readonly (() => string)[] = [
    () => `${number(1 + below(5))}.${number(2)}`,
    () => `${number(1 + below(5))}.${number(2)}`,
    () => `${number(1 + below(5))}.${number(2)}`,
    () => `${number(2)}-${number(2)}-20${number(2)}`,
    () => `${number(2)}/${number(2)}/${number(2)}`,
    () => `${number(2)}${signs(capitals, 5)}${number(4)}${signs(capitals, 1)}${number(1)}Z${signs(capitals + digits, 1)}`,
    () => signs(capitals, 1 + below(2)) + number(3 + below(6)),
    () => number(1 + below(9)),
    () => `${word()}:`,
    () => `${number(4)}-${number(7)}`,
    () => (random.chance(0.5) ? `${signs(letters, 3 + below(6))}${number(2)}@${signs(letters, 5)}.com` : `${signs(capitals, 1)}.${signs(capitals, 1)}.`),
    () => `${number(1 + below(2))}${random.pick(['%', 'ML', 'MG', 'GM', 'KG', '+1', 'S', 'X10'])}`,
    // Columns separated by bars, which touch what stands in them.
    () => (random.chance(0.5) ? `${random.pick(['|', '| '])}${number(1 + below(5))}.${number(2)}${random.pick(['|', ' |', ''])}` : number(2 + below(4))),
    () => random.pick(['-', ':', `(${word()})`, `${word()},`, 'No.', '/', '&', '=', '*']),
    word,
    word,
    word,
  ];
  return Array.from({ length: 1 + below(6) }, () => random.pick(tokens)())
    .join(' ')
    .slice(0, longest)
    .trim();
}

/** A page's words as tokens: words are split where a value is attached to its key ("Nr.:4711", "119,00EUR", "€5"), so that each side has features of its own. */
import { type Box, slice } from '../../document/box.js';
import type { Page } from '../../document/document.js';
import { bare } from '../../fold.js';
import { gazetteerBit, lookUp } from '../../gazetteer/gazetteer.js';
import { remembered } from '../../remembered.js';
import type { Token } from '../contract.js';

const currencies = 'EUR|Euro|EURO|CHF|USD|GBP|PLN|CZK|SEK|NOK|DKK|HUF|TRY|TL|Kč|zł|kr';
/** A price with its cents, and with what it is for, to the end of the word: sizes ("30x10", "6X0,33L") are none. */
const price = `[€$£₺]?\\d+[.,]\\d{2,4}(?:${currencies})?(?:/\\p{L}{1,3})?$`;
/** A quantity with a unit attached, or none. */
const quantity = '\\d+(?:[.,]\\d+)?(?:\\p{L}{1,3})?';
/** Where a key ends and its value begins, or the other way round. A \b is blind to letters beyond ASCII, hence the look-around. */
const seam = new RegExp(
  [
    '(?<=[:=#°º])(?=[\\p{L}\\p{N}(])', // Nr.:4711, N°4711
    '(?<=[€$£₺])(?=[\\d-])|(?<=\\d)(?=[€$£₺])', // €5, 5€
    `(?<=\\d|\\d[.,]-{1,2})(?=(?:${currencies})(?!\\p{L}))|(?<=(?<!\\p{L})(?:${currencies}))(?=-?\\d)`, // 119,00Kč, EUR100
    '(?<=(?<![\\p{L}\\d])(?:RM|Rs|AED|KSh|KES|SGD|INR|MYR|ZAR|AUD|CAD|NZD))(?=\\d[\\d,]*\\.\\d{2}$)', // RM13.90
    '(?<=%)(?=\\p{L})', // 19%MwSt
    '(?<=\\p{L}{3},)(?=\\p{L}[\\p{L}.])', // ROAD,PATNA
    '(?<=\\p{L}{2}\\.)(?=\\d)', // Nr.4711
    '(?<=\\p{Ll}{3})(?=\\d)', // Rechnung4711
    '(?<=[./-]\\d{4})(?=\\p{L}{3})', // 25.03.2024Rechnung
    '(?<=(?<!\\p{L})IBAN)(?=[A-Z]{2}\\d{2})', // IBANAT61
    '(?<=(?<![A-Za-z])(?:BIC|SWIFT|\\p{L}*\\p{Ll}))(?=[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$)', // CodeUFGWGBXX
    '(?<=\\p{L}{3})(?=[([])|(?<=\\p{L}{3}[)\\]])(?=[\\p{L}\\d])', // Netto(EUR)100
    `(?<=^(?:${quantity})?[xX×*@])(?=${price})|(?<=^${quantity})(?=[xX×*@]${price})`, // x9,00, 4x0,69, @$1.99
    `(?<=^\\d+(?:[.,]\\d+)?)(?=\\p{L}{1,3}[xX×*@]${price})`, // 2st*15,50, 0,365kg*119,00kr/kg
  ].join('|'),
  'gu',
);
const mayHaveSeam = /[:=#°º€$£₺%()[\]×*@]|\d[A-Zkz]|\p{L}[.]?\d|[-,]\p{L}|[A-Z]{6}|\p{L}{4}[-–]\d{4}/u;
/** 12|SOAP|10 PC: the columns of a printer without graphics. Recognised, the stroke is a letter as often. */
const strokes = /(?<=\|)(?=[^|])|(?<=[^|])(?=\|)/g;
/** "Pune-411001": a town before its postal code, which the network knows as two words. */
const townAndCode = /(?<![\p{L}\d])(\p{L}{4,})[-–](?=\d{4,6}[.,;)]{0,2}$)/u;
const isTown = (name: string): boolean => (lookUp(bare(name)) & gazetteerBit('town')) !== 0;
/** Addresses of the web and times: their colons, points and digits join what belongs together. */
const whole = new RegExp(`://|^\\d{1,2}:\\d{2}(?::\\d{2})?$|@(?!${price})|^www\\.|\\.\\p{L}{2,4}(?:/|$)`, 'iu');

/** Cached by page. */
const known = new WeakMap<Page, readonly Token[]>();

/** Tokens in the order of the page's lines. */
export function tokensOf(page: Page): readonly Token[] {
  let tokens = known.get(page);
  if (!tokens) known.set(page, (tokens = splitWords(page)));
  return tokens;
}

function splitWords(page: Page): Token[] {
  const tokens: Token[] = [];
  page.lines.forEach((line, index) => {
    for (const at of line.words) {
      const word = page.words[at]!;
      const read = { confidence: word.confidence, ...(word.source === 'ocr' && ({ recognised: true } as const)) };
      const hasStrokes = word.source !== 'ocr' && word.text.includes('|');
      if (!hasStrokes && !mayHaveSeam.test(word.text)) {
        tokens.push({ text: word.text, box: word.box, word: at, start: 0, end: word.text.length, line: index, ...read });
        continue;
      }
      const splits = hasStrokes ? splitsAtStrokes(word.text) : splitsOf(word.text);
      for (let i = 0; i + 1 < splits.length; i++) {
        const [start, end] = [splits[i]!, splits[i + 1]!];
        const box: Box = splits.length === 2 ? word.box : slice(word.box, word.text.length, start, end);
        tokens.push({ text: word.text.slice(start, end), box, word: at, start, end, line: index, ...read });
      }
    }
  });
  return tokens;
}

/** Both ends of a word, and the places between them where a form is. */
const splitsAt = (text: string, form: RegExp): readonly number[] => [
  0,
  ...[...text.matchAll(form)].map(({ index }) => index).filter((index) => index > 0 && index < text.length),
  text.length,
];
const splitsOf: (text: string) => readonly number[] = remembered((text) => {
  if (whole.test(text)) return [0, text.length];
  const code = townAndCode.exec(text);
  if (!code || !isTown(code[1]!)) return splitsAt(text, seam);
  const at = code.index + code[0].length;
  return [...new Set([...splitsAt(text.slice(0, at), seam), at, text.length])];
});
const splitsAtStrokes: (text: string) => readonly number[] = remembered((text) => {
  const strokeSplits = splitsAt(text, strokes);
  const parts = strokeSplits.slice(0, -1).flatMap((start, i) =>
    splitsOf(text.slice(start, strokeSplits[i + 1]))
      .slice(0, -1)
      .map((at) => start + at),
  );
  return [...parts, text.length];
});

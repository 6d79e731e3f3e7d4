/** A page's words as tokens: words are split where a key and its value are glued ("Nr.:4711", "119,00EUR", "€5"), so that each side can mean something. */
import { type Box, slice } from '../document/box.js';
import type { Page } from '../document/document.js';
import type { Token } from './contract.js';

/** After a colon, equals or number sign; before and after currency signs; between a number and a currency code. */
const seam = /(?<=[:=#])(?=[\p{L}\p{N}])|(?<=[€$£₺])(?=[\d-])|(?<=\d)(?=[€$£₺])|(?<=\d)(?=(?:EUR|CHF|USD|GBP|PLN|CZK|SEK|NOK|DKK|HUF|TRY|Kč|zł|kr)\b)/gu;
/** Colons inside these join what belongs together: addresses of the web, times. */
const whole = /:\/\/|^\d{1,2}:\d{2}(?::\d{2})?$|@/;

/** Tokens in the order of the page's lines. */
export function tokensOf(page: Page): Token[] {
  const tokens: Token[] = [];
  page.lines.forEach((line, index) => {
    for (const at of line.words) {
      const word = page.words[at]!;
      const cuts = cutsOf(word.text);
      for (let i = 0; i + 1 < cuts.length; i++) {
        const [start, end] = [cuts[i]!, cuts[i + 1]!];
        const box: Box = cuts.length === 2 ? word.box : slice(word.box, word.text.length, start, end);
        tokens.push({ text: word.text.slice(start, end), box, word: at, start, end, line: index });
      }
    }
  });
  return tokens;
}

function cutsOf(text: string): number[] {
  if (!/[:=#€$£₺]|\d[A-Zkz]/.test(text) || whole.test(text)) return [0, text.length];
  const cuts = [0];
  for (const match of text.matchAll(seam)) if (match.index > 0 && match.index < text.length) cuts.push(match.index);
  cuts.push(text.length);
  return cuts;
}

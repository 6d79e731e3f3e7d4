/** Numbers a token carries besides its hashed letters: shape, type, place, and which wordings it matches. */
import { legalFormWords } from './legal-forms.js';
import { type Token, tokenNumbers } from './contract.js';
import { fold } from './fold.js';
import { lexiconBits, lexiconClasses } from './lexicon.js';
import type { PageFrame } from './frame.js';

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

/** n × tokenNumbers. */
export function tokenFeaturesOf(tokens: readonly Token[], frame: PageFrame): Float32Array {
  const out = new Float32Array(tokens.length * tokenNumbers);
  const bits = lexiconBits(
    tokens.map((token) => token.text),
    tokens.map((token) => token.line),
  );
  tokens.forEach((token, i) => {
    const word = frame.page.words[token.word]!;
    const { text, box } = token;
    let [digits, letters, uppers] = [0, 0, 0];
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code >= 48 && code <= 57) digits++;
      else if (code > 64) {
        letters++;
        if (text[at] !== text[at]!.toLowerCase()) uppers++;
      }
    }
    let at = i * tokenNumbers;
    const put = (value: number) => {
      out[at++] = value;
    };
    const length = Math.max(1, text.length);
    put(digits / length);
    put(letters / length);
    put(letters > 0 ? uppers / letters : 0);
    put(Math.min(1, length / 16));
    put(/^\p{Lu}/u.test(text) ? 1 : 0);
    put(/:$/.test(text) ? 1 : 0);
    for (const shape of shapes) put(shape.test(text) ? 1 : 0); // 12
    put(legalFormWords.has(fold(text).replace(/[^a-z&]/g, '')) ? 1 : 0);
    put(Math.max(-1, Math.min(1, Math.log2(Math.max(1, word.fontSize) / frame.fontSize))));
    put(word.bold ? 1 : 0);
    put(word.confidence);
    put(word.source === 'text' ? 1 : 0);
    put(frame.index === 0 ? 1 : 0);
    put(frame.index === frame.pages - 1 ? 1 : 0);
    const x1 = box.x / frame.width;
    const x2 = (box.x + box.width) / frame.width;
    const y = (box.y + box.height / 2) / frame.height;
    put(x1);
    put(x2);
    put(y);
    put(Math.sin(2 * Math.PI * y));
    put(Math.cos(2 * Math.PI * y));
    put(frame.leftmost(token.line) === i ? 1 : 0);
    put(frame.rightmost(token.line) === i ? 1 : 0);
    for (let bit = 0; bit < lexiconClasses; bit++) put((bits[i]! >> bit) & 1);
  });
  return out;
}

/** Where the lexicon's classes start among a token's numbers: training blanks them now and then, so that unknown wordings are learnt too. */
export const lexiconStart = 6 + 12 + 14;
if (lexiconStart + lexiconClasses > tokenNumbers) throw new Error('more token features than numbers a token');

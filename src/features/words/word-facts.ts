/** Features of a word that depend on its text alone: cached, since words of invoices repeat. */
import { isState } from '../../catalogue/states.js';
import { remembered } from '../../remembered.js';
import type { Token } from '../contract.js';
import { fold, withoutSigns } from '../../fold.js';
import { hashesOfFolded } from './hashing.js';
import { legalFormWords } from '../../values/contact/legal-forms.js';
import { shapesOf } from './shapes.js';

export interface WordFacts {
  /** Letters and digits only, folded. */
  readonly bare: string;
  readonly hashes: Int32Array;
  /** A bit for each shape. */
  readonly shapes: number;
  /** One for each of `wordNumberNames`. */
  readonly numbers: readonly number[];
  readonly legalForm: boolean;
  /** Begins with a capital; is a state of a country; has no letters. */
  readonly capital: boolean;
  readonly state: boolean;
  readonly number: boolean;
}

/** Shares of digits, of letters, of capitals among the letters; length in 16 characters at most; begins with a capital; ends with a colon. */
export const wordNumberNames = ['digits', 'letters', 'capitals', 'length', 'capitalFirst', 'colonLast'] as const;

export const factsOf: (text: string) => WordFacts = remembered((text) => {
  const folded = fold(text);
  const bare = withoutSigns(folded);
  return {
    bare,
    hashes: hashesOfFolded(folded),
    shapes: shapesOf(text),
    numbers: numbersOf(text),
    legalForm: legalFormWords.has(folded.replace(/[^a-z&]/g, '')),
    capital: /^\p{Lu}/u.test(text),
    state: isState(text.replace(/[.,)]+$/, '')),
    number: /^\d*$/.test(bare),
  };
});

const known = new WeakMap<readonly Token[], readonly WordFacts[]>();

/** Those of all words of a page, looked up once for its features and for whoever compares its words later. */
export function factsOn(tokens: readonly Token[]): readonly WordFacts[] {
  let facts = known.get(tokens);
  if (!facts) known.set(tokens, (facts = tokens.map(({ text }) => factsOf(text))));
  return facts;
}

function numbersOf(text: string): WordFacts['numbers'] {
  let [digits, letters, uppers] = [0, 0, 0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) digits++;
    else if (code > 64) {
      letters++;
      if (text[at] !== text[at]!.toLowerCase()) uppers++;
    }
  }
  const length = Math.max(1, text.length);
  return [
    digits / length,
    letters / length,
    letters > 0 ? uppers / letters : 0,
    Math.min(1, length / 16),
    /^\p{Lu}/u.test(text) ? 1 : 0,
    text.endsWith(':') ? 1 : 0,
  ];
}

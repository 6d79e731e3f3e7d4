/** Words that invoices and receipts of one language print and its relatives do not. Each weighs as much as a few points of letter statistics. */
import { languages } from '../../catalogue/languages/index.js';
import { fold } from '../../fold.js';

const telling: ReadonlyMap<string, readonly string[]> = new Map(languages.map(({ code, decoding }) => [code, decoding.tellingWords]));
/** What a word counts whose accents are missing, as tills print it and misreading leaves it: near relatives differ in them. */
const withoutAccents = 0.5;

/** Gives how many of a language's words are among these words of a text, which are in small letters. */
export function tellingWords(tokens: readonly string[]): (language: string) => number {
  const present = new Set(tokens.map((token) => token.replace(/[.-]+$/, '')));
  const folded = new Set([...present].map(fold));
  const share = (word: string) => (present.has(word) ? 1 : folded.has(fold(word)) ? withoutAccents : 0);
  return (language) => (telling.get(language) ?? []).reduce((sum, word) => sum + share(word) * Math.max(0.25, rarity.get(word) ?? 1), 0);
}

/** A word in one list weighs more than one in several. */
const rarity: ReadonlyMap<string, number> = (() => {
  const counts = new Map<string, number>();
  for (const words of telling.values()) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Map([...counts].map(([word, count]) => [word, 1 / count]));
})();

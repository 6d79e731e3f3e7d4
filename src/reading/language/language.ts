/** Which of the languages a text is written in: letter statistics first (eld), small words that only one of near relatives prints decide between those. */
import { languages } from '../../catalogue/languages/index.js';
import { fold } from '../../fold.js';
import { ocrLanguages } from './ocr-languages.js';

/** Words that invoices and receipts of one language print and its relatives do not. Each weighs as much as a few points of letter statistics. */
const telling: ReadonlyMap<string, readonly string[]> = new Map(languages.map(({ code, decoding }) => [code, decoding.tellingWords]));
/** What eld calls Norwegian differs by version. */
const eldNames: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb' };
/** Weight of one telling word against eld's 0 … 1 scores. */
const wordWeight = 0.12;
const wordsThatCount = 12;
/** What a word counts whose accents are missing, as tills print it and misreading leaves it: near relatives differ in them. */
const withoutAccents = 0.5;

/** Most likely first, with a score that is comparable inside one answer; empty where the text holds no words. `allowed` leaves the others out. */
export async function rankLanguages(text: string, allowed: readonly string[] = []): Promise<readonly { readonly language: string; readonly score: number }[]> {
  const sample = text.slice(0, 20_000);
  const tokens = sample.toLowerCase().match(/[\p{L}][\p{L}.-]*/gu) ?? [];
  if (tokens.length === 0) return [];
  const among = allowed.length > 0 ? allowed.filter((language) => ocrLanguages.has(language)) : [...ocrLanguages.keys()];
  const present = new Set(tokens.map((token) => token.replace(/[.-]+$/, '')));
  const folded = new Set([...present].map(fold));
  const share = (word: string) => (present.has(word) ? 1 : folded.has(fold(word)) ? withoutAccents : 0);
  const scores = await eldScores(prose(sample));
  const ranked = among.map((language) => {
    const words = (telling.get(language) ?? []).reduce((sum, word) => sum + share(word) * Math.max(0.25, rarity.get(word) ?? 1), 0);
    return { language, score: (scores.get(language) ?? 0) + wordWeight * Math.min(wordsThatCount, words) };
  });
  return ranked.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
}

/** Undefined where the text holds no words. With one allowed language no detection is needed. */
export const languageOf = async (text: string, allowed: readonly string[] = []): Promise<string | undefined> =>
  allowed.length === 1 ? allowed[0] : (await rankLanguages(text, allowed))[0]?.language;

/** A word in one list weighs more than one in several. */
const rarity: ReadonlyMap<string, number> = (() => {
  const counts = new Map<string, number>();
  for (const words of telling.values()) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Map([...counts].map(([word, count]) => [word, 1 / count]));
})();

/** The statistics take a tenth of a second and 40 MB: they are loaded with the first text, or before it. */
export const loadStatistics = () => import('eld/small');

async function eldScores(text: string): Promise<ReadonlyMap<string, number>> {
  const { eld } = await loadStatistics();
  const scores = new Map<string, number>();
  for (const [language, score] of Object.entries(eld.detect(text).getScores())) {
    const name = eldNames[language] ?? language;
    scores.set(name, Math.max(scores.get(name) ?? 0, score));
  }
  return scores;
}

/** Letters only: numbers, codes, addresses of mails and sites are no evidence of the language. */
function prose(text: string): string {
  return text
    .replace(/\S*[\d@/\\_]\S*|www\.\S+/g, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, 6000);
}

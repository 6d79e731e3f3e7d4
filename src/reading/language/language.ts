/** Which of the languages a text is written in: letter statistics first (eld), small words that only one of near relatives prints decide between those. */
import { ocrLanguages } from './ocr-languages.js';

/** What eld calls Norwegian differs by version. */
const eldNames: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb' };
/** Weight of one telling word against eld's 0 … 1 scores. */
const wordWeight = 0.12;
const wordsThatCount = 12;

/** Most likely first, with a score that is comparable inside one answer; empty where the text holds no words. `allowed` leaves the others out. */
export async function rankLanguages(text: string, allowed: readonly string[] = []): Promise<readonly { readonly language: string; readonly score: number }[]> {
  const sample = text.slice(0, 20_000);
  const tokens = sample.toLowerCase().match(/[\p{L}][\p{L}.-]*/gu) ?? [];
  if (tokens.length === 0) return [];
  const among = allowed.length > 0 ? allowed.filter((language) => ocrLanguages.has(language)) : [...ocrLanguages.keys()];
  const [{ tellingWords }, scores] = await Promise.all([loadWords(), eldScores(prose(sample))]);
  const words = tellingWords(tokens);
  const ranked = among.map((language) => ({
    language,
    score: (scores.get(language) ?? 0) + wordWeight * Math.min(wordsThatCount, words(language)),
  }));
  return ranked.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
}

/** Undefined where the text holds no words. With one allowed language no detection is needed. */
export const languageOf = async (text: string, allowed: readonly string[] = []): Promise<string | undefined> =>
  allowed.length === 1 ? allowed[0] : (await rankLanguages(text, allowed))[0]?.language;

/** The statistics take a tenth of a second and 40 MB, the words of all languages as long: they are loaded with the first text, or before it. */
export const loadStatistics = () => import('eld/small');
const loadWords = () => import('./telling-words.js');

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

/** Shares of words and characters that several readers get wrong, as tables: by kind of picture, by language, of all. */
import type { WordErrors } from './word-errors.js';

/** One picture. */
export interface Outcome {
  readonly page: string;
  readonly language: string;
  readonly kind: string;
  /** By the name of the reader. */
  readonly errors: Readonly<Record<string, WordErrors>>;
}

type Part = (errors: WordErrors) => readonly [wrong: number, whole: number];
const parts = {
  words: ({ words, wordsWrong }) => [wordsWrong, words],
  characters: ({ characters, charactersWrong }) => [charactersWrong, characters],
} satisfies Record<string, Part>;

const shareOf = (some: readonly Outcome[], reader: string, part: Part): number => {
  const [wrong, whole] = some.reduce(([w, n], { errors }) => [w + part(errors[reader]!)[0], n + part(errors[reader]!)[1]], [0, 0]);
  return wrong / Math.max(1, whole);
};
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Lines of Markdown; `kinds` in the order of the rows. Ours beside the best of the others. */
export function errorTable(what: keyof typeof parts, outcomes: readonly Outcome[], kinds: readonly string[]): string[] {
  const part = parts[what];
  const others = Object.keys(outcomes[0]?.errors ?? {}).filter((name) => name !== 'ours');
  const row = (title: string, own: readonly Outcome[]): string => {
    const share = (reader: string) => ({ reader, wrong: shareOf(own, reader, part) });
    const ours = share('ours').wrong;
    const theirs = others.includes('tesseract.js') ? percent(share('tesseract.js').wrong) : '–';
    const ranked = others.map(share).sort((a, b) => a.wrong - b.wrong);
    const native = ranked.find(({ reader }) => reader.startsWith('native'));
    const best = ranked[0];
    const cells = [
      percent(ours),
      theirs,
      native ? `${percent(native.wrong)} (${native.reader.slice(7)})` : '–',
      best && best.wrong > 0 ? (ours / best.wrong).toFixed(2) : '–',
    ];
    return `| ${title} | ${own.length} | ${cells.join(' | ')} |`;
  };
  const rowsBy = (key: 'kind' | 'language', values: readonly string[]) =>
    values.flatMap((value) => {
      const own = outcomes.filter((one) => one[key] === value);
      return own.length > 0 ? [row(value, own)] : [];
    });
  return [
    `| ${what} wrong | pictures | ours | tesseract.js | native, best scale | ours to the best other |`,
    '|---|---|---|---|---|---|',
    ...rowsBy('kind', kinds),
    ...rowsBy('language', [...new Set(outcomes.map(({ language }) => language))].sort()),
    row('all', outcomes),
  ];
}

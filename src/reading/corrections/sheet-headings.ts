/** Pictures of spreadsheets: the program's row numbers and column letters ("1 2 3 …", "A B C …") are no words of the document. */
import type { OcrWord } from '../ocr-word.js';

/** Words of a picture at most: a sheet's visible part has fewer. */
const mostWords = 2000;
/** Numbers of rows at least, and letters of columns; share of the words at the left edge that are such numbers, and of these that count up evenly. */
const [fewest, fewestLetters, alone, even] = [8, 2, 0.8, 0.75];
/** Width of the strip at the left edge, in line heights; how far a number may be from its row, in rows. */
const [strip, off] = [2, 0.4];

/** The same words where there are no such numbers. */
export function withoutSheetHeadings(words: readonly OcrWord[]): readonly OcrWord[] {
  if (words.length < 2 * fewest || words.length > mostWords) return words;
  const edge = words.reduce((least, { box }) => Math.min(least, box.x), Infinity);
  const own = words.filter(({ box, lineHeight }) => box.x + box.width <= edge + strip * lineHeight);
  const numbers = own.filter(({ text }) => /^\d{1,3}$/.test(text.trim())).sort((a, b) => a.baseline - b.baseline);
  if (numbers.length < fewest || numbers.length < alone * own.length || own.some(({ text }) => /\p{L}{2}/u.test(text))) return words;
  const pitch = pitchOf(numbers);
  const counted = numbers.filter((number) => numbers.filter((other) => isInStep(number, other, pitch)).length >= even * numbers.length);
  if (pitch <= 0 || counted.length < Math.max(fewest, even * numbers.length)) return words;
  const letters = lettersAbove(words, counted[0]!);
  if (letters.length < fewestLetters) return words;
  // What was misread of them stands between them.
  return words.filter((word) => !own.includes(word) && !letters.includes(word));
}

/** Height of a row: the median over pairs of neighbours. */
function pitchOf(numbers: readonly OcrWord[]): number {
  const steps = numbers.slice(1).flatMap((number, at) => {
    const count = Number(number.text) - Number(numbers[at]!.text);
    return count > 0 ? [(number.baseline - numbers[at]!.baseline) / count] : [];
  });
  return steps.sort((a, b) => a - b)[steps.length >> 1] ?? 0;
}

const isInStep = (a: OcrWord, b: OcrWord, pitch: number): boolean =>
  Math.abs((a.baseline - b.baseline) / pitch - (Number(a.text) - Number(b.text))) <= off + 0.02 * Math.abs(Number(a.text) - Number(b.text));

/** Lone capitals from A on, on one line above the first number, in the order of the alphabet and without words between (two letters may be one misread). */
function lettersAbove(words: readonly OcrWord[], first: OcrWord): readonly OcrWord[] {
  const rows = Number(first.text) + 1;
  const above = words.filter(
    ({ text, baseline }) => /^[A-Z]$/.test(text.trim()) && baseline < first.baseline && first.baseline - baseline <= rows * 2 * first.lineHeight,
  );
  const lines = above.map((letter) =>
    above.filter(({ baseline }) => Math.abs(baseline - letter.baseline) < letter.lineHeight / 2).sort((a, b) => a.box.x - b.box.x),
  );
  const isAlone = (line: readonly OcrWord[]): boolean =>
    !words.some(({ text, baseline, lineHeight }) => /\p{L}{3}/u.test(text) && Math.abs(baseline - line[0]!.baseline) < lineHeight / 2);
  const inOrder = lines.filter((line) => line[0]!.text === 'A' && line.every((letter, at) => at === 0 || letter.text > line[at - 1]!.text) && isAlone(line));
  return inOrder.sort((a, b) => b.length - a.length)[0] ?? [];
}

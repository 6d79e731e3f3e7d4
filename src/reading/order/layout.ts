/** Document layout (letter or receipt, by the first page) and recognition quality over all pages. */
import { hull } from '../../document/box.js';
import type { Document, Page, Quality } from '../../document/document.js';

/** A roll of paper is at most this wide (inches), and its lines are short. */
const [rollWidth, rollWords] = [4.4, 9];

/** Receipt where the first page is narrow (`resolution` in dots per inch) with many short lines, else letter. */
export function documentFormat(pages: readonly Page[], resolution: number): Document['format'] {
  const first = pages[0];
  if (!first || first.lines.length === 0) return 'Letter';
  const words = first.words.filter(({ text }) => /[\p{L}\d]/u.test(text));
  const perLine = words.length / first.lines.length;
  const printed = words.length ? hull(words.map(({ box }) => box)).width / resolution : 0;
  const slim = first.width / resolution <= rollWidth || first.height > 2 * first.width;
  return (slim || printed <= 3.4) && perLine <= rollWords && first.lines.length >= 8 ? 'Receipt' : 'Letter';
}

/** Words count as certain from this confidence on. */
const certain = 0.8;
/** The ratio of a page without any uncertain word. */
const bestRatio = 100;

/** Figures as the interface counts them: 0 is very confident, 100 very unconfident; every word weighs by its characters. */
export function qualityOf(pages: readonly Page[]): Quality {
  let [characters, sum, squares, max, sure, unsure] = [0, 0, 0, 0, 0, 0];
  for (const { words } of pages) {
    for (const { text, confidence } of words) {
      const uncertainty = 100 * (1 - confidence);
      characters += text.length;
      sum += uncertainty * text.length;
      squares += uncertainty * uncertainty * text.length;
      max = Math.max(max, uncertainty);
      if (confidence >= certain) sure++;
      else unsure++;
    }
  }
  if (characters === 0) return { mean: 100, deviation: 0, max: 100, wordRatio: 0 };
  const mean = sum / characters;
  const deviation = Math.sqrt(Math.max(0, squares / characters - mean * mean));
  return {
    mean: round(mean),
    deviation: round(deviation),
    max: Math.round(max),
    wordRatio: round(unsure === 0 ? bestRatio : Math.min(bestRatio, sure / unsure)),
  };
}

const round = (value: number): number => Math.round(value * 100) / 100;

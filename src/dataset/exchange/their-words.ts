/** --words theirs: the words of a foreign file in place of our reading, for data sets whose words are the ground truth. */
import { grouped } from '../../grouped.js';
import { slice } from '../../document/box.js';
import { InputError } from '../../errors.js';
import type { Document, Page } from '../../document/document.js';
import { qualityOf } from '../../reading/order/layout.js';
import { linesOf } from '../../reading/order/lines.js';
import type { Region } from './sheet.js';

/** Most words of a page; more are no page. */
const most = 100_000;
/** Share of a word's box above its base line. */
const aboveBaseline = 0.8;

/** Pages of which the file has no words keep ours. Codes, rulings and what a word does not state (bold) are those of our reading. */
export function withTheirWords(document: Document, words: readonly Region[]): Document {
  const byPage = grouped(words, ({ page }) => page);
  const pages = document.pages.map((page, number) => {
    const theirs = (byPage.get(number) ?? []).filter(isPlaced);
    return theirs.length === 0 ? page : pageOf(page, theirs);
  });
  return { ...document, pages, quality: qualityOf(pages) };
}

const isPlaced = ({ text = '', box: { x, y, width, height } }: Region): boolean =>
  text.trim() !== '' &&
  [x, y, width, height].every(Number.isFinite) &&
  width > 0 &&
  height > 0 &&
  x >= -0.02 &&
  y >= -0.02 &&
  x + width <= 1.02 &&
  y + height <= 1.02;

function pageOf(page: Page, words: readonly Region[]): Page {
  if (words.length > most) throw new InputError(`${words.length} words on a page, at most ${most} are taken`);
  const placed = words.flatMap(({ text = '', box }) => {
    const whole = { x: box.x * page.width, y: box.y * page.height, width: box.width * page.width, height: box.height * page.height };
    // Blanks within a token have their part of its width.
    return [...text.matchAll(/\S+/g)].map((word) => ({
      text: word[0],
      box: slice(whole, text.length, word.index, word.index + word[0].length),
      confidence: 1,
      fontSize: whole.height,
      bold: false,
      source: 'ocr' as const,
      baseline: whole.y + aboveBaseline * whole.height,
      angle: 0,
    }));
  });
  return { ...page, ...linesOf(placed) };
}

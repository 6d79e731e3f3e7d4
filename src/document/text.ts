/** A document's plain text: a line a line, columns kept apart by blanks about as wide as the gap, an empty line between pages. */
import type { Document, Page } from './document.js';

/** Widest gap in blanks. */
const widestGap = 12;

/** All pages in reading order, an empty line between them. */
export function plainText(document: Pick<Document, 'pages'>): string {
  return document.pages.map(pageText).join('\n\n');
}

/** A page line by line. Gaps of three half letter heights or more are as many blanks, so that columns stay apart. */
export function pageText(page: Page): string {
  return page.lines
    .map((line) => {
      let text = '';
      let end = 0;
      for (const index of line.words) {
        const word = page.words[index]!;
        if (text) {
          const blanks = Math.round((word.box.x - end) / (0.5 * Math.max(1, word.fontSize)));
          text += ' '.repeat(blanks < 3 ? 1 : Math.min(widestGap, blanks));
        }
        text += word.text;
        end = word.box.x + word.box.width;
      }
      return text;
    })
    .join('\n');
}

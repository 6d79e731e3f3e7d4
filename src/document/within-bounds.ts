/** The part of a document that is understood: all of any real document, the beginning of an adversarial page. */
import type { Document, Line, Page } from './document.js';

/** More than the most crowded page of small print holds; time and memory of recognising grow faster than with their number. */
const [mostLines, mostWords, mostCharacters] = [2000, 8000, 100_000];

/** Words and lines keep their indices, so that what is found is where it was. */
export function withinBounds(document: Document): Document {
  return { ...document, pages: document.pages.map(bounded) };
}

function bounded(page: Page): Page {
  const lines: Line[] = [];
  let [words, characters] = [0, 0];
  const fits = (index: number): boolean => {
    characters += page.words[index]!.text.length;
    return ++words <= mostWords && characters <= mostCharacters;
  };
  for (const line of page.lines.slice(0, mostLines)) {
    const end = line.words.findIndex((index) => !fits(index));
    if (end !== 0) lines.push(end < 0 ? line : { ...line, words: line.words.slice(0, end) });
    if (end >= 0) break;
  }
  return lines.length === page.lines.length && words <= mostWords && characters <= mostCharacters ? page : { ...page, lines };
}

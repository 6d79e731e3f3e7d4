/** A page given as text, as the Document that reading it would give: for tests inside rules.yaml. Two blanks or more part columns. */
import { hull } from '../document/box.js';
import type { Document, Line, Page, Word } from '../document/document.js';

const [width, height, margin] = [2480, 3508, 200];
const fontSize = 42;

/** A document of plain text for tests of rules: form feeds part pages, gaps of blanks part cells. 300 dpi, Letter. */
export function textDocument(text: string, options: { readonly language?: string | undefined; readonly country?: string | undefined }): Document {
  const pages = text.split('\f').map(textPage);
  return {
    name: 'test',
    resolution: 300,
    format: 'Letter',
    source: 'text',
    ...(options.language && { language: options.language }),
    countries: options.country ? [options.country] : [],
    quality: { mean: 0, deviation: 0, max: 0, wordRatio: 100 },
    pages,
    pageCount: pages.length,
  };
}

function textPage(text: string): Page {
  const rows = text.split('\n');
  const cell = Math.min(25, (width - 2 * margin) / Math.max(1, ...rows.map((row) => row.length)));
  const pitch = Math.min(50, (height - 2 * margin) / rows.length);
  const size = Math.min(fontSize, pitch * 0.8, cell * 1.7);
  const words: Word[] = [];
  const lines: Line[] = [];
  for (const [index, row] of rows.entries()) {
    const found = [...row.matchAll(/\S+/g)].map(
      (match): Word => ({
        text: match[0],
        box: { x: margin + match.index * cell, y: margin + index * pitch, width: match[0].length * cell, height: size },
        confidence: 1,
        fontSize: size,
        bold: false,
        source: 'text',
      }),
    );
    if (found.length === 0) continue;
    lines.push({ words: found.map((_, position) => words.length + position), box: hull(found.map(({ box }) => box)) });
    words.push(...found);
  }
  return { width, height, rotation: 0, words, lines, codes: [], rulings: [] };
}

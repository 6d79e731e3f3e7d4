/** A page drawn in characters, as the Document that reading it would give: what a test's reader sees is what the code sees. */
import { hull } from '../src/document/box.js';
import type { Document, Line, Page, Ruling, Word } from '../src/document/document.js';

export interface DrawnOptions {
  readonly name?: string;
  readonly language?: string;
  readonly countries?: readonly string[];
  readonly format?: Document['format'];
  /** 'ocr' makes every word one of OCR, with `confidence`. */
  readonly source?: Word['source'];
  readonly confidence?: number;
  /** Of words that OCR has read, by their text. */
  readonly alternatives?: Readonly<Record<string, readonly string[]>>;
  /** Words that are set in bold. */
  readonly bold?: RegExp;
}

const [width, height, margin] = [2480, 3508, 200];
const [cellWidth, pitch, fontSize] = [25, 50, 42];

/**
 * The indentation that all rows share is dropped; every row is a line, empty rows are gaps, a row of four or more dashes alone (`----`) is a ruling,
 * and a form feed (`\f`) starts the next page. A4 at 300 dpi in 10 point type, where a page of up to 83 columns and 62 rows fits; wider pages are set narrower.
 */
export function drawn(text: string, options: DrawnOptions = {}): Document {
  const pages = text.split('\f').map((page) => drawnPage(page, options));
  return {
    name: options.name ?? 'drawn',
    resolution: 300,
    format: options.format ?? 'Letter',
    source: options.source === 'ocr' ? 'scan' : 'text',
    language: options.language ?? 'de',
    countries: options.countries ?? ['DE'],
    quality: { mean: 0, deviation: 0, max: 0, wordRatio: 100 },
    pages,
    pageCount: pages.length,
  };
}

function drawnPage(text: string, options: DrawnOptions): Page {
  const rows = withoutIndent(
    text
      .replace(/^[ \t]*\n/, '')
      .trimEnd()
      .split('\n'),
  );
  const longest = Math.max(1, ...rows.map((row) => row.length));
  const cell = Math.min(cellWidth, (width - 2 * margin) / longest);
  const step = Math.min(pitch, (height - 2 * margin) / Math.max(1, rows.length));
  const words: Word[] = [];
  const lines: Line[] = [];
  const rulings: Ruling[] = [];
  for (const [index, row] of rows.entries()) {
    const y = margin + index * step;
    if (/^\s*[-─]{4,}\s*$/.test(row)) {
      const middle = y + step / 2;
      rulings.push({ x1: margin + row.search(/\S/) * cell, y1: middle, x2: margin + row.trimEnd().length * cell, y2: middle });
      continue;
    }
    const found = [...row.matchAll(/\S+/g)].map(
      (match): Word => ({
        text: match[0],
        box: { x: margin + match.index * cell, y, width: match[0].length * cell, height: Math.min(fontSize, step * 0.8) },
        confidence: options.confidence ?? 1,
        fontSize: Math.min(fontSize, step * 0.8),
        bold: options.bold?.test(match[0]) ?? false,
        source: options.source ?? 'text',
        ...(options.alternatives?.[match[0]] && { alternatives: options.alternatives[match[0]] }),
      }),
    );
    if (found.length === 0) continue;
    lines.push({ words: found.map((_, position) => words.length + position), box: hull(found.map((word) => word.box)) });
    words.push(...found);
  }
  return { width, height, rotation: 0, words, lines, codes: [], rulings };
}

function withoutIndent(rows: readonly string[]): readonly string[] {
  const indents = rows.filter((row) => row.trim()).map((row) => row.search(/\S/));
  const indent = indents.length > 0 ? Math.min(...indents) : 0;
  return rows.map((row) => row.slice(indent).trimEnd());
}

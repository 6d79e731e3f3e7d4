/** Words misread as the reader misreads them, with the counts behind synthetic documents (errors/noise.ts). */
import { drawNoise, disturb, type NoisyWord } from '../errors/noise.js';
import type { Random } from '../../random.js';
import { allValues, type Cell, type Paper, type Row } from './paper.js';

/** Whether the page now reads as OCR. Documents that were read from pictures have their errors already and get few more. */
export function misreadWords(paper: Paper, random: Random, share: number): boolean {
  const drawn = drawNoise(random, share);
  if (drawn.kind === 'none') return false;
  const isPicture = paper.document.source !== 'text';
  if (isPicture && drawn.kind === 'layer') return false;
  const noise = isPicture ? { ...drawn, characters: Math.min(0.01, drawn.characters), skew: 0 } : drawn;
  const into = new Map<Cell, Cell[]>();
  for (const { rows, page } of paper.sheets) {
    const cells = rows.flatMap((row) => row.cells);
    const rowOf = new Map<Cell, Row>(rows.flatMap((row) => row.cells.map((cell) => [cell, row] as const)));
    const words = cells.map(
      ({ text, x, y, width, height, fontSize, bold, confidence }, index): NoisyWord => ({
        text,
        x,
        y: y + 0.79 * height,
        width,
        size: fontSize,
        bold,
        confidence,
        runs: [index],
      }),
    );
    for (const row of rows) row.cells = [];
    let last = rows[0];
    for (const word of disturb(words, noise, random, page.width)) {
      const from = word.runs.map((run) => cells[run]!);
      const first = from[0];
      const row = first ? rowOf.get(first)! : last;
      if (!row) continue;
      last = row;
      const height = first?.height ?? 0.75 * word.size;
      const cell: Cell = {
        text: word.text,
        x: word.x,
        y: word.y - 0.79 * height,
        width: word.width,
        height,
        fontSize: word.size,
        bold: word.bold,
        confidence: Math.max(0, Math.min(1, first ? Math.min(word.confidence, noise.kind === 'ocr' ? 0.99 : 1) : word.confidence)),
        source: noise.kind === 'ocr' ? 'ocr' : (first?.source ?? 'text'),
      };
      row.cells.push(cell);
      for (const old of from) into.set(old, [...(into.get(old) ?? []), cell]);
    }
  }
  for (const mark of allValues(paper).flatMap(({ marks }) => marks)) mark.cells = [...new Set(mark.cells.flatMap((cell) => into.get(cell) ?? []))];
  return noise.kind === 'ocr';
}

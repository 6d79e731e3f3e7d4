/** The measures of one item table: where its columns stand, how wide they are, how its header breaks, its rules and gaps. */
import { plain } from './pieces.js';
import type { Scene } from './scene.js';
import { drawTable, type TableStyle } from './table-columns.js';

export interface Frame {
  readonly table: TableStyle;
  readonly left: readonly number[];
  readonly widths: readonly number[];
  readonly size: number;
  readonly header: readonly (readonly string[])[];
  readonly headerLines: number;
  readonly borders: 'none' | 'header' | 'rows' | 'grid' | 'columns' | 'zebra';
  readonly headerBold: boolean;
  readonly headerFill: boolean;
  readonly nameBold: boolean;
  /** Article number within the description: before the name, on a line above, on a line below. */
  readonly articleWay: number;
  readonly gap: number;
  /** Amounts stand on the first line of the description, the last, or on a line of their own below it. */
  readonly amounts: 'first' | 'last' | 'below';
}

/** Columns that find no room beside a readable description are left out. */
export function drawFrame(scene: Scene): Frame {
  const { canvas, random, style, facts } = scene;
  let table = drawTable(scene);
  const size = style.size * (random.chance(0.7) ? 1 : 0.85 + random.next() * 0.1);
  const pad = 5 + random.next() * 7;
  for (;;) {
    const header = table.columns.map((column) => column.header);
    const shown = facts.items.slice(0, 40);
    const cells = table.columns.map((column) => Math.max(0, ...shown.map((item, i) => canvas.measure(column.cell(item, i), size))));
    const natural = table.columns.map(
      (_, i) => Math.max(cells[i]!, Math.max(0, ...header[i]!.split(' ').map((word) => canvas.measure([plain(word)], size, true)))) + pad,
    );
    const description = table.columns.findIndex((column) => column.name === 'description');
    const used = natural.reduce((sum, width, i) => (i === description ? sum : sum + width), 0);
    const room = canvas.width - used;
    if (room < 95 && table.columns.length > 3) {
      const drop = [
        'other',
        'vatAmount',
        'currency',
        'priceUnit',
        'deliveryDate',
        'orderId',
        'deliveryId',
        'position',
        'articleId',
        'unit',
        'vatRate',
        'discount',
        'unitPrice',
      ].find((name) => table.columns.some((column) => column.name === name));
      if (drop) {
        table = { ...table, columns: table.columns.filter((column) => column.name !== drop) };
        continue;
      }
    }
    const share = random.chance(0.25) ? random.next() * 0.35 : 0;
    const spread = (room - 95 > 0 ? (room - 95) * share : 0) / Math.max(1, table.columns.length - 1);
    const widths = natural.map((width, i) => (i === description ? room - spread * (table.columns.length - 1) : width + spread));
    const left: number[] = [];
    let at = canvas.left;
    for (const width of widths) {
      left.push(at);
      at += width;
    }
    const lines = table.columns.map((column, i) =>
      canvas.wrap([plain(column.header)], Math.max(20, widths[i]! - 2), size, true).map((line) => line.map((piece) => piece.text).join(' ')),
    );
    return {
      table,
      left,
      widths,
      size,
      header: lines,
      headerLines: Math.max(1, ...lines.map((line) => line.length)),
      borders: random.pick(['none', 'none', 'header', 'header', 'header', 'rows', 'rows', 'grid', 'columns', 'zebra']),
      headerBold: random.chance(0.6),
      headerFill: random.chance(0.3),
      nameBold: random.chance(0.12),
      articleWay: random.integer(0, 2),
      gap: random.pick([0, 0, 2, 4, 6, 10]) * Math.min(1.4, style.airy),
      amounts: (['first', 'last', 'below'] as const)[random.weighted([0.87, 0.08, 0.05])]!,
    };
  }
}

/** Between the descenders of the line before and the letters of the line that would follow. */
export const ruleAt = (y: number, frame: Frame): number => y - frame.size * 0.84 - frame.gap / 2;

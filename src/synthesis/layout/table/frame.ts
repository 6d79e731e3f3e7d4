/** The geometry of one item table: column positions and widths, header line breaks, rules and gaps. */
import type { Random } from '../../../random.js';
import { plain } from '../pieces.js';
import type { Scene } from '../scene.js';
import { drawTable, type TableStyle } from './columns.js';
import { spanningHeadings, type SpanningHeading } from './headings/spanning.js';

export interface Frame {
  readonly table: TableStyle;
  readonly left: readonly number[];
  readonly widths: readonly number[];
  readonly size: number;
  readonly header: readonly (readonly string[])[];
  readonly headerLines: number;
  readonly spanning: readonly SpanningHeading[];
  readonly headerAlign: 'same' | 'left' | 'center';
  /** Vertical alignment of headers with fewer lines. */
  readonly headerLow: boolean;
  readonly borders: 'none' | 'header' | 'rows' | 'grid' | 'columns' | 'zebra';
  readonly headerBold: boolean;
  readonly headerFill: boolean;
  readonly nameBold: boolean;
  /** Article number within the description: before the name, on a line above, on a line below, before a dash, behind the name. */
  readonly articleWay: number;
  /** The key before it there, where it is not the document's own. */
  readonly articleWord: string | undefined;
  /** How the description prints the discount, and whether after the name. */
  readonly discountWay: number;
  readonly discountBehind: boolean;
  /** Horizontal extent of description lines below the row's numbers. */
  readonly spread: { readonly left: number; readonly width: number } | undefined;
  readonly gap: number;
  /**
   * Vertical position of the amounts: on the description's first, middle or last line, or on a separate line below or above it. 'centred': in the exact middle, which is
   * between two lines where these are even in number (vertical-align: middle of HTML tables).
   */
  readonly amounts: 'first' | 'middle' | 'centred' | 'last' | 'below' | 'above';
  /** Vertical offset, in lines, of a column's cells, as where cells are centred individually. */
  readonly lower: readonly number[];
  /** Lines of other prices within the item: gross price, price basis, discounts and surcharges. */
  readonly priceNotes: 'none' | 'basis' | 'adjustment' | 'was';
  /** Before each further line of the description. */
  readonly bullet: string;
  /** Properties as keys and values below each item. */
  readonly properties: boolean;
}

/** The order in which columns are left out where there is no room. */
const dispensable = [
  'other',
  'undiscounted',
  'currency',
  'grossPrice',
  'discountAmount',
  'vatAmount',
  'receiverArticleId',
  'gtin',
  'priceUnit',
  'deliveryDate',
  'orderId',
  'deliveryId',
  'position',
  'grossTotal',
  'articleId',
  'unit',
  'vatRate',
  'listPrice',
  'discount',
  'unitPrice',
];

/** The table with at most so many columns, or with those that every table has. */
function narrowed(table: TableStyle, most: number): TableStyle {
  const columns = [...table.columns];
  for (const name of dispensable) {
    for (let at = columns.length - 1; at >= 0 && columns.length > most; at--) if (columns[at]!.name === name) columns.splice(at, 1);
  }
  return { ...table, columns };
}

/** 17 characters an inch in place of 10. */
const condensed = 0.6;

/** Columns that leave no room for a readable description are left out. */
export function drawFrame(scene: Scene): Frame {
  const { canvas, random, style, facts } = scene;
  const wide = scene.printed.has('wide columns');
  let table = wide ? narrowed(drawTable(scene), random.integer(3, 6)) : drawTable(scene);
  // A line printer has one size.
  const fixed = scene.printed.has('printer');
  let size = style.size * (fixed || random.chance(0.65) ? 1 : 0.78 + random.next() * 0.17);
  const { dense } = table;
  const pad = dense || random.chance(0.15) ? (dense ? 1 : 3) + random.next() * (dense ? 2.5 : 2) : 5 + random.next() * 7;
  for (;;) {
    const spanning = spanningHeadings(scene, table.columns);
    const header = spanning.columns.map((column) => column.header);
    const shown = facts.items.slice(0, 40);
    const cells = table.columns.map((column) =>
      Math.max(0, ...shown.flatMap((item, i) => [column.cell(item, i), ...(column.more?.(item, i) ?? [])].map((text) => canvas.measure(text, size)))),
    );
    const natural = table.columns.map(
      (_, i) => Math.max(cells[i]!, Math.max(0, ...header[i]!.split(' ').map((word) => canvas.measure([plain(word)], size, true)))) + pad,
    );
    const description = table.columns.findIndex((column) => column.name === 'description');
    const used = natural.reduce((sum, width, i) => (i === description ? sum : sum + width), 0);
    // Lists of names and amounts only often fill half of the page.
    const whole = table.columns.length <= 3 && random.chance(0.4) ? canvas.width * (0.5 + random.next() * 0.4) : canvas.width;
    const room = whole - used;
    if (room < (dense ? 80 : 95) && table.columns.length > 3) {
      if (!fixed && size > (dense ? 5.2 : 6.6) && random.chance(dense ? 0.9 : 0.5)) {
        size *= 0.92;
        continue;
      }
      // A line printer has condensed type for what is wide.
      if (fixed && dense && size === style.size) {
        size *= condensed;
        continue;
      }
      const drop = dispensable.find((name) => table.columns.some((column) => column.name === name));
      if (drop) {
        table = { ...table, columns: table.columns.filter((column) => column.name !== drop) };
        continue;
      }
    }
    // Templates give every column its share of the width.
    const share = wide ? 0.45 + random.next() * 0.5 : random.chance(0.3) ? random.next() * 0.5 : 0;
    const spread = (room - 95 > 0 ? (room - 95) * share : 0) / Math.max(1, table.columns.length - 1);
    const widths = natural.map((width, i) => (i === description ? room - spread * (table.columns.length - 1) : width + spread));
    const left: number[] = [];
    let at = canvas.left;
    for (const width of widths) {
      left.push(at);
      at += width;
    }
    const lines = table.columns.map((_, i) =>
      canvas.wrap([plain(header[i]!)], Math.max(20, widths[i]! - 2), size, true).map((line) => line.map((piece) => piece.text).join(' ')),
    );
    const placed = (['first', 'middle', 'last', 'below', 'above'] as const)[random.weighted([0.67, 0.16, 0.06, 0.05, 0.06])]!;
    const amounts = placed === 'middle' && !fixed && random.fork('between lines').chance(0.7) ? 'centred' : placed;
    const flat = amounts === 'first' && table.columns.every((column) => !column.more);
    const ragged = amounts === 'first' && random.chance(0.08);
    const borders = fixed
      ? random.pick(['header', 'header', 'header', 'none'] as const)
      : scene.printed.has('ruled form') && random.chance(0.75)
        ? random.pick(['grid', 'columns', 'grid', 'rows'] as const)
        : random.pick(['none', 'none', 'header', 'header', 'header', 'rows', 'rows', 'grid', 'columns', 'zebra'] as const);
    const beneath = flat && !ragged && borders !== 'grid' && borders !== 'columns' && random.chance(0.16);
    return {
      table,
      left,
      widths,
      size,
      header: lines,
      headerLines: Math.max(1, ...lines.map((line, i) => line.length + (isSpanned(spanning.over, i) ? 1 : 0))),
      spanning: spanning.over,
      headerAlign: (['same', 'left', 'center'] as const)[random.weighted([0.8, 0.12, 0.08])]!,
      headerLow: random.chance(0.3),
      borders,
      spread: beneath ? spreadOf(random, left, widths, description) : undefined,
      headerBold: random.chance(0.6),
      headerFill: random.chance(0.3),
      nameBold: random.chance(0.12),
      articleWay: random.integer(0, 4),
      articleWord: random.chance(0.3) ? random.pick(['SKU', 'Ref.', 'P/N', 'No.', '#', ...scene.language.captions.columns.itemCode]) : undefined,
      discountWay: random.integer(0, 6),
      discountBehind: random.chance(0.3),
      gap: (facts.items.length <= 6 && random.chance(0.08) ? random.integer(24, 44) : random.pick([0, 0, 2, 4, 6, 10, 18])) * Math.min(1.4, style.airy),
      amounts,
      lower: table.columns.map(({ name }) => (ragged && (name === 'position' || name === 'total' || random.chance(0.15)) ? random.integer(0, 2) : 0)),
      priceNotes: (['none', 'basis', 'adjustment', 'was'] as const)[random.weighted([0.89, 0.05, 0.02, 0.04])]!,
      bullet: random.chance(0.08) ? random.pick(['-', '•', '–', '*', '>']) : '',
      properties: random.chance(0.04),
    };
  }
}

/** Whether the column is one of the two below a spanning heading. */
export const isSpanned = (over: readonly SpanningHeading[], column: number): boolean =>
  over.some((heading) => heading.column === column || heading.column + 1 === column);

/** Between the descenders of one line and the ascenders of the next. */
export const ruleAt = (y: number, frame: Frame): number => y - frame.size * 0.84 - frame.gap / 2;

/** Right edge of the table, in points. */
export const endOf = (frame: Frame): number => frame.left[0]! + frame.widths.reduce((a, b) => a + b, 0);

/** From the description's own edge or the table's, over half of the following columns or all of them. */
function spreadOf(random: Random, left: readonly number[], widths: readonly number[], description: number): { left: number; width: number } {
  const from = random.chance(0.35) ? left[0]! : left[description]!;
  const end = left[0]! + widths.reduce((a, b) => a + b, 0);
  const own = left[description]! + widths[description]!;
  const to = random.chance(0.5) ? end : own + (end - own) * random.next();
  return { left: from + 1, width: Math.max(60, to - from - 4) };
}

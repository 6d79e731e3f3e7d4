/** A grid of lines drawn over a page as rows of labels: a cell's words are those whose middle lies within its column and row. */
import type { Label, LabelledLineItem } from '../dataset/label.js';
import type { Document, Page } from '../document/document.js';
import { lineItemFields } from '../catalogue/line-item-fields.js';
import { type Fields, wantedOf } from './fields.js';
import { labelFor } from './place.js';
import type { GridRow, TableAnswer, TableQuestion } from './wire.js';

const builtIn = new Set<string>(lineItemFields.map(({ name }) => name));

/** Cells whose words are no such value stay empty and are named. */
export function tableFor(document: Document, { page: number, columns, rows }: TableQuestion, fields: Fields): TableAnswer {
  const page = document.pages[number];
  if (!page) return { rows: [], refused: ['that page is not there'] };
  const refused: string[] = [];
  const order = new Map(page.lines.flatMap(({ words }) => words).map((word, at) => [word, at] as const));
  const read = (row: GridRow, name: string, left: number, right: number): Label | undefined => {
    const words = wordsWithin(page, row, left, right).sort((a, b) => order.get(a)! - order.get(b)!);
    const path = `LineItems.${name}`;
    const wanted = wantedOf(fields, path);
    if (words.length === 0 || !wanted) return undefined;
    const { label, refusal } = labelFor(document, { path, place: { page: number, words } }, wanted);
    if (refusal !== undefined) refused.push(`${name}: ${refusal}`);
    return label;
  };
  return {
    rows: rows.map((row): LabelledLineItem => {
      const cells = columns.flatMap(({ name, left, right }) => {
        const label = read(row, name, left, right);
        return label ? [[name, label] as const] : [];
      });
      const custom = cells.filter(([name]) => !builtIn.has(name));
      return { fields: Object.fromEntries(cells.filter(([name]) => builtIn.has(name))), ...(custom.length > 0 && { custom: Object.fromEntries(custom) }) };
    }),
    refused,
  };
}

const wordsWithin = ({ words }: Page, { top, bottom }: GridRow, left: number, right: number): number[] =>
  words.flatMap(({ box }, word) => {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return x >= left && x < right && y >= top && y < bottom ? [word] : [];
  });

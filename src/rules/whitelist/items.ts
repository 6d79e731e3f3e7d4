/** A whitelist whose rows are looked for in line items (articles, services, accounts by what was bought): one answer an item, from what is in its row. */
import type { LineItemFieldName } from '../../catalogue/line-item-fields.js';
import type { Box } from '../../document/box.js';
import type { Document } from '../../document/document.js';
import type { Extraction, Group, LineItem, Prediction } from '../../extraction/extraction.js';
import { compactLetters } from '../../values/text/compact.js';
import { groupOf, leastProbability } from './apply.js';
import type { Whitelist } from './file.js';
import { queryOf, type Weighted } from './query.js';
import { type Match, match } from './rank.js';

/** Where an item is printed, and what is known of its cells. */
export type ItemPlace = Pick<LineItem, 'page' | 'box'> & { readonly cells?: LineItem['cells'] };

export interface ItemResult {
  readonly group: Group | undefined;
  readonly matches: readonly Match[];
}

/** An article number is in its own cell; amounts are numbers by chance. */
const weights: Readonly<Partial<Record<LineItemFieldName, number>>> = {
  ItemId: 1.5,
  PositionId: 0.25,
  OrderId: 0.5,
  DeliveryId: 0.5,
  DeliveryDate: 0.25,
  Quantity: 0.25,
  UnitPrice: 0.25,
  VatRate: 0.25,
  TotalAmount: 0.25,
};
/** Share of doubt that is left where the row agrees. */
const doubtLeft = 0.3;

/** One answer an item, in their order. */
export function matchItems(whitelist: Whitelist, document: Document, items: readonly ItemPlace[]): readonly ItemResult[] {
  return items.map((item) => {
    const matches = match(whitelist, queryOf(document, weightedCells(item), item));
    const best = matches[0];
    return { matches, group: best && best.probability >= leastProbability ? groupOf(whitelist, best, matches, document) : undefined };
  });
}

/** For documents whose items were not found: every line may be one. */
export const linePlaces = ({ pages }: Document): readonly ItemPlace[] => pages.flatMap(({ lines }, page) => lines.map(({ box }) => ({ page, box })));

/** A group an item that means a row, in the order of the items; the value is put where the list states it, an article number that the row has becomes surer. */
export function applyToItems(extraction: Extraction, document: Document, whitelist: Whitelist): Extraction {
  const results = matchItems(whitelist, document, extraction.lineItems);
  const lineItems = extraction.lineItems.map((item, index) => {
    const { group, matches } = results[index]!;
    return group ? filled(agreed(item, matches[0]!, whitelist), group, whitelist) : item;
  });
  return { ...extraction, lineItems, groups: [...extraction.groups, ...results.flatMap(({ group }) => group ?? [])] };
}

function weightedCells({ cells = {} }: ItemPlace): readonly Weighted[] {
  return Object.entries(cells).flatMap(([field, { page, box }]) => {
    const weight = weights[field as LineItemFieldName];
    return weight === undefined || page === undefined || box === undefined ? [] : [{ page, box, weight }];
  });
}

function agreed(item: LineItem, { cells, probability }: Match, { columns, detail }: Whitelist): LineItem {
  const { ItemId } = item.cells;
  const printed = ItemId && compactLetters(ItemId.value);
  const agrees = columns.some(({ kind }, index) => (kind === 'article' || kind === 'id') && cells[index] && compactLetters(cells[index]) === printed);
  if (!ItemId || !agrees || probability < 0.9) return item;
  const { evidence, score } = ItemId;
  const notes = [...evidence.notes, `whitelist ${detail} agrees the same`];
  const surer: Prediction = { ...ItemId, score: 1 - (1 - score) * doubtLeft, evidence: { ...evidence, agrees: evidence.agrees + 1, notes } };
  return { ...item, cells: { ...item.cells, ItemId: surer } };
}

function filled(item: LineItem, { members }: Group, { fill }: Whitelist): LineItem {
  if (fill === undefined) return item;
  const value = members[0]!;
  if (item.cells[fill]?.value === value.value) return item;
  const { text, page, box } = item.cells[fill] ?? value;
  return { ...item, cells: { ...item.cells, [fill]: { ...value, name: fill, ...placed(text, page, box) } } };
}

const placed = (text: string | undefined, page: number | undefined, box: Box | undefined) =>
  page === undefined || box === undefined ? {} : { ...(text !== undefined && { text }), page, box };

/** What stands below each other in one column of numbers is of one kind: all positions, all article numbers, or all rates. And an article's world-wide number where it has no other. */
import type { LineItemFieldName } from '../catalogue/line-item-fields.js';
import { isGtin } from '../values/check-digits.js';
import type { Cell, Cells } from './cell.js';
import { columnsOf } from './columns.js';
import type { Read } from './joined-rows.js';
import { tokensOn } from './line-index.js';
import { leastOfTable } from './printed-amounts.js';
import { readingsOf } from './table-cells.js';

/** Beginnings of one column lie no further apart, in line heights. */
const slack = 0.4;
/** Fewer rows are no evidence. */
const fewest = 3;
/** So many of the steps from row to row, at least, are alike where positions count, and go upwards where anything like positions stands. */
const [alike, upwards] = [0.75, 0.7];

const outside = columnsOf('outside');

type Kind = 'PositionId' | 'ItemId' | 'VatRate';

interface Member {
  readonly at: number;
  readonly cell: Cell;
  readonly x: number;
}

/** Positions among article numbers, or article numbers among positions, are what the others of their column are. */
export function withOneKind(rows: readonly Read[]): readonly Read[] {
  const moved = new Map<number, { readonly cell: Cell; readonly to: Kind }>();
  for (const group of columnsAt(rows)) {
    const kinds = new Set(group.map(({ cell }) => cell.field));
    if (group.length < fewest || kinds.size < 2) continue;
    const to = kindOf(group);
    for (const { at, cell } of group) if (to && cell.field !== to) moved.set(at, { cell, to });
  }
  return rows.map((read, at) => {
    const move = moved.get(at);
    if (!move || (move.to === 'VatRate' && read.cells.VatRate)) return read;
    const { [move.cell.field]: _, ...others } = read.cells as Record<LineItemFieldName, Cell>;
    return { ...read, cells: { ...others, [move.to]: { ...move.cell, field: move.to } } as Cells };
  });
}

/** Rows with one number alone, positions where there is no rate, and bare rates, grouped by where they begin; what was taken for a day and is none may be a number too. */
function columnsAt(rows: readonly Read[]): Member[][] {
  const members = rows.flatMap(({ cells: { PositionId, ItemId, DeliveryDate, VatRate } }, at): Member[] => {
    const misread = DeliveryDate?.tokens.length === 1 && readingsOf(DeliveryDate).length === 0 ? DeliveryDate : undefined;
    const numbers = [PositionId, ItemId, misread].filter((one) => one !== undefined);
    const rates = VatRate && /^\d{1,2}$/.test(VatRate.text) ? [VatRate] : [];
    const lone = numbers.length === 1 ? numbers : PositionId && !VatRate ? [PositionId] : [];
    return [...lone, ...rates].map((cell) => ({ at, cell, x: cell.tokens[0]!.box.x }));
  });
  members.sort((a, b) => a.x - b.x);
  const groups: Member[][] = [];
  for (const member of members) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (last && member.x - last.x <= slack * member.cell.tokens[0]!.box.height) group!.push(member);
    else groups.push([member]);
  }
  return groups.map((group) => group.sort((a, b) => a.at - b.at));
}

/** Undefined where the column leaves it open. */
function kindOf(group: readonly Member[]): Kind | undefined {
  const rates = group.filter(({ cell }) => cell.field === 'VatRate').length;
  if (rates > 0) return rates * 3 >= group.length * 2 && group.every(({ cell }) => /^\d{1,2}$/.test(cell.text)) ? 'VatRate' : undefined;
  const steps = stepsOf(group.map(({ cell }) => cell.text));
  if (steps.length >= fewest) {
    const most = Math.max(...steps.map((step) => steps.filter((other) => other === step).length));
    const [usual] = steps.filter((step) => steps.filter((other) => other === step).length === most);
    if (usual! > 0 && usual! <= 100 && most / steps.length >= alike) return 'PositionId';
    if (steps.filter((step) => step > 0).length / steps.length < upwards) return 'ItemId';
  }
  const positions = group.filter(({ cell }) => cell.field === 'PositionId').length;
  return positions * 2 > group.length ? 'PositionId' : 'ItemId';
}

/** From row to row, how much the last number grows where what stands before it stays ("02.0010", "02.0020"). */
function stepsOf(texts: readonly string[]): number[] {
  const parts = texts.map((text) => /^(.*?)(\d{1,9})\D{0,2}$/.exec(text));
  return parts.slice(1).flatMap((part, i) => {
    const before = parts[i];
    return part && before && part[1] === before[1] ? [Number(part[2]) - Number(before[2])] : [];
  });
}

/** "EAN: 4012345678901" where no other number is printed. */
export function withLoneGtins(rows: readonly Read[]): readonly Read[] {
  return rows.map((read) => {
    const { row, cells } = read;
    if (cells.ItemId) return read;
    const { page, chosen } = row.piece;
    const found = tokensOn(page, row.lines).filter((i) => outside.has(chosen[i]!) && /^\d{12,14}$/.test(page.tokens[i]!.text) && isGtin(page.tokens[i]!.text));
    if (found.length !== 1) return read;
    const token = page.tokens[found[0]!]!;
    return { ...read, cells: { ...cells, ItemId: { field: 'ItemId', tokens: [token], text: token.text, probability: leastOfTable } } };
  });
}

/** Positions that stand so close to article numbers that both were taken for one: told by their counting up evenly from row to row. And words, or article numbers, that were taken for positions. */
import type { Read } from './joined-rows.js';
import type { Cell, Cells } from './cell.js';
import { arithmeticOf, type Decimal } from './row-arithmetic.js';
import { textOf } from './token-text.js';

export function withCountingPositions(rows: readonly Read[]): readonly Read[] {
  const glued = rows.filter(({ cells }) => !cells.PositionId && (cells.ItemId?.tokens.length ?? 0) > 1);
  const counts = countsUp(glued.map(({ cells }) => cells.ItemId!.tokens[0]!.text));
  const articles = areArticles(rows);
  return rows.map((read) => {
    const { ItemId, PositionId, ...others } = read.cells;
    if (PositionId && (articles || (!ItemId && isCode(PositionId.text)))) return { ...read, cells: { ...others, ItemId: { ...PositionId, field: 'ItemId' } } };
    if (counts && glued.includes(read)) {
      const [first, ...rest] = ItemId!.tokens;
      return { ...read, cells: { ...others, PositionId: part(ItemId!, 'PositionId', [first!]), ItemId: part(ItemId!, 'ItemId', rest) } };
    }
    return PositionId && isWord(PositionId.text) ? { ...read, cells: { ...others, ...(ItemId && { ItemId }) } } : read;
  });
}

/** "3  3685,00  11055,00": whole numbers that every row's price is multiplied by are quantities, where there are no others. */
export function withQuantitiesForPositions(rows: readonly Read[], decimal: Decimal): readonly Read[] {
  const moved = rows.map(({ cells: { PositionId, ...others } }): Cells | undefined =>
    PositionId && /^\d{1,6}$/.test(PositionId.text) ? { ...others, Quantity: { ...PositionId, field: 'Quantity' } } : undefined,
  );
  const agree = moved.map((cells) => cells && arithmeticOf(cells, decimal)).map((row) => row?.agrees === true && row.basis === 1);
  const several = rows.some(({ cells }, i) => agree[i] && Number(cells.PositionId!.text) > 1);
  if (!several || rows.some(({ cells }, i) => cells.Quantity || (cells.PositionId && !agree[i]))) return rows;
  return rows.map((read, i) => (moved[i] ? { ...read, cells: moved[i] } : read));
}

const part = (cell: Cell, field: Cell['field'], tokens: Cell['tokens']): Cell => ({ ...cell, field, tokens, text: textOf(tokens) });

/** Rows of a real table; numbers of so many digits; and where counting begins, anew or not. */
const [leastRows, number, beginning] = [4, /^\d{3,8}$/, /^0*10*$/];

/** "P0001", "KR-4711": letters with so many digits name an article; "A1" and "1.2a" may count. */
const isCode = (text: string): boolean => /^\p{L}+[-.]?\d{4,}$/u.test(text);

/** "101, 104, 203, 101": numbers of one length that go back without ever beginning at one are those of articles, where nothing else is. */
function areArticles(rows: readonly Read[]): boolean {
  if (rows.some(({ cells }) => cells.ItemId)) return false;
  const texts = rows.flatMap(({ cells }) => cells.PositionId?.text ?? []);
  if (texts.length < leastRows || !texts.every((text) => number.test(text) && text.length === texts[0]!.length && !beginning.test(text))) return false;
  return texts.some((text, i) => i > 0 && Number(text) <= Number(texts[i - 1]));
}

/** "1, 2, 3" or "000010, 000020": at least two, each as much more than the one before. */
function countsUp(texts: readonly string[]): boolean {
  if (texts.length < 2 || !texts.every((text) => /^\d{1,6}\.?$/.test(text))) return false;
  const numbers = texts.map((text) => Number.parseInt(text, 10));
  const step = numbers[1]! - numbers[0]!;
  return step > 0 && step <= 100 && numbers.every((number, i) => i === 0 || number - numbers[i - 1]! === step);
}

/** "A" and "IV" may count; "KvK" and "MKS" do not. */
const isWord = (text: string): boolean => !/\d/.test(text) && /\p{L}{2}/u.test(text) && !/^[IVX]{1,5}\.?$/.test(text);

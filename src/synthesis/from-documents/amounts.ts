/** Other amounts that add up as the old ones did: rows and sums drawn anew where their arithmetic is understood, else all amounts times the same number. */
import { detailByName } from '../../catalogue/details.js';
import type { Random } from '../../random.js';
import { allValues, type Cell, type Item, type Paper, type Value } from './paper.js';
import { exchange, printedOf } from './printing.js';
import { numberIn, numberText, otherNumber, type Style } from './texts.js';

/** Sums of a document whose items add up to one of them, with at most one rate of VAT. */
export interface Arithmetic {
  readonly itemsAre: 'net' | 'gross';
  /** 0.19 for 19 %. */
  readonly rate: number;
}

const sumNames = ['NetTotalAmount', 'VatTotalAmount', 'GrandTotalAmount', 'NetAmount', 'VatAmount'] as const;
const near = (a: number, b: number, by = 0.011): boolean => Math.abs(a - b) <= by;
const cents = (value: number): number => Math.round(value * 100 + 1e-7) / 100;
const numberOf = (value: Value | undefined): number | undefined => (value === undefined || value.value === '' ? undefined : Number(value.value));

/** How rows, net, VAT and gross follow from each other on a labelled document; undefined where they do not. */
export function arithmeticOf({ details, items = [] }: Paper): Arithmetic | undefined {
  const totals = items.map(({ fields }) => numberOf(fields.TotalAmount));
  if (totals.length === 0 || totals.some((total) => total === undefined || !Number.isFinite(total))) return undefined;
  const one = (name: string): number | undefined => ((details[name]?.length ?? 0) > 1 ? Number.NaN : numberOf(details[name]?.[0]));
  const [net, vat, gross, groupNet, groupVat] = sumNames.map(one);
  const sum = cents(totals.reduce((all: number, total) => all + total!, 0));
  const netTotal = net ?? groupNet;
  const vatTotal = vat ?? groupVat ?? (netTotal !== undefined && gross !== undefined ? cents(gross - netTotal) : 0);
  const isTrue = [
    groupNet === undefined || netTotal === undefined || near(groupNet, netTotal),
    groupVat === undefined || near(groupVat, vatTotal),
    netTotal === undefined || gross === undefined || near(netTotal + vatTotal, gross),
  ].every(Boolean);
  if (!isTrue || Number.isNaN(vatTotal)) return undefined;
  const itemsAre = netTotal !== undefined && near(sum, netTotal) ? 'net' : gross !== undefined && near(sum, gross) ? 'gross' : undefined;
  if (!itemsAre) return undefined;
  const base = itemsAre === 'net' ? sum : sum - vatTotal;
  const stated = one('VatRate');
  const rate = stated !== undefined && !Number.isNaN(stated) ? stated / 100 : base > 0 ? vatTotal / base : 0;
  return base > 0 && near(cents(base * rate), vatTotal, 0.021) ? { itemsAre, rate } : undefined;
}

/** Draws rows and sums anew; false where a number cannot be printed in its place: then nothing was changed. */
export function redrawn(paper: Paper, { itemsAre, rate }: Arithmetic, random: Random): boolean {
  const plan = new Map<Value, number>();
  let sum = 0;
  for (const item of paper.items ?? []) sum += redrawnRow(item, random, plan);
  sum = cents(sum);
  const net = itemsAre === 'net' ? sum : cents(sum / (1 + rate));
  const vat = itemsAre === 'net' ? cents(net * rate) : cents(sum - net);
  const next = { NetTotalAmount: net, VatTotalAmount: vat, GrandTotalAmount: cents(net + vat), NetAmount: net, VatAmount: vat };
  const inRows = new Set([...plan.keys()].flatMap(({ marks }) => marks.flatMap(({ cells }) => cells)));
  for (const name of sumNames)
    for (const value of paper.details[name] ?? []) {
      // A sum that equals an amount of a row is labelled there too.
      const own = value.marks.filter(({ cells }) => !cells.some((cell) => inRows.has(cell)));
      if (own.length > 0) value.marks = own;
      plan.set(value, next[name]);
    }
  return carriedOut(paper, plan);
}

/** Returns the row's new total. */
function redrawnRow({ fields }: Item, random: Random, plan: Map<Value, number>): number {
  const { Quantity, UnitPrice, TotalAmount } = fields;
  const total = numberOf(TotalAmount)!;
  const [quantity, price] = [numberOf(Quantity), numberOf(UnitPrice)];
  if (quantity && price && near(cents(quantity * price), total)) {
    const count = Number.isInteger(quantity) && quantity > 0 && random.chance(0.5) ? random.integer(1, random.chance(0.8) ? 9 : 60) : quantity;
    const other = cents(price * Math.exp(0.9 * random.normal())) || price;
    if (count !== quantity) plan.set(Quantity!, count);
    plan.set(UnitPrice!, other);
    plan.set(TotalAmount!, cents(count * other));
    return cents(count * other);
  }
  const times = random.pick([1, 2, 3, 4, 5, 7]);
  if (price) plan.set(UnitPrice!, price * times);
  plan.set(TotalAmount!, cents(total * times));
  return cents(total * times);
}

/** All amounts times one whole number, printed ones without labels too: what adds up still does. */
export function multiplied(paper: Paper, random: Random): boolean {
  const times = random.pick([2, 3, 4, 5, 6, 7, 8, 9, 11, 13]);
  const plan = new Map<Value, number>();
  const amounts = [
    ...Object.entries(paper.details).flatMap(([name, values]) => (detailByName.get(name)?.kind === 'amount' ? values : [])),
    ...(paper.items ?? []).flatMap(({ fields: { UnitPrice, TotalAmount } }) => [UnitPrice, TotalAmount].filter((value) => value !== undefined)),
  ];
  for (const value of amounts) plan.set(value, Number(value.value) * times);
  if (!carriedOut(paper, plan)) return false;
  forUnlabelled(paper, (cell, next) => {
    const found = next?.text.startsWith('%') || cell.text.includes('%') ? undefined : moneyIn(cell.text);
    return found === undefined ? undefined : otherNumber(cell.text, found, found * times);
  });
  return true;
}

function moneyIn(text: string): number | undefined {
  const found = /(?<![\d.,])(\d{1,3}(?:[.,' ]\d{3})+|\d+)([.,])(\d\d)(?![\d.,]*\d)/.exec(text);
  return found ? Number(`${found[1]!.replace(/\D/g, '')}.${found[3]}`) : undefined;
}

/** Prints the new numbers; those without a label that equal an old one follow it. */
function carriedOut(paper: Paper, plan: ReadonlyMap<Value, number>): boolean {
  const styles = [...plan.keys()].flatMap((value) => value.marks.map((mark) => numberIn(printedOf(mark), Number(value.value))?.style));
  const usual = styles.find((style) => style?.decimals === 2);
  const isOcr = paper.document.source !== 'text';
  const print = (value: Value, next: number) => (text: string) =>
    otherNumber(text, Number(value.value), next) ?? (isOcr ? misreadNumber(text, next, usual) : undefined);
  for (const [value, next] of plan) if (!Number.isFinite(next) || value.marks.some((mark) => print(value, next)(printedOf(mark)) === undefined)) return false;
  const printedNext = new Map<Cell, number>();
  for (const [value, next] of plan)
    for (const cell of value.marks.flatMap(({ cells }) => cells)) {
      if (printedNext.has(cell) && printedNext.get(cell) !== next) return false;
      printedNext.set(cell, next);
    }
  const changed = new Map<number, number | undefined>();
  for (const [value, next] of plan) {
    const old = Math.abs(Number(value.value));
    // Two values that were equal and no longer are: it is unknown which one is printed.
    changed.set(old, changed.has(old) && changed.get(old) !== Math.abs(next) ? undefined : Math.abs(next));
  }
  forUnlabelled(paper, (cell) => {
    const old = moneyIn(cell.text);
    const next = old === undefined ? undefined : changed.get(old);
    return old === undefined || next === undefined ? undefined : otherNumber(cell.text, old, next);
  });
  const before = new Map([...plan.keys()].map((value) => [value, value.value]));
  // One that shares its words with another has changed with it.
  for (const [value, next] of plan)
    if (value.value === before.get(value)) exchange(paper, value, next.toFixed(/\.(\d*)$/.exec(value.value)?.[1]?.length ?? 0), print(value, next), 'right');
  return true;
}

/** A number that was misread is printed anew, in the document's usual style. */
const misreadNumber = (text: string, next: number, style: Style | undefined): string | undefined =>
  style && /\d/.test(text) && !text.includes('\n') && Number.isInteger(Math.round(next * 1e4) / 100) ? numberText(next, style) : undefined;

function forUnlabelled({ sheets, ...paper }: Paper, print: (cell: Cell, next: Cell | undefined) => string | undefined): void {
  const labelled = new Set(allValues({ sheets, ...paper }).flatMap(({ marks }) => marks.flatMap(({ cells }) => cells)));
  for (const { cells } of sheets.flatMap(({ rows }) => rows))
    cells.forEach((cell, index) => {
      const text = labelled.has(cell) ? undefined : print(cell, cells[index + 1]);
      if (text !== undefined) cell.text = text;
    });
}

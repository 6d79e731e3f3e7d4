/** Rows of rate, net amount and VAT that make up the document's totals. */
import type { Token } from '../../features/contract.js';
import { cents } from '../../values/numbers/cents.js';
import { isTax, ofRows } from '../../values/numbers/tax.js';
import { optionOf } from './options.js';
import type { Row } from './rows.js';
import type { Scored } from './totals.js';

/** Of taxes within the price, as in Brazil, net is gross. Part of a tax (CGST beside SGST) has part of the VAT, and of the net amount at most. */
export const mayBeWhole = ({ net, vat, gross, relation }: Scored): boolean =>
  vat !== undefined && vat.cents !== 0 && (relation.holds !== undefined || (net !== undefined && net.cents === gross?.cents));

/**
 * The rows where they make up the document's VAT and its net amount, if that is printed. The VAT of one of them may follow from the others', as may the net amounts of those
 * without; what taxed rows leave of the net amount may be another row, without tax.
 */
export function wholeOf(totals: Scored, rows: readonly Row[]): readonly Row[] | undefined {
  const { net, vat } = totals;
  if (rows.length === 0 || !vat || !mayBeWhole(totals)) return undefined;
  const given = rows.filter((row) => refusal(row, totals) === undefined);
  if (given.length === 0) return undefined;
  const leftOf = (total: number, name: 'net' | 'vat') => given.reduce((left, row) => left - (row[name]?.cents ?? 0), total);
  const leftNet = net && leftOf(net.cents, 'net');
  const open = given.filter((row) => !row.net);
  if (open.length > 0) {
    const isAll = given.length > 1 && given.every((row) => row.vat && row.percent > 0) && Math.abs(leftOf(vat.cents, 'vat')) <= given.length;
    if (!isAll || leftNet === undefined || !areTaxesOf(leftNet, open)) return undefined;
    return open.length > 1 ? rows : rows.map((row) => (row === open[0] ? { ...row, leftNet } : row));
  }
  if (leftNet && Math.abs(leftNet) > given.length) {
    const isTaxed = given.every((row) => row.vat) && Math.abs(leftOf(vat.cents, 'vat')) <= given.length;
    const untaxed = isTaxed && given.every(({ percent }) => percent > 0) ? untaxedRow(given, leftNet) : undefined;
    return untaxed && [...rows, untaxed];
  }
  const left = leftOf(vat.cents, 'vat');
  const untold = given.filter((row) => !row.vat);
  if (untold.length === 0) return Math.abs(left) <= given.length ? rows : undefined;
  const [row] = untold as [Row];
  if (untold.length > 1 || given.length === 1 || left === 0 || !isTax(row.net!, row.percent, { cents: left })) return undefined;
  return rows.map((each) => (each === row ? { ...row, left } : each));
}

/** Whether what the taxes of rows without net amounts are taxes of makes up an amount, in hundredths, as nearly as rounded taxes tell. */
function areTaxesOf(left: number, rows: readonly Row[]): boolean {
  const taxed = rows.map(({ percent, vat }) => ({ base: (100 * vat!.cents) / percent, slack: (100 * ofRows) / percent }));
  const sumOf = (of: 'base' | 'slack') => taxed.reduce((sum, each) => sum + each[of], 0);
  return Math.abs(sumOf('base') - left) <= sumOf('slack');
}

/** Why a rate's row is no VAT group of the document, where it is none. */
export function refusal({ net, vat }: Row, totals: Pick<Scored, 'vat'>): string | undefined {
  if (net && vat && net.cents === 0 && vat.cents === 0) return 'nothing is sold at it';
  // "IRPF 15 % −73,83": what the customer keeps back for the supplier's income tax is no VAT, which would add to the gross amount.
  const isWithheld = vat !== undefined && vat.cents < 0 && !(net && net.cents < 0) && totals.vat !== undefined && totals.vat.cents > 0;
  return isWithheld ? 'its VAT is withheld for another tax' : undefined;
}

/** In line heights: how far a net amount may end from where the others do, and stand from them. */
const [edge, near] = [0.8, 8];

/** Of a row that follows from the others and from where it is printed. */
const untaxedProbability = 0.7;

/** What the taxed rows leave of the net amount, where it is printed in their column beside a tax of nothing and a wording in place of a rate ("np", "exempt", "N1 Escluso art. 15"). */
function untaxedRow(taxed: readonly Row[], left: number): Row | undefined {
  const nets = taxed.flatMap(({ net }) => net ?? []);
  const [first] = nets;
  if (!first) return undefined;
  const { page } = first;
  const own = nets.filter((net) => net.page === page).map(({ candidate: { box } }) => box);
  const isInColumn = (box: (typeof own)[number]): boolean =>
    own.some((other) => Math.abs(box.x + box.width - other.x - other.width) <= edge * other.height && Math.abs(box.y - other.y) <= near * other.height) &&
    own.every((other) => Math.abs(box.y - other.y) > other.height / 2);
  const amounts = page.candidates.filter(({ kind }) => kind === 'amount');
  const nothing = page.candidates.filter(
    ({ kind, value, text }) => (kind === 'amount' && cents(value) === 0) || (kind === 'rate' && Number(value) === 0 && text.includes('%')),
  );
  const hasTaxOfNothing = ({ line }: Token): boolean => nothing.some(({ first: at }) => page.tokens[at]!.line === line);
  const candidate = amounts.find(({ value, box, first: at }) => cents(value) === left && isInColumn(box) && hasTaxOfNothing(page.tokens[at]!));
  if (!candidate) return undefined;
  const ranked = { value: candidate.value, probability: untaxedProbability, candidate, page };
  return { rate: { ...ranked, value: '0.0' }, percent: 0, net: optionOf(ranked), left: 0, origin: 'untaxed', score: 0, holds: false, fails: false };
}

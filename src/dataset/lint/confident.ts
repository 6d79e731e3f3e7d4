/**
 * Confident learning (Northcutt, Jiang, Chuang 2021): a label is likely wrong where a model that did not learn from its document gives another value, and is
 * at least as sure of it as it is, on average, of labelled values of that detail.
 */
import { contactRoles } from '../../catalogue/contact-fields.js';
import { bare } from '../../fold.js';
import type { Labels } from '../label.js';
import { type Finding, finding, type Linted, labelsOf } from './finding.js';

/** A prediction beside its label, as `beleg score` writes it. */
export interface Predicted {
  readonly document: string;
  /** "InvoiceId", "VatGroup.VatRate", "Sender.Name", "LineItem.Quantity". */
  readonly detail: string;
  /** '' for no prediction. */
  readonly value?: string;
  /** '' where it is labelled as absent. */
  readonly truth?: string;
  readonly correct: boolean;
  readonly rawScore: number;
  /** Number of its group or line item, from 1. */
  readonly item?: number;
  readonly guessed?: true;
}

/** Predictions that a threshold needs; fewer are weak evidence of how sure the model is. */
const least = 10;

/** Rows, and contacts as a whole, repeat their fields. */
const wholes = new Set<string>(['LineItem', ...contactRoles]);

/** A detail may be labelled as not there; a field of a row, group or contact that is left out is unknown. */
const judged = ({ detail, value, truth, guessed }: Predicted): boolean =>
  value !== undefined && value !== '' && truth !== undefined && !guessed && !wholes.has(detail) && (truth !== '' || !detail.includes('.'));

/** The same text, cut otherwise: how much of a line belongs to a name or a description is no matter of right and wrong. */
function overlaps(a: string, b: string): boolean {
  const [first, second] = [bare(a), bare(b)];
  return /\p{L}/u.test(a) && /\p{L}/u.test(b) && Math.min(first.length, second.length) >= 3 && (first.includes(second) || second.includes(first));
}

/** By detail: the mean probability of its labelled values; of a label that the model contradicts, what is left over. */
export function confidenceThresholds(predictions: readonly Predicted[]): ReadonlyMap<string, number> {
  const sums = new Map<string, { sum: number; count: number }>();
  for (const one of predictions) {
    if (!judged(one) || one.truth === '') continue;
    const known = sums.get(one.detail) ?? { sum: 0, count: 0 };
    sums.set(one.detail, { sum: known.sum + (one.correct ? one.rawScore : 1 - one.rawScore), count: known.count + 1 });
  }
  return new Map([...sums].flatMap(([detail, { sum, count }]) => (count < least ? [] : [[detail, sum / count] as const])));
}

/** Of one document. Labels that changed since the predictions were made are not judged; `outdated` counts their predictions. */
export function contradictions(
  linted: Pick<Linted, 'name' | 'labels'>,
  predictions: readonly Predicted[],
  thresholds: ReadonlyMap<string, number>,
): { readonly findings: readonly Finding[]; readonly outdated: number } {
  let outdated = 0;
  const findings = predictions.filter(judged).flatMap((one): readonly Finding[] => {
    const { detail, value = '', truth = '', item, correct, rawScore } = one;
    const threshold = thresholds.get(detail);
    if (correct || threshold === undefined || rawScore < threshold || overlaps(value, truth)) return [];
    const now = valuesOf(linted.labels, one);
    if (now === undefined || now.includes(value) || (truth === '' ? now.length > 0 && item === undefined : !now.includes(truth))) {
      outdated++;
      return [];
    }
    const against = `a model gives ${value} with ${rawScore.toFixed(2)}, and ${threshold.toFixed(2)} on average to what is labelled`;
    return [finding(linted, 'model', nameOf(detail, item), truth, against)];
  });
  return { findings, outdated };
}

const members: Readonly<Record<string, (labels: Labels) => string | undefined>> = {
  DocumentType: ({ documentType }) => documentType,
  InvoiceCurrency: ({ currency }) => currency,
};

/** What is labelled now; undefined where it is unknown by now. */
function valuesOf(labels: Labels, { detail, item, truth = '' }: Predicted): readonly string[] | undefined {
  const [parent, member] = detail.split('.');
  if (detail === 'VatExemption') return labels.vatExempt === undefined ? undefined : labels.vatExempt ? [truth] : [];
  const whole = members[detail]?.(labels);
  if (whole !== undefined) return [whole];
  if (member === undefined) return labels.details[detail]?.map(({ value }) => value);
  if (parent === 'LineItem') {
    const row = labels.lineItems?.[(item ?? 1) - 1];
    const label = { ...row?.fields, ...row?.custom }[member as never] as { readonly value: string } | undefined;
    return labels.lineItems && (label ? [label.value] : []);
  }
  if (contactRoles.some((role) => role === parent)) return labelsOf(labels, detail).map(({ value }) => value);
  const rows = labels.groups[parent!];
  if (rows && item !== undefined) return [rows[item - 1]?.[member] ?? []].flat();
  return labels.details[member]?.map(({ value }) => value);
}

/** As lint names places: "LineItems[2].Quantity", "VatGroup[1].VatRate", "VatRate" without its group. */
function nameOf(detail: string, item: number | undefined): string {
  const [parent, member] = detail.split('.');
  if (member === undefined || contactRoles.some((role) => role === parent)) return detail;
  const rows = parent === 'LineItem' ? 'LineItems' : parent;
  return item === undefined ? member : `${rows}[${item}].${member}`;
}

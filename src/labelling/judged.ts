/** Predictions of a model that did not learn from the documents, as `beleg score` wrote them: labels that it surely contradicts, and documents that it fails on. */
import { grouped } from '../grouped.js';
import type { Finding, Linted } from '../dataset/lint/finding.js';
import { confidenceThresholds, contradictions } from '../dataset/lint/confident.js';
import type { Row } from '../evaluation/rows.js';

export interface Judged {
  against(linted: Pick<Linted, 'name' | 'labels'>): readonly Finding[];
  /** Values that it gave wrongly or not at all. */
  failed(name: string): number;
}

/** Rows as a whole repeat their cells. */
const wholeRow = 'LineItem';

/** `rows`: of beleg score on the dataset. */
export function judgedBy(rows: readonly Row[]): Judged {
  const thresholds = confidenceThresholds(rows);
  const byDocument = grouped(rows, ({ document }) => document);
  return {
    against: (linted) => contradictions(linted, byDocument.get(linted.name) ?? [], thresholds).findings,
    failed: (name) => (byDocument.get(name) ?? []).filter(({ correct, detail }) => !correct && detail !== wholeRow).length,
  };
}

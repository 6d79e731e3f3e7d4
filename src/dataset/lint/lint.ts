/** Labels that are likely wrong because they contradict arithmetic, check digits, each other, another document of the supplier, or a confident model. */
import { grouped } from '../../grouped.js';
import { bytes, type Dataset, document as documentOf, entries, labels as labelsOf, sha256 } from '../store.js';
import { checkDigits } from './check-digits.js';
import { confidenceThresholds, contradictions, type Predicted } from './confident.js';
import { contacts } from './contacts.js';
import { dates } from './dates.js';
import type { Check, Finding, Linted } from './finding.js';
import { parties } from './parties.js';
import { sums } from './sums.js';
import { acrossDetails, acrossDocuments, type Kept } from './suppliers.js';

/** A check of one document is a file beside this one and a row here. */
const checks: readonly Check[] = [sums, checkDigits, dates, parties, contacts];

/** Findings on the labels of one document by itself. */
export const ownFindings: Check = (linted) => checks.flatMap((check) => check(linted));

export interface LintReport {
  /** Labelled documents. */
  readonly documents: number;
  /** By document, in the order of the dataset. */
  readonly findings: readonly Finding[];
  /** Predictions whose label has changed since they were made. */
  readonly outdated: number;
}

/** `predictions`: of a model that did not learn from the documents; without them no label is held against a model. */
export async function lint(documents: AsyncIterable<Linted>, predictions: readonly Predicted[] = []): Promise<LintReport> {
  const findings: Finding[] = [];
  const thresholds = confidenceThresholds(predictions);
  const byDocument = grouped(predictions, ({ document }) => document);
  let outdated = 0;
  const kept: Kept[] = [];
  for await (const linted of documents) {
    findings.push(...ownFindings(linted));
    const contradicted = contradictions(linted, byDocument.get(linted.name) ?? [], thresholds);
    findings.push(...contradicted.findings);
    outdated += contradicted.outdated;
    kept.push(askedOf(linted));
  }
  const all = [...findings, ...acrossDocuments(kept)];
  const order = new Map(kept.map(({ name }, index) => [name, index]));
  return { documents: kept.length, findings: all.sort((a, b) => order.get(a.document)! - order.get(b.document)!), outdated };
}

/** Of large tables no check across documents asks. */
export function keptOf({ name, labels, digest }: Pick<Linted, 'name' | 'labels' | 'digest'>): Kept {
  const { lineItems: _items, lineRoles: _roles, ...small } = labels;
  return { name, labels: small, digest };
}

/** What checks across documents ask for: of ten thousand documents the labels as a whole are too large. */
function askedOf({ name, labels, digest }: Linted): Kept {
  const { supplier, documentType, contacts } = labels;
  const details = Object.fromEntries(acrossDetails.flatMap((detail) => (labels.details[detail] ? [[detail, labels.details[detail]]] : [])));
  const named = contacts?.map(({ role, fields: { Name } }) => ({ role, fields: { ...(Name && { Name }) } }));
  return {
    name,
    digest,
    labels: {
      details,
      groups: {},
      ...(supplier !== undefined && { supplier }),
      ...(documentType !== undefined && { documentType }),
      ...(named && { contacts: named }),
    },
  };
}

/** The labelled documents of a dataset's folder, one in memory at a time. */
export async function* lintedOf(dataset: Dataset): AsyncGenerator<Linted> {
  for (const entry of await entries(dataset)) {
    const labels = await labelsOf(entry);
    if (labels) yield { name: entry.name, labels, document: await documentOf(entry), digest: sha256(await bytes(entry)) };
  }
}

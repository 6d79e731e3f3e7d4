/** Compares predicted line items with labelled ones: rows are paired so that most cells agree, then every cell and every row is judged. */
import { cellName, lineItemRow } from '../../bundle/recommend.js';
import { featuresOf } from '../../bundle/calibrator.js';
import type { Label, LabelledLineItem } from '../../dataset/label.js';
import type { Document } from '../../document/document.js';
import type { LineItem, Prediction } from '../../extraction/extraction.js';
import { assign } from './assign.js';
import { judge, type Judged } from './judged.js';
import { sameCell } from './same.js';

/** Rows are paired so that most cells agree, then judged cell by cell and as a whole. */
export function matchLineItems(found: readonly LineItem[], wanted: readonly LabelledLineItem[], document: Document): readonly Judged[] {
  const labels = wanted.map(labelsOf);
  const cells = found.map(cellsOf);
  const agreeing = (i: number, j: number) =>
    Object.entries(labels[i]!).filter(([field, label]) => sameCell(field)(label.value, cells[j]![field]?.value ?? '')).length;
  const pairs = assign(wanted.length, found.length, agreeing);
  // Labelled columns: cells of other columns are not judged.
  const known = [...new Set(labels.flatMap((row) => Object.keys(row)))];
  const judged = labels.flatMap((row, i) => rowOf(row, pairs[i] === undefined ? undefined : found[pairs[i]], known, document, i + 1));
  const extra = found.filter((_, j) => !pairs.includes(j));
  return [...judged, ...extra.flatMap((item, j) => rowOf({}, item, known, document, wanted.length + j + 1))];
}

function rowOf(
  labels: Readonly<Record<string, Label>>,
  item: LineItem | undefined,
  known: readonly string[],
  document: Document,
  number: number,
): readonly Judged[] {
  const cells = item ? cellsOf(item) : {};
  const judged = known.flatMap((field) => judge(cellName(field), cells[field], labels[field] ? [labels[field]] : [], sameCell(field), document, number) ?? []);
  const truth = textOf(Object.values(labels).map(({ value }) => value));
  if (!item) return [...judged, { detail: lineItemRow, value: '', truth, correct: false, rawScore: 0, item: number, loss: 'nothing-given' }];
  return [
    ...judged,
    {
      detail: lineItemRow,
      value: textOf(known.flatMap((field) => cells[field]?.value ?? [])) || '(empty)',
      truth,
      correct: truth !== '' && judged.every(({ correct }) => correct),
      rawScore: item.score,
      features: featuresOf(undefined, item.score),
      item: number,
    },
  ];
}

const textOf = (values: readonly string[]): string => values.join(' | ').slice(0, 500);

const labelsOf = ({ fields, custom }: LabelledLineItem): Readonly<Record<string, Label>> => present({ ...fields, ...custom });
const cellsOf = ({ cells, custom }: LineItem): Readonly<Record<string, Prediction>> => present({ ...cells, ...custom });

const present = <T>(record: Readonly<Record<string, T | undefined>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as Record<string, T>;

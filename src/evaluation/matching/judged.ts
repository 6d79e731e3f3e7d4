/** One prediction compared with the ground truth: a line of predictions.jsonl before the document's metadata is added. */
import { featuresOf } from '../../bundle/calibrator.js';
import type { Label } from '../../dataset/label.js';
import type { Document } from '../../document/document.js';
import { hull, intersection } from '../../document/box.js';
import type { Prediction } from '../../extraction/extraction.js';
import type { Loss, Row } from '../rows.js';
import type { Same } from './same.js';

export type Judged = Pick<Row, 'detail' | 'correct' | 'rawScore'> &
  Required<Pick<Row, 'value' | 'truth'>> &
  Partial<Pick<Row, 'features' | 'item' | 'loss' | 'guessed'>> & { readonly prediction?: Prediction };

/** `labels`: all right values. Undefined for a true negative: no true value and no prediction. */
export function judge(
  detail: string,
  prediction: Prediction | undefined,
  labels: readonly Label[],
  same: Same,
  document: Document,
  item?: number,
): Judged | undefined {
  const given = prediction && prediction.value !== '' ? prediction : undefined;
  const numbered = item === undefined ? {} : { item };
  if (!given) {
    if (labels.length === 0) return undefined;
    const loss: Loss = labels.every(({ places }) => places.length === 0) ? 'not-read' : 'nothing-given';
    return { detail, value: '', truth: labels[0]!.value, correct: false, rawScore: 0, ...numbered, loss };
  }
  const right = labels.find(({ value }) => same(value, given.value));
  return {
    detail,
    value: given.value,
    truth: (right ?? labels[0])?.value ?? '',
    correct: right !== undefined,
    rawScore: given.score,
    features: featuresOf(given.evidence, given.score),
    ...numbered,
    ...(given.guessed && { guessed: true as const }),
    ...(!right && { loss: lossOf(given, labels, document) }),
    prediction: given,
  };
}

function lossOf(given: Prediction, labels: readonly Label[], document: Document): Loss {
  if (labels.length === 0) return 'invented';
  const places = labels.flatMap((label) => label.places);
  if (places.length === 0) return 'not-read';
  return places.some((place) => isAt(given, place, document)) ? 'wrongly-normalised' : 'wrongly-chosen';
}

function isAt({ page, box }: Prediction, place: Label['places'][number], document: Document): boolean {
  if (!box || page !== place.page) return false;
  const boxes = place.words.flatMap((word) => document.pages[place.page]?.words[word]?.box ?? []);
  return boxes.length > 0 && intersection(box, hull(boxes)) !== undefined;
}

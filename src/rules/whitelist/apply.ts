/** A whitelist applied to a document as a whole: its group of value and hints, and the matched row as evidence for details found otherwise. */
import { hull } from '../../document/box.js';
import type { Document } from '../../document/document.js';
import type { Extraction, Group, Prediction } from '../../extraction/extraction.js';
import { noEvidence } from '../../extraction/decoding/predictions.js';
import { compactLetters } from '../../values/text/compact.js';
import type { ColumnKind } from './columns.js';
import type { Whitelist } from './file.js';
import { queryOf, spotText, type Weighted } from './query.js';
import { type Hint, type Match, match } from './rank.js';

/** From here on one row is meant; below, candidates are noted and no value is given. */
export const leastProbability = 0.6;
const mostHints = 12;
const receiverWeight = 0.25;

export interface WhitelistResult {
  readonly group: Group | undefined;
  /** Likeliest first, whether one was chosen or not. */
  readonly matches: readonly Match[];
}

/**
 * The rows of the list that the document's words speak for, and the group of the best one where it reaches `leastProbability`. `extraction`: with it words of
 * the receiver weigh a quarter.
 */
export function matchDocument(whitelist: Whitelist, document: Document, extraction?: Extraction): WhitelistResult {
  const matches = match(whitelist, queryOf(document, receiverParts(extraction)));
  const best = matches[0];
  return { matches, group: best && best.probability >= leastProbability ? groupOf(whitelist, best, matches, document) : undefined };
}

/** Adds the list's group where one row is meant, and takes its cells as evidence for details that were found otherwise. */
export function applyWhitelist(extraction: Extraction, document: Document, whitelist: Whitelist): Extraction {
  const { group, matches } = matchDocument(whitelist, document, extraction);
  if (!group) return extraction;
  const agreed = agree(extraction, whitelist, matches[0]!);
  return { ...agreed, groups: [...agreed.groups, group] };
}

/** The value and its hints: cells of the row that the document repeats, the most telling first. */
export function groupOf({ detail }: Whitelist, best: Match, matches: readonly Match[], document: Document): Group {
  const decidedBy = `whitelist: ${detail}`;
  const hints = best.hints
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, mostHints)
    .map((hint): Prediction => hintPrediction(hint, `${detail}Hint`, best.probability, decidedBy, document));
  const notes = matches.map(({ value, probability }) => `${value}: ${probability.toFixed(3)}`);
  const evidence = {
    ...noEvidence,
    probability: best.probability,
    margin: best.probability - (matches[1]?.probability ?? 0),
    none: 1 - best.probability,
    candidates: matches.length,
    agrees: hints.length,
    notes,
  };
  const { text, page, box } = hints[0]!;
  return { name: `${detail}Group`, members: [{ name: detail, value: best.value, text, page, box, score: best.probability, evidence, decidedBy }, ...hints] };
}

function hintPrediction({ column, value, spots }: Hint, name: string, score: number, decidedBy: string, document: Document): Prediction {
  const page = spots[0]!.page;
  const parts = spots
    .filter((spot) => spot.page === page)
    .sort((a, b) => a.line - b.line || a.first - b.first)
    .map((spot) => spotText(document, spot));
  const text = [...new Set(parts.map((part) => part.text))].join(' ');
  return {
    name,
    value,
    text,
    page,
    box: hull(parts.map(({ box }) => box)),
    score,
    evidence: { ...noEvidence, probability: score, notes: [column.name] },
    decidedBy,
  };
}

/** What belongs to the receiver speaks for no supplier. */
function receiverParts(extraction: Extraction | undefined): readonly Weighted[] {
  const contacts = extraction?.contacts.filter(({ role }) => role === 'Receiver') ?? [];
  const own = [
    ...contacts.flatMap(({ fields }) => Object.values(fields).flat()),
    ...(extraction?.predictions.filter(({ name }) => name.startsWith('Receiver') && name.endsWith('Id') && name !== 'ReceiverOrderId') ?? []),
  ];
  return own.flatMap(({ page, box }) => (page === undefined || box === undefined ? [] : [{ page, box, weight: receiverWeight }]));
}

/** Details that a row of a supplier list gives, by the kind of its column. */
const detailsByKind: Readonly<Partial<Record<ColumnKind, readonly string[]>>> = {
  vatId: ['SenderVatId'],
  iban: ['Iban'],
  taxId: ['SenderTaxId', 'TaxNumber'],
  registration: ['CompanyRegistrationNumber'],
};
/** Share of doubt that is left where the row agrees. */
const doubtLeft = 0.3;

function agree(extraction: Extraction, { columns, detail }: Whitelist, { cells, probability }: Match): Extraction {
  if (probability < 0.9) return extraction;
  const values = columns
    .flatMap(({ kind }, index) => (detailsByKind[kind] ?? []).map((name) => [name, compactLetters(cells[index] ?? '')] as const))
    .filter(([, value]) => value !== '');
  const raise = (prediction: Prediction): Prediction => {
    if (!values.some(([name, value]) => name === prediction.name && value === compactLetters(prediction.value))) return prediction;
    const notes = [...prediction.evidence.notes, `whitelist ${detail} says the same`];
    return {
      ...prediction,
      score: 1 - (1 - prediction.score) * doubtLeft,
      evidence: { ...prediction.evidence, agrees: prediction.evidence.agrees + 1, notes },
    };
  };
  return {
    ...extraction,
    predictions: extraction.predictions.map(raise),
    groups: extraction.groups.map((group) => ({ ...group, members: group.members.map(raise) })),
  };
}

/** What a bundle found on a document, as proposals of labels: values in the format of labels, on words. */
import { contactFields } from '../catalogue/contact-fields.js';
import type { Place } from '../dataset/label.js';
import { area, type Box, intersection } from '../document/box.js';
import type { Document } from '../document/document.js';
import { explain, explainable } from '../extraction/explain/explain.js';
import type { Extraction, LineItem, Prediction } from '../extraction/extraction.js';
import { type Fields, groupNames, labelledRoles } from './fields.js';
import type { Proposal, ProposedRow, Proposals } from './wire.js';

/** Where no threshold is recommended, a calibrated score from here on is taken for sure. */
const sureScore = 0.95;
const mostOthers = 4;

/** What the bundle found as proposals by path, each value once, with the reasons of `explain`. */
export function proposalsOf(document: Document, extraction: Extraction, fields: Fields): Proposals {
  const known = new Set(fields.sections.flatMap((section) => (section.of === 'details' || section.of === 'own' ? section.fields.map(({ name }) => name) : [])));
  const byPath = new Map<string, Proposal[]>();
  const add = (path: string, proposal: Proposal | undefined) => {
    if (proposal) byPath.set(path, [...(byPath.get(path) ?? []).filter(({ value }) => value !== proposal.value), proposal]);
  };
  for (const prediction of extraction.predictions) if (known.has(prediction.name)) add(prediction.name, printedOnly(document, prediction));
  for (const [path, proposal] of wholeDocument(extraction)) add(path, proposal);
  for (const { role, fields: found } of extraction.contacts) {
    if (!labelledRoles.some((each) => each === role)) continue;
    // The country follows from the address where it is not printed.
    for (const field of contactFields)
      for (const each of found[field] ?? []) add(`${role}.${field}`, field === 'Country' ? proposalOf(document, each) : printedOnly(document, each));
  }
  const groups = Object.fromEntries(
    groupNames.map((name) => [name, extraction.groups.filter((group) => group.name === name).map(({ members }) => membersOf(document, members))]),
  );
  return {
    fields: Object.fromEntries(byPath),
    groups,
    rows: extraction.lineItems.flatMap((item) => rowOf(document, item, fields) ?? []),
    ...explained(document, extraction),
  };
}

/** Whether a value may be taken without a person: at its recommended threshold, or at `sureScore` where there is none. */
const isSure = ({ score, threshold, forced, guessed, validate }: Prediction): boolean =>
  !forced && !guessed && !validate && score >= (threshold !== undefined && threshold >= 0 ? threshold : sureScore);

function proposalOf(document: Document, prediction: Prediction): Proposal | undefined {
  const { value, text, score, threshold, page, box } = prediction;
  if (value === '') return undefined;
  const place = page === undefined || !box ? undefined : wordsUnder(document, page, box);
  return {
    value,
    ...(text !== undefined && { text }),
    score,
    ...(threshold !== undefined && threshold >= 0 && { threshold }),
    sure: isSure(prediction),
    ...(place && { place }),
  };
}

/** What is derived from other values is no label: it would have to be printed. */
function printedOnly(document: Document, prediction: Prediction): Proposal | undefined {
  const proposal = proposalOf(document, prediction);
  return proposal?.place ? proposal : undefined;
}

function* wholeDocument({ documentType, predictions }: Extraction): Generator<readonly [string, Proposal]> {
  const whole = ({ score, ...rest }: Prediction, value: string): Proposal => ({ value, score, sure: isSure({ score, ...rest }) });
  if (documentType.value !== '') yield ['documentType', whole(documentType, documentType.value)];
  const currency = predictions.find(({ name }) => name === 'InvoiceCurrency');
  if (currency && currency.value !== '') yield ['currency', whole(currency, currency.value)];
  const exemption = predictions.find(({ name }) => name === 'VatExemption');
  if (exemption && exemption.value !== '') yield ['vatExempt', whole(exemption, 'yes')];
}

const membersOf = (document: Document, members: readonly Prediction[]): Readonly<Record<string, Proposal>> =>
  Object.fromEntries(members.flatMap((member) => namedProposal(member.name, printedOnly(document, member))));

const namedProposal = (name: string, proposal: Proposal | undefined): readonly (readonly [string, Proposal])[] => (proposal ? [[name, proposal]] : []);

/** Undefined for a row without a printed cell. */
function rowOf(document: Document, { cells, custom, page, box }: LineItem, { columns }: Fields): ProposedRow | undefined {
  const all: Readonly<Record<string, Prediction | undefined>> = { ...cells, ...custom };
  const found = columns.flatMap(({ name }) => (all[name] ? namedProposal(name, printedOnly(document, all[name]!)) : []));
  const lines = (document.pages[page]?.lines ?? []).flatMap((line, index) => (mostlyWithin(line.box, box) ? [index] : []));
  if (found.length === 0 || lines.length === 0) return undefined;
  return { cells: Object.fromEntries(found), page, firstLine: lines[0]!, lastLine: lines.at(-1)! };
}

const mostlyWithin = (inner: Box, outer: Box): boolean => {
  const middle = inner.y + inner.height / 2;
  return middle >= outer.y && middle <= outer.y + outer.height;
};

/** The words that share more than half of their area, or of the box's, with the box. */
function wordsUnder(document: Document, page: number, box: Box): Place | undefined {
  const words = (document.pages[page]?.words ?? []).flatMap((word, index) => {
    const shared = intersection(box, word.box);
    return shared && area(shared) > 0.5 * Math.max(1e-9, Math.min(area(word.box), area(box))) ? [index] : [];
  });
  return words.length > 0 ? { page, words } : undefined;
}

function explained(document: Document, extraction: Extraction): Pick<Proposals, 'reasons' | 'others'> {
  const reasons: Record<string, readonly string[]> = {};
  const others: Record<string, readonly Proposal[]> = {};
  // Reasons of a row are given cell by cell at the command line (beleg why).
  for (const name of explainable(extraction).filter((each) => !each.startsWith('LineItem.'))) {
    const explanation = explain(extraction, name, { top: mostOthers + 1 });
    if (!explanation) continue;
    reasons[name] = explanation.because;
    const open = explanation.alternatives.filter(({ given, value }) => !given && value !== '');
    others[name] = open.slice(0, mostOthers).flatMap(({ value, text, probability, page, box }) => {
      const place = wordsUnder(document, page, box);
      return place ? [{ value, text, score: probability, sure: false, place }] : [];
    });
  }
  return { reasons, others };
}

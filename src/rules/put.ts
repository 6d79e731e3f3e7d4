/** Predictions that knowledge makes: built, and put where their detail belongs (header, a group, a contact, a line item). */
import { detailByName } from '../catalogue/details.js';
import type { CustomDetail } from '../bundle/manifest.js';
import type { Document } from '../document/document.js';
import type { Extraction, Group, Prediction } from '../extraction/extraction.js';
import { compactLetters } from '../values/text/compact.js';
import { formatValue, noEvidence } from '../extraction/decoding/predictions.js';
import type { Found } from './find-values.js';
import { mapPart, partOf, partPredictions } from './parts.js';

const formats: Readonly<Record<NonNullable<CustomDetail['format']>, (value: string) => string>> = {
  upper: (value) => value.toUpperCase(),
  digits: (value) => value.replace(/\D/g, ''),
  compact: compactLetters,
};

/** Found on the page, by `decidedBy`. */
export function printed(
  name: string,
  { value, place }: Found,
  score: number,
  decidedBy: string,
  document: Document,
  format?: CustomDetail['format'],
): Prediction {
  const words = place.cell.tokens.map(({ word }) => document.pages[place.page]!.words[word]!);
  const confidences = words.map(({ confidence }) => confidence);
  const evidence = {
    ...noEvidence,
    probability: score,
    none: 1 - score,
    candidates: 1,
    meanConfidence: confidences.reduce((sum, each) => sum + each, 0) / confidences.length,
    minConfidence: Math.min(...confidences),
    textLayer: words[0]!.source === 'text',
    notes: [decidedBy],
  };
  return {
    name,
    value: format ? formats[format](value) : formatValue(name, value),
    text: place.text,
    score,
    page: place.page,
    box: place.box,
    evidence,
    decidedBy,
  };
}

/** Not printed, but known. */
export function known(name: string, value: string, score: number, decidedBy: string): Prediction {
  return {
    name,
    value: formatValue(name, value),
    score,
    evidence: { ...noEvidence, probability: score, none: 1 - score, derived: true, notes: [decidedBy] },
    decidedBy,
  };
}

/** Where a detail is: its group's name, or undefined for the header. */
function groupOf(name: string, custom: readonly CustomDetail[]): string | undefined {
  const builtIn = detailByName.get(name);
  if (builtIn) return builtIn.place === 'member' ? builtIn.group : undefined;
  return custom.find((detail) => detail.name === name)?.group;
}

/** Values by name wherever they are: header, groups, contacts, line items. */
export function predictionsOf(extraction: Extraction, name: string): readonly Prediction[] {
  const part = partOf(name);
  if (part) return partPredictions(extraction, part);
  const inGroups = extraction.groups.flatMap(({ members }) => members).filter((member) => member.name === name);
  return [...extraction.predictions.filter((prediction) => prediction.name === name), ...inGroups];
}

/** Instead of all there are of its name, or besides them. */
export function put(extraction: Extraction, prediction: Prediction, custom: readonly CustomDetail[], besides = false): Extraction {
  const part = partOf(prediction.name);
  if (part) return mapPart(extraction, part, (there) => (besides ? [...there, prediction] : [prediction]));
  const group = groupOf(prediction.name, custom);
  const cleared = besides ? extraction : remove(extraction, ({ name }) => name === prediction.name);
  if (group === undefined) return { ...cleared, predictions: [...cleared.predictions, prediction] };
  const at = cleared.groups.findIndex(({ name }) => name === group);
  const before = cleared.groups[at];
  const joined: Group = { name: group, members: [...(before?.members ?? []), prediction] };
  return { ...cleared, groups: before ? cleared.groups.with(at, joined) : [...cleared.groups, joined] };
}

/** Values of one detail, as far as they are meant. */
export function removeOf(extraction: Extraction, name: string, which: (prediction: Prediction) => boolean): Extraction {
  const part = partOf(name);
  if (part) return mapPart(extraction, part, (there) => there.filter((prediction) => !which(prediction)));
  return remove(extraction, (prediction) => prediction.name === name && which(prediction));
}

/** Takes values from header and groups; groups that are left empty go. */
export function remove(extraction: Extraction, which: (prediction: Prediction) => boolean): Extraction {
  const groups = extraction.groups
    .map((group) => (group.members.some(which) ? { ...group, members: group.members.filter((member) => !which(member)) } : group))
    .filter(({ members }) => members.length > 0);
  return { ...extraction, predictions: extraction.predictions.filter((prediction) => !which(prediction)), groups };
}

/** Replaces every value of the name by what `by` makes of it. */
export function change(extraction: Extraction, name: string, by: (prediction: Prediction) => Prediction): Extraction {
  const part = partOf(name);
  if (part) return mapPart(extraction, part, (there) => there.map(by));
  const changed = (prediction: Prediction) => (prediction.name === name ? by(prediction) : prediction);
  return {
    ...extraction,
    documentType: changed(extraction.documentType),
    predictions: extraction.predictions.map(changed),
    groups: extraction.groups.map((group) =>
      group.members.some((member) => member.name === name) ? { ...group, members: group.members.map(changed) } : group,
    ),
  };
}

/** Puts calibrated scores and recommended thresholds on an extraction, and decides whether the document needs human validation. */
import { detailByName, details } from '../catalogue/details.js';
import type { Document } from '../document/document.js';
import { InputError } from '../errors.js';
import type { Contact, Evidence, Extraction, Group, LineItem, Prediction } from '../extraction/extraction.js';
import { recent, rememberedOf } from '../remembered.js';
import { type Calibration, isOutside, thresholdFor } from './calibration.js';
import { calibrated, calibratorFeatures, featuresOf, roundScore } from './calibrator.js';

/** Calibrator of all details together: for those too rare to have one of their own. */
export const pooledCalibrator = '*';

/** Names under which calibrators and thresholds are kept; evaluation/ counts under the same. */
export const memberName = (group: string, member: string): string => `${group}.${member}`;
/** "Sender.City": of a role of contacts and one of its fields. */
export const contactFieldName = (role: string, field: string): string => `${role}.${field}`;
export const lineItemRow = 'LineItem';
/** "LineItem.Quantity": of a field of line items; '' gives the prefix that all of them share. */
export const cellName = (field: string): string => `${lineItemRow}.${field}`;

/** Whether predictions kept under this name come from the line item network. */
export const isOfLineItems = (name: string): boolean => name === lineItemRow || name.startsWith(cellName(''));

/** Required for booking: a document is processed without validation only where all of them pass. */
export const requiredDetails: readonly string[] = details.filter((detail) => detail.required).map(({ name }) => name);

/** Without a calibration nothing is changed: scores stay raw, and there are no thresholds. None is recommended for a `source` of documents where it did not hold. */
export function recommend(extraction: Extraction, calibration: Calibration | undefined, source?: Document['source']): Extraction {
  if (!calibration) return extraction;
  checkFeatures(calibration);
  const thresholds = thresholdsFor(calibration)(source);
  const rate = raterOf(calibration.calibrators, thresholds);
  const recommended: Extraction = {
    ...extraction,
    documentType: prediction(extraction.documentType, extraction.documentType.name, rate),
    predictions: extraction.predictions.map((found) => prediction(found, found.name, rate)),
    groups: extraction.groups.map((found) => group(found, rate)),
    contacts: extraction.contacts.map((found) => contact(found, rate)),
    lineItems: extraction.lineItems.map((found) => lineItem(found, rate)),
  };
  const confidence = confidenceOf(recommended, thresholds);
  const outside = source !== undefined && isOutside(calibration, source);
  return { ...recommended, ...(confidence !== undefined && { confidence }), ...(outside && { uncalibrated: source }) };
}

/** Those of a calibration that hold for a source, selected once. */
const thresholdsFor = rememberedOf((calibration: Calibration) =>
  recent(
    (source: Document['source'] | undefined): Thresholds =>
      Object.fromEntries(
        Object.entries(calibration.thresholds)
          .map(([name, threshold]) => [name, thresholdFor(calibration, threshold, source)] as const)
          .filter(([, threshold]) => threshold >= 0),
      ),
    8,
  ),
);

interface Rated {
  readonly score: number;
  readonly threshold?: number;
}

/** Those that hold for the source of this document. */
type Thresholds = Readonly<Record<string, number>>;

type Rate = (name: string, evidence: Evidence | undefined, score: number) => Rated;

function raterOf(calibrators: Calibration['calibrators'], thresholds: Thresholds): Rate {
  return (name, evidence, score) => {
    const calibrator = calibrators[name] ?? calibrators[pooledCalibrator];
    const threshold = thresholds[name];
    return {
      score: roundScore(calibrator ? calibrated(calibrator, featuresOf(evidence, score)) : score),
      ...(threshold !== undefined && { threshold }),
    };
  };
}

/** Of a number that banks reject (`mustPass`), whose check digits fail: its score is held below the threshold. */
const failing = 0.9;

const fails = (name: string, evidence: Evidence | undefined): boolean => evidence?.check === 'failed' && detailByName.get(name)?.mustPass === true;

function withCheck(rated: Rated, name: string, evidence: Evidence | undefined): Rated {
  if (!fails(name, evidence)) return rated;
  return { ...rated, score: roundScore(Math.min(rated.score, failing * (rated.threshold ?? 1))) };
}

/** What was not found has no value that could be right, guessed and forced values were not calibrated: their scores are left as they are. */
const prediction = (found: Prediction, name: string, rate: Rate): Prediction =>
  found.value === '' || found.forced || found.guessed ? found : { ...found, ...withCheck(rate(name, found.evidence, found.score), name, found.evidence) };

const group = ({ name, members }: Group, rate: Rate): Group => ({
  name,
  members: members.map((member) => prediction(member, memberName(name, member.name), rate)),
});

function contact(found: Contact, rate: Rate): Contact {
  const fields = Object.entries(found.fields).map(([field, list]) => [field, list.map((each) => prediction(each, contactFieldName(found.role, field), rate))]);
  const isForced = Object.values(found.fields).every((list) => list.every(({ forced }) => forced));
  return { ...found, fields: Object.fromEntries(fields) as Contact['fields'], ...(!isForced && rate(found.role, undefined, found.score)) };
}

function lineItem(found: LineItem, rate: Rate): LineItem {
  const cells = (record: Readonly<Record<string, Prediction>>) =>
    Object.fromEntries(Object.entries(record).map(([field, cell]) => [field, prediction(cell, cellName(field), rate)]));
  return {
    ...found,
    cells: cells(found.cells as Readonly<Record<string, Prediction>>) as LineItem['cells'],
    ...(found.custom && { custom: cells(found.custom) }),
    ...rate(lineItemRow, undefined, found.score),
  };
}

function checkFeatures({ features }: Calibration): void {
  if (features.length === calibratorFeatures.length && features.every((name, i) => name === calibratorFeatures[i])) return;
  throw new InputError(
    `bundle: calibrated on features ${features.join(', ')}, this build computes ${calibratorFeatures.join(', ')}. Calibrate again: beleg score, then beleg calibrate`,
  );
}

/** 1: all required details and everything else that has a threshold pass; undefined: no required detail has a threshold; 0: validate manually. */
function confidenceOf(extraction: Extraction, thresholds: Thresholds): 0 | 1 | undefined {
  const asked = requiredDetails.filter((name) => extraction.lookedFor.includes(name));
  const header = [extraction.documentType, ...extraction.predictions, ...extraction.groups.flatMap(({ members }) => members)];
  // A rule demands validation, also for a contact or a line item.
  if (extraction.confidence === 0 || header.some(({ validate, name, evidence }) => validate || fails(name, evidence))) return 0;
  if (asked.every((name) => thresholds[name] === undefined)) return undefined;
  const passes = ({ score, threshold }: Rated): boolean => threshold !== undefined && score >= threshold;
  const found = asked.every((name) => extraction.predictions.some((each) => each.name === name && each.value !== '' && passes(each)));
  const others: readonly Rated[] = [...header, ...extraction.contacts, ...extraction.lineItems];
  return found && others.every((each) => each.threshold === undefined || passes(each)) ? 1 : 0;
}

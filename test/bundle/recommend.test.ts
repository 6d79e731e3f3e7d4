import assert from 'node:assert/strict';
import test from 'node:test';
import type { Calibration, Threshold } from '../../src/bundle/calibration.js';
import { calibratorFeatures, featuresOf } from '../../src/bundle/calibrator.js';
import { recommend } from '../../src/bundle/recommend.js';
import type { Evidence, Extraction, Prediction } from '../../src/extraction/extraction.js';

const evidence: Evidence = {
  probability: 0.9,
  margin: 0.8,
  none: 0.05,
  candidates: 3,
  agrees: 1,
  disagrees: 0,
  derived: false,
  meanConfidence: 1,
  minConfidence: 1,
  textLayer: true,
  ambiguous: false,
  notes: [],
};
const found = (name: string, value: string, score = 0.9, extra: Partial<Prediction> = {}): Prediction => ({ name, value, score, evidence, ...extra });
const box = { x: 0, y: 0, width: 1, height: 1 };
const extraction = (predictions: readonly Prediction[]): Extraction => ({
  documentType: found('DocumentType', 'Invoice'),
  predictions,
  groups: [{ name: 'VatGroup', members: [found('VatRate', '19.0')] }],
  contacts: [{ role: 'Sender', fields: { Name: [found('Name', 'ACME')] }, score: 0.9 }],
  lineItems: [{ cells: { Quantity: found('Quantity', '1') }, score: 0.9, page: 0, box }],
  lookedFor: ['InvoiceId', 'InvoiceDate', 'GrandTotalAmount'],
});

/** Scores as they are, and these thresholds. */
const calibration = (thresholds: Readonly<Record<string, number>>, calibrators: Calibration['calibrators'] = {}): Calibration => ({
  features: [...calibratorFeatures],
  calibrators,
  thresholds: Object.fromEntries(
    Object.entries(thresholds).map(([name, threshold]): [string, Threshold] => [
      name,
      { threshold, source: 'customer', n: 200, accepted: 150, wrong: 0, targetPrecision: 0.98, confidence: 0.9 },
    ]),
  ),
});
const full = [found('InvoiceId', '4711'), found('InvoiceDate', '2024-03-12'), found('GrandTotalAmount', '119.00')];
const sure = { InvoiceId: 0.8, InvoiceDate: 0.8, GrandTotalAmount: 0.8 };

test('without a calibration nothing changes', () => {
  const raw = extraction(full);
  assert.equal(recommend(raw, undefined), raw);
});

test('scores go through the calibrator of their own name, else the pooled one, to four decimals', () => {
  const weights = (one: number) => ({ weights: calibratorFeatures.map((name) => (name === 'one' ? one : 0)), n: 100 });
  const after = recommend(extraction(full), calibration({}, { '*': weights(0), InvoiceId: weights(1), 'VatGroup.VatRate': weights(2) }));
  assert.deepEqual(
    [
      after.predictions[0]!.score,
      after.predictions[1]!.score,
      after.groups[0]!.members[0]!.score,
      after.contacts[0]!.score,
      after.lineItems[0]!.cells.Quantity!.score,
    ],
    [0.7311, 0.5, 0.8808, 0.5, 0.5],
  );
});

test('every kind of place has its own threshold', () => {
  const after = recommend(
    extraction(full),
    calibration({ ...sure, 'VatGroup.VatRate': 0.7, Sender: 0.6, 'Sender.Name': 0.5, LineItem: 0.4, 'LineItem.Quantity': 0.3, DocumentType: -1 }),
  );
  assert.deepEqual(
    [after.predictions[0]!.threshold, after.groups[0]!.members[0]!.threshold, after.contacts[0]!.threshold, after.contacts[0]!.fields.Name![0]!.threshold],
    [0.8, 0.7, 0.6, 0.5],
  );
  assert.deepEqual([after.lineItems[0]!.threshold, after.lineItems[0]!.cells.Quantity!.threshold, after.documentType.threshold], [0.4, 0.3, undefined]);
});

for (const [what, predictions, thresholds, confidence] of [
  ['all required pass', full, sure, 1],
  ['one is below', [...full.slice(0, 2), found('GrandTotalAmount', '119.00', 0.7)], sure, 0],
  ['one is missing', full.slice(0, 2), sure, 0],
  ['one was not found', [...full.slice(0, 2), found('GrandTotalAmount', '')], sure, 0],
  ['one has no threshold', full, { ...sure, InvoiceDate: -1 }, 0],
  ['none has a threshold', full, { InvoiceId: -1 }, undefined],
  ['another detail is below its own', [...full, found('Iban', 'DE89', 0.3)], { ...sure, Iban: 0.5 }, 0],
  ['another detail has none', [...full, found('Iban', 'DE89', 0.3)], sure, 1],
  ['an IBAN passes its check', [...full, found('Iban', 'DE89', 1, { evidence: { ...evidence, check: 'passed' } })], { ...sure, Iban: 0.5 }, 1],
  ['an IBAN fails its check', [...full, found('Iban', 'DE89', 1, { evidence: { ...evidence, check: 'failed' } })], { ...sure, Iban: 0.5 }, 0],
  ['an IBAN without a threshold fails its check', [...full, found('Iban', 'DE89', 1, { evidence: { ...evidence, check: 'failed' } })], sure, 0],
  ['a rule asks for a person', [...full, found('CostCenter', '1', 0.99, { validate: true })], sure, 0],
] as const) {
  test(`confidence of the document: ${what}`, () => assert.equal(recommend(extraction(predictions), calibration(thresholds)).confidence, confidence));
}

test('an IBAN that fails its check is below its threshold, a number that nobody checks is not', () => {
  const failed = { evidence: { ...evidence, check: 'failed' as const } };
  const { predictions } = recommend(
    extraction([found('Iban', 'DE89', 1, failed), found('SenderTaxId', '4711', 1, failed)]),
    calibration({ Iban: 0.3, SenderTaxId: 0.8 }),
  );
  assert.deepEqual(
    predictions.map(({ score, threshold }) => score >= threshold!),
    [false, true],
  );
});

test('confidence of the document: a rule that asks for a person keeps its word, be it for a contact or a line item', () => {
  assert.equal(recommend({ ...extraction(full), confidence: 0 }, calibration(sure)).confidence, 0);
});

test('a calibration on other features is refused', () => {
  assert.throws(() => recommend(extraction(full), { ...calibration(sure), features: ['one', 'score'] }), /Calibrate again/);
});

test('doubts about the words of a field are columns of their own, 0 without any', () => {
  const at = (words: Evidence['words']) => {
    const row = featuresOf({ ...evidence, ...(words && { words }) }, 0.9);
    return ['weakWord', 'leftOut', 'second', 'oneWord'].map((name) => Number(row[calibratorFeatures.indexOf(name)]!.toFixed(2)));
  };
  assert.deepEqual(at(undefined), [0, 0, 0, 0]);
  assert.deepEqual(at({ least: 0.9, leftOut: 0, second: 0, count: 1 }), [0, 0, 0, 1]);
  assert.deepEqual(at({ least: 0.5, leftOut: 0.5, second: 0.5, count: 2 }), [2.2, 1, 1, 0]);
});

test('a bare score is a full row', () => {
  assert.equal(featuresOf(undefined, 0.5).length, calibratorFeatures.length);
  assert.deepEqual(
    featuresOf(undefined, 0.5),
    calibratorFeatures.map((name) => (name === 'one' ? 1 : 0)),
  );
  assert.ok([0, 1].every((score) => featuresOf(evidence, score).every(Number.isFinite)));
});

test('documents of a source that was not calibrated get no thresholds, and are told apart', () => {
  const known = { ...calibration(sure), qualities: { text: 300, scan: 5 } };
  const [text, scan, unknown] = ['text', 'scan', undefined].map((source) => recommend(extraction(full), known, source as 'text' | undefined)) as [
    Extraction,
    Extraction,
    Extraction,
  ];
  assert.deepEqual([text.predictions[0]!.threshold, text.confidence, text.uncalibrated], [0.8, 1, undefined]);
  assert.deepEqual([scan.predictions[0]!.threshold, scan.confidence, scan.uncalibrated], [undefined, undefined, 'scan']);
  assert.deepEqual([unknown.predictions[0]!.threshold, unknown.uncalibrated], [0.8, undefined]);
  // One detail may stand for scans where another does not.
  const some = calibration(sure);
  const thresholds = { ...some.thresholds, InvoiceId: { ...some.thresholds.InvoiceId!, qualities: { scan: { n: 50, accepted: 40, wrong: 9, holds: false } } } };
  const partly = recommend(extraction(full), { ...some, thresholds }, 'scan');
  assert.deepEqual(
    [partly.predictions[0]!.threshold, partly.predictions[1]!.threshold, partly.uncalibrated, partly.confidence],
    [undefined, 0.8, undefined, 0],
  );
});

test('what is guessed keeps its raw score and has no threshold', () => {
  const guess = { ...found('Country', 'DE', 0.6), guessed: true };
  const contacts: Extraction['contacts'] = [{ role: 'Sender', fields: { Country: [guess] }, score: 0.9 }];
  const weights = { weights: calibratorFeatures.map((name) => (name === 'one' ? 5 : 0)), n: 100 };
  const after = recommend({ ...extraction(full), contacts }, calibration({ 'Sender.Country': 0.05 }, { 'Sender.Country': weights }));
  assert.equal(after.contacts[0]!.fields.Country![0], guess);
});

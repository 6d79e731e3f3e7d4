/** Documents with payment codes, and extractions that codes change. */
import type { Document } from '../../../src/document/document.js';
import { withCodes } from '../../../src/extraction/codes/code-evidence.js';
import { codeFacts } from '../../../src/extraction/codes/code-facts.js';
import type { Contact, Found, Prediction } from '../../../src/extraction/extraction.js';
import { noEvidence } from '../../../src/extraction/decoding/predictions.js';
import { drawn } from '../../drawn.js';

export const box = { x: 100, y: 100, width: 300, height: 300 };
export const withCode = (text: string, format = 'QRCode'): Document => {
  const document = drawn('Rechnung 4711');
  return { ...document, pages: [{ ...document.pages[0]!, codes: [{ format, text, box }] }] };
};
export const shown = ({ name, value, evidence: { check } }: Prediction) => [name, value, ...(check ? [check] : [])].join(' ');

export const fieldsOf = ({ role, fields }: Contact): string[] =>
  Object.entries(fields).map(([field, [first]]) => `${role}.${shown({ ...first!, name: field })}`);

export const given = (name: string, value: string, score: number, check?: 'passed' | 'failed'): Prediction => ({
  name,
  value,
  score,
  evidence: { ...noEvidence, probability: score, ...(check && { check }) },
});
export const invoice = given('DocumentType', 'Invoice', 0.9);
export const found = (predictions: readonly Prediction[], { groups = [], contacts = [] }: Partial<Found> = {}): Found => ({
  documentType: predictions.find(({ name }) => name === 'DocumentType') ?? invoice,
  predictions,
  groups,
  contacts,
  lineItems: [],
});
export const together = (printed: Found, ...texts: readonly string[]): Found =>
  withCodes(
    printed,
    texts.flatMap((text) => codeFacts(withCode(text))),
  );
export const scored = ({ name, value, score }: Prediction) => `${name} ${value} ${score}`;

export const letterhead = (fields: Readonly<Record<string, readonly [string, number]>>): Contact => ({
  role: 'Sender',
  score: 0.8,
  fields: Object.fromEntries(Object.entries(fields).map(([field, [value, score]]) => [field, [given(field, value, score)]])),
});

export const giro = (amount: string) =>
  ['BCD', '002', '1', 'SCT', 'BKAUATWW', 'Muster GmbH', 'AT611904300234573201', amount, '', '', 'Rechnung 4711'].join('\n');
export const amount = (value: string, score: number) => given('GrandTotalAmount', value, score);

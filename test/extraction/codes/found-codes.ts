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

interface Bill {
  readonly account?: string;
  readonly type?: string;
  readonly reference?: string;
  readonly billing?: string;
}
/** A Swiss QR bill. */
export const bill = ({ account = 'CH4431999123000889012', type = 'QRR', reference = '210000000003139471430009017', billing = '' }: Bill = {}) =>
  [
    ...['SPC', '0200', '1', account],
    ...['K', 'Robert Schneider AG', 'Rue du Lac 1268', '2501 Biel', '', '', 'CH'],
    ...Array<string>(7).fill(''),
    ...['1949.75', 'CHF'],
    ...['S', 'Pia-Maria Rutschmann', 'Grosse Marktgasse', '28', '9400', 'Rorschach', 'CH'],
    ...[type, reference, '', 'EPD', billing],
  ].join('\n');
/** Without an account of its own for references. */
export const plainAccount = { account: 'CH5800791123000889012' };

interface Fatura {
  readonly type?: string;
  readonly buyer?: string;
  readonly country?: string;
  readonly totals?: string;
}
/** The Código QR of a Portuguese invoice. */
export const fatura = ({
  type = 'FT',
  buyer = '509876544',
  country = 'PT',
  totals = 'I1:PT*I3:50.00*I4:3.00*I7:100.00*I8:23.00*N:26.00*O:176.00',
}: Fatura = {}) => `A:512345678*B:${buyer}*C:${country}*D:${type}*E:N*F:20240305*G:${type} A2024/17*H:CSDF7T5H-17*${totals}*Q:kLp0*R:9999`;
/** Members of the VAT groups that it holds. */
export const [reduced, standard] = [
  ['VatRate 6.0', 'NetAmount 50.00', 'VatAmount 3.00'].join(', '),
  ['VatRate 23.0', 'NetAmount 100.00', 'VatAmount 23.00'].join(', '),
];

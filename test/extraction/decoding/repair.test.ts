/** One misread digit of a number with check digits: mended where the page or another reading of its picture says how; never invented. The text stays as it was read. */
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Document } from '../../../src/document/document.js';
import { extract } from '../../../src/extraction/extract.js';
import { kinds } from '../../../src/values/index.js';
import { drawn } from '../../drawn.js';
import { fakeNetworks, type FakeOutputs } from '../fake-networks.js';

type Alternatives = Readonly<Record<string, readonly string[]>>;
const recognised = (text: string, alternatives: Alternatives = {}): Document => drawn(text, { source: 'ocr', confidence: 0.95, alternatives });

async function found(document: Document, detail: string, printed: string) {
  const fake: FakeOutputs = { details: { [detail]: { [printed]: 5 } } };
  const { predictions } = await extract(document, fakeNetworks(document, fake));
  const prediction = predictions.find(({ name }) => name === detail);
  return prediction && { value: prediction.value, check: prediction.evidence.check, text: prediction.text, score: prediction.score };
}

const iban = 'AT611904300234573201';
const reference = '210000000007405182630004412';
const cases: readonly (readonly [what: string, text: string, alternatives: Alternatives, detail: string, printed: string, value: string, check: string])[] = [
  ['right as it is', 'IBAN AT61 1904 3002 3457 3201', { '3002': ['8002'] }, 'Iban', iban, iban, 'passed'],
  ['another reading of its picture', 'IBAN AT61 1904 8002 3457 3201', { '8002': ['8062', '3002'] }, 'Iban', 'AT611904800234573201', iban, 'repaired'],
  ['a digit that nobody saw', 'IBAN AT61 1904 8002 3457 3201', { '8002': ['8062'] }, 'Iban', 'AT611904800234573201', 'AT611904800234573201', 'failed'],
  ['no other reading', 'IBAN AT61 1904 8002 3457 3201', {}, 'Iban', 'AT611904800234573201', 'AT611904800234573201', 'failed'],
  ['attached to its key', 'IBANAT61 1904 8002 3457 3201', { '8002': ['3002'] }, 'Iban', 'AT611904800234573201', iban, 'repaired'],
  [
    'in the word of its key',
    'IBAN:AT61190480023457 3201',
    { 'IBAN:AT61190480023457': ['IBAN:AT61190430023457'] },
    'Iban',
    'AT611904800234573201',
    iban,
    'repaired',
  ],
  [
    'a reading of another length',
    'IBAN AT61 1904 8002 3457 3201',
    { '8002': ['30o2', '300'] },
    'Iban',
    'AT611904800234573201',
    'AT611904800234573201',
    'failed',
  ],
  ['several pass, one was seen', 'IBAN AT61 1904 3002 8457 3201', { '8457': ['3457'] }, 'Iban', 'AT611904300284573201', iban, 'repaired'],
  ['two digits are beyond repair', 'IBAN AT61 1904 8002 3457 8201', { '8002': ['3002'] }, 'Iban', 'AT611904800234578201', 'AT611904800234578201', 'failed'],
  ['VAT id, another reading', 'UID: ATU57760814', { ATU57760814: ['ATU57780814'] }, 'SenderVatId', 'ATU57760814', 'ATU57780814', 'repaired'],
  [
    'VAT id, one of two other readings passes',
    'UID: ATU57760814',
    { ATU57760814: ['ATU57780814', 'ATU57761814'] },
    'SenderVatId',
    'ATU57760814',
    'ATU57780814',
    'repaired',
  ],
  ['VAT id as it was read', 'UID: ATU57760814', {}, 'SenderVatId', 'ATU57760814', 'ATU57760814', 'failed'],
];
for (const [what, text, alternatives, detail, printed, value, check] of cases) {
  test(`repair: ${what}`, async () => {
    const got = await found(recognised(text, alternatives), detail, printed);
    assert.deepEqual([got?.value, got?.check], [value, check]);
  });
}

test('repair: the text stays as it was read, and the score says that it was mended', async () => {
  const [mended, right] = [
    await found(recognised('IBAN AT61 1904 8002 3457 3201', { '8002': ['3002'] }), 'Iban', 'AT611904800234573201'),
    await found(recognised('IBAN AT61 1904 3002 3457 3201'), 'Iban', iban),
  ];
  assert.equal(mended?.text, 'AT61 1904 8002 3457 3201');
  assert.ok(mended!.score < right!.score);
});

test('repair: a text layer says what is printed, mistakes included', async () => {
  const got = await found(drawn('IBAN AT61 1904 8002 3457 3201'), 'Iban', 'AT611904800234573201');
  assert.deepEqual([got?.value, got?.check], ['AT611904800234573201', 'failed']);
});

for (const [kind, text, value] of [
  ['iban', 'DE89 37O4 0044 0532 0l30 00', 'DE89370400440532013000'],
  ['iban', 'DE89 3704 0044 0S32 0130 00', 'DE89370400440532013000'],
  ['vat-id', 'DE l26 69S 416', 'DE126695416'],
  ['vat-id', 'ATU5778O814', 'ATU57780814'],
  ['vat-id', 'DE126G9541b', 'DE126695416'],
  ['isr-reference', '2l 00000 O0007 40518 26300 04412', reference],
] as const) {
  test(`letters in the place of digits: ${text}`, () => {
    const line = `Nr. ${text}, danke`;
    assert.ok(kinds[kind].find(line).some(({ start, end }) => kinds[kind].read(line.slice(start, end))[0]?.value === value));
    assert.deepEqual(kinds[kind].read(text), [{ value, check: 'passed' }]);
  });
}

for (const [kind, text] of [
  ['vat-id', 'DE Bielefeld'],
  ['vat-id', 'IT SOLUTIONS 20'],
  ['isr-reference', 'OOOOO OOOOO OOOOO OOOOO OOOOO OO'],
] as const) {
  test(`letters in the place of digits: "${text}" is none`, () => assert.deepEqual(kinds[kind].read(text), []));
}

const asTyped: readonly (readonly [detail: string, line: string, value: string, check: string])[] = [
  ['Iban', 'IBAN DE89 37O4 0044 0532 0130 00', 'DE8937O400440532013000', 'failed'],
  ['SenderVatId', 'UID DE I36695976', '', ''],
  ['SenderVatId', 'UID ATU57780814', 'ATU57780814', 'passed'],
];
for (const [detail, line, value, check] of asTyped)
  test(`no sign of a text layer is exchanged: ${line}`, async () => {
    const got = await found(drawn(line), detail, line.replace(/^\w+ /, ''));
    assert.deepEqual([got?.value ?? '', got?.check ?? ''], [value, check]);
  });

test('letters are exchanged only where nothing but a digit can stand', () => {
  // The two signs behind FR may be letters: only the "O" among the digits is a misread one, and then the check fails.
  assert.ok(!kinds['vat-id'].read('FR I2 4O4 833 048').some(({ value }) => value === 'FR12404833048'));
  assert.deepEqual(kinds['vat-id'].read('FR 83 4O4 833 048'), [{ value: 'FR83404833048', check: 'passed' }]);
});

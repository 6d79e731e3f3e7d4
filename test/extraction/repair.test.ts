/** One misread digit of a number with check digits: mended on recognised pages where the page or the check leaves one reading; the text stays as it was read. */
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Document } from '../../src/document/document.js';
import { extract } from '../../src/extraction/extract.js';
import { kinds } from '../../src/values/index.js';
import { drawn } from '../drawn.js';
import { networksSaying, type Saying } from './saying.js';

const recognised = (text: string, confidences: Readonly<Record<string, number>> = {}): Document => {
  const document = drawn(text);
  const pages = document.pages.map((page) => ({
    ...page,
    words: page.words.map((word) => ({ ...word, source: 'ocr' as const, confidence: confidences[word.text] ?? 0.95 })),
  }));
  return { ...document, source: 'scan', pages };
};

async function found(document: Document, detail: string, printed: string) {
  const saying: Saying = { details: { [detail]: { [printed]: 5 } } };
  const { predictions } = await extract(document, networksSaying(document, saying));
  const prediction = predictions.find(({ name }) => name === detail);
  return prediction && { value: prediction.value, check: prediction.evidence.check, text: prediction.text, score: prediction.score };
}

const iban = 'AT611904300234573201';
const reference = '210000000003139471430009017';
for (const [what, text, detail, printed, value, check] of [
  ['right as it is', 'IBAN AT61 1904 3002 3457 3201', 'Iban', iban, iban, 'passed'],
  ['the only reading that passes', 'IBAN AT61 1904 8002 3457 3201', 'Iban', 'AT611904800234573201', iban, 'repaired'],
  ['several readings pass', 'IBAN AT61 1904 3002 8457 3201', 'Iban', 'AT611904300284573201', 'AT611904300284573201', 'failed'],
  ['several pass, one stands elsewhere', 'IBAN AT61 1904 3002 8457 3201\nAT61 1904 3002 3457 3201', 'Iban', 'AT611904300284573201', iban, 'repaired'],
  ['two digits are beyond repair', 'IBAN AT61 1904 8002 3457 8201', 'Iban', 'AT611904800234578201', 'AT611904800234578201', 'failed'],
  ['VAT id, right elsewhere', 'UID ATU57780814\nUID: ATU57760814', 'SenderVatId', 'ATU57760814', 'ATU57780814', 'repaired'],
  ['VAT id, several readings pass', 'UID: ATU57760814', 'SenderVatId', 'ATU57760814', 'ATU57760814', 'failed'],
  [
    'payment reference, right in the coding line',
    'Ref 21 00000 00003 13947 14300 08017\n0100000119007>210000000003139471430009017+ 010391391>',
    'IsrReference',
    '210000000003139471430008017',
    reference,
    'repaired',
  ],
] as const) {
  test(`repair: ${what}`, async () => {
    const got = await found(recognised(text), detail, printed);
    assert.deepEqual([got?.value, got?.check], [value, check]);
  });
}

test('repair: the text stays as it was read, and the score says that it was mended', async () => {
  const [mended, right] = [
    await found(recognised('IBAN AT61 1904 8002 3457 3201'), 'Iban', 'AT611904800234573201'),
    await found(recognised('IBAN AT61 1904 3002 3457 3201'), 'Iban', iban),
  ];
  assert.equal(mended?.text, 'AT61 1904 8002 3457 3201');
  assert.ok(mended!.score < right!.score);
});

test('repair: what several readings could be is decided by the word that was read least surely', async () => {
  const text = 'IBAN AT61 1904 3002 8457 3201';
  assert.equal((await found(recognised(text, { '8457': 0.4 }), 'Iban', 'AT611904300284573201'))?.value, iban);
});

test('repair: a text layer says what is printed, mistakes included', async () => {
  const got = await found(drawn('IBAN AT61 1904 8002 3457 3201'), 'Iban', 'AT611904800234573201');
  assert.deepEqual([got?.value, got?.check], ['AT611904800234573201', 'failed']);
});

for (const [kind, text, value] of [
  ['iban', 'DE89 37O4 0044 0532 0l30 00', 'DE89370400440532013000'],
  ['iban', 'DE89 3704 0044 0S32 0130 00', 'DE89370400440532013000'],
  ['vat-id', 'DE l36 69S 976', 'DE136695976'],
  ['vat-id', 'ATU5778O814', 'ATU57780814'],
  ['vat-id', 'DE136G9597b', 'DE136695976'],
  ['isr-reference', '2l 00000 O0003 13947 14300 09017', reference],
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

/** The total in words: it decides between figures, and stands for figures that were not read. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { amountSaid, inWords, withWords } from '../../../../src/extraction/decoding/factors/amount-in-words.js';
import { newTrace } from '../../../../src/extraction/decoding/steps.js';
import { extract } from '../../../../src/extraction/extract.js';
import { encode } from '../../../../src/features/encode.js';
import { drawn } from '../../../drawn.js';
import { fakeNetworks, rankingsOf } from '../../fake-networks.js';

const said = (text: string, language = 'en') => amountSaid(encode(drawn(text)), language);

const cases: readonly (readonly [text: string, language: string, whole: number | undefined, cents: number | undefined])[] = [
  ['Rupees Nine Hundred Twelve Only', 'en', 912, 0],
  ['Nine Hundred Twelve Rupees Only.', 'en', 912, 0],
  ['Rs. Nine Hundred Twelve and Paise Forty Five Only', 'en', 912, 45],
  ['Nine Hundred Twelve Dollars and Five Cents', 'en', 912, 5],
  ['NINE HUNDRED TWELVE', 'en', 912, undefined],
  ['słownie: sto czterdzieści osiem złotych 83/100', 'pl', 148, 83],
  ['Diconsi euro novecentododici/50', 'it', 912, 50],
  ['SON: QUINIENTOS TREINTA Y SEIS PESOS 00/100 M.N.', 'es', 536, 0],
  ['Tax: Rupees Ninety Six Only\nTotal: Rupees Nine Hundred Twelve Only', 'en', 912, 0],
  ['Two hundred six only', 'de', 206, 0], // English in any document
  ['The goods remain ours', 'en', undefined, undefined],
];
for (const [text, language, whole, cents] of cases)
  test(`in words: ${text.replace('\n', ' / ')}`, () => {
    const found = said(text, language);
    assert.deepEqual([found?.whole, found?.cents], [whole, cents]);
  });

const page = (figures: string) => drawn(`Total 1.040,00\nNet amount ${figures}\nRupees Nine Hundred Twelve Only`);

test('figures that the words say are likelier as the gross amount, and as nothing else', async () => {
  const document = page('912,00');
  const fake = { details: { GrandTotalAmount: { '1040.00': 1, '912.00': -1 }, NetTotalAmount: { '912.00': -1 } } };
  const found = await rankingsOf(document, fake, inWords(amountSaid(encode(document), 'en')!));
  assert.equal(found.get('GrandTotalAmount')!.ranked[0]!.value, '912.00');
  assert.ok(found.get('NetTotalAmount')!.ranked[0]!.probability < 0.5);
});

test('words stand for figures that were not read, unless the words leave out the cents', async () => {
  const document = page('9I2');
  const ranking = (await rankingsOf(document, { details: { GrandTotalAmount: { '1040.00': -1 } } })).get('GrandTotalAmount')!;
  const all = withWords(ranking, amountSaid(encode(document), 'en')!);
  assert.deepEqual([all.ranked[0]!.value, all.ranked[0]!.candidate.text], ['912.00', 'Nine Hundred Twelve']);
  assert.ok(Math.abs(all.ranked.reduce((sum, { probability }) => sum + probability, all.none) - 1) < 1e-9);
  assert.equal(withWords(ranking, said('Nine Hundred Twelve')!), ranking);
});

test('rank.amount-in-words: the answer, what the trace says of it, and the answer without the step', async () => {
  const document = page('912,00');
  const gross = async (without: readonly string[]) => {
    const trace = newTrace(without);
    const { predictions } = await extract(document, fakeNetworks(document, { details: { GrandTotalAmount: { '1040.00': 1, '912.00': -1 } } }), {}, trace);
    const reasons = trace.changes.flatMap(({ step, reason }) => (step === 'rank.amount-in-words' ? [reason] : []));
    return [predictions.find(({ name }) => name === 'GrandTotalAmount')?.value, new Set(reasons)];
  };
  assert.deepEqual(await gross([]), ['912.00', new Set(['the document says it in words'])]);
  assert.deepEqual(await gross(['rank.amount-in-words']), ['1040.00', new Set()]);
});

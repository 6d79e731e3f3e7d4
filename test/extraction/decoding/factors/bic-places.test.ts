/** Which words of the form of a BIC are one: what stands beside them decides. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { fakeNetworks, rankingsOf } from '../../fake-networks.js';
import { drawn } from '../../../drawn.js';
import { bicPlaces } from '../../../../src/extraction/decoding/factors/bic-places.js';
import { extract } from '../../../../src/extraction/extract.js';
import { encode } from '../../../../src/features/encode.js';

for (const [what, text, bic, is] of [
  ['behind its key', 'BIC: UFGWGB2L', 'UFGWGB2L', true],
  ['of letters alone behind its key', 'BIC UFGWGBXX', 'UFGWGBXX', true],
  ['behind words of its key', 'SWIFT code of our bank: UFGWGBXX', 'UFGWGBXX', true],
  ['before its key', 'UFGWGBXX (BIC)', 'UFGWGBXX', true],
  ['behind an IBAN', 'GB33BUKB20201555555555 UFGWGBXX', 'UFGWGBXX', true],
  ['behind a bank', 'Ufer Bank UFGWGBXX', 'UFGWGBXX', true],
  ['below its heading', 'Konto          BIC\n30514926       UFGWGBXX', 'UFGWGBXX', true],
  ['below an IBAN of its country', 'Zahlbar an\nGB33 BUKB 2020 1555 5555 55\nUFGWGBXX', 'UFGWGBXX', true],
  ['with a digit near a bank', 'Uferbank Mitte, Kontonummer 4711081512\nUFGWGB2L', 'UFGWGB2L', true],
  ['with a branch near a bank', 'Uferbank Mitte, Kontonummer 4711081512\nUFGWGBXXXXX', 'UFGWGBXXXXX', true],
  ['a country', 'Banco Ufer, BIC:\nPORTUGAL', 'PORTUGAL', false],
  ['a country behind an IBAN', 'IBAN GB33BUKB20201555555555 PORTUGAL', 'PORTUGAL', false],
  ['of letters alone beside an account without its country', 'Konto 61 1090 1014 0000 0712 1981 2874 BREXPLPW', 'BREXPLPW', true],
  ['of letters alone of a territory', 'IBAN FR1420041010050500013M02606 UFERRERX', 'UFERRERX', true],
  ['a word of the bank’s name before its IBAN', 'BANQUE MUTUALIS IBAN GB33BUKB20201555555555', 'MUTUALIS', false],
  ['a word alone', 'UNLOADED AT GATE 4', 'UNLOADED', false],
  ['a word before the key of another', 'PAR VIREMENT IBAN GB33BUKB20201555555555 BIC UFGWGBXX', 'VIREMENT', false],
  ['a word above bank details', 'CONDITIONS: VIREMENT\nIBAN GB33BUKB20201555555555', 'VIREMENT', false],
  ['with a digit, of nothing', 'Artikel UFGWGB2L Stück 4', 'UFGWGB2L', false],
] as const)
  test(`BIC ${what}`, async () => {
    const document = drawn(text);
    const rankings = await rankingsOf(document, { details: { Bic: { [bic]: 6 } } }, bicPlaces(encode(document)));
    assert.equal(rankings.get('Bic')!.ranked.find(({ value }) => value === bic)!.probability > 0.5, is);
  });

test('BIC: words that a network is sure of are not given', async () => {
  const document = drawn('BIC: UFGWGBXX\nUNLOADED in PORTUGAL');
  const { predictions } = await extract(document, fakeNetworks(document, { details: { Bic: { UFGWGBXX: 6, UNLOADED: 9, PORTUGAL: 9 } } }));
  assert.deepEqual(
    predictions.filter(({ name }) => name === 'Bic').map(({ value }) => value),
    ['UFGWGBXX'],
  );
});

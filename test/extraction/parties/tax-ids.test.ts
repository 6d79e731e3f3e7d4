/** Whose a VAT id is: the network, key words, the caller's country and lists together. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { derivedPrediction } from '../../../src/extraction/decoding/predictions.js';
import type { ExtractOptions } from '../../../src/extraction/options.js';
import { taxIds, taxNumber, vatIds } from '../../../src/extraction/parties/tax-ids.js';
import { drawn } from '../../drawn.js';
import { rankingsOf, type FakeOutputs } from '../fake-networks.js';

type Details = NonNullable<FakeOutputs['details']>;

const text = `
  Lumia Comunicaciones           Irene Sotomayor
                                 Calle Sol 28
                                 Sevilla
  Factura FE-1                   NIF: 28755103C

  Lumia Comunicaciones, Madrid, CIF B88144720`;

for (const [what, details, values] of [
  ['a network that is all but silent', { SenderVatId: { B88144720: 3 }, ReceiverVatId: { '28755103C': -3 } }, ['B88144720', '28755103C']],
  // Behind a plain key an id is one whatever the network says.
  ['a silent one', { SenderVatId: { B88144720: 3 }, ReceiverVatId: { '28755103C': -9 } }, ['B88144720', '28755103C']],
] as const)
  test(`party ids: ${what}`, async () => {
    const document = drawn(text);
    const found = vatIds(await rankingsOf(document, { details: details as unknown as Details }), {});
    const of = (name: string) => found.find((prediction) => prediction.name === name)?.value;
    assert.deepEqual([of('SenderVatId'), of('ReceiverVatId')], values);
  });

for (const [what, page, details, values] of [
  [
    'two sure ids are shared out',
    'NIF A31882046\nfoo\nCIF B88144720',
    { SenderVatId: { B88144720: 0.6, A31882046: 0.4 }, ReceiverVatId: { A31882046: -1.5 } },
    ['B88144720', 'A31882046'],
  ],
] as const)
  test(`party ids: ${what}`, async () => {
    const document = drawn(page);
    const found = vatIds(await rankingsOf(document, { details: details as unknown as Details }), {});
    const of = (name: string) => found.find((prediction) => prediction.name === name)?.value;
    assert.deepEqual([of('SenderVatId'), of('ReceiverVatId')], values);
  });

for (const [line, source, factor] of [
  ['CVR-nr. 13585628', 'text', 1],
  ['Skattekonto 13585628', 'text', 0.5],
  ['Skattekonto DK13585628', 'text', 1],
  ['NIP 123-456-32-18', 'ocr', 1],
] as const)
  test(`party ids: less likely without anything that makes it a VAT id: ${line}, ${source}`, async () => {
    const document = drawn(line, { source });
    const value = line.match(/(?:DK)?\d[\d-]+$/)![0].replaceAll('-', '');
    const rankings = await rankingsOf(document, { details: { SenderVatId: { [value]: 6 } } });
    const [found] = vatIds(rankings, {});
    assert.equal(found?.value, value);
    assert.equal(found.score.toFixed(3), (factor * rankings.get('SenderVatId')!.ranked[0]!.probability).toFixed(3));
  });

const austrianAndGerman = 'USt-IdNr. ATU57780814   DE126695416';
for (const [what, page, options, details, values] of [
  ['the likelier one', austrianAndGerman, {}, { SenderVatId: { DE126695416: 2, ATU57780814: 1.9 } }, ['DE126695416', undefined]],
  [
    'that of the stated country',
    austrianAndGerman,
    { receiverCountry: 'at' },
    { SenderVatId: { DE126695416: 2, ATU57780814: 1.9 } },
    ['DE126695416', 'ATU57780814'],
  ],
  [
    'that of the other country',
    austrianAndGerman,
    { receiverCountry: 'DE' },
    { SenderVatId: { DE126695416: 2, ATU57780814: 1.9 } },
    ['ATU57780814', 'DE126695416'],
  ],
  [
    'one of another country is the sender’s',
    'USt-IdNr. ATU57780814',
    { receiverCountry: 'DE' },
    { ReceiverVatId: { ATU57780814: 2 } },
    ['ATU57780814', undefined],
  ],
  [
    'but not where its key says otherwise',
    'Käufer USt-IdNr.: ATU57780814',
    { receiverCountry: 'DE' },
    { ReceiverVatId: { ATU57780814: 2 } },
    [undefined, 'ATU57780814'],
  ],
  [
    'the caller’s list goes before',
    austrianAndGerman,
    { receiverCountry: 'AT', receiverVatIds: ['DE126695416'] },
    { SenderVatId: { DE126695416: 2, ATU57780814: 1.9 } },
    ['ATU57780814', 'DE126695416'],
  ],
] as const)
  test(`party ids, the receiver's country being stated: ${what}`, async () => {
    const document = drawn(page);
    const rankings = await rankingsOf(document, { details: details as unknown as Details });
    const found = vatIds(rankings, options);
    const of = (name: string) => found.find((prediction) => prediction.name === name)?.value;
    assert.deepEqual([of('SenderVatId'), of('ReceiverVatId')], values);
  });

test('party ids: bare digits of the form that the stated country has are as likely as with letters', async () => {
  const document = drawn('1234567819');
  const rankings = await rankingsOf(document, { details: { ReceiverVatId: { '1234567819': 3 } } });
  const score = (receiverCountry?: string) => vatIds(rankings, receiverCountry ? { receiverCountry } : {})[0]!.score;
  assert.ok(score('PL') > 1.5 * score());
  assert.equal(score('AT'), score());
});

const [austrian, german] = ['ATU57780814', 'DE126695416'];

async function ids(details: Details, options: ExtractOptions = {}) {
  const document = drawn(`
    UID: ${austrian}
    USt-IdNr. ${german}`);
  const found = vatIds(await rankingsOf(document, { details }), options);
  return Object.fromEntries(found.map(({ name, value }) => [name, value]));
}

for (const [what, details, options, found] of [
  ['each its own', { SenderVatId: { [austrian]: 5 }, ReceiverVatId: { [german]: 5 } }, {}, { SenderVatId: austrian, ReceiverVatId: german }],
  ['both want one: the likelier keeps it', { SenderVatId: { [austrian]: 3 }, ReceiverVatId: { [austrian]: 5 } }, {}, { ReceiverVatId: austrian }],
  [
    'the loser takes its next best',
    { SenderVatId: { [austrian]: 5 }, ReceiverVatId: { [austrian]: 1, [german]: 1 } },
    {},
    { SenderVatId: austrian, ReceiverVatId: german },
  ],
  ["the caller's list decides", { SenderVatId: { [austrian]: 5 } }, { receiverVatIds: ['ATU 577 808 14'] }, { ReceiverVatId: austrian }],
  ['for both parties', {}, { receiverVatIds: [german], senderVatIds: [austrian] }, { SenderVatId: austrian, ReceiverVatId: german }],
  ['a listed id that is not printed says nothing', { SenderVatId: { [austrian]: 5 } }, { receiverVatIds: ['ATU11111111'] }, { SenderVatId: austrian }],
] as const) {
  test(`VAT ids: ${what}`, async () => assert.deepEqual(await ids(details as unknown as Details, options), found));
}

for (const [country, value, found] of [
  ['DE', '123/456/78901', true],
  ['AT', '123/456/78901', false],
  ['DE', '123', false],
] as const) {
  test(`tax number: ${value} of ${country}`, () =>
    assert.equal(taxNumber(derivedPrediction('SenderTaxId', value, 0.9, []), country)?.name, found ? 'TaxNumber' : undefined));
}

test('party ids: a tax id that the GSTIN of a party holds is this party’s, whatever the network says of it', async () => {
  const document = drawn(`
    Veda Stores     29ABXPK7204M1ZV     PAN   ABXPK7204M
    FSSAI   11517014000365`);
  const rankings = await rankingsOf(document, {
    details: { SenderVatId: { '29ABXPK7204M1ZV': 5 }, SenderTaxId: { '11517014000365': 2 } } as unknown as Details,
  });
  const [id] = taxIds(rankings, vatIds(rankings, {}));
  assert.deepEqual([id?.name, id?.value], ['SenderTaxId', 'ABXPK7204M']);
});

for (const [what, pan, expected] of [
  ['follows where one is announced and was misread', 'PAN   ABXPK72048', ['SenderTaxId ABXPK7204M']],
  ['is not told where none is announced', '', []],
] as const)
  test(`party ids: the PAN of a GSTIN ${what}; a licence is none`, async () => {
    const document = drawn(`\n    Veda Stores     29ABXPK7204M1ZV     ${pan}\n    FSSAI   11517014000365`);
    const rankings = await rankingsOf(document, {
      details: { SenderVatId: { '29ABXPK7204M1ZV': 5 }, SenderTaxId: { '11517014000365': 2 } } as unknown as Details,
    });
    assert.deepEqual(
      taxIds(rankings, vatIds(rankings, {})).map(({ name, value }) => `${name} ${value}`),
      expected,
    );
  });

for (const [what, probability, expected] of [
  ['is one where the network or the memory is sure of it', 5, ['ReceiverTaxId 12345670017']],
  ['is none by itself', 1, []],
] as const)
  test(`party ids: a VAT id that is printed a second time as a tax id ${what}`, async () => {
    const document = drawn('\n    Partita IVA      Codice fiscale\n    12345670017      12345670017');
    const rankings = await rankingsOf(document, {
      details: { ReceiverVatId: { '12345670017': 5 }, ReceiverTaxId: { '12345670017': probability } } as unknown as Details,
    });
    const ranking = rankings.get('ReceiverTaxId')!;
    const second = ranking.ranked.map((each) => ({ ...each, candidate: each.page.candidates.filter(({ value }) => value === each.value).at(-1)! }));
    const apart = new Map([...rankings, ['ReceiverTaxId', { ...ranking, ranked: second }]]);
    assert.deepEqual(
      taxIds(apart, vatIds(rankings, {})).map(({ name, value }) => `${name} ${value}`),
      expected,
    );
    // Nor is one number both parties'.
    const ofSender = new Map([
      ...rankings,
      ['ReceiverTaxId', { ...ranking, ranked: [] }],
      ['SenderTaxId', { ...ranking, name: 'SenderTaxId', ranked: second }],
    ]);
    assert.deepEqual(taxIds(ofSender, vatIds(rankings, {})), []);
    // The same words are never both.
    assert.deepEqual(taxIds(rankings, vatIds(rankings, {})), []);
  });

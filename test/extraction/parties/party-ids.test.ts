/** The step that makes ids of the parties more or less likely; by it national ids behind their own keys are given whatever the network and their check digits say. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { extract } from '../../../src/extraction/extract.js';
import { describeIds, idSteps } from '../../../src/extraction/parties/party-ids.js';
import { drawn } from '../../drawn.js';
import { fakeNetworks, rankingsOf, type FakeOutputs } from '../fake-networks.js';
import { described, stepNamed, takeReasons } from '../step-named.js';

type Details = NonNullable<FakeOutputs['details']>;
const two = 'UID ATU57780814   DE126695416';
const likelier: Details = { SenderVatId: { DE126695416: 2, ATU57780814: 1.9 } };

/** Probabilities that are recorded, before and after. */
const cases: readonly (readonly [
  name: string,
  what: string,
  text: string,
  details: Details,
  expected: string | undefined,
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>> | 'same',
])[] = [
  ['ids.assigned', 'an id that the network did not see', 'NIP 1234563218', {}, undefined, {}, { 'SenderVatId 1234563218': '0.40' }],
  ['ids.assigned', 'behind a word for who buys', 'Nabywca NIP 1234563218', {}, undefined, {}, { 'ReceiverVatId 1234563218': '0.40' }],
  [
    'ids.assigned',
    'what the network is sure of',
    'NIP 1234563218',
    { SenderVatId: { '1234563218': 5 } },
    undefined,
    { 'SenderVatId 1234563218': '0.99' },
    'same',
  ],
  ['ids.assigned', 'no such key', 'Beleg 1234563218', {}, undefined, {}, 'same'],
  [
    'ids.assigned',
    'the form of an id behind a key that was misread',
    'GSTIM 27AAPFU0939F1ZV',
    { SenderVatId: { '27AAPFU0939F1ZV': -2 } },
    undefined,
    { 'SenderVatId 27AAPFU0939F1ZV': '0.12' },
    { 'SenderVatId 27AAPFU0939F1ZV': '0.40' },
  ],
  [
    'ids.assigned',
    'the form of an id beside a likely one',
    'GSTIN 27AAPFU0939F1ZV   GSTIM 29AAGCB7383J1Z4',
    { SenderVatId: { '27AAPFU0939F1ZV': 3, '29AAGCB7383J1Z4': 0 } },
    undefined,
    { 'SenderVatId 27AAPFU0939F1ZV': '0.91', 'SenderVatId 29AAGCB7383J1Z4': '0.05' },
    { 'SenderVatId 27AAPFU0939F1ZV': '0.91', 'SenderVatId 29AAGCB7383J1Z4': '0.05', 'ReceiverVatId 29AAGCB7383J1Z4': '0.40' },
  ],
  [
    'ids.assigned',
    'the form of an id that may be both parties’, beside one that is surely the receiver’s',
    'GSTIM 27AAPFU0939F1ZV   GSTIN 29AAGCB7383J1Z4',
    { SenderVatId: { '27AAPFU0939F1ZV': -2 }, ReceiverVatId: { '27AAPFU0939F1ZV': 0, '29AAGCB7383J1Z4': 3 } },
    undefined,
    { 'SenderVatId 27AAPFU0939F1ZV': '0.12', 'ReceiverVatId 27AAPFU0939F1ZV': '0.05', 'ReceiverVatId 29AAGCB7383J1Z4': '0.91' },
    { 'SenderVatId 27AAPFU0939F1ZV': '0.40', 'ReceiverVatId 27AAPFU0939F1ZV': '0.05', 'ReceiverVatId 29AAGCB7383J1Z4': '0.91' },
  ],
  [
    'ids.assigned',
    'the form of an id that the network has for none',
    'Partner 27AAPFU0939F1ZV',
    { SenderVatId: { '27AAPFU0939F1ZV': -6 } },
    undefined,
    {},
    'same',
  ],
  [
    'ids.assigned',
    'the only one of the receiver’s country is the receiver’s',
    two,
    likelier,
    'AT',
    { 'SenderVatId DE126695416': '0.49', 'SenderVatId ATU57780814': '0.44' },
    { 'SenderVatId DE126695416': '0.49', 'SenderVatId ATU57780814': '0.04', 'ReceiverVatId ATU57780814': '0.40' },
  ],
  [
    'ids.assigned',
    'likely as both parties’ it is not likelier than certain',
    'UID ATU57780814',
    { SenderVatId: { ATU57780814: 5 }, ReceiverVatId: { ATU57780814: 5 } },
    'DE',
    { 'SenderVatId ATU57780814': '0.99', 'ReceiverVatId ATU57780814': '0.99' },
    { 'SenderVatId ATU57780814': '0.99', 'ReceiverVatId ATU57780814': '0.10' },
  ],
  ['ids.assigned', 'the caller says nothing', two, likelier, undefined, { 'SenderVatId DE126695416': '0.49', 'SenderVatId ATU57780814': '0.44' }, 'same'],
  [
    'ids.assigned',
    'nothing says that it is an id',
    'Skattekonto 13585628',
    { SenderVatId: { '13585628': 5 } },
    undefined,
    { 'SenderVatId 13585628': '0.99' },
    { 'SenderVatId 13585628': '0.50' },
  ],
  [
    'ids.assigned',
    'digits of the form that the receiver’s country has',
    'Konto 1234563218',
    { ReceiverVatId: { '1234563218': 5 } },
    'PL',
    { 'ReceiverVatId 1234563218': '0.99' },
    'same',
  ],
  ['ids.assigned', 'behind its key', 'CVR-nr. 13585628', { SenderVatId: { '13585628': 5 } }, undefined, { 'SenderVatId 13585628': '0.99' }, 'same'],
];

for (const [name, what, text, details, expected, before, after] of cases)
  test(`${name}: ${what}`, async () => {
    const document = drawn(text);
    const rankings = await rankingsOf(document, { details });
    assert.deepEqual(described(describeIds(rankings)), before);
    const { because, reasons } = takeReasons();
    const result = stepNamed(idSteps, name).run(rankings, { expected }, because);
    const isExplained = (key: string): boolean => reasons.some(([subject]) => 'detail' in subject && `${subject.detail} ${subject.value}` === key);
    for (const [key, value] of Object.entries(described(describeIds(result)))) assert.ok(value === before[key] || isExplained(key), key);
    if (after === 'same') return assert.equal(result, rankings);
    assert.deepEqual(described(describeIds(result)), after);
  });

for (const [line, name, value] of [
  ['NIP: 525-244-57-67', 'SenderVatId', '5252445767'],
  ['NIP 525 244 57 68', 'SenderVatId', '5252445768'],
  ['Nr NIP 5252445768', 'SenderVatId', '5252445768'],
  ['CIF: B88144721', 'SenderVatId', 'B88144721'],
  ['N.I.F. 28.755.103-D', 'SenderVatId', '28755103D'],
  ['P. IVA 07643520568', 'SenderVatId', '07643520568'],
  ['C.F. e P.IVA: 07643520568', 'SenderVatId', '07643520568'],
  ['OIB: 33392005962', 'SenderVatId', '33392005962'],
  ['CNPJ: 45.997.418/0001-54', 'SenderVatId', '45997418000154'],
  ['CNPJ 45997418000154', 'SenderVatId', '45997418000154'],
  ['C.U.I.T. Nro.: 30-50001091-9', 'SenderVatId', '30500010919'],
  ['CUIT 30500010919', 'SenderVatId', '30500010919'],
  ['ABN: 53 004 085 617', 'SenderVatId', '53004085617'],
  ['ABN No. 53004085617', 'SenderVatId', '53004085617'],
  ['GSTIN/UIN: 29AABCT1332L1ZX', 'SenderVatId', '29AABCT1332L1ZX'],
  ['GSTIN 29 AABCT 1332 L1ZX', 'SenderVatId', '29AABCT1332L1ZX'],
  ['VKN: 4840847212', 'SenderVatId', '4840847212'],
  ['Vergi Kimlik No: 484 084 7212', 'SenderVatId', '4840847212'],
  ['RFC: GOM850101AB9', 'SenderVatId', 'GOM850101AB9'],
  // No key of such a number
  ['Kundennummer 5252445767', 'SenderVatId', undefined],
  ['Tel. 33392005961', 'SenderVatId', undefined],
] as const)
  test(`plain keys: ${line}`, async () => {
    const document = drawn(`Muster Ltd.\n${line}\nTotal 120,00`);
    const { predictions } = await extract(document, fakeNetworks(document, {}));
    assert.equal(predictions.find((each) => each.name === name)?.value, value);
  });

test('plain keys: the second number is the receiver’s, below its key too', async () => {
  const document = drawn(`
    Emitente                        Destinatário
    CNPJ                            CNPJ
    45.997.418/0001-54              33.000.167/0001-02`);
  const { predictions } = await extract(document, fakeNetworks(document, {}));
  assert.deepEqual(
    predictions.filter((each) => each.name.endsWith('VatId')).map((each) => `${each.name} ${each.value}`),
    ['SenderVatId 45997418000154', 'ReceiverVatId 33000167000102'],
  );
});

test('plain keys: a word for who buys before the key', async () => {
  const document = drawn('CONSUMIDOR CNPJ: 33.000.167/0001-01\nRazao Social Muster\nCNPJ: 45.997.418/0001-53');
  const { predictions } = await extract(document, fakeNetworks(document, { details: { SenderVatId: { '33000167000101': -2 } } }));
  assert.deepEqual(
    predictions.filter((each) => each.name.endsWith('VatId')).map((each) => `${each.name} ${each.value}`),
    ['SenderVatId 45997418000153', 'ReceiverVatId 33000167000101'],
  );
});

test('plain keys: a number of South America is a VAT id too where the network takes it for a tax id', async () => {
  const document = drawn('Muster Ltda\nCNPJ: 45.997.418/0001-53\nTotal 120,00');
  const { predictions } = await extract(document, fakeNetworks(document, { details: { SenderTaxId: { '45997418000153': 4 } } }));
  assert.deepEqual(
    predictions.filter(({ name }) => /(?:Vat|Tax)Id$/.test(name)).map((each) => `${each.name} ${each.value}`),
    ['SenderVatId 45997418000153', 'SenderTaxId 45997418000153'],
  );
});

test('plain keys: what the network is sure of stays', async () => {
  const document = drawn('Muster Sp. z o.o. NIP 5252445767\nBank NIP 7740001454');
  const { predictions } = await extract(document, fakeNetworks(document, { details: { SenderVatId: { '7740001454': 5 } } }));
  assert.equal(predictions.find(({ name }) => name === 'SenderVatId')?.value, '7740001454');
});

/** National ids behind their own keys are given whatever the network and their check digits say. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { extract } from '../../../src/extraction/extract.js';
import { drawn } from '../../drawn.js';
import { fakeNetworks } from '../fake-networks.js';

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

/** The step that makes ids of the parties more or less likely, by itself. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { describeIds, idSteps } from '../../../src/extraction/parties/party-ids.js';
import { drawn } from '../../drawn.js';
import { rankingsOf, type FakeOutputs } from '../fake-networks.js';
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

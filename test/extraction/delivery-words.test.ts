/** Days of delivery that words say plainly, whatever the network thinks of them. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { extract } from '../../src/extraction/extract.js';
import { drawn } from '../drawn.js';
import { networksSaying } from './saying.js';

const rows: readonly (readonly [what: string, page: string, day: string | undefined])[] = [
  ['done, English', 'Work completed: August 15, 2024', '2024-08-15'],
  ['done, French, behind another day', 'Devis accepté le 02/04/2025. Travaux terminés le 16/06/2025.', '2025-06-16'],
  ['done, German', 'Arbeiten ausgeführt am 15.08.2024', '2024-08-15'],
  [
    'in a row of headed cells',
    `
    TERMS         SHIP DATE        ORDER DATE

    NET 30        15.08.2024       11.08.2024`,
    '2024-08-15',
  ],
  [
    'a key of two lines',
    `
    Rechnungsdatum     19. Mai 2024
    /Lieferdatum`,
    '2024-05-19',
  ],
  ['the first day of a period', 'Intervention du 01/08/2024 au 15/08/2024', undefined],
  ['a period that is read as one', 'Lieferdatum: 01.08.-15.08.2024', undefined],
  ['a period in words', 'Service date: August 1 - 15, 2024', undefined],
  ['the last day of a period', 'Leistungsdatum\n01.08.2024 - 15.08.2024', undefined],
  ['a day with dashes', 'Delivery date: 2024-08-15', '2024-08-15'],
  ['something else was completed', 'Payment completed 12.03.2026', undefined],
  ['not yet', 'Estimated delivery date 12.03.2026', undefined],
  ['another kind of day', 'Vertrag geschlossen am 15.08.2024', undefined],
  [
    'rows have days of their own',
    `
    Work completed 15.08.2024
    Work completed 16.08.2024`,
    undefined,
  ],
];

for (const [what, page, day] of rows)
  test(`delivery words: ${what}`, async () => {
    const document = drawn(page);
    const { predictions } = await extract(document, networksSaying(document, {}));
    assert.equal(predictions.find(({ name }) => name === 'DeliveryDate')?.value, day);
  });

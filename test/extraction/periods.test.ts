/** First and last day of a delivery period, found together where the network is sure of one or half sure of both. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { deliveryPeriodGroup, withoutPeriodDay } from '../../src/extraction/periods.js';
import { derivedPrediction, predictionOf } from '../../src/extraction/predictions.js';
import { drawn } from '../drawn.js';
import { rankingsOf, type Saying } from './saying.js';

const [start, end] = ['DeliveryPeriodDateStart', 'DeliveryPeriodDateEnd'];

const periods: readonly (readonly [what: string, text: string, details: Saying['details'], days: readonly (string | undefined)[]])[] = [
  ['the last day vouches for the first', 'Leistungszeit: 04.09.2024 bis 29.01.2025', { [end]: { '2025-01-29': 4 } }, ['2024-09-04', '2025-01-29']],
  ['the first vouches for the last', 'Periode 01/03/2024 - 31/03/2024', { [start]: { '2024-03-01': 4 } }, ['2024-03-01', '2024-03-31']],
  ['a first day without its year', 'Ausführung: 11.03. - 12.03.2024', { [end]: { '2024-03-12': -1 } }, ['2024-03-11', '2024-03-12']],
  ['a fifth likely is not enough for a day on its own', 'Ausführung: 12.03.2024', { [end]: { '2024-03-12': -1 } }, [undefined, undefined]],
  ['a last day alone', 'Leistung bis 29.01.2025', { [end]: { '2025-01-29': 4 } }, [undefined, '2025-01-29']],
  ['no range with words between', 'vom 04.09.2024, Auftrag Nr. 7 29.01.2025', { [end]: { '2025-01-29': 4 } }, [undefined, '2025-01-29']],
  [
    'behind a word for periods, of which the network hardly heard',
    'Periodo: 01/03/2024 a 31/03/2024',
    { [start]: { '2024-03-01': -5 } },
    ['2024-03-01', '2024-03-31'],
  ],
  ['the same with a longer word', 'Abrechnungszeitraum 01.03.2024 - 31.03.2024', { [start]: { '2024-03-01': -5 } }, ['2024-03-01', '2024-03-31']],
  ['not behind any other', 'Lecturas 01/03/2024 a 31/03/2024', { [start]: { '2024-03-01': -5 } }, [undefined, undefined]],
  [
    'nor of two ranges',
    'Periode 01.03.2024 - 31.03.2024\nPeriode 01.04.2024 - 30.04.2024',
    { [start]: { '2024-03-01': -5, '2024-04-01': -5 } },
    [undefined, undefined],
  ],
  ['no range backwards', '29.01.2025 - 04.09.2024', { [end]: { '2024-09-04': 4 } }, [undefined, '2024-09-04']],
];

for (const [what, text, details, days] of periods)
  test(`periods: ${what}`, async () => {
    const document = drawn(text);
    const group = deliveryPeriodGroup(await rankingsOf(document, { details: details! }), 0.35, document);
    assert.deepEqual(
      [start, end].map((name) => group?.members.find((member) => member.name === name)?.value),
      days,
    );
  });

test('periods: a day of the period is no day of delivery besides', async () => {
  const document = drawn('Leistung 01.03.2024 bis 31.03.2024');
  const rankings = await rankingsOf(document, { details: { DeliveryDate: { '2024-03-01': 4 }, [end]: { '2024-03-31': 4 } } });
  const delivery = predictionOf('DeliveryDate', rankings.get('DeliveryDate')!.ranked[0]!, rankings.get('DeliveryDate')!, document);
  const other = derivedPrediction('DeliveryDate', '2024-04-02', 0.5, []);
  assert.deepEqual(withoutPeriodDay([delivery, other], deliveryPeriodGroup(rankings, 0.35, document)), [other]);
  assert.deepEqual(withoutPeriodDay([delivery], undefined), [delivery]);
});

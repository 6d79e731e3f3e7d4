/** First and last day of a delivery period, found together where the network is sure of one or half sure of both. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { extract } from '../../../src/extraction/extract.js';
import { deliveryPeriodGroup, settledDelivery } from '../../../src/extraction/groups/periods.js';
import { derivedPrediction, predictionOf } from '../../../src/extraction/decoding/predictions.js';
import { drawn } from '../../drawn.js';
import { networksSaying, rankingsOf, type Saying } from '../saying.js';

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
  ['none over a line break without a word', 'Leistungsdatum 01.04.2021\nFällig am 15.04.2021', { [start]: { '2021-04-01': -1 } }, [undefined, undefined]],
  ['nor of two dates below each other', '01.04.2021\n15.04.2021', { [start]: { '2021-04-01': 4 } }, ['2021-04-01', undefined]],
  ['nor with any word in one line', 'Leistung 01.04.2021 fällig 15.04.2021', { [start]: { '2021-04-01': 4 } }, ['2021-04-01', undefined]],
  ['nor with a date of another kind', 'Rechnungs-/Lieferdatum: 01.04.2021 / 15.04.2021', { [start]: { '2021-04-01': 4 } }, ['2021-04-01', undefined]],
  ['over a line break with a word', 'Leistung vom 01.04.2021\nbis zum 15.04.2021', { [start]: { '2021-04-01': 4 } }, ['2021-04-01', '2021-04-15']],
  ['over a line break behind a sign', 'Leistung 01.04.2021 –\n15.04.2021', { [start]: { '2021-04-01': 4 } }, ['2021-04-01', '2021-04-15']],
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

for (const between of [
  ...['–', '-', '—', '- -', 'bis', 'Bis', 'bis:', 'bis zum', 'bis einschl.', 'bis einschließlich', 'bis inkl.', '- bis', 'bis (einschl.)'], // de
  ...['to', 'To:', 'until', 'till', 'through', 'thru', 'up to', 'up to and including'], // en
  ...['a', 'al', 'hasta', 'hasta el'], // es
  ...['do', 'do dnia'], // pl
  ...['al', 'fino al', 'sino al'], // it
  ...['au', 'à', 'jusqu’au', "jusqu'au"], // fr
  ...['až', 'až do', 'do', 'až po'], // cs, sk
  ...['t/m', 't/m.', 'tot', 'tot en met'], // nl
  ...['til', 'til og med', 't.o.m.', 'tom'], // nb, da
  ...['do', 'do zaključno', 'do uključivo'], // hr
  ...['ile', 'tarihinden'], // tr
  ...['– Do', 'bis Donnerstag,', '- czw.', 'to Thursday'], // with a weekday
  ...['a', 'à', 'até', 'até ao', 'até o'], // pt
  ...['till', 'till och med', 't.o.m.', 't o m'], // sv
  ...['do', 'do vključno'], // sl
])
  test(`periods: 01.04.2021 ${between} 15.04.2021`, async () => {
    const document = drawn(`vom 01.04.2021 ${between} 15.04.2021`);
    const group = deliveryPeriodGroup(await rankingsOf(document, { details: { [start]: { '2021-04-01': 4 } } }), 0.35, document);
    assert.equal(group?.members[1]?.value, '2021-04-15');
  });

test('periods: what is due later makes no period of a day of delivery', async () => {
  const document = drawn('Leistungsdatum 01.04.2021\nFällig am 15.04.2021');
  const rankings = await rankingsOf(document, { details: { DeliveryDate: { '2021-04-01': 4 }, [start]: { '2021-04-01': -1 } } });
  const delivery = predictionOf('DeliveryDate', rankings.get('DeliveryDate')!.ranked[0]!, rankings.get('DeliveryDate')!, document);
  assert.deepEqual(settledDelivery([delivery], deliveryPeriodGroup(rankings, 0.35, document), rankings).predictions, [delivery]);
});

test('periods: a day of the period is no day of delivery besides', async () => {
  const document = drawn('Leistung 01.03.2024 bis 31.03.2024');
  const rankings = await rankingsOf(document, { details: { DeliveryDate: { '2024-03-01': 4 }, [end]: { '2024-03-31': 4 } } });
  const delivery = predictionOf('DeliveryDate', rankings.get('DeliveryDate')!.ranked[0]!, rankings.get('DeliveryDate')!, document);
  const other = derivedPrediction('DeliveryDate', '2024-04-02', 0.5, []);
  assert.deepEqual(settledDelivery([delivery, other], deliveryPeriodGroup(rankings, 0.35, document), rankings).predictions, [other]);
  assert.deepEqual(settledDelivery([delivery], undefined, rankings).predictions, [delivery]);
});

for (const [what, text, details, found] of [
  ['the only day of a period is the day of delivery', 'Intervention du 05.11.2019', { [end]: { '2019-11-05': 4 } }, ['DeliveryDate 2019-11-05']],
  ['which it may be already', 'Geliefert am 14.10.2025', { DeliveryDate: { '2025-10-14': 4 }, [end]: { '2025-10-14': 1 } }, ['DeliveryDate 2025-10-14']],
  [
    'there may be another',
    'Lieferung 14.10.2025   Leistung 15.10.2025',
    { DeliveryDate: { '2025-10-14': 4 }, [start]: { '2025-10-15': 1 } },
    ['DeliveryDate 2025-10-14'],
  ],
  ['a month has its last day', 'Leistung Juni 2025', { [start]: { '2025-06-01': 4 } }, [`${start} 2025-06-01`, `${end} 2025-06-30`]],
  ['words that nobody knows join two days', 'Leistung 01.12.2018 endend mit 31.12.2018', { [start]: { '2018-12-01': 4 } }, [`${start} 2018-12-01`]],
  ['a first day without its last', 'Leistung 01.03.2024 bis', { [start]: { '2024-03-01': 4 } }, [`${start} 2024-03-01`]],
  ['a last day says so', 'Leistungen bis 31.10.2025', { [end]: { '2025-10-31': 4 } }, [`${end} 2025-10-31`]],
] as const)
  test(`periods: ${what}`, async () => {
    const document = drawn(text);
    const { predictions, groups } = await extract(document, networksSaying(document, { details: details as unknown as Saying['details'] & object }));
    const all = [...predictions, ...groups.flatMap(({ members }) => members)];
    assert.deepEqual(
      all.filter(({ name }) => name.startsWith('Delivery')).map(({ name, value }) => `${name} ${value}`),
      found,
    );
  });

/** First and last day of a delivery period, found together where the network is sure of one or half sure of both. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { drawn } from '../../drawn.js';
import { rankingsOf, type FakeOutputs } from '../fake-networks.js';
import { groupsOf } from './groups-of.js';

const [start, end] = ['DeliveryPeriodDateStart', 'DeliveryPeriodDateEnd'];

const periods: readonly (readonly [what: string, text: string, details: FakeOutputs['details'], days: readonly (string | undefined)[]])[] = [
  ['the last day vouches for the first', 'Leistungszeit: 11.05.2031 bis 23.02.2032', { [end]: { '2032-02-23': 4 } }, ['2031-05-11', '2032-02-23']],
  ['the first vouches for the last', 'Periode 01/03/2024 - 31/03/2024', { [start]: { '2024-03-01': 4 } }, ['2024-03-01', '2024-03-31']],
  ['a first day without its year', 'Ausführung: 11.03. - 12.03.2024', { [end]: { '2024-03-12': -1 } }, ['2024-03-11', '2024-03-12']],
  ['a fifth likely is not enough for a day on its own', 'Ausführung: 12.03.2024', { [end]: { '2024-03-12': -1 } }, [undefined, undefined]],
  ['a last day alone', 'Leistung bis 23.02.2032', { [end]: { '2032-02-23': 4 } }, [undefined, '2032-02-23']],
  ['no range with words between', 'vom 11.05.2031, Auftrag Nr. 7 23.02.2032', { [end]: { '2032-02-23': 4 } }, [undefined, '2032-02-23']],
  ['none over a line break without a word', 'Leistungsdatum 01.04.2021\nFällig am 15.04.2021', { [start]: { '2021-04-01': -1 } }, [undefined, undefined]],
  ['nor of two dates below each other', '01.04.2021\n15.04.2021', { [start]: { '2021-04-01': 4 } }, ['2021-04-01', undefined]],
  ['nor with any word in one line', 'Leistung 01.04.2021 fällig 15.04.2021', { [start]: { '2021-04-01': 4 } }, ['2021-04-01', undefined]],
  ['nor with a date of another kind', 'Rechnungs-/Lieferdatum: 01.04.2021 / 15.04.2021', { [start]: { '2021-04-01': 4 } }, ['2021-04-01', undefined]],
  ['over a line break with a word', 'Leistung vom 01.04.2021\nbis zum 15.04.2021', { [start]: { '2021-04-01': 4 } }, ['2021-04-01', '2021-04-15']],
  ['over a line break behind a sign', 'Leistung 01.04.2021 –\n15.04.2021', { [start]: { '2021-04-01': 4 } }, ['2021-04-01', '2021-04-15']],
  ['no range backwards', '23.02.2032 - 11.05.2031', { [end]: { '2031-05-11': 4 } }, [undefined, '2031-05-11']],
];

for (const [what, text, details, days] of periods)
  test(`periods: ${what}`, async () => {
    const document = drawn(text);
    const [group] = groupsOf('groups.delivery-period', await rankingsOf(document, { details: details! }));
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
  ...['a', 'à', 'até', 'até ao', 'até o'], // pt
  ...['till', 'till och med', 't.o.m.', 't o m'], // sv
  ...['do', 'do vključno'], // sl
])
  test(`periods: 01.04.2021 ${between} 15.04.2021`, async () => {
    const document = drawn(`vom 01.04.2021 ${between} 15.04.2021`);
    const [group] = groupsOf('groups.delivery-period', await rankingsOf(document, { details: { [start]: { '2021-04-01': 4 } } }));
    assert.equal(group?.members[1]?.value, '2021-04-15');
  });

test('periods: it does not end before it starts', async () => {
  const document = drawn('Leistung 13.01.2024 bis 31.01.2024, davor 20.12.2023');
  const details = { DeliveryPeriodDateStart: { '2024-01-13': 5 }, DeliveryPeriodDateEnd: { '2023-12-20': 5, '2024-01-31': 5 } };
  const [group] = groupsOf('groups.delivery-period', await rankingsOf(document, { details }));
  assert.deepEqual(
    group!.members.map(({ name, value }) => `${name} ${value}`),
    ['DeliveryPeriodDateStart 2024-01-13', 'DeliveryPeriodDateEnd 2024-01-31'],
  );
});

import assert from 'node:assert/strict';
import test from 'node:test';
import { conventionsOf } from '../../../src/extraction/decoding/conventions.js';
import { chooseExclusive, exclusiveDetails } from '../../../src/extraction/parties/identifiers.js';
import { encode } from '../../../src/features/encode.js';
import { drawn } from '../../drawn.js';
import { rankingsOf, type FakeOutputs } from '../fake-networks.js';

const near = (actual: number, wanted: number) => assert.ok(Math.abs(actual - wanted) < 0.005, `${actual} instead of ${wanted}`);

test('ranking: single details share one chance with "none"', async () => {
  const document = drawn('Rechnung 4711   Kunde 815');
  const ranking = (await rankingsOf(document, { details: { InvoiceId: { '4711': 1, '815': 0 } } })).get('InvoiceId')!;
  const e = Math.E;
  assert.deepEqual(
    ranking.ranked.slice(0, 2).map(({ value }) => value),
    ['4711', '815'],
  );
  near(ranking.ranked[0]!.probability, e / (e + 2));
  near(ranking.none, 1 / (e + 2));
  near(ranking.none + ranking.ranked.reduce((sum, { probability }) => sum + probability, 0), 1);
});

test('ranking: places of one value add up, and the likelier place is shown', async () => {
  const document = drawn('Rechnung 4711\fRechnung 4711   Ref 815');
  const ranking = (await rankingsOf(document, { details: { InvoiceId: { '4711': 0, '815': 0.5 } } })).get('InvoiceId')!;
  const [first] = ranking.ranked;
  assert.equal(first!.value, '4711');
  assert.equal(first!.page.page, 0);
  near(first!.probability, 2 / (3 + Math.exp(0.5)));
});

test('ranking: a detail of many values judges each for itself', async () => {
  const document = drawn(`
    AT61 1904 3002 3457 3201
    DE89 3704 0044 0532 0130 00`);
  const ranking = (await rankingsOf(document, { details: { Iban: { AT611904300234573201: 3, DE89370400440532013000: 2 } } })).get('Iban')!;
  near(ranking.ranked[0]!.probability, 0.953);
  near(ranking.ranked[1]!.probability, 0.881);
  near(ranking.none, 0.047 * 0.119);
});

test('ranking: only candidates of its kind', async () => {
  const rankings = await rankingsOf(drawn('Rechnung 4711 vom 12.03.2024'), {});
  assert.deepEqual(
    rankings.get('InvoiceDate')!.ranked.map(({ value }) => value),
    ['2024-03-12', '2024-12-03'],
  );
  assert.equal(rankings.get('InvoiceDate')!.candidates, 2);
});

test('ranking: nothing to choose from is none', async () => {
  const ranking = (await rankingsOf(drawn('Danke'), {})).get('InvoiceDate')!;
  assert.deepEqual([ranking.ranked, ranking.none, ranking.candidates], [[], 1, 0]);
});

test('ranking: a custom column stands behind the built-in ones', async () => {
  const custom = [{ name: 'ContractId', kind: 'identifier', many: false }];
  const rankings = await rankingsOf(drawn('Vertrag 4711'), { custom, details: { ContractId: { '4711': 5 } } });
  assert.equal(rankings.get('ContractId')!.ranked[0]!.value, '4711');
});

/** The first choice for a date or an amount where the network cannot tell the readings apart. */
async function choice(text: string, detail: string, values: readonly string[], options: Parameters<typeof conventionsOf>[2] = {}, country = 'DE') {
  const document = drawn(text, country === 'US' ? { language: 'en', countries: ['US'] } : {});
  const fake: FakeOutputs = { details: { [detail]: Object.fromEntries(values.map((value, i) => [value, i === 0 ? 2 : 2.1])) } };
  return (await rankingsOf(document, fake, conventionsOf(document, encode(document), options))).get(detail)!.ranked[0]!.value;
}

for (const [what, text, country, date] of [
  ['a day above 12 elsewhere', 'Datum 03.04.2024\nFällig 25.04.2024', 'DE', '2024-04-03'],
  ['a month in second place elsewhere', 'Date 03/04/2024\nDue 04/25/2024', 'DE', '2024-03-04'],
  ['the United States', 'Date 03/04/2024', 'US', '2024-03-04'],
  ['nothing', 'Datum 03.04.2024', 'DE', '2024-04-03'],
] as const) {
  test(`conventions: the order of dates is told by ${what}`, async () => {
    assert.equal(await choice(text, 'InvoiceDate', ['2024-04-03', '2024-03-04'], {}, country), date);
  });
}

for (const [what, text, amount] of [
  ['commas elsewhere', 'Summe 1.234\nPreis 0,15  2,50', '1234.00'],
  ['points elsewhere', 'Summe 1.234\nPreis 0.15  2.50', '1.234'],
] as const) {
  test(`conventions: decimal signs are told by ${what}`, async () => {
    assert.equal(
      await choice(
        text,
        'GrandTotalAmount',
        ['1234.00', '1.234'].sort(() => (amount === '1234.00' ? 0 : -1)),
        {},
      ),
      amount,
    );
  });
}

test('conventions: a date years before the document was received is no date of it', async () => {
  const fake = ['2001-05-12', '2024-05-13'];
  const text = 'gegründet 12.05.2001\nDatum 13.05.2024';
  assert.equal(await choice(text, 'InvoiceDate', [...fake].reverse()), '2001-05-12');
  assert.equal(await choice(text, 'InvoiceDate', [...fake].reverse(), { receivedDate: '2024-05-15' }), '2024-05-13');
});

async function identifiers(details: FakeOutputs['details'], text = 'Rechnung 4711  Kunde 815  Auftrag 99-2024', least = 0.35) {
  const chosen = chooseExclusive(await rankingsOf(drawn(text), { details: details! }), [...exclusiveDetails], { least });
  return Object.fromEntries([...chosen].flatMap(([name, ranked]) => (ranked ? [[name, ranked.value]] : [])));
}

for (const [what, details, chosen] of [
  ['each its own', { InvoiceId: { '4711': 5 }, CustomerId: { '815': 5 } }, { InvoiceId: '4711', CustomerId: '815' }],
  ['who wants it most keeps it', { InvoiceId: { '4711': 2 }, CustomerId: { '4711': 5 } }, { CustomerId: '4711' }],
  ['the loser takes its next best', { InvoiceId: { '4711': 2, '99-2024': 2 }, CustomerId: { '4711': 5 } }, { CustomerId: '4711', InvoiceId: '99-2024' }],
  ['parts of it are taken too', { InvoiceId: { '99-2024': 5 }, CustomerId: { '2024': 4, '99': 4 } }, { InvoiceId: '99-2024' }],
  ['nothing likely, nothing chosen', { InvoiceId: { '4711': -3 } }, {}],
] as const) {
  test(`identifiers: ${what}`, async () => assert.deepEqual(await identifiers(details as FakeOutputs['details']), chosen));
}

test('identifiers: the best match is given where it is forced', async () => {
  assert.equal((await identifiers({ InvoiceId: { '4711': -3 } }, 'Rechnung 4711', 0)).InvoiceId, '4711');
});

test("ranking: a customer's pattern narrows what is chosen from", async () => {
  const document = drawn('Projekt P-2024-017   Rechnung 4711');
  const custom = [{ name: 'ProjectId', kind: 'identifier', many: false, fits: (value: string) => /^P-\d{4}-\d{3}$/.test(value) }];
  const ranking = (await rankingsOf(document, { custom, details: { ProjectId: { 'P-2024-017': 0, '4711': 3 } } })).get('ProjectId')!;
  assert.deepEqual(
    ranking.ranked.map(({ value }) => value),
    ['P-2024-017'],
  );
  near(ranking.none, 0.5);
});

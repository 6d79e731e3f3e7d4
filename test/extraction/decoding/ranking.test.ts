/** Values of each detail, likeliest first, and the probability that none is printed. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { rank } from '../../../src/extraction/decoding/ranking.js';
import { drawn } from '../../drawn.js';
import { classifiedAs, rankingsOf } from '../fake-networks.js';

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

test('rank: the likeliest value first, with what is added to the network’s logits and what its repair says', async () => {
  const classified = await classifiedAs(drawn('Rechnung 4711 Kunde 4712'), { details: { InvoiceId: { '4711': 3, '4712': 2 } } });
  const columns = [{ name: 'InvoiceId', kind: 'identifier', many: false }];
  const first = (adjust: (value: string) => number, repair: (value: string) => string | undefined) =>
    rank(
      classified,
      columns,
      ({ value }) => adjust(value),
      ({ value }) => repair(value),
    ).get('InvoiceId')!.ranked[0]!.value;
  const [nothing, none] = [() => 0, () => undefined];
  assert.equal(first(nothing, none), '4711');
  assert.equal(
    first((value) => (value === '4712' ? 2 : 0), none),
    '4712',
  );
  assert.equal(
    first(nothing, (value) => (value === '4711' ? '4771' : undefined)),
    '4771',
  );
});

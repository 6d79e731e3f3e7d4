import assert from 'node:assert/strict';
import test from 'node:test';
import { type AmountRelation, amountRelations } from '../../../src/features/candidates/amount-relations.js';
import { relationBuckets, type Token } from '../../../src/features/contract.js';
import { frameOf } from '../../../src/features/frame.js';
import { relationsOf } from '../../../src/features/tokens/relations.js';
import { tokensOf } from '../../../src/features/tokens/tokens.js';
import { drawn } from '../../drawn.js';

const page = drawn(`
  Netto     100,00
  USt        20,00
  Summe     120,00     EUR`).pages[0]!;
const tokens = tokensOf(page);
const { pitch } = frameOf(page, 0, 1, tokens);
const relations = relationsOf(tokens, pitch);
const at = (text: string) => tokens.findIndex((token) => token.text === text);
const between = (from: string, to: string) => relations[at(from) * tokens.length + at(to)]!;

test('relations: a word to itself is bucket 0, and only it', () => {
  tokens.forEach((_, i) => {
    tokens.forEach((_, j) => {
      assert.equal(relations[i * tokens.length + j] === 0, i === j);
    });
  });
});

test('relations: all are buckets', () => assert.ok(relations.every((bucket) => bucket >= 0 && bucket < relationBuckets)));

for (const [what, a, b, same] of [
  ['the same gap to the right', ['Netto', '100,00'], ['Summe', '120,00'], true],
  ['right is not left', ['Netto', '100,00'], ['100,00', 'Netto'], false],
  ['directly below, flush left', ['Netto', 'USt'], ['USt', 'Summe'], true],
  ['below, flush right', ['100,00', '20,00'], ['20,00', '120,00'], true],
  ['flush left is not flush right', ['Netto', 'USt'], ['20,00', '120,00'], false],
  ['one line down is not two', ['Netto', 'USt'], ['Netto', 'Summe'], false],
  ['down is not up', ['Netto', 'USt'], ['USt', 'Netto'], false],
  ['below and aside is not below', ['Netto', '20,00'], ['Netto', 'USt'], false],
] as const) {
  test(`relations: ${what}`, () => assert.equal(between(a[0], a[1]) === between(b[0], b[1]), same));
}

test('relations: they do not depend on the scale', () => {
  const larger = tokens.map(
    (token): Token => ({ ...token, box: { x: token.box.x * 2, y: token.box.y * 2, width: token.box.width * 2, height: token.box.height * 2 } }),
  );
  assert.deepEqual(relationsOf(larger, pitch * 2), relations);
});

const about = (amounts: readonly number[], amount: number): readonly (keyof AmountRelation)[] => {
  const relation = amountRelations(amounts).get(amount);
  return (['sum', 'part', 'tax', 'base', 'taxed'] as const).filter((name) => relation?.[name]);
};

for (const [amounts, amount, names] of [
  [[10000, 2000, 12000], 12000, ['sum', 'taxed']],
  [[10000, 2000, 12000], 10000, ['part', 'base']],
  [[10000, 2000, 12000], 2000, ['part', 'tax']],
  [[10000, 2001, 12001], 2001, ['part', 'tax']], // rounded
  [[10000, 2000, 11999], 11999, ['sum', 'taxed']], // a hundredth lost
  [[10000, 3100, 13100], 3100, ['part']], // no rate of 31 %
  [[500, 500, 1000], 500, ['part']], // twice the same
  [[10000, 2000], 10000, []],
  [[10000, 0, 10000], 10000, []], // nothing is not an amount
  [[10000, 2000, 12000], 4711, []],
] as const) {
  test(`amount relations: ${amount} among ${amounts.join(', ')}`, () => assert.deepEqual(about(amounts, amount), names));
}

test('amount relations: a page full of amounts is bounded', () => {
  assert.equal(amountRelations(Array.from({ length: 5000 }, (_, i) => i * 7 + 1)).size, 160);
});

/** The segmentation of a table's lines by itself: what the network gives each line against what rows are worth. */
import assert from 'node:assert/strict';
import test from 'node:test';
import type { ClassifiedLines } from '../../../../src/extraction/decoding/classify.js';
import { noParts, part } from '../../../../src/extraction/line-items/rows/line-parts.js';
import { segmentation } from '../../../../src/extraction/line-items/rows/segmentation.js';
import { lineRoles } from '../../../../src/network/config.js';
import { random } from '../../../../src/random.js';

const { words, quantity, price, total, position } = part;
const numbers = quantity | price | total;
const item = words | numbers;

/** A piece of which only the roles count; each line with the shares of its roles, the rest of them nearly none. */
function pieceOf(shares: readonly Readonly<Record<string, number>>[]): ClassifiedLines {
  const roles = shares.flatMap((share) => lineRoles.map((role) => Math.log(share[role] ?? 0.001)));
  return { roles: Float32Array.from(roles) } as unknown as ClassifiedLines;
}

/** `sums`: lines that begin a row of two that adds up. */
function rolesOf(shares: readonly Readonly<Record<string, number>>[], parts?: readonly number[], sums: readonly number[] = []): string[] {
  const worth = parts && {
    parts: new Map(parts.map((held, line) => [line, { ...noParts, parts: held, hasFigures: true }])),
    usual: total | (parts.some((held) => held & position) ? position : 0),
    ofReading: (lines: readonly number[]) => (lines.length === 2 && sums.includes(lines[0]!) ? 7 : 0),
  };
  const segments = segmentation(
    pieceOf(shares),
    shares.map((_, line) => line),
    worth,
  );
  return segments.flatMap(({ role, lines }) => [lineRoles[role]!, ...lines.slice(1).map(() => 'continues')]);
}

const [start, continues, unsure] = [{ start: 0.99 }, { continues: 0.99 }, { start: 0.6, continues: 0.39 }];

for (const [what, shares, parts, expected, sums] of [
  ['whole items stay as they are', [start, start], [item, item], ['start', 'start']],
  ['words and numbers are parts of one', [start, start], [words, numbers], ['start', 'continues']],
  ['numbers and words too', [start, start], [numbers, words], ['start', 'continues']],
  ['two items are two', [start, continues], [item, item], ['start', 'start']],
  ['a second total with its words is another item', [start, { start: 0.1, continues: 0.89 }], [words | total, words | total], ['start', 'start']],
  ['a doubtful start without a number is none', [start, unsure], [item, words], ['start', 'continues']],
  ['a position in the midst of a high cell', [start, start], [item, words | position], ['start', 'continues']],
  ['what adds up only together is one', [start, start, start], [words | total, quantity | price, words | total], ['start', 'continues', 'start'], [0]],
  ['what does not is two', [start, { start: 0.9, continues: 0.09 }], [words | total, words | quantity | price | total], ['start', 'start']],
] as const)
  test(`segmentation: ${what}`, () => {
    assert.deepEqual(rolesOf(shares, parts, sums), expected);
  });

test('segmentation: by the network alone, what all roles of a line share changes nothing', () => {
  const chance = random('roles');
  for (let round = 0; round < 50; round++) {
    const shares = Array.from({ length: 12 }, () => Object.fromEntries(lineRoles.map((role) => [role, 0.01 + chance.integer(0, 100) / 100])));
    const scaled = shares.map((share) => Object.fromEntries(Object.entries(share).map(([role, value]) => [role, value / 7])));
    assert.deepEqual(rolesOf(scaled), rolesOf(shares));
  }
});

test('segmentation: a table twice as long is decoded as the same rows twice', () => {
  const chance = random('twice');
  for (let round = 0; round < 30; round++) {
    const shares = [start, ...Array.from({ length: 8 }, () => (chance.integer(0, 1) ? start : continues)), { outside: 0.999 }];
    const parts = [item, ...shares.slice(2).map(() => chance.integer(0, 15)), 0];
    const once = rolesOf(shares, parts);
    assert.deepEqual(rolesOf([...shares, ...shares], [...parts, ...parts]), [...once, ...once]);
  }
});

test('segmentation: a hundred thousand lines', () => {
  const lines = Array.from({ length: 100_000 }, (_, i) => (i % 2 ? start : unsure));
  const roles = rolesOf(
    lines,
    lines.map((_, i) => (i % 2 ? numbers : words)),
  );
  assert.equal(roles.filter((role) => role === 'start').length, 50_000);
});

/** Which documents to label next: uncertain ones of layouts that are not known. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { labelNext } from '../../src/evaluation/label-next.js';

for (const [what, documents, expected] of [
  [
    'the less certain first',
    [
      ['sure', [0.99, 0.98], 0],
      ['unsure', [0.5, 0.6], 0],
    ],
    ['unsure', 'sure'],
  ],
  [
    'of equally certain ones the new layout first',
    [
      ['known', [0.5], 3],
      ['new', [0.5], 0],
    ],
    ['new', 'known'],
  ],
  [
    'a known layout goes behind though it is less certain',
    [
      ['known', [0.4], 4],
      ['new', [0.7], 0],
    ],
    ['new', 'known'],
  ],
  [
    'nothing given is as uncertain as can be',
    [
      ['some', [0.1], 0],
      ['none', [], 0],
    ],
    ['none', 'some'],
  ],
  [
    'a tie by name',
    [
      ['b', [0.5], 0],
      ['a', [0.5], 0],
    ],
    ['a', 'b'],
  ],
  ['none', [], []],
] as const)
  test(what, () =>
    assert.deepEqual(
      labelNext(
        documents.map(([name, scores, recalled]) => ({ name, scores, recalled })),
        10,
      ).map(({ name }) => name),
      expected,
    ),
  );

test('no more than asked for', () =>
  assert.equal(
    labelNext(
      ['a', 'b', 'c'].map((name) => ({ name, scores: [], recalled: 0 })),
      2,
    ).length,
    2,
  ));

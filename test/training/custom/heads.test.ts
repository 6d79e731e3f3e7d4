import assert from 'node:assert/strict';
import { test } from 'node:test';
import { detailsDefaults } from '../../../src/network/config.js';
import { initialWeights } from '../../../src/network/weights.js';
import { random } from '../../../src/random.js';
import { type HeadPage, headScore, learnHead, withHeads } from '../../../src/training/custom/heads.js';
import { graphOf, type Task } from '../../../src/training/task.js';

/** Candidates with random states; the right one leans to the first two numbers. Every third page has none. */
function pages(count: number, width: number, seed: string): HeadPage[] {
  const draw = random('heads', seed);
  const state = (lean: number) => Float32Array.from({ length: width }, (_, i) => Math.max(0, draw.normal() + (i < 2 ? lean : 0)));
  return Array.from({ length: count }, (_, page) => {
    const right = page % 3 === 0 ? -1 : draw.integer(0, 7);
    return {
      page: state(0),
      candidates: Array.from({ length: 8 }, (_, c) => state(c === right ? 4 : 0)),
      gold: Array.from({ length: 8 }, (_, c) => c === right),
    };
  });
}

for (const [count, least] of [
  [6, 0.75],
  [60, 0.95],
] as const) {
  test(`heads: learnt from ${count} pages`, () => {
    const head = learnHead(pages(count, 16, 'train'));
    let right = 0;
    const unseen = pages(90, 16, 'unseen');
    for (const { page, candidates, gold } of unseen) {
      const scores = candidates.map((state) => headScore(head, state, page));
      const best = scores.indexOf(Math.max(...scores));
      if (scores[best]! > 0 ? gold[best] : !gold.includes(true)) right++;
    }
    assert.ok(right / unseen.length >= least, `${right} of ${unseen.length}`);
  });
}

test('heads: other columns stay as they are', () => {
  const task: Task = { name: 'details', config: { ...detailsDefaults, width: 16, layers: 1, heads: 2, ffn: 8, embedding: 4, custom: 2 } };
  const graph = graphOf(task);
  const before = initialWeights(graph, 1);
  const columns = graph.parameters.find(({ name }) => name === 'head/detail/bias')!.shape[0]!;
  const after = withHeads(graph, before, new Map([[columns - 2, learnHead(pages(9, 16, 'train'))]]));
  for (const [name, data] of before) {
    const now = after.get(name)!;
    const mayChange = /^head\/(detail|none)\//.test(name);
    for (let i = 0; i < data.length; i++) if (!(mayChange && i % columns === columns - 2)) assert.equal(now[i], data[i], `${name} ${i}`);
  }
  assert.notDeepEqual(after.get('head/detail/weights'), before.get('head/detail/weights'));
});

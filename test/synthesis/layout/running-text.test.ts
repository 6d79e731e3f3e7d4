/** Orders and deliveries in a sentence: printed there once and not among the references. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { random } from '../../../src/random.js';
import { layout } from '../../../src/synthesis/layout/page.js';
import { reserveRunningText, runningText } from '../../../src/synthesis/layout/opening/running-text.js';
import { scene as newScene } from '../../../src/synthesis/layout/scene.js';
import { syntheticFacts } from '../../../src/synthesis/synthetic-facts.js';

const facts = Array.from({ length: 900 }, (_, i) => syntheticFacts(random('running', i))).filter(({ type }) => type === 'invoice');

test('a sentence states the order or the delivery with its meaning', () => {
  let sentences = 0;
  for (const [i, each] of facts.entries()) {
    const scene = newScene(each, random('running page', i));
    reserveRunningText(scene);
    for (const text of runningText(scene)) {
      sentences++;
      const names = text.flatMap(({ means }) => means ?? []).map((meaning) => ('detail' in meaning ? meaning.detail : ''));
      assert.ok(names.some((name) => ['ReceiverOrderId', 'ReceiverOrderDate', 'DeliveryDate'].includes(name)));
      assert.ok(!text.some((piece) => /[{}]/.test(piece.text)));
    }
  }
  const share = sentences / facts.length;
  assert.ok(share > 0.03 && share < 0.12, String(share));
});

test('what is reserved for it is printed', () => {
  let printed = 0;
  for (const [i, each] of facts.slice(0, 250).entries()) {
    const scene = newScene(each, random('running page', i));
    reserveRunningText(scene);
    const [text] = runningText(scene);
    if (!text) continue;
    const runs = layout(each, random('running page', i)).flatMap((drawing) => drawing.runs);
    const ids = runs.flatMap(({ means }) => means.flatMap((meaning) => ('detail' in meaning && meaning.detail === 'ReceiverOrderId' ? [meaning.value] : [])));
    assert.ok(new Set(ids).size <= 1);
    const sentence = text.find((piece) => !piece.means?.length)?.text.split(' ')[0] ?? '';
    if (runs.some((run) => run.text.startsWith(sentence))) printed++;
  }
  assert.ok(printed > 5, String(printed));
});

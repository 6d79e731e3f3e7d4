/** Orders, deliveries and delivery notes in a line of text: printed there once and not among the references. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { random } from '../../../../src/random.js';
import { layout } from '../../../../src/synthesis/layout/page.js';
import { reserveRunningText, runningText } from '../../../../src/synthesis/layout/opening/running-text.js';
import { scene as newScene } from '../../../../src/synthesis/layout/scene.js';
import { syntheticFacts } from '../../../../src/synthesis/synthetic-facts.js';

const allText = (scene: Parameters<typeof runningText>[0]) => [...runningText(scene, 'above'), ...runningText(scene, 'below')];

const facts = Array.from({ length: 900 }, (_, i) => syntheticFacts(random('running', i))).filter(({ type }) => type === 'invoice');

test('it states the order or the delivery with its meaning', () => {
  let [sentences, notes] = [0, 0];
  for (const [i, each] of facts.entries()) {
    const scene = newScene(each, random('running page', i));
    reserveRunningText(scene);
    for (const text of allText(scene)) {
      sentences++;
      const names = text.flatMap(({ means }) => means ?? []).map((meaning) => ('detail' in meaning ? meaning.detail : ''));
      assert.ok(names.some((name) => ['ReceiverOrderId', 'ReceiverOrderDate', 'DeliveryDate', 'DeliveryNoteId'].includes(name)));
      if (names.includes('DeliveryNoteId')) notes++;
      assert.ok(!text.some((piece) => /[{}]/.test(piece.text)));
    }
  }
  const share = sentences / facts.length;
  assert.ok(share > 0.05 && share < 0.2, String(share));
  const noted = notes / facts.filter(({ deliveryNoteId }) => deliveryNoteId).length;
  assert.ok(noted > 0.12 && noted < 0.35, String(noted));
});

test('what is reserved for it is printed', () => {
  let printed = 0;
  for (const [i, each] of facts.slice(0, 250).entries()) {
    const scene = newScene(each, random('running page', i));
    reserveRunningText(scene);
    const [text] = allText(scene);
    if (!text) continue;
    const runs = layout(each, random('running page', i)).flatMap((drawing) => drawing.runs);
    const ids = runs.flatMap(({ means }) => means.flatMap((meaning) => ('detail' in meaning && meaning.detail === 'ReceiverOrderId' ? [meaning.value] : [])));
    assert.ok(new Set(ids).size <= 1);
    const sentence = text.find((piece) => !piece.means?.length)?.text.split(' ')[0] ?? '';
    if (runs.some((run) => run.text.startsWith(sentence))) printed++;
  }
  assert.ok(printed > 5, String(printed));
});

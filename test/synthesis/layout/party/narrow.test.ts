/** Parties in narrow columns: every field has its words though names and streets wrap. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { random } from '../../../../src/random.js';
import { narrowColumns } from '../../../../src/synthesis/layout/party/narrow.js';
import { receiverShape } from '../../../../src/synthesis/layout/party/receiver.js';
import { scene as newScene } from '../../../../src/synthesis/layout/scene.js';
import { toDocument } from '../../../../src/synthesis/render/to-document.js';
import { syntheticFacts } from '../../../../src/synthesis/synthetic-facts.js';

const scenes = Array.from({ length: 150 }, (_, i) => newScene(syntheticFacts(random('narrow', i)), random('narrow page', i))).filter(
  ({ facts, style }) => facts.type === 'invoice' && style.kind !== 'roll',
);

const fold = (text: string): string => text.toUpperCase().replace(/\s+/g, ' ');

test('the receiver’s name, street and town are labelled whole, on as many lines as they take', () => {
  let wrapped = 0;
  for (const [i, scene] of scenes.entries()) {
    const { canvas, facts } = scene;
    const end = narrowColumns(scene, { x: canvas.left, y: 100, width: canvas.width });
    const drawings = canvas.drawings();
    const last = Math.max(...drawings[0]!.runs.map(({ y }) => y));
    assert.ok(end > last);
    const { document, labels } = toDocument('columns', facts, drawings, random('words', i));
    const receiver = labels.contacts!.find(({ role }) => role === 'Receiver')!;
    for (const [field, value] of [
      ['Name', facts.receiver.name],
      ['Street', facts.receiver.street],
      ['City', facts.receiver.city],
    ] as const) {
      if (!value) continue;
      const label = receiver.fields[field]!;
      assert.equal(label.value, value);
      for (const { page, words } of label.places) {
        const { lines } = document.pages[page]!;
        const printed = words.map((word) => document.pages[page]!.words[word]!.text);
        for (const word of fold(value).split(' ')) assert.ok(fold(printed.join(' ')).includes(word), `${i}: ${value} as ${printed.join(' ')}`);
        if (lines.filter((line) => line.words.some((word) => words.includes(word))).length > 1) wrapped++;
      }
    }
  }
  assert.ok(wrapped > scenes.length * 0.3, `${wrapped} on ${scenes.length} pages`);
});

test('few documents have them', () => {
  const share = scenes.filter((scene) => receiverShape({ ...scene, random: scene.random.fork('shape') }) === 'narrow').length / scenes.length;
  assert.ok(share < 0.15, String(share));
});

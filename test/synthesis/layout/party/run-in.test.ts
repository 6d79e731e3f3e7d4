/** Addresses in one field: street, postcode and town follow each other on a line, and each keeps its meaning. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { random } from '../../../../src/random.js';
import { contact, plain } from '../../../../src/synthesis/layout/pieces.js';
import { runIn, runsIn } from '../../../../src/synthesis/layout/party/run-in.js';
import { wrapped } from '../../../../src/synthesis/layout/party/wrapped.js';
import { scene as newScene } from '../../../../src/synthesis/layout/scene.js';
import { syntheticFacts } from '../../../../src/synthesis/synthetic-facts.js';

const facts = syntheticFacts(random('run in', 1));
const scenes = Array.from({ length: 400 }, (_, i) => newScene(facts, random('run-in page', i)));
const party = [[contact(1, 'Name', 'Ostrel Tools')], [contact(1, 'Street', 'Long Row 12')], [contact(1, 'ZipCode', '12345'), contact(1, 'City', 'Farwick')]];
const id = [[plain('VAT'), plain('123')]];

const text = (pieces: ReturnType<typeof runIn>[number]): string => pieces.map((piece, i) => `${i > 0 && !piece.attached ? ' ' : ''}${piece.text}`).join('');

test('fields follow each other with blanks, commas or dashes; the name is on their line or above it, ids on it or below', () => {
  const shapes = new Set(scenes.map((scene) => runIn(scene, party, id).map(text).join(' | ')));
  for (const shape of [
    'Ostrel Tools Long Row 12 12345 Farwick | VAT 123',
    'Ostrel Tools | Long Row 12 12345 Farwick | VAT 123',
    'Ostrel Tools | Long Row 12, 12345 Farwick, VAT 123',
    'Ostrel Tools - Long Row 12 - 12345 Farwick | VAT 123',
  ])
    assert.ok(shapes.has(shape), shape);
});

test('a name alone stays alone', () => {
  for (const scene of scenes.slice(0, 20)) assert.deepEqual(runIn(scene, party.slice(0, 1), []).map(text), ['Ostrel Tools']);
});

test('they break within names and streets', () => {
  const [scene] = scenes;
  const lines = runIn(scene!, party, []).flatMap((line) => wrapped(scene!, line, scene!.canvas.measure([plain('Ostrel Tools L')])));
  assert.ok(lines.length > 2);
  for (const field of ['Name', 'Street', 'City'])
    assert.ok(lines.some((line) => line.some(({ means = [] }) => means.some((each) => 'contact' in each && each.field === field))));
});

test('few documents have them', () => {
  const share = scenes.filter(runsIn).length / scenes.length;
  assert.ok(share > 0.05 && share < 0.14, String(share));
});

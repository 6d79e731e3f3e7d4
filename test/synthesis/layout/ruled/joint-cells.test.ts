/** Two fields in one cell of a form, and postcodes apart from their towns: every value keeps its own meaning. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { random } from '../../../../src/random.js';
import type { Text } from '../../../../src/synthesis/layout/canvas.js';
import { addressLines } from '../../../../src/synthesis/layout/party/address.js';
import { contact, plain } from '../../../../src/synthesis/layout/pieces.js';
import { jointCells } from '../../../../src/synthesis/layout/ruled/joint-cells.js';
import { scene as newScene } from '../../../../src/synthesis/layout/scene.js';
import { syntheticFacts } from '../../../../src/synthesis/synthetic-facts.js';

const scenes = Array.from({ length: 200 }, (_, i) => newScene(syntheticFacts(random('joint', i), { countries: ['BR'] }), random('joint page', i)));
const fieldsOf = (text: Text): readonly string[] => text.flatMap(({ means = [] }) => means.map((each) => ('contact' in each ? each.field : '')));
const textOf = (text: Text): string => text.map((piece, i) => `${i > 0 && !piece.attached ? ' ' : ''}${piece.text}`).join('');

test('town and state, street and quarter stand in one cell of some forms', () => {
  const seen = new Map<string, number>();
  for (const scene of scenes) {
    const cells = jointCells(scene, [
      { field: 'street', cell: { caption: 'Road', lines: [[contact(0, 'Street', 'Elm Row 4')]], share: 5 } },
      { field: 'district', cell: { caption: 'Quarter', lines: [[plain('Oldside')]], share: 2 } },
      { field: 'zip', cell: { caption: 'Code', lines: [[contact(0, 'ZipCode', '12345')]], share: 1 } },
      { field: 'city', cell: { caption: 'Town', lines: [[contact(0, 'City', 'Farwick')]], share: 3 } },
      { field: 'state', cell: { caption: 'Region', lines: [[plain('QQ')]], share: 1 } },
    ]);
    assert.deepEqual(cells.flatMap(({ lines }) => fieldsOf(lines[0]!)).sort(), ['City', 'Street', 'ZipCode']);
    for (const { caption, lines } of cells) {
      const text = textOf(lines[0]!);
      if (text.includes('Farwick') && text.includes('QQ')) assert.match(caption!, /^Town.*Region$/);
      for (const shape of ['Farwick / QQ', 'Farwick/QQ', '12345 / Farwick', 'Elm Row 4, Oldside', ' / 12345'])
        if (text.includes(shape)) seen.set(shape, (seen.get(shape) ?? 0) + 1);
    }
  }
  for (const [shape, least] of [
    ['Farwick / QQ', 0.08],
    ['Farwick/QQ', 0.03],
    ['12345 / Farwick', 0.02],
    ['Elm Row 4, Oldside', 0.15],
    [' / 12345', 0.06],
  ] as const)
    assert.ok((seen.get(shape) ?? 0) >= least * scenes.length, `${shape}: ${seen.get(shape)}`);
});

test('a postcode stands behind the quarter, or on a line of its own below town and state', () => {
  let [behind, apart] = [0, 0];
  for (const scene of scenes) {
    const { city, state, zip, district } = scene.facts.sender;
    const lines = addressLines(scene, 0);
    assert.equal(lines.flatMap(fieldsOf).filter((field) => field === 'ZipCode').length, zip ? 1 : 0);
    assert.equal(lines.flatMap(fieldsOf).filter((field) => field === 'City').length, 1);
    const line = lines.find((each) => fieldsOf(each).includes('ZipCode'));
    if (!line) continue;
    if (district && line[0]!.text === district && !fieldsOf(line).includes('City')) behind++;
    if (line.length === 1) {
      apart++;
      const town = textOf(lines.find((each) => fieldsOf(each).includes('City'))!);
      assert.ok(town.startsWith(city) && !/[-/,(]$/.test(town), town);
      if (state && /\p{L}/u.test(town.slice(city.length))) assert.ok(town.includes(state), town);
    }
  }
  assert.ok(behind > 4 && apart > 8, `${behind}, ${apart}`);
});

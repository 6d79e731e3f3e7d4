/** Title, receiver, references and sender as columns: of the receiver often nothing but the name, of the sender everything. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { random } from '../../../../src/random.js';
import { scene as newScene } from '../../../../src/synthesis/layout/scene.js';
import { columnsOpening, hasColumns } from '../../../../src/synthesis/layout/template/columns.js';
import { templateStyle } from '../../../../src/synthesis/layout/template/template.js';
import { datePair, idPair } from '../../../../src/synthesis/layout/opening/entries.js';
import { syntheticFacts } from '../../../../src/synthesis/synthetic-facts.js';

const scenes = Array.from({ length: 260 }, (_, i) => newScene(syntheticFacts(random('columns', i)), random('columns page', i), {}, templateStyle)).filter(
  ({ facts }) => facts.type === 'invoice',
);

const pages = scenes.map((scene) => {
  const { canvas, style } = scene;
  canvas.y = style.top + style.size;
  columnsOpening(scene, [{ text: 'Title' }], [idPair(scene), datePair(scene)]);
  const [drawing] = canvas.drawings();
  const fields = drawing!.runs.flatMap(({ means }) => means.flatMap((each) => ('contact' in each ? [`${each.party} ${each.field}`] : [])));
  return { scene, runs: drawing!.runs, fields: new Set(fields) };
});

test('both names, the sender’s town, number and date are printed above the cursor and inside the page', () => {
  for (const [i, { scene, runs, fields }] of pages.entries()) {
    for (const field of ['0 Name', '1 Name', '0 City']) assert.ok(fields.has(field), `${i}: ${field}`);
    const details = runs.flatMap(({ means }) => means.flatMap((each) => ('detail' in each ? [each.detail] : [])));
    assert.ok(details.includes('InvoiceId') && details.includes('InvoiceDate'), String(i));
    for (const { x, y, text } of runs) assert.ok(x >= 0 && x < scene.style.width && y > 0 && y < scene.canvas.y, `${i}: ${text}`);
  }
});

test('many print the name of the receiver alone', () => {
  const alone = pages.filter(({ fields }) => !fields.has('1 City')).length / pages.length;
  assert.ok(alone > 0.4 && alone < 0.8, String(alone));
});

test('few templates open so', () => {
  const share = scenes.filter(hasColumns).length / scenes.length;
  assert.ok(share > 0.18 && share < 0.42, String(share));
});

/** Pages of a line printer: characters on a grid, rules as dashes, parties and sums with their meaning. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { random } from '../../../../src/random.js';
import { withFallbackValues } from '../../../../src/synthesis/layout/fallback-values.js';
import { pitchOf } from '../../../../src/synthesis/layout/printer/grid.js';
import { isPrinterPage, printerPage, printerStyle, struck } from '../../../../src/synthesis/layout/printer/printer.js';
import { scene as newScene } from '../../../../src/synthesis/layout/scene.js';
import { toDocument } from '../../../../src/synthesis/render/to-document.js';
import { syntheticFacts } from '../../../../src/synthesis/synthetic-facts.js';

const facts = Array.from({ length: 150 }, (_, i) => syntheticFacts(random('printer', i))).filter(({ type }) => type === 'invoice');

const pages = facts.map((each, i) => {
  const scene = newScene(each, random('printer page', i), {}, printerStyle);
  printerPage(scene);
  return { facts: each, style: scene.style, drawings: withFallbackValues(struck(scene, scene.canvas.drawings())) };
});

test('characters stand in columns and lines, and nothing is ruled', () => {
  const onGrid = (distance: number, step: number): boolean => Math.abs(distance / step - Math.round(distance / step)) < 1e-6;
  for (const { style, drawings } of pages) {
    const { character, line } = pitchOf(style);
    for (const { runs, strokes, fills, width, height } of drawings) {
      assert.deepEqual([strokes.length, fills.length], [0, 0]);
      for (const { x, y, text, size } of runs) {
        // Condensed type has a pitch of its own.
        const pitch = character * Math.min(1, size / style.size);
        assert.ok(x <= 2 || onGrid(x - style.left, pitch), `${text} at ${x}`);
        assert.ok(onGrid(y - style.top, line) && x < width && y > 0 && y <= height, `${text} at ${y}`);
      }
    }
  }
  const dashed = pages.filter(({ drawings }) => drawings[0]!.runs.some(({ text }) => /^[-=_* ]{30,}$/.test(text)));
  assert.ok(dashed.length > pages.length * 0.6, `${dashed.length} of ${pages.length}`);
});

test('parties, number, date and total mean what they say', () => {
  for (const [i, { facts: each, drawings }] of pages.entries()) {
    const { labels } = toDocument('page', each, drawings, random('words', i));
    const values = (name: string): readonly string[] => labels.details[name]!.map(({ value }) => value);
    assert.deepEqual([values('InvoiceId'), values('InvoiceDate')], [[each.invoiceId], [each.invoiceDate]], `page ${i}`);
    if (each.items.length > 0) assert.equal(values('GrandTotalAmount').length, 1, `page ${i}`);
    const names = ['Sender', 'Receiver'].map((role) => labels.contacts!.find((labelled) => labelled.role === role)?.fields.Name?.value);
    assert.deepEqual(names, [each.sender.name, each.receiver.name], `page ${i}`);
  }
});

test('they are rare', () => {
  const many = Array.from({ length: 3000 }, (_, i) => syntheticFacts(random('rare', i))).filter(({ type }) => type === 'invoice');
  const share = many.filter((each, i) => isPrinterPage(each, random('rare page', i))).length / many.length;
  assert.ok(share > 0.008 && share < 0.04, String(share));
});

/** Forms of ruled cells: both parties, number, date and total are on them with their meaning, and their shares are small outside of some countries. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { random } from '../../../src/random.js';
import type { Facts } from '../../../src/synthesis/facts.js';
import { withFallbackValues } from '../../../src/synthesis/layout/fallback-values.js';
import { wrapped } from '../../../src/synthesis/layout/party/wrapped.js';
import { contact, plain } from '../../../src/synthesis/layout/pieces.js';
import { isRuledForm, ruledForm } from '../../../src/synthesis/layout/ruled/form.js';
import { scene as newScene } from '../../../src/synthesis/layout/scene.js';
import { toDocument } from '../../../src/synthesis/render/to-document.js';
import { syntheticFacts } from '../../../src/synthesis/synthetic-facts.js';

const invoices = (count: number, countries?: readonly string[]): readonly Facts[] =>
  Array.from({ length: count }, (_, i) => syntheticFacts(random('ruled', i), countries ? { countries } : {})).filter(
    ({ type }) => type === 'invoice' || type === 'creditNote',
  );

const facts = [...['BR', 'IT', 'TR', 'MX', 'AR', 'US', 'DE', 'FR'].flatMap((code) => invoices(14, [code])), ...invoices(60)];

test('parties, number, date and total of a form mean what they say', () => {
  for (const [i, each] of facts.entries()) {
    const scene = newScene(each, random('ruled page', i));
    ruledForm(scene);
    const drawings = withFallbackValues(scene.canvas.drawings());
    const { labels } = toDocument('form', each, drawings, random('words', i));
    const values = (name: string): readonly string[] => labels.details[name]!.map(({ value }) => value);
    assert.deepEqual([values('InvoiceId'), values('InvoiceDate')], [[each.invoiceId], [each.invoiceDate]], `page ${i}`);
    if (each.items.length > 0) assert.equal(values('GrandTotalAmount').length, 1, `page ${i}`);
    for (const [role, party] of [
      ['Sender', each.sender],
      ['Receiver', each.receiver],
    ] as const) {
      const { fields } = labels.contacts!.find((labelled) => labelled.role === role)!;
      // A letterhead may have the brand alone.
      const names = role === 'Sender' ? [party.name, party.shortName, party.website.replace(/^(?:https?:\/\/)?(?:www\.)?/i, '').toLowerCase()] : [party.name];
      assert.ok(names.includes(fields.Name?.value ?? ''), `page ${i}: ${fields.Name?.value}`);
      for (const [field, value] of [
        ['City', party.city],
        ['Street', party.street],
      ] as const)
        assert.ok(!fields[field] || fields[field].value === value, `page ${i}: ${field}`);
    }
    for (const { runs, width, height } of drawings)
      for (const run of runs) assert.ok(run.x >= 0 && run.x < width && run.y > 0 && run.y <= height, `${i}: ${run.text} at ${run.x}, ${run.y}`);
  }
});

test('cells stand beside each other with rules around most of them', () => {
  const pages = facts.map((each, i) => {
    const scene = newScene(each, random('ruled page', i));
    ruledForm(scene);
    return scene.canvas.drawings()[0]!;
  });
  const ruled = pages.filter(({ strokes }) => strokes.length > 20);
  assert.ok(ruled.length > pages.length * 0.6, `${ruled.length} of ${pages.length}`);
});

test('they are a habit of some countries, and few others print them', () => {
  const share = (list: readonly Facts[]): number => list.filter((each, i) => isRuledForm(each, random('share', i))).length / list.length;
  const brazilian = share(invoices(300, ['BR']));
  assert.ok(brazilian > 0.35 && brazilian < 0.65, String(brazilian));
  assert.ok(share(invoices(1500)) < 0.08);
});

test('a name too long for its column goes on on the next lines, as one name', () => {
  const scene = newScene(facts[0]!, random('narrow'));
  const name = 'Northern Harbour Rope and Chandlery Supplies';
  const lines = wrapped(scene, [contact(1, 'Name', name)], scene.canvas.measure([plain(name)]) * 0.45);
  assert.equal(lines.length, 3);
  assert.equal(lines.flatMap((line) => line.map(({ text }) => text)).join(' '), name);
  lines.forEach((line, i) => {
    assert.equal(line.length, 1);
    const [meaning] = line[0]!.means!;
    assert.ok(meaning && 'contact' in meaning && meaning.value === name && Boolean(meaning.continues) === i > 0);
  });
  assert.deepEqual(wrapped(scene, [contact(1, 'Name', name)], 2000), [[contact(1, 'Name', name)]]);
});

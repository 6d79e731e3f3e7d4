/** Heads as one ruled frame, and sums as the last rows of the table. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { random } from '../../../../src/random.js';
import { framedOpening, isFramed } from '../../../../src/synthesis/layout/framed/framed.js';
import { layout } from '../../../../src/synthesis/layout/page.js';
import { scene as newScene } from '../../../../src/synthesis/layout/scene.js';
import { syntheticFacts } from '../../../../src/synthesis/synthetic-facts.js';

const facts = Array.from({ length: 150 }, (_, i) => syntheticFacts(random('framed', i), { languages: ['en', 'pt'] })).filter(({ type }) => type === 'invoice');

test('framed heads hold number, date and both parties, apart from each other', () => {
  for (const [i, each] of facts.slice(0, 60).entries()) {
    const scene = newScene(each, random('framed page', i));
    framedOpening(scene);
    const { runs } = scene.canvas.drawings()[0]!;
    const meant = runs.flatMap((run) => run.means.map((meaning) => ({ run, meaning })));
    const values = (name: string): string[] => meant.flatMap(({ meaning }) => ('detail' in meaning && meaning.detail === name ? [meaning.value] : []));
    assert.deepEqual([...new Set(values('InvoiceId'))], [each.invoiceId]);
    assert.deepEqual([...new Set(values('InvoiceDate'))], [each.invoiceDate]);
    for (const [party, { name }] of [each.sender, each.receiver].entries()) {
      const own = meant.filter(({ meaning }) => 'contact' in meaning && meaning.party === party && meaning.field === 'Name');
      assert.ok(own.some(({ meaning }) => meaning.value === name));
    }
    const first = (party: number): number => Math.min(...meant.flatMap(({ run, meaning }) => ('contact' in meaning && meaning.party === party ? [run.y] : [])));
    const last = Math.max(...meant.flatMap(({ run, meaning }) => ('contact' in meaning && meaning.party === 0 && meaning.field === 'Name' ? [run.y] : [])));
    assert.ok(last < first(1), `sender above receiver on page ${i}`);
    assert.ok(scene.canvas.y > Math.max(...runs.map(({ y }) => y)) - scene.canvas.line());
  }
});

test('they are a habit of some countries, and few others print them', () => {
  const framed = (list: typeof facts): number => list.filter((each, i) => isFramed(newScene(each, random('framed page', i)))).length / list.length;
  const indian = Array.from({ length: 4000 }, (_, i) => syntheticFacts(random('indian', i), { languages: ['en'] })).filter(
    ({ type, sender }) => type === 'invoice' && sender.country.code === 'IN',
  );
  assert.ok(indian.length > 20);
  assert.ok(framed(indian) > 0.3);
  assert.ok(framed(facts) < 0.12);
});

test('a grand total is printed on every invoice, whether below the items or among their rows', () => {
  for (const [i, each] of facts.entries()) {
    const runs = layout(each, random('sums page', i)).flatMap((drawing) => drawing.runs);
    const totals = runs.flatMap(({ means }) =>
      means.flatMap((meaning) => ('detail' in meaning && meaning.detail === 'GrandTotalAmount' ? [meaning.value] : [])),
    );
    assert.ok(new Set(totals).size <= 1);
    if (each.items.length > 0) assert.ok(totals.length > 0, `page ${i}`);
  }
});

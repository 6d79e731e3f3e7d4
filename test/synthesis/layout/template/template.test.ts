/** Plain templates are sparse, name both parties, and label what they print where it stands. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { random } from '../../../../src/random.js';
import { layout } from '../../../../src/synthesis/layout/page.js';
import { scene as newScene } from '../../../../src/synthesis/layout/scene.js';
import { paymentAdvice } from '../../../../src/synthesis/layout/template/advice.js';
import { template, templateStyle } from '../../../../src/synthesis/layout/template/template.js';
import { syntheticFacts } from '../../../../src/synthesis/synthetic-facts.js';

const facts = Array.from({ length: 400 }, (_, i) => syntheticFacts(random('template', i))).filter(({ type }) => type === 'invoice');

function page(index: number) {
  const stream = random('template page', index);
  const scene = newScene(facts[index]!, stream, {}, templateStyle);
  scene.printed.add('sparse');
  template(scene);
  return { scene, drawings: scene.canvas.drawings() };
}

const textOf = (drawings: readonly { readonly runs: readonly { readonly text: string }[] }[]): string =>
  drawings.flatMap(({ runs }) => runs.map(({ text }) => text)).join(' ');

test('number, date and both names are printed with their meanings', () => {
  for (let i = 0; i < 60; i++) {
    const means = page(i).drawings.flatMap(({ runs }) => runs.flatMap((run) => run.means));
    const has = (name: string) => means.some((each) => 'detail' in each && each.detail === name);
    assert.ok(has('InvoiceId') && has('InvoiceDate') && has('GrandTotalAmount'), `${i}`);
    for (const party of [0, 1])
      assert.ok(
        means.some((each) => 'contact' in each && each.party === party && each.field === 'Name'),
        `${i} party ${party}`,
      );
  }
});

test('nothing stands outside the page', () => {
  for (let i = 0; i < 60; i++)
    for (const { runs, width, height } of page(i).drawings)
      for (const run of runs) assert.ok(run.x >= 0 && run.x < width && run.y > 0 && run.y <= height, `${i}: ${run.text}`);
});

test('it has fewer words than other pages of the same facts', () => {
  const words = (text: string) => text.split(' ').length;
  let [plain, usual] = [0, 0];
  for (let i = 0; i < 60; i++) {
    plain += words(textOf(page(i).drawings.slice(0, 1)));
    usual += words(textOf(layout(facts[i]!, random('usual', i)).slice(0, 1)));
  }
  assert.ok(plain < usual * 0.85, `${plain} of ${usual}`);
});

test('the stub says number, customer and amount again', () => {
  const [own] = facts.filter(({ prepaid }) => !prepaid);
  const scene = newScene(own!, random('stub'), {}, templateStyle);
  scene.canvas.y = 100;
  paymentAdvice(scene);
  const means = scene.canvas.drawings().flatMap(({ runs }) => runs.flatMap((run) => run.means));
  const values = means.map((each) =>
    'detail' in each ? `${each.detail} ${each.value}` : 'contact' in each ? `${each.party} ${each.field} ${each.value}` : '',
  );
  for (const wanted of [`InvoiceId ${own!.invoiceId}`, `1 Name ${own!.receiver.name}`, `0 Name ${own!.sender.name}`])
    assert.ok(values.includes(wanted), wanted);
  assert.ok(values.some((each) => each.startsWith('GrandTotalAmount')));
});

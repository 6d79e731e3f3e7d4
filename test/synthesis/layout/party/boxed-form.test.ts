/** Parties in ruled cells: every field once, in its own cell below its key. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { random } from '../../../../src/random.js';
import { boxedForm, hasCells } from '../../../../src/synthesis/layout/party/boxed-form.js';
import { scene as newScene } from '../../../../src/synthesis/layout/scene.js';
import { syntheticFacts } from '../../../../src/synthesis/synthetic-facts.js';

const pages = Array.from({ length: 120 }, (_, i) => syntheticFacts(random('cells', i), { languages: ['pt', 'hu', 'en'] }))
  .filter(({ type }) => type === 'invoice')
  .map((facts, i) => newScene(facts, random('cells page', i)));

const meaningsOf = (scene: (typeof pages)[number]) => scene.canvas.drawings()[0]!.runs.flatMap((run) => run.means.map((meaning) => ({ run, meaning })));

test('name, street, code and town of both parties are in it', () => {
  for (const scene of pages) {
    const { canvas, facts } = scene;
    const list = [
      { index: 0, heading: 'Emitente' },
      { index: 1, heading: undefined },
    ];
    const end = boxedForm(scene, list, { x: canvas.left, y: 100, width: canvas.width });
    const all = meaningsOf(scene);
    [facts.sender, facts.receiver].forEach((party, index) => {
      for (const [field, value] of [
        ['Name', party.name],
        ['Street', party.street],
        ['ZipCode', party.zip],
        ['City', party.city],
      ]) {
        if (!value) continue;
        const own = all.filter(({ meaning }) => 'contact' in meaning && meaning.party === index && meaning.field === field);
        assert.deepEqual(
          own.map(({ meaning }) => meaning.value),
          [value],
        );
        const { run } = own[0]!;
        assert.ok(run.y > 100 && run.y < end && run.x >= canvas.left - 1);
      }
    });
  }
});

test('fiscal forms are a habit of some countries', () => {
  const share = (code: string): number => {
    const own = Array.from({ length: 300 }, (_, i) => syntheticFacts(random('habit', i), { countries: [code] }));
    return own.filter((facts, i) => hasCells(newScene(facts, random('habit page', i)))).length / own.length;
  };
  assert.ok(share('BR') > 0.45);
  assert.ok(share('SE') < 0.3);
});

/** The sender's parts in different places of the page: the name in the head and the address in the foot, or all of it in the foot. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { random } from '../../../../src/random.js';
import type { Drawing } from '../../../../src/synthesis/drawing.js';
import { drawFooter } from '../../../../src/synthesis/layout/closing/footer.js';
import { footOf, letterhead, letterheadPlace } from '../../../../src/synthesis/layout/party/letterhead.js';
import { scene as newScene } from '../../../../src/synthesis/layout/scene.js';
import { syntheticFacts } from '../../../../src/synthesis/synthetic-facts.js';

const scenes = () =>
  Array.from({ length: 150 }, (_, i) => newScene(syntheticFacts(random('head', i)), random('head page', i))).filter(
    ({ facts, style }) => facts.type === 'invoice' && style.kind !== 'roll',
  );

const heights = ({ runs }: Drawing, field: string): readonly number[] =>
  runs.flatMap(({ means, y }) => (means.some((meaning) => 'contact' in meaning && meaning.party === 0 && meaning.field === field) ? [y] : []));

for (const place of ['name', 'foot'] as const)
  test(`letterhead: ${place}`, () => {
    for (const scene of scenes()) {
      const { canvas, style, facts } = scene;
      const end = letterhead(scene, place);
      const footer = drawFooter(scene, true, footOf(scene, place));
      footer.draw(1, 2);
      const [drawing] = canvas.drawings();
      const [names, towns] = [heights(drawing!, 'Name'), heights(drawing!, 'City')];
      const foot = style.height - style.bottom - footer.height;
      assert.ok(end < style.height / 3);
      // An office below the receiver has the address in the foot's place.
      assert.ok(scene.printed.has('office') || towns.length > 0, facts.sender.name);
      assert.ok(
        towns.every((y) => y > foot),
        facts.sender.name,
      );
      assert.ok(place === 'name' ? names.some((y) => y < end) : names.length > 0 && names.every((y) => y > foot), facts.sender.name);
    }
  });

test('they are few', () => {
  const places = scenes().map(({ random: own, ...rest }) => letterheadPlace({ ...rest, random: own.fork('place') }));
  const share = places.filter((place) => place === 'name' || place === 'foot').length / places.length;
  assert.ok(share < 0.18, String(share));
});

/** The office below the receiver has the sender's address, which means what it does in a letterhead; it is printed once. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '../../../../src/catalogue/languages/index.js';
import { random } from '../../../../src/random.js';
import { footOf } from '../../../../src/synthesis/layout/party/letterhead.js';
import { office } from '../../../../src/synthesis/layout/party/office.js';
import { receiver } from '../../../../src/synthesis/layout/party/receiver.js';
import { scene as newScene, type Scene } from '../../../../src/synthesis/layout/scene.js';
import { syntheticFacts } from '../../../../src/synthesis/synthetic-facts.js';

const area = { x: 60, y: 120, width: 240 };
const contacts = (scene: Scene): readonly string[] =>
  scene.canvas.drawings()[0]!.runs.flatMap(({ means }) => means.flatMap((each) => ('contact' in each ? [`${each.party} ${each.field} ${each.value}`] : [])));

test('below the receiver it prints the sender’s street and town, in all languages', () => {
  for (const { code } of languages)
    for (let i = 0; i < 4; i++) {
      const facts = syntheticFacts(random('office', code, i), { languages: [code] });
      const scene = newScene(facts, random('office page', code, i));
      scene.printed.add('office').add('no window line');
      const end = receiver(scene, 'window', area);
      const printed = contacts(scene);
      const town = printed.lastIndexOf(`0 City ${facts.sender.city}`);
      assert.ok(town > printed.indexOf(`1 Name ${facts.receiver.name}`), `${code} ${i}`);
      assert.ok(scene.canvas.drawings()[0]!.runs.every(({ y }) => y < end));
      assert.equal(office(scene, area, end), end);
    }
});

test('it is left to some pages whose head has the name alone', () => {
  const facts = syntheticFacts(random('office', 1));
  const scenes = Array.from({ length: 200 }, (_, i) => newScene(facts, random('office share', i)));
  const share = (place: 'name' | 'left'): number =>
    scenes.filter((scene) => {
      scene.printed.clear();
      footOf(scene, place);
      return scene.printed.has('office');
    }).length / scenes.length;
  assert.equal(share('left'), 0);
  assert.ok(share('name') > 0.28 && share('name') < 0.52, String(share('name')));
});

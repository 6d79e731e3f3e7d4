/** The customer on a receipt: keys of a form that nobody filled in, a name, a tax number, or name, number and address where the bill is a company's. */
import { addressLines, nameOf } from '../party/address.js';
import { vatKey } from '../party/ids.js';
import type { Piece, Text } from '../canvas.js';
import { plain, vatId } from '../pieces.js';
import type { Scene } from '../scene.js';
import type { Till } from './canvas.js';

/** Prints it on one of six receipts. */
export function customerLines({ scene, line }: Till): void {
  const random = scene.random.fork('customer');
  // What it draws changes no other block.
  for (const text of drawnLines({ ...scene, random })) if (text.length > 0) line(text);
}

function drawnLines(scene: Scene): readonly Text[] {
  const { random } = scene;
  const way = (['none', 'empty', 'name', 'number', 'party'] as const)[random.weighted([0.84, 0.04, 0.04, 0.03, 0.05])]!;
  if (way === 'none') return [];
  const { receiver } = scene.facts;
  const { fields, buyerHeadings } = scene.language.synthesis.party;
  const heading = random.pick(scene.allowed(buyerHeadings));
  // Without a value only the colon says that the words are a key.
  const colon = random.pick([':', ':', ' :', way === 'empty' ? ':' : '']);
  const key = (text: string): Piece => plain(text.replace(/ ?:$/, '') + colon);
  const id: Text = receiver.vatId ? [vatKey(scene, 1), vatId(1, receiver.vatId)] : [];
  switch (way) {
    case 'empty': {
      const keys = [random.pick(fields.name), random.pick(fields.street), random.pick(fields.phone), vatKey(scene, 1).text];
      const blank = random.pick(['', '', '', '______', '..........']);
      return keys.slice(0, random.integer(1, 4)).map((text) => [key(text), ...(blank ? [plain(blank)] : [])]);
    }
    case 'name':
      return [[key(random.chance(0.5) ? heading : random.pick(fields.name)), nameOf(scene, 1)], random.chance(0.3) ? id : []];
    case 'number':
      return id.length > 0 ? [random.chance(0.4) ? [key(heading), ...id] : id] : [];
    case 'party': {
      const address = addressLines(scene, 1, { name: 'none', person: false, country: false, oneLineStreet: random.chance(0.6) });
      const beside = random.chance(0.4);
      const above = random.chance(0.5);
      return [
        beside ? [plain(heading), ...id] : random.chance(0.6) ? [key(heading)] : [],
        beside || !above ? [] : id,
        [...(random.chance(0.3) ? [key(random.pick(fields.name))] : []), nameOf(scene, 1)],
        ...address,
        beside || above ? [] : id,
      ];
    }
  }
}

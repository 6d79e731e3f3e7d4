/** The receiver's address as senders print it: salutations, departments, care-of, capitals, abbreviations, with the customer number. */
import { ownTitles } from '../../../catalogue/country-words/name-marks.js';
import { addressLines, capitals, nameOf, type AddressOptions } from './address.js';
import type { Text } from '../canvas.js';
import { worded } from './words.js';
import { nameInLines } from './name.js';
import { detail, plain } from '../pieces.js';
import { personName } from '../../parties/names.js';
import type { Scene } from '../scene.js';

const isPerson = (scene: Scene, name: string): boolean => {
  const words = name.split(' ').filter((word) => !word.endsWith('.'));
  return words.length === 2 && scene.language.firstNames.includes(words[0]!);
};

/** The lines of the whole block, now and then with the customer’s number. */
export function receiverLines(scene: Scene, options: AddressOptions = {}): Text[] {
  const { random, facts } = scene;
  const { receiver } = facts;
  const bare = random.weighted([0.915, 0.035, 0.05]);
  const address = addressLines(scene, 1, { ...options, name: 'none', person: false });
  const kept = bare === 2 ? [] : bare === 1 && receiver.street ? address.slice(1 + (receiver.extra ? 1 : 0)) : address;
  const names = random.chance(0.08) ? nameInLines(scene, 1) : [[options.name === 'bold' ? { ...nameOf(scene, 1), bold: true } : nameOf(scene, 1)]];
  const lines = [...titled(scene, names, isPerson(scene, receiver.name)), ...inside(scene), ...kept];
  if (facts.customerId && !scene.printed.has('customerId') && random.chance(0.05)) {
    scene.printed.add('customerId');
    lines.push([scene.key('customerId'), detail('CustomerId', facts.customerId)]);
  }
  return options.upper || random.chance(0.06) ? lines.map((line, i) => (i < lines.length - 1 || kept.length > 0 ? capitals(line) : line)) : lines;
}

/** "Herrn" above or before the name. */
function titled(scene: Scene, names: readonly Text[], person: boolean): Text[] {
  const { random } = scene;
  const own = person ? undefined : ownTitles[scene.facts.receiver.country.code];
  if (!random.chance(person ? 0.5 : own ? 0.3 : 0.14)) return [...names];
  const { personTitles, companyTitles } = scene.language.synthesis.party;
  const title = plain(worded(scene, person ? personTitles : own && random.fork('own title').chance(0.8) ? own : companyTitles));
  if (own && random.fork('glued title').chance(0.15)) return [[title, { ...names[0]![0]!, attached: true }, ...names[0]!.slice(1)], ...names.slice(1)];
  return random.chance(person ? 0.45 : 0.6) ? [[title], ...names] : [[title, ...names[0]!], ...names.slice(1)];
}

/** At the receiver: department, person, care of. */
function inside(scene: Scene): Text[] {
  const { random, facts } = scene;
  const { receiver } = facts;
  const lines: Text[] = [];
  if (receiver.department) lines.push([plain(receiver.department)]);
  const person = receiver.person ?? (random.chance(0.06) ? personName(random, scene.language) : undefined);
  if (person) {
    const way = random.weighted(receiver.name === receiver.shortName ? [0.65, 0.25, 0.1] : [0.4, 0.45, 0.15]);
    const line: Text =
      way === 0
        ? [plain(person)]
        : [plain(worded(scene, way === 1 ? scene.language.synthesis.party.attention : scene.language.synthesis.party.personTitles)), plain(person)];
    if (random.chance(0.8)) lines.push(line);
    else lines.unshift(line);
  }
  return lines;
}

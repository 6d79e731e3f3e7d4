/** What the head of the first page prints of the sender: its name in large letters, and the lines of its address and contact data. */
import { addressLines, companyLines, contactLines, joined, joiners, nameOf } from './address.js';
import type { Text } from '../canvas.js';
import { syntheticAddress, phoneNumber } from '../../parties/addresses.js';
import { idLines } from './ids.js';
import { brand, claim, groupLine, nameInLines } from './name.js';
import { contact, plain } from '../pieces.js';
import type { Scene } from '../scene.js';

/** The sender's name in large letters: whole, with its legal form below, as a brand, with a slogan. */
export function banner(scene: Scene, size: number): Text[] {
  const { random, facts } = scene;
  const { sender } = facts;
  const whole: Text[] = [[size > 13 && random.chance(0.25) ? contact(0, 'Name', sender.name.toUpperCase(), sender.name) : nameOf(scene, 0)]];
  const lines = (['whole', 'brand', 'split', 'both'] as const)[random.weighted([0.62, 0.16, 0.14, 0.08])]!;
  const name: Text[] = lines === 'brand' ? [[brand(scene)]] : lines === 'split' ? nameInLines(scene, 0) : lines === 'both' ? bothNames(scene, whole) : whole;
  const below = random.chance(0.16) ? [...name, [claim(scene)]] : name;
  return random.fork('group').chance(0.05) ? [...below, [groupLine(scene)]] : below;
}

/** The brand above the company's name, or below it. */
const bothNames = (scene: Scene, whole: readonly Text[]): Text[] =>
  scene.random.fork('brand below').chance(0.35) ? [...whole, [brand(scene)]] : [[brand(scene)], ...whole];

/** Address, ways of contact and ids; `withName`: nothing prints the name above them. */
export function lines(scene: Scene, withName: boolean): Text[] {
  const { random } = scene;
  const name = withName && random.chance(0.12) ? nameInLines(scene, 0) : undefined;
  // Some print the address in the footer only.
  const onlyWays = !withName && random.chance(0.07);
  const list: Text[] = onlyWays
    ? []
    : [
        ...(name ?? []),
        ...companyLines(
          scene,
          addressLines(scene, 0, {
            name: withName && !name ? (random.chance(0.5) ? 'bold' : 'plain') : 'none',
            person: false,
            country: random.chance(0.35),
            prefix: random.chance(0.08),
            oneLineStreet: random.chance(0.15),
          }),
        ),
      ];
  if (!onlyWays && random.chance(scene.facts.sender.name === scene.facts.sender.shortName ? 0.4 : 0.12))
    list.splice(name?.length ?? (withName ? 1 : 0), 0, ...owner(scene));
  if (withName && random.chance(0.1)) list.splice(1, 0, [claim(scene)]);
  if (withName && random.fork('group in lines').chance(0.05)) list.splice(name?.length ?? 1, 0, [groupLine(scene)]);
  if (onlyWays || random.chance(0.75)) {
    const ways = contactLines(scene, 0);
    if (random.chance(0.3) && ways.length > 1) list.push(joined(ways.slice(0, 2), random.pick(joiners)), ...ways.slice(2));
    else list.push(...ways);
  }
  if (random.fork('ids').chance(0.06)) list.push(...idLines(scene, 0, 0.85, true));
  // Another site of the company: the first address is the sender's.
  if (random.chance(0.04)) list.push(...branch(scene));
  return list;
}

/** The owner on the line below the name: no part of the name. */
function owner({ facts, random, key }: Scene): Text[] {
  const { person } = facts.sender;
  if (!person) return [];
  return [random.chance(0.75) ? [plain(person)] : [key('contactPerson'), plain(person)]];
}

function branch(scene: Scene): Text[] {
  const { random, facts } = scene;
  const { country, shortName } = facts.sender;
  const address = syntheticAddress(random, country, scene.language);
  const lines: Text[] = [
    [plain(random.pick([`${shortName} ${address.city}`, address.city, ...scene.language.captions.party.outlets]))],
    [plain(address.street)],
    [plain(`${address.zip} ${address.city}`.trim())],
  ];
  if (random.chance(0.4)) lines.push([plain(phoneNumber(random, country.phonePrefix, random.integer(0, 8)))]);
  return random.chance(0.5) ? lines : [joined(lines, random.pick(joiners))];
}

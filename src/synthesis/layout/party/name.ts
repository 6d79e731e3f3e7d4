/** Forms of a party's printed name: whole, on two lines, legal form apart, in capitals, as a brand, with a slogan below. */
import { everydayWords } from '../../parties/everyday-words.js';
import type { Piece, Text } from '../canvas.js';
import { contact, parties, plain } from '../pieces.js';
import { worded } from './words.js';
import type { Scene } from '../scene.js';

/** The name's first line and its second: the legal form, or the last words. */
function parts(name: string, shortName: string): readonly [string, string | undefined] {
  if (name.length > shortName.length + 1 && name.startsWith(shortName)) return [shortName, name.slice(shortName.length).replace(/^,/, '').trim() || undefined];
  const blank = name.indexOf(' ', Math.floor(name.length / 3));
  return blank > 0 && name.length > 14 ? [name.slice(0, blank), name.slice(blank + 1)] : [name, undefined];
}

/** A person's name alone on the second line reads as a contact, not as a part of the name. */
const hasBareOwner = ({ language }: Scene, name: string, shortName: string): boolean =>
  name.startsWith(shortName) &&
  language.firstNames.includes(
    name
      .slice(shortName.length)
      .replace(/^[\s,-]+/, '')
      .split(' ')[0]!,
  );

/** The name on two lines where it can be divided. */
export function nameInLines(scene: Scene, index: number): Text[] {
  const { name, shortName } = parties(scene.facts)[index]!;
  const [first, second] = hasBareOwner(scene, name, shortName) ? [name, undefined] : parts(name, shortName);
  const upper = scene.random.chance(0.2);
  const text = (part: string): string => (upper ? part.toUpperCase() : part);
  const lines: Text[] = [[contact(index, 'Name', text(first), name)]];
  if (second) lines.push([contact(index, 'Name', second, name, { continues: true })]);
  return lines;
}

/** The brand: the sender's name only where the full name is nowhere. */
export function brand(scene: Scene): Piece {
  const { random, facts } = scene;
  const { shortName } = facts.sender;
  const way = random.weighted([0.5, 0.3, 0.1, 0.1]);
  const domain = facts.sender.website.replace(/^(?:https?:\/\/)?(?:www\.)?/i, '').toLowerCase();
  if (way === 3) return contact(0, 'Name', domain, domain, { ifAlone: true });
  const text = way === 0 ? shortName : way === 1 ? shortName.toUpperCase() : shortName.toLowerCase();
  return contact(0, 'Name', text, shortName, { ifAlone: true });
}

/** The slogan, or the trade of a sole trader. */
export function claim(scene: Scene): Piece {
  const { random, language, facts } = scene;
  if (facts.sender.name === facts.sender.shortName && random.chance(0.5)) return plain(worded(scene, scene.language.synthesis.party.trades));
  const words = everydayWords(language);
  const text = worded(scene, scene.language.synthesis.party.claims)
    .replace('{word}', random.pick(words))
    .replace('{word2}', random.pick(words))
    .replace('{word}', random.pick(words))
    .replace('{nn}', String(random.integer(10, 99)));
  return plain(text[0]!.toUpperCase() + text.slice(1));
}

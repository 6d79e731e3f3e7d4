/** Forms of a party's printed name: whole, on two or three lines, legal form apart, in capitals, as a brand, with a slogan or its group below. */
import { companyName } from '../../parties/names.js';
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

/** Words of a long name on three lines, as narrow columns break it. */
function thirds(name: string): readonly string[] {
  const lines = [''];
  for (const word of name.split(' ')) {
    const line = lines.at(-1)!;
    if (line && lines.length < 3 && line.length + word.length > name.length / 3) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`.trim();
  }
  return lines;
}

/** The name on two lines where it can be divided, a long one sometimes on three. */
export function nameInLines(scene: Scene, index: number): Text[] {
  const { name, shortName } = parties(scene.facts)[index]!;
  const long = name.length > 24 && scene.random.fork(`three lines ${index}`).chance(0.35);
  const [first, ...further] = hasBareOwner(scene, name, shortName) ? [name] : long ? thirds(name) : parts(name, shortName);
  const upper = scene.random.chance(0.2);
  const text = (part: string): string => (upper ? part.toUpperCase() : part);
  return [
    [contact(index, 'Name', text(first!), name)],
    ...further.filter((part) => part !== undefined).map((part): Text => [contact(index, 'Name', long ? text(part) : part, name, { continues: true })]),
  ];
}

/** "A member of the Larch Group": another company's name, no part of the sender's. */
export function groupLine(scene: Scene): Piece {
  const { facts, language } = scene;
  const fork = scene.random.fork('group');
  const { name, shortName } = companyName(fork, language, facts.sender.country);
  const text = worded(scene, language.synthesis.party.groups, fork).replace('{group}', fork.chance(0.75) ? shortName : name);
  return plain(fork.chance(0.15) ? text.toUpperCase() : text);
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

/** The sender's contact person, with phone, fax and mail: labelled as the sender's where nothing else of it is printed, else unlabelled. */
import { asciiFold } from '../../../fold.js';
import { personName } from '../../parties/names.js';
import type { Piece, Text } from '../canvas.js';
import type { Area, Pair } from '../pairs.js';
import { contact, plain } from '../pieces.js';
import { worded } from './words.js';
import type { Scene } from '../scene.js';

interface Person {
  readonly name: string;
  readonly phone: string;
  readonly fax: string | undefined;
  readonly email: string;
}

/** The same person at every mention. */
function clerk(scene: Scene): Person {
  const { sender } = scene.facts;
  const random = scene.random.fork('clerk');
  const name = sender.person ?? personName(random, scene.language);
  const names = asciiFold(name)
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .split(' ')
    .filter((word) => word.length > 1);
  const first = names.at(-2) ?? 'info';
  const last = names.at(-1) ?? 'office';
  const host = sender.website.replace(/^(?:https?:\/\/)?(?:www\.)?/i, '').toLowerCase();
  const user = random.pick([`${first}.${last}`, `${first}.${last}`, `${first[0]}.${last}`, last, `${last}.${first[0]}`, first, `${first}_${last}`]);
  const extension = (text: string, by: number): string =>
    text.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + by) % 10)).replace(/\d(?=\D*\d\D*$)/, String(by));
  return {
    name,
    phone: extension(sender.phone, random.integer(1, 9)),
    fax: sender.fax && extension(sender.fax, random.integer(1, 9)),
    email: `${user}@${host}`,
  };
}

const way = (field: 'Phone' | 'Fax' | 'Email', text: string): Piece => contact(0, field, text, text, { ifAlone: true });

/** Name and ways to the person as keys with values. */
export function personPairs(scene: Scene): Pair[] {
  const { random } = scene;
  const person = clerk(scene);
  const pairs: Pair[] = [];
  const heading = scene.keyed(worded(scene, scene.language.synthesis.party.personHeadings));
  if (random.chance(0.9)) pairs.push({ key: [heading], value: [plain(person.name)] });
  if (random.chance(0.8))
    pairs.push({
      key: [random.chance(0.2) ? scene.keyed(random.pick(scene.language.captions.contacts.directDial)) : scene.key('phone')],
      value: [way('Phone', person.phone)],
    });
  if (person.fax && random.chance(0.4)) pairs.push({ key: [scene.key('fax')], value: [way('Fax', person.fax)] });
  if (random.chance(0.75)) pairs.push({ key: [scene.key('email')], value: [way('Email', person.email)] });
  return pairs;
}

/** Lines of a small block of its own. */
function personLines(scene: Scene): Text[] {
  const { random } = scene;
  const person = clerk(scene);
  const heading = worded(scene, scene.language.synthesis.party.personHeadings);
  const keyed = random.chance(0.7);
  const line = (key: Piece, value: Piece): Text => (keyed ? [key, value] : [value]);
  const lines: Text[] = random.chance(0.3)
    ? [[scene.keyed(heading), plain(person.name)]]
    : [[{ ...plain(heading), bold: random.chance(0.5) }], [plain(person.name)]];
  if (random.chance(0.85)) lines.push(line(scene.key('phone'), way('Phone', person.phone)));
  if (person.fax && random.chance(0.35)) lines.push([scene.key('fax'), way('Fax', person.fax)]);
  if (random.chance(0.85)) lines.push(line(scene.key('email'), way('Email', person.email)));
  return lines;
}

/** "Bei Fragen wenden Sie sich bitte an Frau Muster, Tel. …". */
export function personSentence(scene: Scene): Text {
  const { random } = scene;
  const person = clerk(scene);
  const text: Piece[] = [plain(worded(scene, scene.language.synthesis.party.questions))];
  if (random.chance(0.7)) text.push(plain(person.name), { text: ',', attached: true });
  const phone = random.chance(0.75);
  if (phone) text.push(...(random.chance(0.7) ? [scene.key('phone')] : []), way('Phone', person.phone));
  if (!phone || random.chance(0.7))
    text.push(
      ...(phone ? [plain(random.pick(['/', '-', '|', '·', ''])), ...(random.chance(0.4) ? [scene.key('email')] : [])].filter(({ text: sign }) => sign) : []),
      way('Email', person.email),
    );
  return text;
}

/** Prints the block and returns the base line below. */
export function personBlock(scene: Scene, { x, y, width }: Area): number {
  const { canvas, style } = scene;
  const lines = personLines(scene);
  const end = canvas.block(lines, x, y, { max: width });
  if (scene.random.chance(0.15)) canvas.box(x - 4, y - style.size - 3, width, end - y + 6, 0.5);
  return end;
}

/** The first page's head as one ruled frame: the parties stacked in cells at one side, a grid of references at the other, keys above their values or without any. */
import { habitsOf } from '../../../catalogue/country-habits.js';
import type { TermName } from '../../../catalogue/languages/language.js';
import type { Text } from '../canvas.js';
import { intro, type Plan, references, titlePieces } from '../opening/opening.js';
import type { Area, Pair } from '../pairs.js';
import { addressLines, contactLines } from '../party/address.js';
import { headed, headingOf, numberBehind } from '../party/heading.js';
import { idLines } from '../party/ids.js';
import { receiverLines } from '../party/lines.js';
import { nameInLines } from '../party/name.js';
import { isInvoice } from '../pieces.js';
import { part, type Scene } from '../scene.js';

/** Whether a document is drawn so; more often where it is usual in the sender's country. */
export const isFramed = ({ facts, random }: Scene): boolean => isInvoice(facts) && random.fork('framed').chance(habitsOf(facts.sender.country.code).framedHead);

/** References that forms print whether or not there is a value. */
const emptyKeys: readonly TermName[] = [
  'deliveryNoteId',
  'paymentTerms',
  'reference',
  'receiverOrderId',
  'receiverOrderDate',
  'trackingId',
  'contract',
  'project',
  'contactPerson',
  'deliveryDate',
];

/** Name, address, ids and contact data of a party; the sender's name is mostly the largest. */
function partyLines(scene: Scene, index: number): Text[] {
  const { random } = scene;
  const named = random.chance(0.75);
  const country = random.chance(0.25);
  const name = index === 0 && random.chance(0.15) ? nameInLines(scene, 0).map((line) => line.map((piece) => ({ ...piece, bold: named }))) : undefined;
  const address = addressLines(scene, index, { name: name ? 'none' : named ? 'bold' : 'plain', country, person: false });
  const lines = index === 1 ? receiverLines(scene, { name: named ? 'bold' : 'plain', country }) : [...(name ?? []), ...address];
  const ids = idLines(scene, index, index === 2 ? 0.4 : 0.85);
  const channels = random.chance(index === 0 ? 0.75 : 0.25) ? contactLines(scene, index).slice(0, 3) : [];
  return random.chance(0.7) ? [...lines, ...ids, ...channels] : [...lines, ...channels, ...ids];
}

/** The parties in cells below each other; returns the base line below and the rules between them. */
function partyCells(scene: Scene, { x, y, width }: Area): { readonly end: number; readonly rules: readonly number[] } {
  const { random, facts, style } = scene;
  const ship = facts.others.length > 0 ? 2 : random.chance(0.4) ? 1 : undefined;
  const receivers: (readonly [number, TermName])[] = [[1, 'billTo']];
  if (ship !== undefined) receivers.splice(random.chance(0.6) ? 0 : 1, 0, [ship, 'shipTo']);
  const cells: readonly (readonly [number, TermName | undefined])[] = [[0, random.chance(0.12) ? 'soldBy' : undefined], ...receivers];
  const shape = (['above', 'small', 'same'] as const)[random.weighted([0.5, 0.35, 0.15])]!;
  const pad = style.size * 0.3;
  const rules: number[] = [];
  let at = y;
  for (const [index, title] of cells) {
    if (at > y) {
      rules.push(at - style.size);
      at += pad;
    }
    const block = part(scene, `framed party ${index} ${title}`);
    const behind = title && numberBehind(scene, title);
    at = headed(block, title && headingOf(scene, title), partyLines(block, index), { x: x + 4, y: at, width: width - 8 }, shape, behind) + pad;
  }
  return { end: at, rules };
}

/** References in ruled cells, some of them empty; returns the base line below. */
function keyGrid(scene: Scene, pairs: readonly Pair[], { x, y, width }: Area): { readonly end: number; readonly draw: (bottom: number) => void } {
  const { canvas, random, style } = scene;
  const columns = random.chance(0.85) ? 2 : 1;
  const size = random.chance(0.5) ? style.small : style.size * 0.9;
  const beside = columns === 1 && random.chance(0.5);
  const below = (canvas.line(size) + canvas.line()) / 2;
  const height = beside ? canvas.line() * 1.2 : below + canvas.line() * (1 + random.next() * 0.3);
  const wide = width / columns;
  const rows = Math.ceil(pairs.length / columns);
  pairs.forEach(({ key, value }, i) => {
    const left = x + (i % columns) * wide + 3;
    const top = y + Math.floor(i / columns) * height;
    canvas.put(key, left, top, { size, max: beside ? wide * 0.5 - 6 : wide - 6 });
    if (value.length > 0) canvas.put(value, beside ? left + wide * 0.5 : left, beside ? top : top + below, { max: (beside ? wide * 0.5 : wide) - 6 });
  });
  const draw = (bottom: number): void => {
    for (let i = 1; i <= rows; i++) canvas.stroke(x, y - style.size + i * height, x + width, y - style.size + i * height, 0.5);
    if (columns === 2) canvas.stroke(x + wide, y - style.size - 1, x + wide, Math.min(bottom, y - style.size + rows * height), 0.5);
  };
  return { end: y + rows * height, draw };
}

/** Title, parties and references of the first page. */
export function framedOpening(scene: Scene): void {
  const { canvas, random, style } = scene;
  const plan: Plan = { id: 'meta', date: 'meta', title: true, titleSize: style.size * (1.1 + random.next() * 0.6), wide: false };
  const inside = random.chance(0.3);
  canvas.y = style.top + style.size * 2;
  const middle = (canvas.left + canvas.right) / 2;
  canvas.put(titlePieces(part(scene, 'title'), plan), middle, canvas.y, {
    size: plan.titleSize,
    bold: random.chance(0.85),
    align: 'center',
    max: canvas.width,
  });
  canvas.y += plan.titleSize * (inside ? 1.6 : 1.3) + style.size;
  const top = canvas.y - style.size - 2;
  const pairs = references(part(scene, 'references'), plan);
  const empty = part(scene, 'empty keys').random;
  for (const name of empty.shuffle(emptyKeys).slice(0, empty.integer(0, 6)))
    if (!scene.printed.has(name)) pairs.splice(empty.integer(Math.min(2, pairs.length), pairs.length), 0, { key: [scene.key(name)], value: [] });
  const share = 0.44 + random.next() * 0.14;
  const left = random.chance(0.9);
  const { x, width } = { x: canvas.left, width: canvas.width };
  const parties: Area = { x: left ? x : x + width * (1 - share), y: canvas.y, width: width * share };
  const grid: Area = { x: left ? x + width * share : x, y: canvas.y, width: width * (1 - share) };
  const cells = partyCells(part(scene, 'party cells'), parties);
  const keys = keyGrid(part(scene, 'key grid'), pairs, grid);
  const bottom = Math.max(cells.end, keys.end) - style.size + 2;
  if (random.chance(0.92)) {
    canvas.box(x, top, width, bottom - top);
    canvas.stroke(left ? grid.x : parties.x, top, left ? grid.x : parties.x, bottom);
    for (const y of cells.rules) canvas.stroke(parties.x, y, parties.x + parties.width, y, 0.5);
    keys.draw(bottom);
  }
  canvas.y = bottom + canvas.line() * (random.chance(0.6) ? 0.95 : 1.5);
  if (random.chance(0.15)) intro(part(scene, 'intro'), plan);
}

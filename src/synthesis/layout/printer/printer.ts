/** A page of a line printer: fixed pitch, the sender's head centred or beside the receiver, keys and values on lines, tables between dashes. */
import { habitsOf } from '../../../catalogue/country-habits.js';
import type { Facts } from '../../facts.js';
import type { Drawing } from '../../drawing.js';
import type { Random } from '../../../random.js';
import { notes } from '../closing/closing.js';
import { bankBlock, terms } from '../closing/payment.js';
import type { Align, Text } from '../canvas.js';
import { datePair, entries, idPair } from '../opening/entries.js';
import { titlePieces } from '../opening/opening.js';
import type { Pair } from '../pairs.js';
import { addressLines, capitals, contactLines, joined, nameOf } from '../party/address.js';
import { headingOf } from '../party/heading.js';
import { idLines } from '../party/ids.js';
import { receiverLines } from '../party/lines.js';
import { wrapped } from '../party/wrapped.js';
import { plain } from '../pieces.js';
import { part, type Scene } from '../scene.js';
import type { Style } from '../style.js';
import { totals } from '../closing/totals.js';
import { itemTable } from '../table/table.js';
import { onGrid, pitchOf } from './grid.js';

/** Whether a document is drawn so; more often where it is usual in the sender's country. */
export const isPrinterPage = ({ type, sender }: Facts, random: Random): boolean =>
  (type === 'invoice' || type === 'creditNote') && random.fork('line printer').chance(habitsOf(sender.country.code).linePrinter);

/** 10, 12, 15 or 17 characters an inch; six or eight lines. */
export function printerStyle(style: Style, random: Random): Style {
  const size = random.pick([12, 10, 10, 10, 8, 8, 7]);
  const line = size === 12 || random.chance(0.6) ? 12 : 9;
  const left = 18 + random.next() * 30;
  return {
    ...style,
    font: 'mono',
    size,
    small: size,
    stretch: 1,
    leading: Math.max(line, size) / size,
    left,
    right: random.chance(0.6) ? left : 18 + random.next() * 40,
    keyBold: false,
    valueBold: false,
    keySmall: false,
    keyAttached: random.chance(0.05),
    keyEnd: random.pick([':', ':', ' :', ' :', '', '.']),
    keyCase: random.chance(0.5) ? 'upper' : style.keyCase,
    accent: undefined,
    airy: 0.6 + random.next() * 0.6,
  };
}

/** What the sender's head holds. */
function senderLines(scene: Scene): Text[] {
  const { random } = scene;
  const joint = random.chance(0.4);
  const address = addressLines(scene, 0, { name: 'none', person: false, country: random.chance(0.15), oneLineStreet: joint });
  const ways = random.chance(0.8) ? contactLines(scene, 0, random.chance(0.5) ? ['phone'] : ['phone', 'fax', 'email']) : [];
  const ids = random.chance(0.6) ? idLines(scene, 0, 0.9) : [];
  return [...address, ...(ways.length > 1 && random.chance(0.5) ? [joined(ways, '  ')] : ways), ...ids];
}

function receiverBlock(scene: Scene): Text[] {
  const { random } = scene;
  const lines = receiverLines(scene, { country: random.chance(0.2) });
  if (random.chance(0.35)) lines.push(...contactLines(scene, 1, ['phone']));
  if (random.chance(0.35)) lines.push(...idLines(scene, 1, 0.85));
  return lines;
}

const rule = ({ canvas }: Scene): void => {
  const y = canvas.y - canvas.line() * 0.6;
  canvas.stroke(canvas.left, y, canvas.right, y);
};

/** Lines within a width, aligned; returns the base line below. */
function lines(scene: Scene, list: readonly Text[], x: number, y: number, width: number, align: Align = 'left'): number {
  const { canvas } = scene;
  let at = y;
  for (const line of list)
    for (const row of wrapped(scene, line, width)) {
      canvas.put(row, x, at, { align, width, max: width });
      at += canvas.line();
    }
  return at;
}

/** The name in letters of double size, or as all others. */
function headName(scene: Scene, x: number, y: number, width: number, align: Align): number {
  const { canvas, random, style } = scene;
  const name = random.chance(0.7) ? capitals([nameOf(scene, 0)]) : [nameOf(scene, 0)];
  const large = random.chance(0.4) ? style.size * 2 : style.size;
  const size = canvas.measure(name, large) > width ? style.size : large;
  if (size === style.size) return lines(scene, [name], x, y, width, align);
  canvas.put(name, x, y + canvas.line() * 0.5, { size, align, width, max: width });
  return y + canvas.line() * 2;
}

/** Keys in one column, values in another, a sign between them. */
function keyed(scene: Scene, pairs: readonly Pair[], x: number, y: number, width: number): number {
  const { canvas, random } = scene;
  const { character } = pitchOf(scene.style);
  const sign = random.chance(0.45);
  const widest = Math.max(0, ...pairs.map(({ key }) => canvas.measure(key)));
  const column = random.chance(0.75) ? Math.min(widest, width * 0.55) + character * (sign ? 1 : 2) : undefined;
  let at = y;
  for (const { key, value } of pairs) {
    const used = canvas.put(key, x, at, { max: width * 0.6 });
    const from = column ?? used + character;
    if (sign) canvas.put([plain(':')], x + from, at);
    canvas.put(value, x + from + (sign ? character * 2 : 0), at, { max: Math.max(20, width - from - character * 2) });
    at += canvas.line();
  }
  return at;
}

/** Prints the page from its head to its foot. */
export function printerPage(scene: Scene): void {
  const { canvas, random, style, facts } = scene;
  canvas.y = style.top + style.size;
  scene.printed.add('printer').add('no window line');
  head(part(scene, 'head'));
  itemTable(part(scene, 'table'));
  canvas.y += canvas.line();
  totals(part(scene, 'totals'));
  canvas.y += canvas.line();
  if (random.chance(0.5) && !scene.printed.has('terms beside sums')) terms(part(scene, 'terms'));
  if (facts.sender.banks.length > 0 && random.chance(0.4)) bankBlock(part(scene, 'bank'));
  if (random.chance(0.5) && !scene.printed.has('notes beside sums')) notes(part(scene, 'notes'));
}

function head(scene: Scene): void {
  const { canvas, random } = scene;
  const { left, width } = canvas;
  const half = width * (0.46 + random.next() * 0.06);
  const far = left + width - half;
  const way = (['centred', 'beside', 'left', 'stacked'] as const)[random.weighted([0.4, 0.3, 0.2, 0.1])]!;
  const title = titlePieces(part(scene, 'title'), { id: 'meta', date: 'meta', title: true, titleSize: scene.style.size, wide: false });
  const spaced = random.chance(0.12);
  const word: Text = spaced ? title.map((piece) => ({ ...piece, text: [...piece.text.toUpperCase()].join(' ') })) : title;
  const pairs = [idPair(part(scene, 'number')), datePair(part(scene, 'own date')), ...entries(part(scene, 'entries')).slice(0, random.integer(1, 8))];
  const heading = random.chance(0.5)
    ? [plain(random.chance(0.35) ? random.pick(scene.language.captions.party.addressee) : headingOf(scene, 'billTo'))]
    : undefined;
  const receiver = [...(heading ? [heading] : []), ...receiverBlock(part(scene, 'receiver'))];
  const sender = senderLines(part(scene, 'sender'));
  const middle = random.chance(0.6);
  if (middle && random.chance(0.4)) {
    lines(scene, [word], left, canvas.y, width, 'center');
    canvas.y += canvas.line() * 2;
  }
  const titled = canvas.y > scene.style.top + scene.style.size * 1.5;
  if (way === 'beside') {
    // Sender and receiver on the same lines, mostly without headings.
    const swapped = random.chance(0.3);
    const [a, b] = swapped ? [far, left] : [left, far];
    const own = lines(scene, sender, a, headName(scene, a, canvas.y, half - 6, 'left'), half - 6);
    const other = lines(
      scene,
      random.chance(0.7) ? receiver.slice(heading ? 1 : 0) : receiver,
      b,
      canvas.y + (random.chance(0.3) ? canvas.line() : 0),
      half - 6,
    );
    canvas.y = Math.max(own, other) + canvas.line() * 0.5;
  } else {
    const align = way === 'centred' ? 'center' : 'left';
    canvas.y = lines(scene, sender, left, headName(scene, left, canvas.y, width, align), width, align) + canvas.line() * 0.5;
  }
  if (random.chance(0.6)) rule(scene);
  canvas.y += canvas.line() * 0.5;
  if (!titled) {
    lines(scene, [word], left, canvas.y, width, middle ? 'center' : 'left');
    canvas.y += canvas.line() * 1.5;
  }
  const top = canvas.y;
  if (way === 'beside') canvas.y = keyed(scene, pairs, random.chance(0.6) ? left : far, top, half);
  else if (way === 'stacked') {
    canvas.y = lines(scene, receiver, left, top, width) + canvas.line() * 0.5;
    canvas.y = keyed(scene, pairs, left, canvas.y, width * 0.8);
  } else {
    const onRight = random.chance(0.2);
    const a = lines(scene, receiver, onRight ? far : left, top, half - 6);
    canvas.y = Math.max(a, keyed(scene, pairs, onRight ? left : far, top, half));
  }
  canvas.y += canvas.line() * 1.5;
}

/** The finished pages on the printer's grid. */
export function struck(scene: Scene, drawings: readonly Drawing[]): Drawing[] {
  const fork = scene.random.fork('struck');
  const print = { dash: fork.pick(['-', '-', '-', '=', '_', '- ', '*']), upper: fork.chance(0.55), twice: fork.chance(0.2) };
  return drawings.map((drawing) => onGrid(drawing, scene.style, print));
}

/** The receiver: in an envelope window, under "Bill to", beside the delivery address, in boxes of seller and buyer, or as lists of keys. */
import type { TermName } from '../../../catalogue/languages/language.js';
import { addressLines, cityOf, contactLines, joined, joiners, nameOf, streetOf } from './address.js';
import type { Text } from '../canvas.js';
import type { Area } from '../pairs.js';
import { partyForm } from './form.js';
import { headed, headingOf, headingShape, type HeadingShape, numberBehind } from './heading.js';
import { idLines } from './ids.js';
import { remitToLines } from './remit-to.js';
import { hasKeyedLines, keyedLines } from './keyed-lines.js';
import { receiverLines } from './lines.js';
import { office } from './office.js';
import { runIn, runsIn } from './run-in.js';
import { narrowColumns } from './narrow.js';
import { worded } from './words.js';
import { wrapped, wraps } from './wrapped.js';
import { plain } from '../pieces.js';
import type { Scene } from '../scene.js';

export { idLines } from './ids.js';

export type ReceiverShape = 'window' | 'titled' | 'parties' | 'form' | 'narrow';

type Block = readonly [index: number, title: TermName];

/** By weights that depend on whether the language boxes its parties. */
export const receiverShape = (scene: Scene): ReceiverShape => {
  const formal = scene.language.synthesis.boxedParties;
  return (['window', 'titled', 'parties', 'form', 'narrow'] as const)[
    scene.random.weighted(formal ? [0.21, 0.25, 0.33, 0.13, 0.08] : [0.55, 0.21, 0.1, 0.09, 0.05])
  ]!;
};

/** A block with its heading; returns the base line behind. */
function titled(scene: Scene, index: number, title: TermName | undefined, area: Area, rich: boolean, shape: HeadingShape = 'above'): number {
  const { random } = scene;
  const options = { name: random.chance(0.35) ? 'bold' : 'plain', country: random.chance(0.6), oneLineStreet: random.chance(0.08) } as const;
  if (hasKeyedLines(scene)) {
    const keyed = [...keyedLines(scene, index, options.name === 'bold'), ...(rich || random.chance(0.3) ? idLines(scene, index, 0.85) : [])];
    return headed(scene, title && headingOf(scene, title), keyed, area, shape);
  }
  const lines: Text[] = index === 1 ? receiverLines(scene, options) : addressLines(scene, index, { ...options, person: index !== 0 || random.chance(0.15) });
  const ids = rich ? idLines(scene, index, 0.85, true) : [];
  lines.splice(0, lines.length, ...(runsIn(scene) ? runIn(scene, lines, ids) : [...lines, ...ids]));
  // "Bill to: Rose Ltd, 5 Main Street, Springfield" as one text.
  if (random.fork(`one text ${index}`).chance(0.06)) lines.splice(0, lines.length, joined(lines, random.pick(joiners)));
  if (random.chance(rich ? (index === 0 ? 0.5 : 0.3) : index === 1 ? 0.12 : 0.05)) lines.push(...contactLines(scene, index).slice(0, 3));
  return headed(scene, title && headingOf(scene, title), lines, area, shape, title && numberBehind(scene, title));
}

/** The return address in small type above a window. */
function windowLine(scene: Scene, { x, y, width }: Area): number {
  const { canvas, random, style } = scene;
  const small = Math.min(style.small, style.size * 0.8);
  const city = cityOf(scene, 0, random.chance(0.15));
  const name: Text = [nameOf(scene, 0)];
  const parts: Text[] = random.chance(0.93) ? [name, ...(scene.facts.sender.street ? [[streetOf(scene, 0)]] : []), city] : [name, city];
  if (random.chance(0.05)) parts[0] = [plain(random.pick(scene.language.captions.party.returnAddress)), ...name];
  const line = joined(parts, random.pick(joiners));
  const rows = canvas.measure(line, small) > width * 1.3 ? canvas.wrap(line, width, small) : [line];
  let at = y;
  for (const row of rows) {
    const wide = canvas.put(row, x, at, { size: small, max: width });
    if (row === rows.at(-1) && random.chance(0.4)) canvas.stroke(x, at + 2, x + wide, at + 2, 0.4);
    at += canvas.line(small);
  }
  return at;
}

function window(scene: Scene, ship: number | undefined, area: Area): number {
  const { canvas, random, style } = scene;
  let { y } = area;
  if (random.chance(scene.printed.has('no window line') ? 0.1 : 0.8)) y = windowLine(scene, area) + canvas.line() * (0.3 + random.next());
  const lines = receiverLines(scene, {
    name: random.chance(0.12) ? 'bold' : 'plain',
    prefix: random.chance(0.07),
    country: random.chance(0.75),
    oneLineStreet: random.chance(0.03),
  });
  const gap = random.chance(0.1) ? canvas.line() : 0;
  lines.forEach((line, i) => {
    if (gap && i === lines.length - 1) y += gap;
    y = canvas.block(wraps(scene) ? wrapped(scene, line, area.width) : [line], area.x, y, { max: area.width });
  });
  if (random.chance(0.15)) for (const line of idLines(scene, 1, 0.7)) y = canvas.block([line], area.x, y, { max: area.width });
  if (random.chance(0.05)) y = canvas.block(contactLines(scene, 1).slice(0, 2), area.x, y, { max: area.width });
  if (random.chance(0.06)) canvas.box(area.x - 8, area.y - style.size * 1.6, area.width + 10, y - area.y + style.size * 1.2, 0.5);
  return ship === undefined ? y : titled(scene, ship, 'shipTo', { ...area, y: y + canvas.line() }, false, headingShape(scene));
}

/** Prints receiver and, where there is one, the delivery address; returns the base line below. */
export function receiver(scene: Scene, shape: ReceiverShape, area: Area): number {
  const { canvas, facts, random, style } = scene;
  const ship = facts.others.length > 0 && random.chance(0.85) ? 2 : undefined;
  if (shape === 'window') return office(scene, area, window(scene, ship, area));
  if (shape === 'narrow') return narrowColumns(scene, area);
  const same = ship === undefined ? random.weighted([0.9, 0.06, 0.04]) : 0;
  const both = shape === 'parties' || (shape === 'form' && random.chance(0.7));
  const list: Block[] = [...(both ? ([[0, 'soldBy']] as const) : []), [1, 'billTo']];
  if (ship !== undefined) list.push([ship, 'shipTo']);
  else if (same === 1) list.push([1, 'shipTo']);
  if (both && random.chance(0.15)) list.reverse();
  const remit = shape !== 'form' && scene.random.fork('remit in head').chance(0.4) ? remitToLines(scene) : [];
  if (shape === 'form') return partyForm(scene, list.slice(0, 2), area) + 4;
  // Side by side where the full width is free, else stacked.
  const count = list.length + (same === 2 ? 1 : 0) + (remit.length > 0 ? 1 : 0);
  const beside = count > 1 && area.width > canvas.width * 0.7;
  const boxed = shape === 'parties' ? random.chance(0.5) : random.chance(0.2);
  const width = beside ? area.width / count : Math.min(area.width, Math.max(180, canvas.width * 0.5));
  const { x } = area;
  const heads = headingShape(scene);
  const at = (i: number): Area => ({
    x: x + (beside ? i * width : 0) + (boxed ? 4 : 0),
    y: beside || i === 0 ? area.y : end + canvas.line() * 0.6,
    width: width - 12,
  });
  let end = area.y;
  list.forEach(([index, title], i) => {
    const rich = shape === 'parties' || random.chance(0.25);
    end = Math.max(end, titled(scene, index, random.chance(0.93) ? title : undefined, at(i), rich, heads));
  });
  if (same === 2)
    end = Math.max(
      end,
      headed(scene, headingOf(scene, 'shipTo'), [[plain(worded(scene, scene.language.synthesis.party.sameAddress))]], at(list.length), heads),
    );
  if (remit.length > 0) {
    scene.printed.add('remit to');
    const cell = at(count - 1);
    end = Math.max(end, canvas.block(remit, cell.x, cell.y, { max: cell.width }));
  }
  if (boxed) {
    const cells = beside ? count : 1;
    for (let i = 0; i < cells; i++) canvas.box(x + i * width, area.y - style.size - 4, width - (i < cells - 1 ? 4 : 0), end - area.y + 6, 0.6);
  }
  return (shape === 'titled' ? office(scene, area, end) : end) + 4;
}

/** Parties in narrow columns beside each other: names and streets wrap, a person or department stands before or behind the name, ways to reach it inside the block. */
import type { TermName } from '../../../catalogue/languages/language.js';
import { personName } from '../../parties/names.js';
import { remitToLines } from './remit-to.js';
import type { Text } from '../canvas.js';
import type { Area } from '../pairs.js';
import { parties, plain } from '../pieces.js';
import type { Scene } from '../scene.js';
import { capitals, cityOf, countryOf, nameOf, streetLines } from './address.js';
import { contactLines } from './contact-lines.js';
import { headingOf } from './heading.js';
import { idLines } from './ids.js';
import { worded } from './words.js';
import { wrapped } from './wrapped.js';

/** What the columns of a document have in common. */
interface Plan {
  /** Of persons: before the company, behind it, or none. */
  readonly person: 'before' | 'behind' | 'none';
  readonly keyedPerson: boolean;
  readonly country: boolean;
  readonly ways: number;
  readonly ids: boolean;
  readonly upper: boolean;
  readonly bold: boolean;
}

function drawPlan(random: Scene['random']): Plan {
  return {
    person: (['before', 'behind', 'none'] as const)[random.weighted([0.3, 0.35, 0.35])]!,
    keyedPerson: random.chance(0.5),
    country: random.chance(0.5),
    ways: random.weighted([0.35, 0.3, 0.25, 0.1]),
    ids: random.chance(0.4),
    upper: random.chance(0.12),
    bold: random.chance(0.35),
  };
}

/** The lines of one party. */
function linesOf(scene: Scene, index: number, plan: Plan): Text[] {
  const { random, language } = scene;
  const party = parties(scene.facts)[index]!;
  const { attention } = language.synthesis.party;
  // A person beside a name without legal form would read as a part of it.
  const able = plan.person !== 'none' && (plan.keyedPerson || party.name !== party.shortName);
  const person = able && random.chance(0.75) ? (party.person ?? personName(random, language)) : undefined;
  const own: Text[] = person ? [plan.keyedPerson ? [plain(worded(scene, attention)), plain(person)] : [plain(person)]] : [];
  const inside: Text[] = party.department ? (random.chance(0.5) ? [[plain(party.department)], ...own] : [...own, [plain(party.department)]]) : own;
  const name: Text = [plan.bold ? { ...nameOf(scene, index), bold: true } : nameOf(scene, index)];
  const country = plan.country ? countryOf(scene, index) : undefined;
  const lines: Text[] = [
    ...(plan.person === 'before' ? [...inside, name] : [name, ...inside]),
    ...streetLines(scene, index),
    cityOf(scene, index),
    ...(country ? [[country]] : []),
  ];
  const ways = plan.ways > 0 ? contactLines(scene, index, (['phone', 'email', 'website'] as const).slice(0, plan.ways)) : [];
  const ids = plan.ids ? idLines(scene, index, 0.85) : [];
  return plan.upper ? [...lines.map(capitals), ...ways, ...ids] : [...lines, ...ways, ...ids];
}

/** Receiver, mostly sender or delivery address, sometimes where to send cheques; returns the base line below. */
export function narrowColumns(scene: Scene, { x, y, width }: Area): number {
  const { canvas, random, facts, style } = scene;
  const plan = drawPlan(random.fork('narrow plan'));
  const block = (index: number, title: TermName): { heading: string | undefined; lines: Text[] } => ({
    heading: random.chance(0.85) ? headingOf(scene, title) : undefined,
    lines: linesOf(scene, index, plan),
  });
  const columns = [block(1, 'billTo')];
  if (random.chance(0.55)) columns.unshift(block(0, 'soldBy'));
  if (facts.others.length > 0) columns.push(block(2, 'shipTo'));
  else if (random.chance(0.35)) columns.push(block(1, 'shipTo'));
  const [first, ...remit] = random.chance(0.6) ? remitToLines(scene) : [];
  if (first) {
    scene.printed.add('remit to');
    columns.push({ heading: first.map(({ text }) => text).join(' '), lines: remit });
  }
  if (random.chance(0.15)) columns.reverse();
  const step = width / Math.max(columns.length, random.integer(2, 4));
  const room = Math.max(64, step * (0.55 + random.next() * 0.38));
  const ruled = random.weighted([0.6, 0.2, 0.2]);
  const bold = random.chance(0.55);
  let end = y;
  columns.forEach(({ heading, lines }, i) => {
    const at = x + i * step + (ruled === 0 ? 0 : 4);
    let below = y;
    if (heading) {
      canvas.put([{ ...scene.keyed(heading), bold }], at, below, { max: room });
      below += canvas.line();
    } else if (random.chance(0.4)) below += canvas.line();
    for (const line of lines) below = canvas.block(wrapped(scene, line, room), at, below, { max: Math.max(room, step - 8) });
    end = Math.max(end, below);
  });
  const [top, bottom] = [y - style.size - 3, end - style.size * 0.6];
  if (ruled === 1) for (let i = 1; i < columns.length; i++) canvas.stroke(x + i * step, top, x + i * step, bottom, 0.5);
  if (ruled === 2) columns.forEach((_, i) => void canvas.box(x + i * step, top, step - 4, bottom - top, 0.5));
  return end + 2;
}

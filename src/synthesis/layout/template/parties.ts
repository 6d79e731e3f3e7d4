/** The parties of a plain template: two blocks of equal form beside each other, in either order, with headings or without; the brand in the head. */
import { addressLines, contactLines } from '../party/address.js';
import { headed, headingOf, headingShape } from '../party/heading.js';
import { idLines } from '../party/ids.js';
import { hasKeyedLines, keyedLines } from '../party/keyed-lines.js';
import { brand, claim } from '../party/name.js';
import { runIn, runsIn } from '../party/run-in.js';
import { wrapped } from '../party/wrapped.js';
import { contact } from '../pieces.js';
import type { Text } from '../canvas.js';
import type { Scene } from '../scene.js';

/** The sender's sign, where there is one: mostly the brand, rarely the whole name. */
export function brandLines(scene: Scene): Text[] {
  const { random, facts } = scene;
  const way = random.weighted([0.45, 0.3, 0.25]);
  if (way === 0) return [];
  const name: Text = way === 1 ? [brand(scene)] : [contact(0, 'Name', facts.sender.name)];
  return random.chance(0.2) ? [name, [claim(scene)]] : [name];
}

/** Both parties have the same fields. */
interface Plan {
  readonly bold: boolean;
  readonly country: boolean;
  readonly oneLineStreet: boolean;
  readonly person: boolean;
  readonly ways: number;
  readonly ids: boolean;
}

function linesOf(scene: Scene, index: number, plan: Plan): Text[] {
  const { random } = scene;
  if (hasKeyedLines(scene)) return [...keyedLines(scene, index, plan.bold), ...(plan.ids ? idLines(scene, index, 0.8) : [])];
  const lines = addressLines(scene, index, {
    name: plan.bold ? 'bold' : 'plain',
    country: plan.country,
    oneLineStreet: plan.oneLineStreet,
    person: plan.person,
  });
  // Of a private customer often the name alone is printed, or name and mail.
  const short = index === 1 ? random.weighted([0.88, 0.06, 0.06]) : 0;
  const kept = short === 0 ? lines : lines.slice(0, 1);
  const mail = short === 2 ? contactLines(scene, index, ['email']) : [];
  const ways = short === 0 && plan.ways > 0 ? contactLines(scene, index, (['email', 'phone', 'website'] as const).slice(0, plan.ways)) : mail;
  const ids = plan.ids && short === 0 ? idLines(scene, index, 0.8) : [];
  return runsIn(scene) ? [...runIn(scene, kept, ids), ...ways] : [...kept, ...ways, ...ids];
}

/** Prints them from the cursor on. */
export function plainParties(scene: Scene): void {
  const { canvas, random } = scene;
  const plan: Plan = {
    bold: random.chance(0.35),
    country: random.chance(0.3),
    oneLineStreet: random.chance(0.15),
    person: random.chance(0.2),
    ways: random.weighted([0.5, 0.2, 0.2, 0.1]),
    ids: random.chance(0.3),
  };
  const headings = random.weighted([0.55, 0.2, 0.25]);
  const order = random.chance(0.75) ? [0, 1] : [1, 0];
  const shape = headingShape(scene);
  const beside = random.chance(0.75);
  // The second block at the middle or at the right edge.
  const atEdge = beside && headings === 1 && random.chance(0.5);
  const width = beside ? canvas.width * (random.chance(0.7) ? 0.5 : 0.62) : canvas.width;
  let end = canvas.y;
  const top = canvas.y;
  order.forEach((index, i) => {
    // Of the two headings the sender's may be missing.
    const heading = headings === 1 || (headings === 2 && index === 0) ? undefined : headingOf(scene, index === 0 ? 'soldBy' : 'billTo');
    const lines = linesOf(scene, index, plan);
    const y = beside || i === 0 ? top : end + canvas.line();
    if (atEdge && i === 1) {
      const room = canvas.width * 0.45;
      const broken = lines.flatMap((line) => wrapped(scene, line, room));
      end = Math.max(end, canvas.block(broken, canvas.right, y, { align: 'right', max: room }));
    } else {
      const room = beside ? (i === 0 ? width : canvas.width - width) - 10 : canvas.width;
      end = Math.max(end, headed(scene, heading, lines, { x: canvas.left + (beside && i === 1 ? width : 0), y, width: room }, shape));
    }
  });
  canvas.y = end;
}

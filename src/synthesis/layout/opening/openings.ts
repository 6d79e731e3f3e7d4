/** Addresses, title and references of the first page: beside or below each other, in a corner, or with the receiver at the very top. */
import { bareDate, intro, metaWide, openingPlan, references, title } from './opening.js';
import { narrowPairs, type Pair } from '../pairs.js';
import { personPairs } from '../party/person.js';
import { receiver, receiverShape } from '../party/receiver.js';
import type { Scene } from '../scene.js';

/** Where the sender's contact person is printed. */
export type PersonPlace = 'references' | 'sentence' | 'block' | 'none';

function withPerson(scene: Scene, pairs: readonly Pair[], person: PersonPlace): readonly Pair[] {
  if (person !== 'references') return pairs;
  return scene.random.chance(0.6) ? [...pairs, ...personPairs(scene)] : [...personPairs(scene), ...pairs];
}

/** Addresses and references, beside or below each other. */
export function opening(scene: Scene, person: PersonPlace): void {
  const { canvas, random, style } = scene;
  const plan = openingPlan(scene);
  const shape = receiverShape(scene);
  const titleFirst = random.chance(0.25);
  const dateFirst = random.chance(0.4);
  if (titleFirst) title(scene, plan);
  if (plan.date === 'bare' && dateFirst) bareDate(scene);
  const pairs = withPerson(scene, references(scene, plan), person);
  canvas.y += style.size * style.airy;
  const { y, left, width } = canvas;
  const onRight = random.chance(0.22);
  const half = width * (0.42 + random.next() * 0.12);
  // Addresses and references as columns of one row, as web shops print them.
  const columns = (shape === 'titled' || shape === 'parties') && pairs.length <= 7 && random.chance(0.3);
  if (columns) {
    const third = width * 0.27;
    const refsFirst = random.chance(0.15);
    const area = { x: refsFirst ? left + width - width * 0.71 : left, y, width: width * 0.71 };
    const a = receiver(scene, shape, area);
    const b = narrowPairs(scene, pairs, { x: refsFirst ? left : left + width - third, y, width: third });
    canvas.y = Math.max(a, b) + canvas.line();
    if (!titleFirst) title(scene, plan);
  } else if (plan.wide || shape === 'parties' || shape === 'form' || pairs.length > 14) {
    const window = shape === 'window';
    canvas.y = receiver(scene, shape, { x: onRight && window ? left + width - half : left, y, width: window ? half : width }) + canvas.line();
    if (!titleFirst && random.chance(0.4)) {
      title(scene, plan);
      metaWide(scene, pairs);
    } else {
      metaWide(scene, pairs);
      if (!titleFirst) title(scene, plan);
    }
  } else {
    const gap = 14;
    const meta = width - half - gap;
    const lower = random.chance(0.3) ? canvas.line() * random.integer(1, 3) : 0;
    const a = receiver(scene, shape, { x: onRight ? left + meta + gap : left, y: y + (random.chance(0.3) ? canvas.line() : 0), width: half });
    const below = random.chance(0.15);
    if (below) {
      canvas.y = a + canvas.line();
      if (!titleFirst) title(scene, plan);
      canvas.y = narrowPairs(scene, pairs, { x: random.chance(0.75) ? left : left + width - meta, y: canvas.y, width: meta }) + canvas.line() * 0.5;
    } else {
      const b = narrowPairs(scene, pairs, { x: onRight ? left : left + half + gap, y: y + lower, width: meta });
      canvas.y = Math.max(a, b) + canvas.line();
      if (!titleFirst) title(scene, plan);
    }
  }
  if (plan.date === 'bare' && !dateFirst) bareDate(scene);
  canvas.y += style.size * 0.5 * style.airy;
  intro(scene, plan);
}

/** Title and references in the upper right corner, receiver below the letterhead. */
export function cornerOpening(scene: Scene, person: PersonPlace): void {
  const { canvas, random, style } = scene;
  const plan = { ...openingPlan(scene), title: true };
  const below = canvas.y;
  const { left } = canvas;
  canvas.left += canvas.width * 0.54;
  canvas.y = style.top + style.size * (1 + random.next());
  title(scene, plan);
  if (plan.date === 'bare') bareDate(scene);
  const few = random.chance(0.7);
  const pairs = withPerson(scene, references(scene, plan), person);
  const first = few ? pairs : pairs.slice(0, 3);
  const beside = narrowPairs(scene, first, { x: canvas.left, y: canvas.y, width: canvas.width });
  canvas.left = left;
  canvas.y = Math.max(below, beside) + canvas.line();
  canvas.y =
    receiver(scene, (['titled', 'window', 'form', 'parties'] as const)[random.weighted([0.64, 0.21, 0.08, 0.07])]!, {
      x: left,
      y: canvas.y,
      width: random.chance(0.6) ? canvas.width : canvas.width * 0.5,
    }) + canvas.line();
  if (!few) metaWide(scene, pairs.slice(3));
  intro(scene, plan);
}

/** The receiver at the top of the page, the sender's name (already printed, down to `below`) at its right; title and references follow. */
export function oppositeOpening(scene: Scene, person: PersonPlace, below: number): void {
  const { canvas, random, style } = scene;
  const plan = { ...openingPlan(scene), title: true };
  scene.printed.add('no window line');
  const end = receiver(scene, random.chance(0.8) ? 'window' : 'titled', {
    x: canvas.left,
    y: style.top + style.size * (1 + random.next() * (random.chance(0.3) ? 6 : 1.5)),
    width: canvas.width * 0.42,
  });
  canvas.y = Math.max(below, end) + canvas.line() * (0.5 + 3 * random.next());
  const pairs = withPerson(scene, references(scene, plan), person);
  const again = random.chance(0.15);
  const first = random.chance(0.5);
  if (first) title(scene, plan);
  if (plan.date === 'bare') bareDate(scene);
  const { left, width } = canvas;
  if (again) canvas.y = receiver(scene, 'parties', { x: left, y: canvas.y, width }) + canvas.line();
  if (plan.wide || pairs.length > 14) metaWide(scene, pairs);
  else canvas.y = narrowPairs(scene, pairs, { x: random.chance(0.65) ? left + width * 0.54 : left, y: canvas.y, width: width * 0.46 }) + canvas.line() * 0.5;
  if (!first) title(scene, plan);
  intro(scene, plan);
}

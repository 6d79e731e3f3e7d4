/** Addresses, title and references of the first page: beside or below each other, in a corner, or with the receiver at the very top. */
import { bareDate, intro, metaWide, openingPlan, references, title } from './opening.js';
import { narrowPairs, type Pair } from '../pairs.js';
import { personPairs } from '../party/person.js';
import { receiver, receiverShape } from '../party/receiver.js';
import { part, type Scene } from '../scene.js';

/** Where the sender's contact person is printed. */
export type PersonPlace = 'references' | 'sentence' | 'block' | 'none';

function withPerson(scene: Scene, pairs: readonly Pair[], person: PersonPlace): readonly Pair[] {
  if (person !== 'references') return pairs;
  return scene.random.chance(0.6) ? [...pairs, ...personPairs(part(scene, 'person'))] : [...personPairs(part(scene, 'person')), ...pairs];
}

/** Addresses and references, beside or below each other. */
export function opening(scene: Scene, person: PersonPlace): void {
  const { canvas, random, style } = scene;
  const plan = openingPlan(part(scene, 'plan'));
  const shape = receiverShape(part(scene, 'shape'));
  const titleFirst = random.chance(0.25);
  const dateFirst = random.chance(0.4);
  if (titleFirst) title(part(scene, 'title'), plan);
  if (plan.date === 'bare' && dateFirst) bareDate(part(scene, 'date'));
  const pairs = withPerson(scene, references(part(scene, 'references'), plan), person);
  canvas.y += style.size * style.airy;
  const { y, left, width } = canvas;
  const onRight = random.chance(0.22);
  const half = width * (0.42 + random.next() * 0.12);
  // Addresses and references as columns of one row, as web shops print them.
  const columns = (shape === 'titled' || shape === 'parties' || shape === 'narrow') && pairs.length <= 7 && random.chance(0.3);
  if (columns) {
    const third = width * 0.27;
    const refsFirst = random.chance(0.15);
    const area = { x: refsFirst ? left + width - width * 0.71 : left, y, width: width * 0.71 };
    const a = receiver(scene, shape, area);
    const b = narrowPairs(scene, pairs, { x: refsFirst ? left : left + width - third, y, width: third });
    canvas.y = Math.max(a, b) + canvas.line();
    if (!titleFirst) title(scene, plan);
  } else if (plan.wide || shape === 'parties' || shape === 'form' || shape === 'narrow' || pairs.length > 14) {
    const window = shape === 'window';
    canvas.y = receiver(part(scene, 'receiver'), shape, { x: onRight && window ? left + width - half : left, y, width: window ? half : width }) + canvas.line();
    if (!titleFirst && random.chance(0.4)) {
      title(part(scene, 'title'), plan);
      metaWide(part(scene, 'pairs'), pairs);
    } else {
      metaWide(part(scene, 'pairs'), pairs);
      if (!titleFirst) title(part(scene, 'title'), plan);
    }
  } else {
    const gap = 14;
    const meta = width - half - gap;
    const lower = random.chance(0.3) ? canvas.line() * random.integer(1, 3) : 0;
    const a = receiver(part(scene, 'receiver'), shape, { x: onRight ? left + meta + gap : left, y: y + (random.chance(0.3) ? canvas.line() : 0), width: half });
    const below = random.chance(0.15);
    if (below) {
      canvas.y = a + canvas.line();
      if (!titleFirst) title(part(scene, 'title'), plan);
      canvas.y =
        narrowPairs(part(scene, 'pairs'), pairs, { x: random.chance(0.75) ? left : left + width - meta, y: canvas.y, width: meta }) + canvas.line() * 0.5;
    } else {
      const b = narrowPairs(part(scene, 'pairs'), pairs, { x: onRight ? left : left + half + gap, y: y + lower, width: meta });
      canvas.y = Math.max(a, b) + canvas.line();
      if (!titleFirst) title(part(scene, 'title'), plan);
    }
  }
  if (plan.date === 'bare' && !dateFirst) bareDate(part(scene, 'date'));
  canvas.y += style.size * 0.5 * style.airy;
  intro(part(scene, 'intro'), plan);
}

/** Title and references in the upper right corner, receiver below the letterhead. */
export function cornerOpening(scene: Scene, person: PersonPlace): void {
  const { canvas, random, style } = scene;
  const plan = { ...openingPlan(part(scene, 'plan')), title: true };
  const below = canvas.y;
  const { left } = canvas;
  canvas.left += canvas.width * 0.54;
  canvas.y = style.top + style.size * (1 + random.next());
  title(part(scene, 'title'), plan);
  if (plan.date === 'bare') bareDate(part(scene, 'date'));
  const few = random.chance(0.7);
  const pairs = withPerson(scene, references(part(scene, 'references'), plan), person);
  const first = few ? pairs : pairs.slice(0, 3);
  const beside = narrowPairs(part(scene, 'pairs'), first, { x: canvas.left, y: canvas.y, width: canvas.width });
  canvas.left = left;
  canvas.y = Math.max(below, beside) + canvas.line();
  canvas.y =
    receiver(part(scene, 'receiver'), (['titled', 'window', 'form', 'parties'] as const)[random.weighted([0.64, 0.21, 0.08, 0.07])]!, {
      x: left,
      y: canvas.y,
      width: random.chance(0.6) ? canvas.width : canvas.width * 0.5,
    }) + canvas.line();
  if (!few) metaWide(part(scene, 'pairs'), pairs.slice(3));
  intro(part(scene, 'intro'), plan);
}

/** The receiver at the top of the page, the sender's name (already printed, down to `below`) at its right; title and references follow. */
export function oppositeOpening(scene: Scene, person: PersonPlace, below: number): void {
  const { canvas, random, style } = scene;
  const plan = { ...openingPlan(part(scene, 'plan')), title: true };
  scene.printed.add('no window line');
  const end = receiver(part(scene, 'receiver'), random.chance(0.8) ? 'window' : 'titled', {
    x: canvas.left,
    y: style.top + style.size * (1 + random.next() * (random.chance(0.3) ? 6 : 1.5)),
    width: canvas.width * 0.42,
  });
  canvas.y = Math.max(below, end) + canvas.line() * (0.5 + 3 * random.next());
  const pairs = withPerson(scene, references(part(scene, 'references'), plan), person);
  const again = random.chance(0.15);
  const first = random.chance(0.5);
  if (first) title(part(scene, 'title'), plan);
  if (plan.date === 'bare') bareDate(part(scene, 'date'));
  const { left, width } = canvas;
  if (again) canvas.y = receiver(part(scene, 'receiver'), 'parties', { x: left, y: canvas.y, width }) + canvas.line();
  if (plan.wide || pairs.length > 14) metaWide(part(scene, 'pairs'), pairs);
  else
    canvas.y =
      narrowPairs(part(scene, 'pairs'), pairs, { x: random.chance(0.65) ? left + width * 0.54 : left, y: canvas.y, width: width * 0.46 }) + canvas.line() * 0.5;
  if (!first) title(part(scene, 'title'), plan);
  intro(part(scene, 'intro'), plan);
}

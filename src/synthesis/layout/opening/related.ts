/** Other documents named on a document: the invoice a credit note corrects, a proforma or an offer before an invoice. Their numbers are distractors. */
import { addDays } from '../../dates.js';
import type { Text } from '../canvas.js';
import { idLike, nearDate } from '../distractors.js';
import type { Pair } from '../pairs.js';
import { dated, datedWord, fill, plain } from '../pieces.js';
import type { Scene } from '../scene.js';

interface Other {
  readonly number: string;
  readonly date: string;
}

/** Mostly in the document's own number format, as one supplier numbers its documents; the same at every mention. */
function other(scene: Scene): Other {
  const { facts } = scene;
  const random = scene.random.fork('other document');
  const near = facts.invoiceId.replace(/\d/g, (digit, at: number) => (at > facts.invoiceId.length / 2 ? String(random.integer(0, 9)) : digit));
  const own = random.chance(0.6) && near !== facts.invoiceId;
  const date = nearDate({ ...scene, random }, 60);
  return { number: own ? near : idLike({ ...scene, random }), date: date === facts.invoiceDate ? addDays(date, -1) : date };
}

const withDate = (scene: Scene, { number, date }: Other, share: number): Text =>
  scene.random.chance(share) ? [plain(number), plain(datedWord(scene)), dated(scene, date, [])] : [plain(number)];

/** The invoice that a credit note corrects: under its own wording, or under the usual key of invoices. */
export function correctedPairs(scene: Scene): Pair[] {
  const { random, printed } = scene;
  const named = other(scene);
  // Where the own number has another wording or is in the heading, the usual key belongs to the other document.
  const bare = printed.has('own credit number') && random.chance(0.4);
  const key = bare ? scene.key('invoiceId') : scene.keyed(random.pick(scene.allowed(scene.language.synthesis.related.original)));
  if (!random.chance(bare ? 0.45 : 0.15)) return [{ key: [key], value: withDate(scene, named, 0.3) }];
  return [
    { key: [key], value: [plain(named.number)] },
    {
      key: [bare ? scene.key('invoiceDate') : scene.keyed(`${key.text.replace(/[\s:.]+$/, '')} ${datedWord(scene)}`)],
      value: [dated(scene, named.date, [])],
    },
  ];
}

/** The same in a sentence or as a second heading. */
export function correctedSentence(scene: Scene): Text {
  const { random, language } = scene;
  const named = other(scene);
  const templates = language.synthesis.related.corrected;
  return fill(random.pick(templates), { id: [plain(named.number)], date: [dated(scene, named.date, [], true)] })!;
}

/** Proformas, offers and invoices before this one. */
export function formerPairs(scene: Scene): Pair[] {
  const { random, language } = scene;
  const keys = random.shuffle(scene.allowed(language.synthesis.related.former));
  return keys.slice(0, random.chance(0.8) ? 1 : 2).map((key, i) => ({
    key: [scene.keyed(key)],
    value: withDate(scene, i === 0 ? other(scene) : { number: idLike(scene), date: nearDate(scene, 90) }, 0.4),
  }));
}

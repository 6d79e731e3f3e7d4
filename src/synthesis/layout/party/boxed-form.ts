/** A party as a form of ruled cells over the page's width, each with a small key in its upper left corner and the value below, as fiscal forms print it. */
import { habitsOf } from '../../../catalogue/country-habits.js';
import type { AddressField } from '../../../catalogue/languages/synthesis-words.js';
import type { Text } from '../canvas.js';
import type { Area } from '../pairs.js';
import { contact, parties, plain } from '../pieces.js';
import type { Scene } from '../scene.js';
import { streetOf, nameOf } from './address.js';
import { channelPiece } from './contact-lines.js';
import { idLines } from './ids.js';
import { worded } from './words.js';

interface Cell {
  readonly key: Text;
  readonly value: Text;
  /** Share of the row's width. */
  readonly share: number;
}

/** Whether parties are printed so; more often where it is usual in the sender's country. */
export const hasCells = ({ facts, random }: Scene): boolean => random.fork('cells').chance(habitsOf(facts.sender.country.code).boxedParties);

function rowsOf(scene: Scene, index: number): readonly (readonly Cell[])[] {
  const party = parties(scene.facts)[index]!;
  const fork = scene.random.fork('cells of parties');
  const keys = scene.language.synthesis.party.fields;
  const cell = (field: AddressField, value: Text | undefined, share: number): Cell[] =>
    value ? [{ key: [plain(worded(scene, keys[field], scene.random.fork(`field ${field}`)))], value, share }] : [];
  const ids = idLines(scene, index, 0.9).map(([key, ...value]): Cell => ({ key: [{ ...key!, bold: false }], value, share: 0.28 }));
  const phone = channelPiece(scene, index, 'phone');
  const mail = fork.chance(0.4) ? channelPiece(scene, index, 'email') : undefined;
  const district = party.district ?? (fork.chance(0.3) ? party.extra : undefined);
  return [
    [...cell('name', [nameOf(scene, index)], 0.6), ...ids.slice(0, 1)],
    [
      ...cell('street', party.street ? [streetOf(scene, index)] : undefined, 0.5),
      ...cell('extra', district ? [plain(district)] : undefined, 0.3),
      ...cell('zip', party.zip ? [contact(index, 'ZipCode', party.zip)] : undefined, 0.2),
    ],
    [
      ...cell('city', [contact(index, 'City', party.city)], 0.4),
      ...cell('state', party.state ? [plain(party.state)] : undefined, 0.1),
      ...cell('phone', phone && fork.chance(0.8) ? [phone] : undefined, 0.25),
      ...cell('email', mail && [mail], 0.35),
      ...ids.slice(1, 2),
    ],
  ].filter((row) => row.length > 0);
}

/** Prints the parties below each other, each under its title, and returns the base line below. */
export function boxedForm(scene: Scene, named: readonly { readonly index: number; readonly heading: string | undefined }[], { x, y, width }: Area): number {
  const { canvas, random, style } = scene;
  const small = Math.min(style.small, style.size * (0.55 + random.next() * 0.25));
  const upper = random.chance(0.6);
  const ruled = random.chance(0.85);
  const below = small * 0.3 + style.size * (1.05 + random.next() * 0.3);
  const height = small + below + style.size * 0.45;
  let at = y;
  for (const { index, heading } of named) {
    if (heading) {
      if (random.chance(0.3)) canvas.fill(x, at - style.size, width, style.size * 1.35, style.gray);
      canvas.put([{ ...plain(upper ? heading.toUpperCase() : heading), bold: true }], x + 2, at, { size: style.size * 0.9, max: width });
      at += canvas.line();
    }
    for (const row of rowsOf(scene, index)) {
      const sum = row.reduce((total, { share }) => total + share, 0);
      let left = x;
      for (const { key, value, share } of row) {
        const wide = (width * share) / sum;
        const shown = upper ? key.map((piece) => ({ ...piece, text: piece.text.toUpperCase() })) : key;
        canvas.put(shown, left + 2, at, { size: small, max: wide - 4 });
        canvas.put(value, left + 2, at + below, { max: wide - 4 });
        if (ruled) canvas.box(left, at - small - 1, wide, height);
        left += wide;
      }
      at += height;
    }
    at += canvas.line() * 0.5;
  }
  return at + 2;
}

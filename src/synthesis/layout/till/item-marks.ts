/** What tills print around names, codes and totals of items and is no part of them: stars, signs of offers, strokes behind codes, places in the stock. None has a label. */
import { habitsOf } from '../../../catalogue/country-habits.js';
import type { Piece, Text } from '../canvas.js';
import { plain } from '../pieces.js';
import type { Scene } from '../scene.js';

/** Signs and letters around names and totals: "*12,50", "4,79C", "(2) Milk". */
export function marks({ random, facts }: Scene): Readonly<Record<'star' | 'attached' | 'first' | 'bracketed', boolean>> {
  const fork = random.fork('marks');
  return {
    star: fork.chance(habitsOf(facts.sender.country.code).starredTotals),
    attached: fork.chance(0.15),
    first: fork.chance(0.08),
    bracketed: fork.chance(0.6),
  };
}

/** Signs of offers and of goods without a bonus before some names: "**Milk", "# Milk". */
export function nameSigns({ random }: Scene): (name: Piece) => Text {
  const fork = random.fork('signs of offers');
  if (!fork.chance(0.06)) return (name) => [name];
  const sign = fork.pick(['*', '*', '**', '#', '^', '""', '+', '~']);
  const [share, attached] = [fork.pick([0.2, 0.4, 0.8]), fork.chance(0.75)];
  return (name) => (fork.chance(share) ? [plain(sign), { ...name, attached }] : [name]);
}

/** Between a code and the name behind it: "061558 - Milk". */
export function codeStroke({ random }: Scene): Text {
  const fork = random.fork('stroke behind codes');
  return fork.chance(0.1) ? [plain(fork.pick(['-', '-', ':', '|']))] : [];
}

/** The place in the stock and the pack below a name, where a shop prints them: "WA17 - 12/144". */
export function stockLines({ random }: Scene): (() => Text) | undefined {
  const fork = random.fork('stock');
  if (!fork.chance(0.2)) return undefined;
  const letter = (): string => fork.pick([...'ABCDFHKLMPRSTW']);
  const [packed, spaced] = [fork.chance(0.7), fork.chance(0.7)];
  const stroke = spaced ? ' - ' : '-';
  return () => {
    const place = `${letter()}${letter()}${fork.integer(1, 60)}${fork.chance(0.2) ? `/${fork.integer(1, 30)}` : ''}`;
    const pack = fork.chance(0.8) ? `${fork.pick([1, 5, 10, 12, 20, 24])}/${fork.pick([48, 60, 100, 144, 160, 200, 480, 1000])}` : String(fork.integer(10, 60));
    return [plain(packed ? `${place}${stroke}${pack}` : place)];
  };
}

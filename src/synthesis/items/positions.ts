/** Formats of position numbers: 1, 001, 10, 1.1, 01.0010, A, LINE-001, or missing on some lines. */
import type { Random } from '../../random.js';

export interface PositionScheme {
  readonly step: number;
  readonly width: number;
  readonly way: 'number' | 'outline' | 'letter' | 'prefix' | 'zero' | 'chapter';
  readonly prefix: string;
  /** Share of lines without a number. */
  readonly missing: number;
}

/** How a supplier counts its items, drawn once. */
export function positionScheme(random: Random): PositionScheme {
  const drawn = (['number', 'outline', 'letter', 'prefix', 'zero'] as const)[random.weighted([0.86, 0.05, 0.03, 0.03, 0.03])]!;
  const way = random.fork('chapters').chance(0.05) ? 'chapter' : drawn;
  const [step, width] =
    way === 'prefix'
      ? ([1, 3] as const)
      : random.pick([
          [1, 1],
          [1, 1],
          [1, 1],
          [1, 1],
          [10, 1],
          [1, 2],
          [1, 3],
          [10, 3],
          [10, 5],
          [100, 4],
        ] as const);
  return { step, width, way, prefix: random.pick(['LINE-', 'P', 'L', 'Pos', 'A-']), missing: random.chance(0.06) ? 0.3 : 0 };
}

/** `group`: a heading above it starts a new chapter. */
export function positionOf(random: Random, { step, width, way, prefix, missing }: PositionScheme, index: number, group: boolean): string {
  if (missing > 0 && index > 0 && random.chance(missing)) return '';
  const number = String((index + 1) * step).padStart(width, '0');
  switch (way) {
    case 'outline':
      return `${group ? index + 1 : 1 + Math.floor(index / 4)}.${String((index % 4) + 1).padStart(Math.min(2, width), '0')}`;
    case 'chapter': {
      // Numbering of building specifications (GAEB): chapter, and steps of ten within it.
      const chapter = String(1 + Math.floor(index / 6)).padStart(2, '0');
      return `${chapter}.${String(((index % 6) + 1) * Math.max(10, step)).padStart(width > 1 ? 4 : 3, '0')}`;
    }
    case 'letter':
      return String.fromCharCode(65 + (index % 26)) + (index >= 26 ? String(Math.floor(index / 26)) : '');
    case 'prefix':
      return prefix + number;
    case 'zero':
      return String(index);
    default:
      return number;
  }
}

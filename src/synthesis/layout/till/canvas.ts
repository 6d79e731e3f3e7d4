/** The print context of a receipt's parts. */
import type { LineRole } from '../../../dataset/label.js';
import type { Piece, Text } from '../canvas.js';
import type { Scene } from '../scene.js';
import type { TillName, TillWords } from '../../../catalogue/languages/synthesis-words.js';
import type { Random } from '../../../random.js';

/** One wording of a list; one that is alone takes no random number. */
export const choice = (random: Random, list: readonly string[]): string => (list.length > 1 ? random.pick(list) : list[0]!);

export interface RowStyle {
  readonly bold?: boolean;
  readonly size?: number;
  /** Role of its line among the items. */
  readonly role?: LineRole;
}

export interface Till {
  readonly scene: Scene;
  readonly words: TillWords;
  /** One wording of a list; no held-out one. */
  readonly word: (name: TillName) => string;
  /** A line, left-aligned, centred or right-aligned. */
  readonly line: (text: Text, align?: 'left' | 'center' | 'right', size?: number, role?: LineRole) => void;
  readonly row: (key: Text, value: Text, format?: RowStyle) => void;
  readonly rule: () => void;
  readonly step: (share?: number) => void;
  /** Rate letters after the items' prices. */
  readonly codes: ReadonlyMap<number, string> | undefined;
}

/** Everything that one item prints. */
export interface Cells {
  /** The tax letter, where it is before the name. */
  readonly before: Text;
  /** With the sign before it, if any. */
  readonly name: Text;
  readonly code: Piece | undefined;
  readonly position: Piece | undefined;
  readonly quantity: Piece;
  readonly unit: Piece | undefined;
  readonly price: Text;
  readonly total: Text;
  readonly counts: Text;
  readonly many: boolean;
}

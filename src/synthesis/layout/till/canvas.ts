/** What the parts of a receipt print with. */
import type { Text } from '../canvas.js';
import type { Scene } from '../scene.js';
import type { TillWords } from './words.js';

export interface Till {
  readonly scene: Scene;
  readonly words: TillWords;
  /** One wording of a list, none that is held out. */
  readonly word: (name: keyof TillWords) => string;
  /** A line from the left edge, in the middle, or with its end at the right edge. */
  readonly line: (text: Text, align?: 'left' | 'center' | 'right') => void;
  readonly row: (key: Text, value: Text, bold?: boolean, size?: number) => void;
  readonly rule: () => void;
  readonly step: (share?: number) => void;
  /** Letters of rates behind the items' prices. */
  readonly codes: ReadonlyMap<number, string> | undefined;
}

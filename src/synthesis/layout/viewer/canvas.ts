/** The print context of an e-invoice viewer's sections. */
import type { Text } from '../canvas.js';
import type { Pair } from '../pairs.js';
import type { Scene } from '../scene.js';

export interface Viewer {
  readonly scene: Scene;
  readonly word: (name: string) => string;
  readonly key: (name: string) => Text;
  readonly heading: (name: string) => void;
  readonly list: (pairs: readonly Pair[], narrow?: number) => void;
}

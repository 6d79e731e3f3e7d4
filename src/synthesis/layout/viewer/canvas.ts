/** The print context of an e-invoice viewer's sections. */
import type { ViewerName } from '../../../catalogue/languages/synthesis-words.js';
import type { Text } from '../canvas.js';
import type { Pair } from '../pairs.js';
import type { Scene } from '../scene.js';

export interface Viewer {
  readonly scene: Scene;
  readonly word: (name: ViewerName) => string;
  readonly key: (name: ViewerName) => Text;
  readonly heading: (name: ViewerName) => void;
  readonly list: (pairs: readonly Pair[], narrow?: number) => void;
}

/** Chooses among the wordings around names and addresses: keys of address fields, headings of parties, salutations. */
import type { Random } from '../../../random.js';
import type { Scene } from '../scene.js';

/** The first wordings are the common ones. */
export function worded(scene: Scene, words: readonly string[], random: Random = scene.random): string {
  const list = scene.allowed(words);
  return list[random.weighted(list.map((_, i) => 1 / (i + 2.5)))]!;
}

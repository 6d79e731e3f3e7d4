/** Keys that distinguish the seller's article number from the buyer's, where both are printed. */
import type { Scene } from '../../scene.js';

/** Headings of the buyer's number that tables of any language use. */
const anywhere = ['Ref. 2', 'SKU'];

/** One wording of the key of the buyer's number. */
export const buyerItemTerm = (scene: Scene): string => scene.random.pick(scene.random.chance(0.08) ? anywhere : scene.language.synthesis.table.buyerItem);

/** Heading of the seller's number: mostly the usual one; beside the buyer's number often one that distinguishes the two. */
export const sellerItemTerm = (scene: Scene, beside: boolean): string =>
  scene.random.chance(beside ? 0.5 : 0.03) ? scene.random.pick(scene.language.synthesis.table.sellerItem) : scene.term('itemId');

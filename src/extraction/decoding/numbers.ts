/** Small arithmetic of extraction. */
export { cents, money } from '../../values/numbers/cents.js';
export { compact } from '../../values/text/compact.js';

export const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

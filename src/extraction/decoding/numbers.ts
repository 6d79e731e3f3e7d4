/** Small arithmetic of extraction. Money counts in hundredths, so that sums are exact. */
export { compact } from '../../values/text/compact.js';

export const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));
export const cents = (value: string): number => Math.round(Number(value) * 100);
export const money = (hundredths: number): string => (hundredths / 100).toFixed(2);

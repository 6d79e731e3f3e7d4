/** Small arithmetic of extraction. Money counts in hundredths, so that sums are exact. */
export const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));
export const cents = (value: string): number => Math.round(Number(value) * 100);
/** Ids are compared by their letters and digits. */
export const compact = (id: string): string => id.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
export const money = (hundredths: number): string => (hundredths / 100).toFixed(2);

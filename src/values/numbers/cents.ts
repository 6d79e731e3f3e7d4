/** Money counts in hundredths, so that sums are exact. */
export const cents = (value: string): number => Math.round(Number(value) * 100);
/** A plain decimal with two places from hundredths: 11900 → "119.00". */
export const money = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** Numbers as they are printed: how exact they are, and as many decimals as they need. */

/** How far the true number may be from the printed one; whole quantities are exact. */
export function rounding(value: string, exact: number): number {
  const decimals = /\.(\d+)$/.exec(value)?.[1]?.length ?? 0;
  return exact === 0 && decimals === 0 ? 0 : 0.5 * 10 ** -Math.max(exact, decimals);
}

/** At least two decimals, but no digit that is not there. */
export function inFull(value: string): string {
  const number = Number(Number(value).toFixed(4));
  return Math.abs(number * 100 - Math.round(number * 100)) < 1e-6 ? number.toFixed(2) : String(number);
}

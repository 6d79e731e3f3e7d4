/** Numbers as they are printed: how exact they are, and as many decimals as they need. */
import type { KindName } from '../kind.js';

/** How far the true number may be from the printed one; whole quantities are exact. */
export function rounding(value: string, exact: number): number {
  const decimals = /\.(\d+)$/.exec(value)?.[1]?.length ?? 0;
  return exact === 0 && decimals === 0 ? 0 : 0.5 * 10 ** -Math.max(exact, decimals);
}

/** As many decimals as a detail asks for; a rate keeps those that one does not say ("8.25", "9.975"). What is no number stays as it is. */
export function withDecimals(value: string, kind: KindName | undefined, decimals: number | undefined): string {
  const number = Number(value);
  if (decimals === undefined || value === '' || Number.isNaN(number)) return value;
  const fixed = number.toFixed(decimals);
  return kind === 'rate' && Number(fixed) !== number ? String(Number(number.toFixed(4))) : fixed;
}

/** At least two decimals, but no digit that is not there. */
export function inFull(value: string): string {
  const number = Number(Number(value).toFixed(4));
  return Math.abs(number * 100 - Math.round(number * 100)) < 1e-6 ? number.toFixed(2) : String(number);
}

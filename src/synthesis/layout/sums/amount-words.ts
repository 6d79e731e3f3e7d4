/** Amounts in words, as some countries' invoices repeat their total; the grammar is approximate. */
import type { Numerals } from '../../../catalogue/languages/decoding-words.js';

function below(n: number, words: Numerals): string {
  if (n < 20) return words.units[n]!;
  if (n < 100) {
    const ten = words.tens[Math.floor(n / 10) - 2]!;
    const unit = n % 10;
    if (unit === 0) return ten;
    return words.link.startsWith('<') ? words.units[unit]! + words.link.slice(1) + ten : ten + words.link + words.units[unit]!;
  }
  const hundred = Math.floor(n / 100);
  const head =
    words.hundreds.length > 1 ? words.hundreds[hundred - 1]! : hundred === 1 ? words.hundreds[0]! : words.units[hundred]! + words.gap + words.hundreds[0]!;
  return n % 100 === 0 ? head : head + words.gap + below(n % 100, words);
}

/** "in Worten:" and the words; undefined where the amount is too large or below one. */
export function amountInWords(words: Numerals, cents: number, currency: string, way: number): readonly [before: string, words: string] | undefined {
  const whole = Math.floor(cents / 100);
  if (whole < 1 || whole >= 1_000_000) return undefined;
  const high = Math.floor(whole / 1000);
  const low = whole % 1000;
  const gap = words.gap;
  const parts = [high === 0 ? '' : high === 1 ? words.thousand : below(high, words) + gap + words.thousand, low === 0 && high > 0 ? '' : below(low, words)];
  const text = parts.filter(Boolean).join(gap);
  const rest = String(cents % 100).padStart(2, '0');
  const end = [`${currency} ${rest}/100`, `${rest}/100 ${currency}`, currency, `${rest}/100`][way % 4]!;
  return [words.before[way % words.before.length]!, `${way % 3 === 0 ? text.charAt(0).toUpperCase() + text.slice(1) : text} ${end}`];
}

/** Numbers drawn by a mask: 9 stands for a digit, L for a letter, everything else for itself. */
import type { Random } from '../../random.js';
import type { Check } from '../../values/ids/national-ids.js';
import { letters } from './numbering.js';

/** Draws from masks until one passes the check; undefined where none does. */
export function drawn(random: Random, mask: string, check: Check | undefined): string | undefined {
  for (let i = 0; i < 400; i++) {
    const text = filled(random, mask);
    if (!check || check(text)) return text;
  }
  return undefined;
}

/** 9 becomes a digit, the first not 0, and L a letter. */
export function filled(random: Random, mask: string): string {
  return mask.replace(/[9L]/g, (sign, index: number) => (sign === 'L' ? letters(random, 1) : String(random.integer(index === 0 ? 1 : 0, 9))));
}

/** In groups of these lengths; the last group takes the rest. */
export function groupedBy(text: string, lengths: readonly number[], sign = ' '): string {
  const parts: string[] = [];
  let at = 0;
  lengths.forEach((length, i) => {
    parts.push(i === lengths.length - 1 ? text.slice(at) : text.slice(at, at + length));
    at += length;
  });
  return parts.filter(Boolean).join(sign);
}

/** In groups separated by blanks. */
export function grouped(text: string, length: number): string {
  return text.replace(new RegExp(`(.{${length}})(?=.)`, 'g'), '$1 ');
}

/** Pages with the same words, as a page and its copy have them. */
import { grouped } from '../../grouped.js';
import type { EncodedPage } from '../contract.js';

/** Words of the longer page that both have; a copy says which it is. */
const share = 0.95;

/** Whether nearly all words of the longer page are on the other one. */
export function hasSameWords({ tokens: a }: EncodedPage, { tokens: b }: EncodedPage): boolean {
  const wanted = share * Math.max(a.length, b.length);
  if (Math.min(a.length, b.length) < wanted) return false;
  const [words, others] = [a, b].map((tokens) => grouped(tokens, ({ text }) => text)) as [Map<string, unknown[]>, Map<string, unknown[]>];
  const same = [...words].reduce((sum, [text, { length }]) => sum + Math.min(length, others.get(text)?.length ?? 0), 0);
  return same >= wanted;
}

/** Addresses and numbers that are side by side under one tag: where each begins and ends. */
import type { ContactField } from '../../../catalogue/contact-fields.js';
import type { Token } from '../../../features/contract.js';
import { kinds } from '../../../values/index.js';
import { joined } from '../../../features/tokens/token-text.js';

const kindOf: Partial<Record<ContactField, 'email' | 'url' | 'phone'>> = { Email: 'email', WebsiteUrl: 'url', Phone: 'phone', Fax: 'phone' };

/**
 * The tokens of each mail address, web address or number among them, without icons and words around: ranges of indices from, up to but without, to. All of them
 * as one where nothing of the field's kind is recognised, and for fields that are words.
 */
export function apart(field: ContactField, tokens: readonly Token[]): readonly (readonly [from: number, to: number])[] {
  const whole: readonly [number, number] = [0, tokens.length];
  const kind = kindOf[field];
  if (!kind || tokens.length < 2) return [whole];
  const { text, starts } = joined(tokens);
  const ranges: [number, number][] = [];
  let end = 0;
  for (const span of kinds[kind].find(text)) {
    if (span.start < end) continue;
    end = span.end;
    const from = starts.findLastIndex((start) => start <= span.start);
    const next = starts.findIndex((start) => start >= span.end);
    const to = next < 0 ? tokens.length : next;
    // Two within one token cannot be separated.
    if (from < (ranges.at(-1)?.[1] ?? 0)) return [whole];
    ranges.push([from, to]);
  }
  return ranges.length > 0 ? ranges : [whole];
}

/** Text with its many blanks, apostrophes and dashes made one of each, character for character, so that places in it stay the same. */
import type { Span } from '../kind.js';

const special = /[\u00a0\u2000-\u200a\u202f\u205f\u3000\t\u2018\u2019\u02bc\u2032\uff07\u00b4`\u2010-\u2015\u2212]/;

/** Same length as `text`: blanks, apostrophes and dashes of Unicode become those of ASCII. */
export function plain(text: string): string {
  if (!special.test(text)) return text;
  return text
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000\t]/g, ' ')
    .replace(/[\u2018\u2019\u02bc\u2032\uff07\u00b4`]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-');
}

/** Where a global pattern matches. A named group "value" narrows the span to it. */
export function spansOf(line: string, ...patterns: readonly RegExp[]): Span[] {
  const spans: Span[] = [];
  for (const pattern of patterns) {
    // matchAll would make a new pattern each time, which costs more than the match; none of the patterns matches nothing.
    pattern.lastIndex = 0;
    for (let match = pattern.exec(line); match !== null; match = pattern.exec(line)) {
      const value = match.groups?.value;
      const start = value === undefined ? match.index : match.index + match[0].lastIndexOf(value);
      spans.push({ start, end: start + (value ?? match[0]).length });
    }
  }
  return distinct(spans);
}

/** Each span once, by place, the longest first where several begin together. */
export function distinct(spans: readonly Span[]): Span[] {
  if (spans.length < 2) return [...spans];
  return [...spans]
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter(({ start, end }, i, sorted) => i === 0 || start !== sorted[i - 1]!.start || end !== sorted[i - 1]!.end);
}

/** Whether one of the spans contains start … end. */
export function within(spans: readonly Span[], start: number, end: number): boolean {
  return spans.some((span) => span.start <= start && span.end >= end);
}

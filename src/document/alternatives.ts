/** Other readings of a word by the recogniser: valid while they differ from its text in one character. */

/** Those that still are other readings of this text: later steps split words, join them and correct them. */
export const alternativesTo = (text: string, alternatives: readonly string[] = []): readonly string[] =>
  alternatives.filter((other) => differsAt(text, other.trim()) !== undefined).map((other) => other.trim());

/** The one place at which two texts of the same length differ; undefined where they differ at none or at several. */
export function differsAt(text: string, other: string): number | undefined {
  if (text.length !== other.length) return undefined;
  let found: number | undefined;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === other[at]) continue;
    if (found !== undefined) return undefined;
    found = at;
  }
  return found;
}

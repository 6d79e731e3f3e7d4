/** Contact values that count only where nothing better is printed: the contact person's mail, the name in the logo, a mobile number. */
import type { Drawing, Meaning } from '../drawing.js';

type ContactMeaning = Extract<Meaning, { contact: unknown }>;

const keyOf = ({ party, field }: ContactMeaning): string => `${party} ${field}`;

/** Keeps a fallback value's meaning where it equals the field's proper value, or is the first one of a field that has none. */
export function withFallbackValues(drawings: readonly Drawing[]): Drawing[] {
  const chosen = new Map<string, string>();
  for (const wanted of [false, true])
    for (const { runs } of drawings)
      for (const { means } of runs)
        for (const meaning of means)
          if ('contact' in meaning && (meaning.ifAlone === true) === wanted && !chosen.has(keyOf(meaning))) chosen.set(keyOf(meaning), meaning.value);
  const holds = (meaning: Meaning): boolean => !('contact' in meaning) || !meaning.ifAlone || chosen.get(keyOf(meaning)) === meaning.value;
  return drawings.map((drawing) => ({
    ...drawing,
    runs: drawing.runs.map((run) => (run.means.every(holds) ? run : { ...run, means: run.means.filter(holds) })),
  }));
}

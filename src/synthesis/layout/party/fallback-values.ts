/** Contact values that hold only where nothing better is printed: the mail of the sender's clerk, the name in the logo, a mobile number. */
import type { Drawing, Meaning } from '../../drawing.js';

type ContactMeaning = Extract<Meaning, { contact: unknown }>;

const keyOf = ({ party, field }: ContactMeaning): string => `${party} ${field}`;

/** The first of what is printed alone becomes the field's value; others beside it mean nothing. */
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

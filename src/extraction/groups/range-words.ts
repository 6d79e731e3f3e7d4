/** What stands between the first and the last day of a period in any language: "–", "bis zum", "t/m". Any other word makes two dates of them. */
import { languages } from '../../catalogue/languages/index.js';
import { fold } from '../../values/text/fold.js';

/** Folded, without signs; days are always the last included, whatever a word says of that. */
const connectors: ReadonlySet<string> = new Set(languages.flatMap(({ decoding }) => decoding.rangeWords));

const bareWord = (text: string): string => fold(text).replace(/[.:,()'’]/g, '');
/** "Mo", "Montag": the week of 1 January 2024, a Monday. */
const weekdays: ReadonlySet<string> = new Set(
  languages.flatMap(({ code }) =>
    (['long', 'short'] as const).flatMap((weekday) => {
      const { format } = new Intl.DateTimeFormat(code, { weekday, timeZone: 'UTC' });
      return Array.from({ length: 7 }, (_, day) => bareWord(format(Date.UTC(2024, 0, 1 + day))));
    }),
  ),
);

/** The words between two dates make one range of them; a weekday may belong to the second ("to" is one, too: Finnish for Thursday). */
export function joinsDays(words: readonly string[]): boolean {
  const said = words.map(bareWord).filter((word) => word !== '');
  return isJoint(said) || (said.length > 1 && weekdays.has(said.at(-1)!) && isJoint(said.slice(0, -1)));
}

function isJoint(said: readonly string[]): boolean {
  const letters = said.filter((word) => !dashes.test(word));
  return letters.length === 0 ? said.length > 0 : connectors.has(letters.join(' '));
}

const dashes = /^[-–—‐‑−~→÷]+$/u;

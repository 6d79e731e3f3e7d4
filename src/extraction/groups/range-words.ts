/** What stands between the first and the last day of a period in the sixteen languages: "–", "bis zum", "t/m". Any other word makes two dates of them. */
import { languages } from '../../catalogue/languages/index.js';
import { fold } from '../../values/text/fold.js';

/** Folded, without signs; days are always the last included, whatever a word says of that. */
const connectors: ReadonlySet<string> = new Set(
  [
    'bis|bis zum|bis zu|bis einschl|bis einschliesslich|bis inkl|bis inklusive|bis und mit|bis am', // de
    'to|until|till|through|thru|up to|up to and including|to and including', // en
    'a|al|hasta|hasta el', // es
    'do|do dnia|do dn', // pl
    'a|al|ad|fino al|fino a|sino al', // it
    'a|au|jusquau|jusqua', // fr
    'do|az|az do|az po|do dne|do dna', // cs, sk
    't/m|tm|tot|tot en met|tem', // nl
    'til|til og med|tom|t o m', // nb, da
    'do|do dana|do zakljucno|zakljucno s|do ukljucivo', // hr
    'ile|tarihinden|tarihi ile', // tr
    'a|ao|ate|ate ao|ate a|ate o', // pt
    'till|till och med|tom|t o m', // sv
    'do|do vkljucno|vkljucno do', // sl
  ].flatMap((words) => words.split('|')),
);

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

/** The words between two dates make one range of them; a weekday may belong to the second. */
export function joinsDays(words: readonly string[]): boolean {
  const said = words.map(bareWord).filter((word) => word !== '');
  if (said.length > 1 && weekdays.has(said.at(-1)!)) said.pop();
  const letters = said.filter((word) => !dashes.test(word));
  return letters.length === 0 ? said.length > 0 : connectors.has(letters.join(' '));
}

const dashes = /^[-–—‐‑−~→÷]+$/u;

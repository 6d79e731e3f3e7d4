/** The owners of a house together as receiver ("WEG Lindenweg 4–8", "Condominio Via Roma 18"): the network takes their house for a street, or who manages it below for the receiver. */
import { ownersWords } from '../../../catalogue/country-words/name-marks.js';
import type { Token } from '../../../features/contract.js';
import { textOf } from '../../../features/tokens/token-text.js';
import { runsOf } from '../../../grouped.js';
import type { ClassifiedPage } from '../../decoding/classify.js';
import { cellAbove, isFirst } from './cells.js';
import { isOthers, worded } from './joined-names.js';
import { type ContactSpan, spanOfTokens } from './span.js';

const owners = new RegExp(`^(?:${ownersWords.join('|')})(?![\\p{L}])`, 'iu');
/** What the network takes the words of such a name for. */
const ofNames: ReadonlySet<string> = new Set(['Name', 'Street', 'ZipCode']);
/** Words of such a name at most, and names of a document: an adversarial one has thousands. */
const [longest, mostNames] = [9, 100];

/** The spans with such names whole; the same object where there are none such. */
export function ownersNames(spans: readonly ContactSpan[], pages: readonly ClassifiedPage[]): readonly ContactSpan[] {
  const names = spans.filter(({ field, role, isRecalled }) => field === 'Name' && role === 'Receiver' && !isRecalled);
  if (names.length === 0 || names.length > mostNames) return spans;
  for (const { page } of pages) {
    const { tokens } = page;
    for (const cell of runsOf([...tokens.keys()], (_, next) => !isFirst(tokens, next))) {
      const words = nameIn(cell.map((i) => tokens[i]!));
      const other = words.findIndex((token) => spans.some(({ field, tokens: taken }) => !ofNames.has(field) && taken.includes(token)));
      const own = other < 0 ? words : words.slice(0, other);
      if (own.length < 2) continue;
      const within = names.find((name) => name.tokens.some((token) => own.includes(token)));
      const found = within ?? names.find((name) => isAbove(own, name, tokens));
      const rest = within?.tokens.filter((token) => !own.includes(token)) ?? [];
      const goesOn = rest.length > 0 && rest[0]!.line !== own[0]!.line && !isOthers(textOf(rest));
      if (!found || goesOn || (rest.length === 0 && within?.tokens.length === own.length)) continue;
      const left = spans.filter((span) => span !== found && !span.tokens.some((token) => own.includes(token)));
      const at = left.findIndex((span) => span.page > page.page || (span.page === page.page && span.line >= own[0]!.line));
      return left.toSpliced(at < 0 ? left.length : at, 0, spanOfTokens(found, own));
    }
  }
  return spans;
}

/** The cell's words up to a comma or somebody in whose care it is ("c/o"), where they begin as such a name; none of a longer cell. */
function nameIn(cell: readonly Token[]): readonly Token[] {
  if (!owners.test(textOf(cell.slice(0, longest)))) return [];
  const end = cell.findIndex(({ text }, at) => at > 0 && (/[,;]$/.test(text) || /^\p{L}\/\p{L}/u.test(text)));
  const own = end < 0 ? cell : cell.slice(0, /[,;]$/.test(cell[end]!.text) ? end + 1 : end);
  return own.length <= longest ? own : [];
}

/** Whether the cell of these words is right above a name. */
const isAbove = (own: readonly Token[], name: ContactSpan, tokens: readonly Token[]): boolean => {
  if (!tokens.includes(name.tokens[0]!)) return false;
  const above = cellAbove(name.tokens, tokens, worded.type);
  return own.length > 0 && own.every((token) => above.includes(token));
};

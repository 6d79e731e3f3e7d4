/** The day that something was delivered or done, where words beside or above it say so plainly: "Work completed 12/01/2026", "SHIP DATE", "Rechnungsdatum ⏎ /Lieferdatum". */
import { languages } from '../catalogue/languages/index.js';
import type { Candidate, EncodedPage } from '../features/contract.js';
import { bare } from '../features/fold.js';
import { factsOn } from '../features/word-facts.js';
import { tokensByLine } from './line-index.js';
import { joinsDays } from './range-words.js';
import type { Adjust } from './ranking.js';

/** Added to the network's logits: of the day, and of the same day as one of a period. */
const [saidSo, noPeriod] = [6, -4];
const keys: ReadonlySet<string> = new Set(languages.flatMap(({ terms }) => terms.deliveryDate.map(bare)));
const longestKey = 6;
/** In heights of the date: how far above it its heading may stand. */
const reach = 3;

/** The days that words say this of, in all their readings; none where the words name several days: rows have days of their own. */
export function deliveryDays(pages: readonly EncodedPage[]): ReadonlySet<Candidate> {
  const said = pages.flatMap((page) => page.candidates.filter((candidate) => candidate.kind === 'date' && isSaid(candidate, page)));
  const placeOf = ({ page, first }: Candidate): string => `${page} ${first}`;
  const places = new Set(said.map(placeOf));
  const isOneDay = [...new Set(said.map(({ value }) => value))].some(
    (day) => new Set(said.filter(({ value }) => value === day).map(placeOf)).size === places.size,
  );
  return new Set(isOneDay ? said : []);
}

export const deliveryWords =
  (days: ReadonlySet<Candidate>): Adjust =>
  (candidate, _, detail) => {
    if (!days.has(candidate)) return 0;
    if (detail === 'DeliveryDate') return saidSo;
    return detail.startsWith('DeliveryPeriod') ? noPeriod : 0;
  };

function isSaid({ first, last }: Candidate, page: EncodedPage): boolean {
  if (beginsRange(page, last)) return false;
  const line = tokensByLine(page).get(page.tokens[first]!.line)!;
  return (
    endsInKey(
      page,
      line.filter((i) => i < first),
    ) ||
    isKey(page, above(page, first, last)) ||
    isKey(page, wrapped(page, first))
  );
}

function beginsRange({ tokens }: EncodedPage, last: number): boolean {
  const [day, next] = [tokens[last]!, tokens[last + 1]];
  return /[-–—]$/.test(day.text) || (next?.line === day.line && joinsDays([next.text]));
}

function endsInKey(page: EncodedPage, tokens: readonly number[]): boolean {
  const near = tokens.slice(-longestKey);
  return near.some((_, from) => isKey(page, near.slice(from)));
}

function isKey({ tokens }: EncodedPage, words: readonly number[]): boolean {
  const facts = factsOn(tokens);
  return words.length > 0 && keys.has(words.map((i) => facts[i]!.bare).join(''));
}

/** The words of the nearest line above that the date hangs below. */
function above({ tokens }: EncodedPage, first: number, last: number): number[] {
  const [from, to] = [tokens[first]!.box, tokens[last]!.box];
  const over = tokens.flatMap(({ box }, i) => {
    const gap = from.y - box.y - box.height;
    return box.x < to.x + to.width && box.x + box.width > from.x && gap > -from.height / 2 && gap < reach * from.height ? [i] : [];
  });
  const nearest = over.at(-1);
  return nearest === undefined ? [] : over.filter((i) => tokens[i]!.line === tokens[nearest]!.line);
}

/** The second line of the key that stands before the date: "Rechnungsdatum 19 Mai 2024 ⏎ /Lieferdatum". */
function wrapped(page: EncodedPage, first: number): number[] {
  const { tokens } = page;
  const { box, line } = tokens[first]!;
  const key = tokens[first - 1];
  if (key?.line !== line) return [];
  const start = tokens.findIndex(
    (token) =>
      /^\/./.test(token.text) && Math.abs(token.box.x - key.box.x) < box.height * 3 && token.box.y > key.box.y && token.box.y < box.y + 2.5 * box.height,
  );
  return start < 0 ? [] : tokens.flatMap((token, i) => (i >= start && token.line === tokens[start]!.line && token.box.x < box.x ? [i] : []));
}

/** The day that something was delivered or done, where words beside or above it say so plainly: "Work completed 12/01/2026", "SHIP DATE", "Rechnungsdatum ⏎ /Lieferdatum". */
import { languages } from '../catalogue/languages/index.js';
import type { Candidate, EncodedPage } from '../features/contract.js';
import { bare } from '../features/fold.js';
import { factsOn } from '../features/word-facts.js';
import { tokensByLine } from './line-index.js';
import { joinsDays } from './range-words.js';
import type { Adjust } from './ranking.js';
import { isApart } from './smooth.js';

/** Added to the network's logits: of the day, and of the same day as one of a period. */
const [saidSo, noPeriod] = [6, -4];
const keys: ReadonlySet<string> = new Set(languages.flatMap(({ terms }) => terms.deliveryDate.map(bare)));
const longestKey = 6;
/** In heights of the date: how far above it its heading may stand. */
const reach = 3;

export type DeliveryDays = ReadonlySet<Candidate>;

/** The days that words say this of, in all their readings; none where the words name several days: rows have days of their own. */
export function deliveryDays(pages: readonly EncodedPage[]): ReadonlySet<Candidate> {
  const said = pages.flatMap((page) =>
    page.candidates
      .filter((candidate) => candidate.kind === 'date' && isSaid(candidate, page))
      .map((candidate) => ({ candidate, place: placeOf(candidate, page) })),
  );
  const places = new Set(said.map(({ place }) => place));
  const isOneDay = [...new Set(said.map(({ candidate }) => candidate.value))].some(
    (day) => new Set(said.filter(({ candidate }) => candidate.value === day).map(({ place }) => place)).size === places.size,
  );
  return new Set(isOneDay ? said.map(({ candidate }) => candidate) : []);
}

/** The word that it begins with: crowded pages are encoded in pieces. */
const placeOf = ({ page, first }: Candidate, { tokens }: EncodedPage): string => `${page} ${tokens[first]!.word}`;

export const deliveryWords =
  (days: ReadonlySet<Candidate>): Adjust =>
  (candidate, _, detail) => {
    if (!days.has(candidate)) return 0;
    if (detail === 'DeliveryDate') return saidSo;
    return detail.startsWith('DeliveryPeriod') ? noPeriod : 0;
  };

function isSaid({ first, last }: Candidate, page: EncodedPage): boolean {
  if (isOfRange(page, first, last)) return false;
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

/** "01.08.-15.08.2024", "1 to 15 August 2024", whether both days are one candidate or two. */
function isOfRange({ tokens }: EncodedPage, first: number, last: number): boolean {
  const { line } = tokens[first]!;
  const joins = (i: number) => tokens[i]?.line === line && joinsDays([tokens[i].text]);
  if (joins(first - 1) || joins(last + 1) || /^[-–—]/.test(tokens[first]!.text) || /[-–—]$/.test(tokens[last]!.text)) return true;
  const within = tokens.slice(first, last + 1).map(({ text }) => text);
  return within.some((text) => joinsDays([text]) || /[-–—]/.test(text.replace(dashed, '')));
}
/** A day that is written with dashes itself. */
const dashed = /^\d{1,4}[-–](?:\d{1,2}|\p{L}{3,9}\.?)[-–]\d{1,4}/u;

/** Before such a key it is no day of delivery, or none yet: "Payment completed", "Estimated delivery date". */
const otherwise =
  /^(?:payment|transaction|order|not|yet|be|estimated|est\.?|expected|requested|planned|scheduled|zahlung|voraussichtliche[rs]?|geplante[rs]?|gewünschte[rs]?|erwartete[rs]?|prévue?|souhaitée?|previst[ao]|estimad[ao]|verwachte|beräknad|forventet|planowan[ay])$/iu;
/** In heights: words further apart belong to different cells. */
const apart = 1.2;

/** A key of one word, "Completed", only where nothing stands before it. */
function endsInKey(page: EncodedPage, line: readonly number[]): boolean {
  const { tokens } = page;
  const near = line.slice(-longestKey - 1);
  return near.some((token, from) => {
    const before = from > 0 && !isApart(tokens[near[from - 1]!]!, tokens[token]!, apart) ? tokens[near[from - 1]!]!.text : undefined;
    const words = near.slice(from);
    const mayBegin = before === undefined || /[.,:;|/·]$/.test(before) || (words.length > 1 && !otherwise.test(before));
    return mayBegin && words.length <= longestKey && isKey(page, words);
  });
}

function isKey({ tokens }: EncodedPage, words: readonly number[]): boolean {
  const facts = factsOn(tokens);
  return words.length > 0 && keys.has(words.map((i) => facts[i]!.bare).join(''));
}

/** The words of the line above, the last one in reading order, that the date hangs below. */
function above({ tokens }: EncodedPage, first: number, last: number): number[] {
  const [from, to] = [tokens[first]!.box, tokens[last]!.box];
  const over = tokens.flatMap(({ box }, i) => {
    const gap = from.y - box.y - box.height;
    return box.x < to.x + to.width && box.x + box.width > from.x && gap > -from.height / 2 && gap < reach * from.height ? [i] : [];
  });
  const lowest = over.at(-1);
  return lowest === undefined ? [] : over.filter((i) => tokens[i]!.line === tokens[lowest]!.line);
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

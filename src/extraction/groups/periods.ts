/** Delivery periods: two dates of one range, "11.05.2031 bis 23.02.2032", are first and last day together, whatever the probability of each alone. */
import { allWords } from '../../catalogue/languages/all-words.js';
import type { Candidate, EncodedPage } from '../../features/contract.js';
import { fold } from '../../fold.js';
import type { Ranked, Ranking } from '../decoding/ranking.js';
import type { Because } from '../decoding/steps.js';
import { type Chosen, explainLeft, type GroupContext, type Members } from './members.js';

/** Threshold from which one day of a range gives the other. */
const leastOfRange = 0.2;
/** Words between first and last day: "–", "bis zum", "up to and including". */
const between = 4;

/** One period at most. */
export function deliveryPeriods(chosen: Chosen, { rankings, least }: GroupContext, because: Because): Members[] {
  const [starts, ends] = [rankings.get('DeliveryPeriodDateStart')!, rankings.get('DeliveryPeriodDateEnd')!];
  const likely = starts.ranked[0];
  let start = likely && likely.probability >= least ? likely : undefined;
  let end = ends.ranked.find(({ value, probability }) => probability >= least && (!start || value >= start.value));
  if (!start || !end) {
    const known = start ?? end ?? [likely, ends.ranked[0]].filter((ranked) => ranked !== undefined).sort((a, b) => b.probability - a.probability)[0];
    const range = known && known.probability >= leastOfRange ? rangeAround(known, known === start || known === likely ? 'first' : 'last') : undefined;
    if (range) [start, end] = [rankedOf(range[0], starts, known!), rankedOf(range[1], ends, known!)];
    const days = range
      ? ([
          ['Start', start!],
          ['End', end!],
        ] as const)
      : [];
    for (const [name, day] of days)
      if (day.value !== known!.value) explainLeft(because, `DeliveryPeriodDate${name}`, [day], `it makes a range with "${known!.candidate.text}"`);
  }
  const isOther = (day: Ranked | undefined) => (each: Ranked) => each.value !== day?.value;
  explainLeft(because, 'DeliveryPeriodDateStart', chosen('DeliveryPeriodDateStart').filter(isOther(start)), 'one period is given, of the likeliest first day');
  explainLeft(
    because,
    'DeliveryPeriodDateEnd',
    chosen('DeliveryPeriodDateEnd').filter(isOther(end)),
    'one period is given, of the likeliest last day that is not before its first',
  );
  if (!start && !end) return [];
  return [
    {
      members: [
        ['DeliveryPeriodDateStart', start],
        ['DeliveryPeriodDateEnd', end],
      ],
    },
  ];
}

/** First and last day of the range that the day is the first or last of. */
function rangeAround({ page, candidate }: Ranked, as: 'first' | 'last'): readonly [Candidate, Candidate] | undefined {
  const found = page.candidates
    .filter((other) => other.kind === 'date' && (as === 'first' ? follows(page, candidate, other) : follows(page, other, candidate)))
    // The reading that agrees on day and month, and of those the nearest.
    .sort((a, b) => agreement(b, candidate) - agreement(a, candidate) || Math.abs(a.first - candidate.first) - Math.abs(b.first - candidate.first))[0];
  if (!found) return undefined;
  return as === 'first' ? [candidate, found] : [found, candidate];
}

const agreement = (a: Candidate, b: Candidate): number => (a.convention === b.convention ? 1 : 0);

/** Words of both within the range's own span count as none between: "05.08. - 09.08.2023" is read as its first day. */
function follows({ tokens }: EncodedPage, before: Candidate, after: Candidate): boolean {
  if (before.first >= after.first || before.value >= after.value) return false;
  if (before.last >= after.first) return true;
  const [from, to] = [tokens[before.last]!, tokens[after.first]!];
  const words = tokens.slice(before.last + 1, after.first).map(({ text }) => text);
  if (to.line - from.line > 1 || words.length > between) return false;
  const isJoined = /[-–—]$/.test(from.text) || /^[-–—]/.test(to.text);
  return words.length > 0 ? joinsDays(words) : isJoined || from.line === to.line;
}

/** With the probability of the day that it follows from, a little less. */
function rankedOf(candidate: Candidate, { ranked }: Ranking, known: Ranked): Ranked {
  const probability = Math.max(0.9 * known.probability, ranked.find(({ value }) => value === candidate.value)?.probability ?? 0);
  return { value: candidate.value, probability, candidate, page: known.page };
}

/** Folded, without signs; days are always the last included, whatever the word. */
const connectors: ReadonlySet<string> = new Set(allWords(({ rangeWords }) => rangeWords));
const dashes = /^[-–—‐‑−~→÷]+$/u;

/** The words between two dates make one range of them: "–", "bis zum", "t/m". Any other word makes two dates of them. */
function joinsDays(words: readonly string[]): boolean {
  const bare = words.map((word) => fold(word).replace(/[.:,()'’]/g, '')).filter((word) => word !== '');
  const letters = bare.filter((word) => !dashes.test(word));
  return letters.length === 0 ? bare.length > 0 : connectors.has(letters.join(' '));
}

/** Numbers that begin with capitals ("REFCLI0215"): what stands before the digits is a part of them unless it is a wording for the number, as in "RECHNUNG0215". */
import { hull } from '../../document/box.js';
import { lexiconBits } from '../../features/lexicon/lexicon.js';
import { remembered } from '../../remembered.js';
import type { Ranked, Ranking } from './ranking.js';

const capitals = /(?<![\p{L}\d])\p{Lu}{2,12}$/u;
/** The last word of what is written together: "DEBITORENNR". */
const saysNumber = /(?:NO|NR|NUM|NUMMER|NUMBER|NUMERO|NUMER|CISLO|BROJ)$/;
const isWording = remembered((word) => saysNumber.test(word) || lexiconBits([word], [0])[0] !== 0, 400);

/** The same rankings, a number that was cut behind its capitals and the whole number being one value. */
export function withWholeNumbers(rankings: ReadonlyMap<string, Ranking>): ReadonlyMap<string, Ranking> {
  if (![...rankings.values()].some(({ ranked }) => ranked.some(isCut))) return rankings;
  return new Map([...rankings].map(([name, ranking]) => [name, ranking.ranked.some(isCut) ? whole(ranking) : ranking]));
}

const isCut = (ranked: Ranked): boolean => capitalsOf(ranked) !== undefined;

/** The capitals that stand right before it in the same word. */
function capitalsOf({ candidate: { kind, first, text }, page, value }: Ranked): string | undefined {
  if (kind !== 'identifier' || !/^\d/.test(value)) return undefined;
  const token = page.tokens[first]!.text;
  const at = token.indexOf(text.slice(0, token.length));
  const before = at > 0 ? capitals.exec(token.slice(0, at))?.[0] : undefined;
  return before === undefined || isWording(before) ? undefined : before;
}

function whole(ranking: Ranking): Ranking {
  const byValue = new Map<string, Ranked>();
  for (const each of ranking.ranked.map(completed)) {
    const known = byValue.get(each.value);
    const probability = ranking.many ? Math.max(known?.probability ?? 0, each.probability) : Math.min(1, (known?.probability ?? 0) + each.probability);
    byValue.set(each.value, { ...(known ?? each), probability });
  }
  return { ...ranking, ranked: [...byValue.values()].sort((a, b) => b.probability - a.probability) };
}

function completed(ranked: Ranked): Ranked {
  const before = capitalsOf(ranked);
  if (before === undefined) return ranked;
  const { candidate, page } = ranked;
  const value = before + ranked.value;
  const box = hull([candidate.box, page.tokens[candidate.first]!.box]);
  return { ...ranked, value, candidate: { ...candidate, value, text: before + candidate.text, box } };
}

/** Ordinary words have the form of a BIC too ("PORTUGAL", "UNLOADED"): one is a BIC only beside its key, an IBAN or a bank, and of letters alone only where these leave no doubt. */
import { countryOfName } from '../../../catalogue/country-names.js';
import { ibanCountryOfTerritory } from '../../../catalogue/country-words/iban-territories.js';
import { allWords } from '../../../catalogue/languages/all-words.js';
import { ibanCountry } from '../../../values/payment/iban.js';
import type { Candidate, EncodedPage, Token } from '../../../features/contract.js';
import { bankBits } from '../../../features/lexicon/lexicon.js';
import { factsOn } from '../../../features/words/word-facts.js';
import { wordingsOnTheLeft } from '../../../features/lexicon/wordings.js';
import { rememberedOf } from '../../../remembered.js';
import type { Adjust } from '../ranking.js';

/** Added to the network's logit: it excludes the candidate. */
const never = -40;
/** Words between the key and the code: "SWIFT code of our bank: …". */
const between = 4;
/** In heights of the code: how far above or below it the rest of the bank details may be, and how far its heading. */
const [near, heading] = [7, 5];

/** Of a BIC. */
const isKey = (bare: string): boolean => bare.includes('swift') || /^(?:code)?bic(?!ycl)/.test(bare);
const ofBank = new RegExp(`iban|${allWords(({ bankWords }) => bankWords).join('|')}`);
/** A word for a bank, an account or its number. */
const isBank = (bare: string): boolean => ofBank.test(bare);

/** A factor of −40 logits for each BIC candidate that is at no place of a BIC, 0 for all else. */
export function bicPlaces(pages: readonly EncodedPage[]): Adjust {
  const ibans = new Set(pages.flatMap(({ candidates }) => candidates.flatMap(({ kind, value }) => (kind === 'iban' ? [ibanCountry(value)] : []))));
  return (candidate, page, detail) => (detail !== 'Bic' || candidate.kind !== 'bic' || isPlace(candidate, page, ibans) ? 0 : never);
}

function isPlace(candidate: Candidate, page: EncodedPage, ibans: ReadonlySet<string>): boolean {
  const { value, text } = candidate;
  if (countryOfName(text) !== undefined) return false;
  const country = value.slice(4, 6);
  const mayBe = /\d/.test(value) || value.endsWith('XXX') || ibans.has(country) || ibans.has(ibanCountryOfTerritory.get(country) ?? '');
  const announced = announcedBy(candidate, page);
  // The name of a bank is beside its IBAN, too.
  if (announced === 'key' || (announced === 'bank' && (mayBe || ibans.size === 0))) return true;
  return mayBe && hasBankNear(candidate, page);
}

/** What is beside it: right behind its key, its bank or an IBAN, right before the key or an IBAN, or below the key as its heading. */
function announcedBy({ first, last }: Candidate, page: EncodedPage): 'key' | 'bank' | undefined {
  const { tokens } = page;
  const words = factsOn(tokens);
  const { line, box } = tokens[first]!;
  if (/^(?:BIC|SWIFT)/i.test(tokens[first]!.text) && tokens[first]!.text.length > 11) return 'key';
  const isIban = (i: number): boolean => page.candidates.some((other) => other.kind === 'iban' && other.first <= i && i <= other.last);
  let [passed, isOfBank] = [0, false];
  for (let i = first - 1; i >= 0 && tokens[i]!.line === line && passed <= between; i--) {
    const { bare } = words[i]!;
    if (isKey(bare)) return 'key';
    isOfBank ||= (isBank(bare) && passed < 2) || (isIban(i) && passed === 0);
    if (/\d/.test(bare) && !isIban(i)) break;
    if (bare !== '') passed++;
  }
  const next = tokens[last + 1];
  if (next?.line === line && isKey(words[last + 1]!.bare)) return 'key';
  if (keysOn(page).some((i) => isAbove(tokens[i]!, box) && !hasOwn(page, i))) return 'key';
  return isOfBank || (next?.line === line && isIban(last + 1)) ? 'bank' : undefined;
}

/** Indices of the keys on a page. */
const keysOn = rememberedOf(({ tokens }: EncodedPage) => factsOn(tokens).flatMap(({ bare }, i) => (isKey(bare) ? [i] : [])));

/** Whether a code is behind the key on its own line: then it is no heading. */
const hasOwn = ({ candidates, tokens }: EncodedPage, key: number): boolean =>
  candidates.some(({ kind, first }) => kind === 'bic' && first > key && first <= key + between && tokens[first]!.line === tokens[key]!.line);

function isAbove({ box }: Token, below: Token['box']): boolean {
  const gap = below.y - box.y;
  return gap > 0.4 * below.height && gap < heading * below.height && box.x < below.x + below.width && box.x + box.width > below.x;
}

/** Anything of a bank around it: a key, a word for an account, an IBAN. */
function hasBankNear({ first }: Candidate, page: EncodedPage): boolean {
  const { tokens } = page;
  const words = factsOn(tokens);
  const { box } = tokens[first]!;
  const { own } = wordingsOnTheLeft(tokens, box.height);
  const isNear = (token: Token): boolean => Math.abs(token.box.y - box.y) < near * box.height;
  return (
    tokens.some((token, i) => i !== first && isNear(token) && ((own[i]! & bankBits) !== 0 || isKey(words[i]!.bare) || isBank(words[i]!.bare))) ||
    page.candidates.some((other) => other.kind === 'iban' && isNear(tokens[other.first]!))
  );
}

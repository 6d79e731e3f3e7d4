/** Whose a VAT or tax id is by where it stands: the key before it, the party whose address it is printed with. */
import { languages } from '../../catalogue/languages/index.js';
import type { ContactField, ContactRole } from '../../catalogue/contact-fields.js';
import type { EncodedPage, Token } from '../../features/contract.js';
import { bare } from '../../features/fold.js';
import { taxBits, vatIdBits } from '../../features/lexicon.js';
import { factsOn } from '../../features/word-facts.js';
import { wordingsOf, wordingsOnTheLeft } from '../../features/wordings.js';
import type { ContactSpan } from '../contacts/span.js';
import type { Ranked } from '../decoding/ranking.js';

/** Keys that name the receiver: "OIB kupca", "N° TVA du client". */
const receiverKeys: ReadonlySet<string> = new Set(
  languages.flatMap(({ terms }) => {
    const others = new Set([...terms.senderVatId, ...terms.taxId].map(bare));
    return terms.receiverVatId.map(bare).filter((key) => key.length > 3 && !others.has(key));
  }),
);
const longestKey = 6;
/** Words for the receiver alone: "TVA du preneur", "Käufer USt-IdNr.". */
const customerWords: ReadonlySet<string> = new Set(languages.flatMap(({ decoding }) => decoding.customers.map(bare)));

const places: ReadonlySet<ContactField> = new Set(['Name', 'Street', 'ZipCode', 'City']);
/** In line heights: how far below an address its ids may stand, how much its left edge may be off, and how far a column of values stands from its keys. */
const below = 7;
const edge = 1.5;
const column = 15;

/** Undefined where nothing tells. */
export function partyOf({ page, candidate }: Pick<Ranked, 'page' | 'candidate'>, spans: readonly ContactSpan[]): ContactRole | undefined {
  const key = keyStart(page, candidate.first);
  if (saysReceiver(page.tokens, candidate.first) || isCustomer(page, candidate.first) || isCustomer(page, key)) return 'Receiver';
  const { box, line } = page.tokens[key]!;
  const own = spans.filter((span) => span.page === page.page && places.has(span.field));
  const beside = own.filter((span) => span.line === line && span.box.x < box.x).sort((a, b) => b.box.x - a.box.x)[0];
  const above = own
    .filter((span) => {
      const gap = box.y - span.box.y;
      return span.line < line && gap > 0 && gap < below * box.height && Math.abs(span.box.x - box.x) < edge * box.height;
    })
    .sort((a, b) => b.box.y - a.box.y)[0];
  const isBeside = beside && box.x - beside.box.x - beside.box.width < 3 * box.height;
  return isBeside ? beside.role : above?.role;
}

function saysReceiver(tokens: readonly Token[], first: number): boolean {
  const words = factsOn(tokens);
  let text = '';
  for (let i = first - 1; i >= 0 && i >= first - longestKey && tokens[i]!.line === tokens[first]!.line; i--) {
    text = words[i]!.bare + text;
    if (receiverKeys.has(text)) return true;
  }
  return false;
}

/** Whether the word before this one, a colon aside, is one for who buys: right before it, or as the end of a key of VAT ids, in a column of keys. */
function isCustomer(page: EncodedPage, first: number): boolean {
  const words = factsOn(page.tokens);
  const at = words[first - 1]?.bare === '' ? first - 2 : first - 1;
  const [word, before, number] = [page.tokens[at], page.tokens[first - 1], page.tokens[first]!];
  if (!word || !before || word.line !== number.line || !customerWords.has(words[at]!.bare)) return false;
  const { own } = wordingsOn(page);
  const endsKey = [1, 2, 3].some((back) => page.tokens[at - back]?.line === word.line && (own[at - back]! & vatIdBits) !== 0);
  return number.box.x - before.box.x - before.box.width < (endsKey ? column : edge) * number.box.height;
}

const wordings = new WeakMap<EncodedPage, ReturnType<typeof wordingsOnTheLeft>>();
function wordingsOn(page: EncodedPage): ReturnType<typeof wordingsOnTheLeft> {
  const known = wordings.get(page) ?? wordingsOnTheLeft(page.tokens, pitchOf(page.tokens));
  wordings.set(page, known);
  return known;
}

/** Usual distance of lines, whatever the document's resolution. */
function pitchOf(tokens: readonly Token[]): number {
  const heights = Float64Array.from(tokens, ({ box }) => box.height).sort();
  return 1.15 * Math.max(1, heights[heights.length >> 1] ?? 30);
}

/** The first token of the key right before the number, else its own first. */
function keyStart(page: EncodedPage, first: number): number {
  const { own } = wordingsOn(page);
  let start = first;
  while (start > 0 && page.tokens[start - 1]!.line === page.tokens[first]!.line && first - start < longestKey && (own[start - 1]! & taxBits) !== 0) start--;
  return start;
}

/**
 * Digits without a country's letters that nothing else makes a VAT id: no wording for one beside or above them (a tax office's or a register's number as well), or,
 * recognised from a picture, right behind up to three signs that are no wording (the letters, misread: "P L 6048535804", "FE 100552940").
 */
export function isBareNumber({ page, candidate }: Pick<Ranked, 'page' | 'candidate'>, isRecognised: boolean): boolean {
  if (/\p{L}/u.test(candidate.text)) return false;
  const { left, own } = wordingsOn(page);
  // What stands above is rarely asked for, and dear.
  const isKeyed = (left[candidate.first]! & vatIdBits) !== 0 || (wordingsOf(page.tokens, pitchOf(page.tokens)).above[candidate.first]! & vatIdBits) !== 0;
  if (!isKeyed) return true;
  const [before, number] = [page.tokens[candidate.first - 1], page.tokens[candidate.first]!];
  if (!isRecognised || !before || before.line !== number.line || own[candidate.first - 1] !== 0) return false;
  return lettersMisread.test(before.text) && number.box.x - before.box.x - before.box.width < number.box.height;
}

/** No word with a full stop or colon: "nr." is one. */
const lettersMisread = /^[\p{L}\d]{1,3}-?$/u;

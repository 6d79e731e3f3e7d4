/** A sender or receiver without a sound address, where one stands on the page that no party has: by its shape it is an address, and the other party has its own. */
import type { ContactField, ContactRole } from '../../catalogue/contact-fields.js';
import type { Token } from '../../features/contract.js';
import { bare } from '../../values/text/fold.js';
import { tagNames } from '../../network/config.js';
import { rememberedOf } from '../../remembered.js';
import { type AddressPlace, addressPlaces, type Range } from './addresses/address-places.js';
import type { ClassifiedPage } from '../decoding/classify.js';
import { partedAddress } from './addresses/address-parts.js';
import { bestName } from './names/best-name.js';
import { addressOf } from './addresses/address.js';
import { type ConfidenceOf, type ContactSpan, spanOfTokens } from './spans/span.js';
import { tagOf } from './spans/tags.js';
import { isPartyKey } from './names/party-names.js';
import { isCode } from './addresses/postal-codes.js';
import { textOf } from '../decoding/token-text.js';

const parts = ['Street', 'ZipCode', 'City'] as const;
const partyFields: ReadonlySet<ContactField> = new Set(['Name', ...parts]);
const roles = ['Sender', 'Receiver', 'Other'] as const;
/** Pages; parties stand on the first ones. */
const lookedAt = 2;
/** Least probability of an address, summed over parties; in one line, beside the name of its owner, less. */
const [leastOfPlace, leastOfNamed] = [0.2, 0.03];
/** A name of this probability is the party's. */
const certainName = 0.9;
/** Least probability of the spans that are given. */
const least = 0.35;

/** The spans with an address for a party that has no sound one, where the other party has. */
export function withMissingParty(
  role: 'Sender' | 'Receiver',
  spans: readonly ContactSpan[],
  pages: readonly ClassifiedPage[],
  confidenceOf: ConfidenceOf,
): readonly ContactSpan[] {
  const places = placesOn(pages);
  if (places.length === 0) return spans;
  const own = spans.filter((span) => span.role === role);
  if (isSound(partedAddress(addressOf(own)))) return spans;
  const other = role === 'Sender' ? 'Receiver' : 'Sender';
  const others = spans.filter((span) => span.role === other);
  const taken = partedAddress(addressOf(others));
  if (!isSound(taken)) return spans;
  const takenTokens = new Set([...taken.values()].flatMap(({ tokens }) => tokens));
  const othersNames = others.filter(({ field }) => field === 'Name');
  const othersName = bare(bestName(othersNames, taken)?.text ?? '');
  const free = places.filter(({ place }) => {
    const name = place.name && bare(textOf(tokensOf(place, place.name)));
    const isTaken = place.tokens.some((token) => takenTokens.has(token)) || isSameAddress(place, taken);
    return !isTaken && !(name && (name === othersName || isOtherThan(name, own)));
  });
  const best = free
    .map((each) => ({ ...each, mass: massOf(each.place, each.classified) }))
    .filter(({ place, mass }) => {
      if (place.isBlock) return mass >= (beginsWithName(place, own) ? leastOfNamed : leastOfPlace);
      return role === 'Sender' && mass >= (isBesideName(place, own) ? leastOfNamed : leastOfPlace);
    })
    .sort((a, b) => (role === 'Receiver' ? Number(b.place.isBlock) - Number(a.place.isBlock) : 0) || b.mass - a.mass)[0];
  if (!best) return spans;
  const { name, ...nameless } = best.place;
  return withPlace(spans, role, name && !beginsWithName(best.place, own) ? best.place : nameless, best.classified, confidenceOf);
}

/** Pieces of a crowded page share some lines: what stands in two of them is one place. */
const placesOn = rememberedOf((pages: readonly ClassifiedPage[]): readonly ClassifiedPlace[] => {
  const known = new Set<Token>();
  return pages
    .filter(({ page }) => page.page < lookedAt)
    .flatMap((classified) => {
      const own = addressPlaces(classified.page).filter(({ tokens }) => !known.has(tokens[0]!));
      for (const { tokens } of own) known.add(tokens[0]!);
      return own.map((place) => ({ place, classified }));
    });
});

interface ClassifiedPlace {
  readonly place: AddressPlace;
  readonly classified: ClassifiedPage;
}

/** Weight of a name against each part of the address, penalty where the sender has another name, and from which probability it has. */
const [ofName, elsewhere, certain] = [2, 0.5, 0.8];
/** Lines of two parties at this probability are no block: the sender's small line stands over the receiver's address. */
const sure = 0.95;

/** The lines of one block are one party's: where the network takes them for several parties', whose the whole block likeliest is. */
export function withOneOwnerEach(spans: readonly ContactSpan[], pages: readonly ClassifiedPage[], confidenceOf: ConfidenceOf): readonly ContactSpan[] {
  const named: ContactSpan[] = [];
  const owners = new Map<ContactSpan, ContactRole>();
  for (const { place, classified } of placesOn(pages)) {
    if (!place.isBlock) continue;
    const words = new Set(place.tokens);
    const own = spans.filter((span) => partyFields.has(span.field) && span.tokens.every((token) => words.has(token)));
    if (new Set(own.map(({ role }) => role)).size < 2 || new Set(own.filter(({ probability }) => probability >= sure).map(({ role }) => role)).size > 1)
      continue;
    const hasOtherName = spans.some(
      ({ role, field, probability, tokens }) => role === 'Sender' && field === 'Name' && probability >= certain && !words.has(tokens[0]!),
    );
    const votes = roles.map((role) => {
      const parts = [
        meanOf(place.street, role, 'Street', classified),
        meanOf(place.zip, role, 'ZipCode', classified),
        meanOf(place.city, role, 'City', classified),
      ];
      const name = place.name ? ofName * meanOf(place.name, role, 'Name', classified) : 0;
      return parts.reduce((sum, part) => sum + part, name) - (role === 'Sender' && hasOtherName ? elsewhere : 0);
    });
    const owner = roles[votes.indexOf(Math.max(...votes))]!;
    for (const span of own) owners.set(span, owner);
    const name =
      place.name && !own.some(({ field, text }) => field === 'Name' && !isPartyKey(text))
        ? spanOf(place, owner, 'Name', place.name, classified, confidenceOf)
        : undefined;
    if (name && name.probability >= leastOfPlace) named.push({ ...name, probability: Math.max(least, name.probability) });
  }
  if (named.length === 0 && [...owners].every(([{ role }, owner]) => role === owner)) return spans;
  return [...spans.map((span) => ({ ...span, role: owners.get(span) ?? span.role })), ...named];
}

function meanOf([first, last]: Range, role: ContactRole, field: ContactField, { tags }: ClassifiedPage): number {
  let sum = 0;
  for (let i = first; i <= last; i++) sum += tags[i * tagNames.length + tagOf(role, field)]!;
  return sum / (last - first + 1);
}

const isSound = (address: ReadonlyMap<ContactField, ContactSpan>): boolean => {
  const zip = address.get('ZipCode');
  return zip !== undefined && address.has('City') && isCode(zip.text);
};

const tokensOf = ({ page }: AddressPlace, [first, last]: Range) => page.tokens.slice(first, last + 1);

const isSameAddress = (place: AddressPlace, address: ReadonlyMap<ContactField, ContactSpan>): boolean =>
  bare(textOf(tokensOf(place, place.zip))) === bare(address.get('ZipCode')?.text ?? '') &&
  isWithin(bare(textOf(tokensOf(place, place.street))), bare(address.get('Street')?.text ?? ''));

const isWithin = (a: string, b: string): boolean => a.includes(b) || b.includes(a);

/** The party certainly has another name. */
const isOtherThan = (name: string, own: readonly ContactSpan[]): boolean =>
  own.some(({ field, text, probability }) => field === 'Name' && probability >= certainName && !/\d/.test(text)) &&
  !own.some(({ field, text }) => field === 'Name' && isWithin(bare(text), name));

/** The words right before the street are the party's name. */
function isBesideName({ page, street }: AddressPlace, own: readonly ContactSpan[]): boolean {
  const { line } = page.tokens[street[0]]!;
  const before = bare(textOf(page.tokens.slice(Math.max(0, street[0] - 10), street[0]).filter((token) => token.line === line)));
  return own.some(({ field, text }) => field === 'Name' && bare(text).length >= 4 && before.endsWith(bare(text)));
}

/** "Hydrel SA au capital de 750 000 €": the party's name and further particulars behind it. */
const beginsWithName = (place: AddressPlace, own: readonly ContactSpan[]): boolean =>
  place.name !== undefined &&
  own.some(({ field, text }) => field === 'Name' && bare(text).length >= 4 && bare(textOf(tokensOf(place, place.name!))).startsWith(bare(text)));

/** Mean probability of ZipCode and City, summed over parties. */
function massOf({ zip, city }: AddressPlace, { tags }: ClassifiedPage): number {
  const of = ([first, last]: Range, field: ContactField) => {
    let most = 0;
    for (let i = first; i <= last; i++)
      most = Math.max(
        most,
        roles.reduce((sum, role) => sum + tags[i * tagNames.length + tagOf(role, field)]!, 0),
      );
    return most;
  };
  return (of(zip, 'ZipCode') + of(city, 'City')) / 2;
}

function withPlace(
  spans: readonly ContactSpan[],
  role: ContactRole,
  place: AddressPlace,
  classified: ClassifiedPage,
  confidenceOf: ConfidenceOf,
): ContactSpan[] {
  const ranges = [
    ...(place.name ? [['Name', place.name] as const] : []),
    ['Street', place.street] as const,
    ['ZipCode', place.zip] as const,
    ['City', place.city] as const,
  ];
  const used = new Set(ranges.flatMap(([, range]) => tokensOf(place, range)));
  const replaced: ReadonlySet<ContactField> = new Set([...parts, ...(place.name ? (['Name'] as const) : [])]);
  const kept = spans.filter((span) => !(span.role === role && replaced.has(span.field)) && !span.tokens.some((token) => used.has(token)));
  const added = ranges.map(([field, range]) => {
    const span = spanOf(place, role, field, range, classified, confidenceOf);
    return { ...span, probability: Math.max(least, span.probability) };
  });
  return [...kept, ...added];
}

/** With the probability of the field, summed over parties. */
function spanOf(
  { page }: AddressPlace,
  role: ContactRole,
  field: ContactField,
  range: Range,
  classified: ClassifiedPage,
  confidenceOf: ConfidenceOf,
): ContactSpan {
  const probability = roles.reduce((sum, each) => sum + meanOf(range, each, field, classified), 0);
  return spanOfTokens({ role, field, probability, page: page.page }, page.tokens.slice(range[0], range[1] + 1), confidenceOf);
}

/** Towns that the network gave to the street before them or to the code beside them, or left out beside their code: an address without a town gets them. */
import { isPostalCodeOf } from '../../catalogue/postal-codes.js';
import { textOf } from '../../features/tokens/token-text.js';
import type { ClassifiedPage } from '../decoding/classify.js';
import { printedCountry } from './address.js';
import { besideCode, isCodeLast, isTownName } from './beside-code.js';
import type { PartyCountries } from './contacts.js';
import { type ContactSpan, pageTokens, spanOfTokens } from './spans/span.js';
import { streetParts } from './street-town.js';
import { type Party, partyOf } from './towns.js';

export interface Places {
  readonly pages: readonly ClassifiedPage[];
  readonly countries: PartyCountries;
}

/** Parts of addresses more than that are no party's: an adversarial document has thousands. */
const mostSpans = 200;

/** The spans with such towns as spans of their own; the same object where there are none such. */
export function placedTowns(spans: readonly ContactSpan[], { pages, countries }: Places): readonly ContactSpan[] {
  const placed = new Map<ContactSpan, readonly ContactSpan[]>();
  for (const role of ['Sender', 'Receiver'] as const) {
    const own = spans.filter((span) => span.role === role);
    const country = own.length > 0 ? (printedCountry(own, countries[role]?.country)?.value ?? countries[role]?.country) : undefined;
    if (country === undefined || own.length > mostSpans) continue;
    const party = partyOf(own, country);
    for (const span of own) {
      const parts = span.isRecalled ? undefined : partsOf(span, party, pages, spans);
      if (!parts) continue;
      placed.set(span, parts);
      // A county is no town beside one.
      if (parts.some(({ field }) => field === 'City')) for (const region of party.townsNear(span).filter(party.isRegion)) placed.set(region, []);
    }
  }
  return placed.size > 0 ? spans.flatMap((span) => placed.get(span) ?? [span]) : spans;
}

/** What a street or code is in place of itself; undefined where it is whole, or its address has a town. */
function partsOf(span: ContactSpan, party: Party, pages: readonly ClassifiedPage[], spans: readonly ContactSpan[]): readonly ContactSpan[] | undefined {
  if (span.field === 'Street') return streetParts(span, party);
  if (span.field !== 'ZipCode' || party.townsNear(span).length > 0) return undefined;
  return codeAndTown(span, party.country) ?? besideCode(span, pageTokens(span, pages), party.country, spans);
}

/** "870 52 NYLAND" as a code: as code and town. */
function codeAndTown(span: ContactSpan, country: string): readonly ContactSpan[] | undefined {
  if (isCodeLast(country)) return undefined;
  const { tokens } = span;
  for (let end = tokens.length - 1; end > 0; end--) {
    const [code, town] = [tokens.slice(0, end), tokens.slice(end)];
    if (isPostalCodeOf(textOf(code), country) && isTownName(textOf(town))) return [spanOfTokens(span, code), spanOfTokens({ ...span, field: 'City' }, town)];
  }
  return undefined;
}

/** Ids that are mistyped or invented. Their check digits fail; they are still the document's ids. */
import type { Random } from '../../random.js';
import type { Facts, Party } from '../facts.js';

/** Share of parties whose VAT id fails its check, and of those whose IBAN does. */
const share = 0.07;

/** Facts with some ids of the parties mistyped or invented: their check digits fail. */
export function misprinted(random: Random, facts: Facts): Facts {
  return { ...facts, sender: partyWith(random, facts.sender), receiver: partyWith(random, facts.receiver) };
}

function partyWith(random: Random, party: Party): Party {
  const vatId = party.vatId && random.chance(share) ? otherDigits(random, party.vatId) : party.vatId;
  const wrong = random.chance(share);
  const banks = wrong
    ? party.banks.map((bank) => ({ ...bank, ...(bank.iban && { iban: bank.iban.slice(0, 2) + otherDigits(random, bank.iban.slice(2)) }) }))
    : party.banks;
  return { ...party, ...(vatId && { vatId }), banks };
}

/** One digit changed, or a row of digits as people make them up. */
function otherDigits(random: Random, id: string): string {
  const places = [...id].map((sign, at) => ({ sign, at })).filter(({ sign }) => /\d/.test(sign));
  if (places.length === 0) return id;
  if (random.chance(0.5)) {
    const { at, sign } = random.pick(places);
    return id.slice(0, at) + String((Number(sign) + random.integer(1, 9)) % 10) + id.slice(at + 1);
  }
  const row = random.pick(['1234567890', '0000000000', '9876543210', '1112223334', '0001112223', '1010101010']);
  let next = 0;
  return id.replace(/\d/g, () => row[next++ % row.length]!);
}

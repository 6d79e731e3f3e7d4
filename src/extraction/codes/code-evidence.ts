/** What codes hold as evidence beside what was read from print: it confirms the same value, fills gaps and goes before what is unlikely; values of high probability stay. */
import { detailByName } from '../../catalogue/details.js';
import type { CodeFacts } from './code-facts.js';
import { confirmed, isSure, otherwise } from './confirmation.js';
import { withParty } from './code-parties.js';
import type { Contact, Found, Group, Prediction } from '../found.js';
import { cents } from '../../values/numbers/cents.js';
import { compact } from '../../values/text/compact.js';

/** What was found, confirmed, filled and corrected by each code in turn; the same object where no code holds anything. */
export function withCodes(found: Found, facts: readonly CodeFacts[]): Found {
  if (facts.length === 0) return found;
  let [predictions, groups, contacts] = [found.predictions, found.groups, found.contacts];
  const settled = new Set<Contact['role']>();
  for (const coded of facts) {
    const { code } = coded;
    const isOther = hasOtherTotals(predictions, coded.details);
    const known = predictions;
    const isSurelyPrinted = (detail: Prediction) => known.some((each) => each.name === detail.name && isSure(each, detail));
    for (const detail of coded.details) {
      if (isOther && isAmount(detail.name) && !isSurelyPrinted(detail)) continue;
      predictions = withDetail(predictions, detail, code);
    }
    if (!isOther) groups = withVatGroups(groups, coded.groups, code);
    for (const contact of coded.contacts.filter(({ role }) => !settled.has(role))) {
      const before = contacts;
      contacts = withParty(contacts, contact, coded);
      // Of two slips the first is the invoice's.
      if (contact.fields.Name && contacts !== before) settled.add(contact.role);
    }
  }
  const documentType = predictions.find(({ name }) => name === found.documentType.name) ?? found.documentType;
  return { ...found, documentType, predictions, groups, contacts };
}

const isAmount = (name: string): boolean => detailByName.get(name)?.kind === 'amount';

/** Amounts belong together, and to their currency: where one that is sure is another, the others of the code are not the invoice's. A Portuguese code has euros always. */
const hasOtherTotals = (predictions: readonly Prediction[], details: readonly Prediction[]): boolean =>
  details.some(
    (coded) =>
      (isAmount(coded.name) || coded.name === 'InvoiceCurrency') && predictions.some((printed) => printed.name === coded.name && contradicts(printed, coded)),
  );

const contradicts = (printed: Prediction, coded: Prediction): boolean => !isSame(coded.name, printed.value, coded.value) && isSure(printed, coded);

const partyIds: ReadonlySet<string> = new Set(['SenderVatId', 'ReceiverVatId']);

function withDetail(predictions: readonly Prediction[], coded: Prediction, code: string): readonly Prediction[] {
  const replaced = (at: number, prediction: Prediction): Prediction[] => predictions.map((each, index) => (index === at ? prediction : each));
  // A VAT id without a party is that party's.
  const isNamed = ({ name }: Prediction): boolean => name === coded.name || (partyIds.has(coded.name) && name === 'VatId');
  const same = predictions.findIndex((each) => isNamed(each) && isSame(coded.name, each.value, coded.value));
  if (same >= 0) return replaced(same, confirmed(predictions[same]!, code, coded.name));
  // One id is never both parties'.
  if (partyIds.has(coded.name) && predictions.some((each) => partyIds.has(each.name) && isSame(coded.name, each.value, coded.value) && isSure(each, coded)))
    return predictions;
  const other = predictions.findIndex(({ name }) => name === coded.name);
  const detail = detailByName.get(coded.name);
  if (other < 0 || (detail?.many && detail.place === 'prediction')) return [...predictions, coded];
  return replaced(other, isSure(predictions[other]!, coded) ? otherwise(predictions[other]!, coded, code) : coded);
}

/** Whether print and code have the same value in their own ways. */
function isSame(name: string, printed: string, coded: string): boolean {
  // Credit notes are printed with signs, codes have none.
  if (isAmount(name)) return Math.abs(cents(printed)) === Math.abs(cents(coded));
  if (partyIds.has(name)) return withoutCountry(printed) === withoutCountry(coded);
  if (name === 'Bic') return printed.slice(0, 8) === coded.slice(0, 8);
  // "FT A2024/17": the kind of document is printed as a title as well.
  if (name === 'InvoiceId') return [coded, coded.replace(/^[A-Z]{2,3} /, '')].some((each) => compact(each) === compact(printed));
  return printed === coded;
}

const withoutCountry = (id: string): string => compact(id).replace(/^[A-Z]{2}(?=\w{7})/, '');

/** A rate's group is confirmed and filled member by member unless it has another amount; one that print lacks is added where all printed ones are the code's too. */
function withVatGroups(groups: readonly Group[], coded: readonly Group[], code: string): readonly Group[] {
  const rateOf = ({ members }: Group) => Number(members.find(({ name }) => name === 'VatRate')?.value);
  const printed = groups.filter(({ name }) => name === 'VatGroup');
  const isWhole = printed.every((group) => coded.some((other) => rateOf(other) === rateOf(group)));
  const known = groups.map((group) => {
    const other = group.name === 'VatGroup' ? coded.find((each) => rateOf(each) === rateOf(group)) : undefined;
    const isOther = other?.members.some((member) => group.members.some((each) => each.name === member.name && contradicts(each, member)));
    return other && !isOther ? { ...group, members: other.members.reduce((all, member) => withDetail(all, member, code), group.members) } : group;
  });
  return [...known, ...(isWhole ? coded.filter((each) => !printed.some((group) => rateOf(group) === rateOf(each))) : [])];
}

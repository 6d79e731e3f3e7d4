/** Parts of an address whose words lack their tag: a town behind its code, the first words of a street. */
import type { ContactRole } from '../../../catalogue/contact-fields.js';
import type { Token } from '../../../features/contract.js';
import { fieldOf, roleOf, tagOf } from '../spans/tags.js';
import { editingParties, follows, type TagEdit, type TagStep } from '../spans/tag-edits.js';

/** In line heights: what a blank between words of one line may be. */
const blank = 1.2;
/** Lines around in which a part counts as there already. */
const around = 2;
/** Probability from which a further word belongs to the town, an earlier one to the street. */
const [townGoesOn, streetBegins] = [0.2, 0.05];
const town = /^\p{Lu}[\p{L}'’.-]{2,},?$/u;

export const addressGapSteps: readonly TagStep[] = [
  editingParties('contacts.towns-behind-codes', ['form', 'layout'], townsBehindCodes),
  editingParties('contacts.streets-from-their-first-word', ['network', 'layout'], streetsFromTheirFirstWord),
];

const isNext = ({ tokens }: TagEdit, i: number): boolean => follows(tokens, i, blank);
const endsHere = ({ text }: Token): boolean => /[,;:|·•]$/.test(text);

/** Whether the tag stands near the line, but at the words themselves. */
const isThere = ({ tokens, tags }: TagEdit, tag: number, at: number): boolean =>
  tokens.some((token, i) => tags[i] === tag && i !== at && Math.abs(token.line - tokens[at]!.line) <= around);

/** Free, or another party's that has one elsewhere. */
function isAvailable(page: TagEdit, i: number, tag: number): boolean {
  const own = page.tags[i]!;
  if (own === 0) return true;
  return fieldOf(own) === fieldOf(tag) && own !== tag && page.tags.some((other, k) => other === own && Math.abs(k - i) > 1);
}

/** Untagged, or of the same party. */
const isUntaggedOrOwn = ({ tags }: TagEdit, i: number, role: ContactRole): boolean => tags[i] === 0 || roleOf(tags[i]!) === role;

function townsBehindCodes(page: TagEdit, role: ContactRole): void {
  const [zip, city] = [tagOf(role, 'ZipCode'), tagOf(role, 'City')];
  page.tokens.forEach((token, i) => {
    const before = page.tokens[i - 1];
    if (page.tags[i - 1] !== zip || page.tags[i] === zip || !before || endsHere(before) || !isNext(page, i)) return;
    // "7411 KB Deventer": the letters of a Dutch code; a town of La, Le or St is Swiss.
    const isLetters = /^\d{4}$/.test(before.text) && /^(?!LA|LE|ST)[A-Z]{2}$/.test(token.text) && page.tags[i + 1] === city && isUntaggedOrOwn(page, i, role);
    if (isLetters) page.tags[i] = zip;
    if (isLetters || !/\d/.test(before.text + (page.tokens[i - 2]?.text ?? '')) || !town.test(token.text)) return;
    if (!isAvailable(page, i, city) || isThere(page, city, i)) return;
    page.tags[i] = city;
    for (let k = i + 1; isNext(page, k) && !endsHere(page.tokens[k - 1]!) && page.tags[k] === 0 && page.probability(k, city) >= townGoesOn; k++)
      page.tags[k] = city;
  });
}

/** "Aksel | Holms Vej 21": words of some probability right before the street. */
function streetsFromTheirFirstWord(page: TagEdit, role: ContactRole): void {
  const street = tagOf(role, 'Street');
  for (let i = page.tokens.length - 1; i > 0; i--) {
    const before = page.tokens[i - 1]!;
    if (page.tags[i] !== street || page.tags[i - 1] !== 0 || !isNext(page, i) || endsHere(before)) continue;
    if (/[\p{L}\d]/u.test(before.text) && page.probability(i - 1, street) >= streetBegins) page.tags[i - 1] = street;
  }
}

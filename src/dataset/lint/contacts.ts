/** Fields of contacts with the form of another field: every country's postal codes have digits, towns have none, and below a street is no other line with a number. */
import { contactRoles } from '../../catalogue/contact-fields.js';
import { centerY, hull } from '../../document/box.js';
import type { Word } from '../../document/document.js';
import type { Place } from '../label.js';
import { type Check, finding, labelsOf, type Linted } from './finding.js';

interface Form {
  readonly field: 'ZipCode' | 'City' | 'Email' | 'Phone';
  isWrong(value: string): boolean;
  readonly against: string;
}

const forms: readonly Form[] = [
  { field: 'ZipCode', isWrong: (value) => !/\d/.test(value), against: 'a postal code has digits' },
  { field: 'City', isWrong: (value) => /\d{4}/.test(value), against: 'a town has no such number' },
  { field: 'Email', isWrong: (value) => !value.includes('@'), against: 'an address has an @' },
  { field: 'Phone', isWrong: (value) => !/\d/.test(value), against: 'a telephone number has digits' },
];

/** Fields that have another one's form, and streets without a number where the line below has one. */
export const contacts: Check = (linted) =>
  contactRoles.flatMap((role) => [
    ...forms.flatMap(({ field, isWrong, against }) =>
      labelsOf(linted.labels, `${role}.${field}`).flatMap(({ value }) =>
        isWrong(value) ? [finding(linted, 'contacts', `${role}.${field}`, value, against)] : [],
      ),
    ),
    ...streets(linted, role),
  ]);

/** A person or a department in place of the street. */
function streets(linted: Linted, role: string): ReturnType<Check> {
  const codes = labelsOf(linted.labels, `${role}.ZipCode`).flatMap(({ places }) => places);
  return labelsOf(linted.labels, `${role}.Street`).flatMap(({ value, places }) => {
    if (/\d/.test(value)) return [];
    const below = places.flatMap((street) => codes.map((code) => between(linted, street, code))).find((text) => /\d/.test(text));
    return below === undefined ? [] : [finding(linted, 'contacts', `${role}.Street`, value, `it has no number, and "${below}" below it has one`)];
  });
}

/** In heights of the street's words: lines that an address has between street and town; how far its lines are indented; how much longer they are. */
const [apart, indent, longer] = [5, 8, 4];

/** What is printed between the lines of a street and of a postal code below it. */
function between({ document }: Linted, street: Place, code: Place): string {
  if (street.page !== code.page) return '';
  const { words } = document.pages[street.page]!;
  const boxOf = (place: Place) => hull(place.words.map((index) => words[index]!.box));
  const [above, below] = [boxOf(street), boxOf(code)];
  const [bottom, height] = [above.y + above.height, words[street.words[0]!]!.box.height];
  if (below.y < bottom || below.y - bottom > apart * height || Math.abs(below.x - above.x) > indent * height) return '';
  const isBetween = ({ box }: Word) =>
    centerY(box) > bottom && centerY(box) < below.y && box.x >= above.x - height && box.x < above.x + above.width + longer * height;
  return words
    .filter(isBetween)
    .map(({ text }) => text)
    .join(' ');
}

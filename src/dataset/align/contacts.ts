/** Places of a party's fields: names, streets and towns occur all over a page; those that are together are the party's. */
import { type ContactField, contactKinds } from '../../catalogue/contact-fields.js';
import type { Box } from '../../document/box.js';
import { centerX, centerY, hull } from '../../document/box.js';
import type { Label, LabelledContact, Place } from '../label.js';
import type { TrueContact, Unplaced } from '../truth.js';
import { placesOfCountry } from './country.js';
import { boxOf, distinct, type Printed } from './printed.js';
import { placesOfText } from './words.js';
import { place as placeValue } from './value.js';

const addressFields: readonly ContactField[] = ['Name', 'Street', 'ZipCode', 'City', 'Country'];
/** How well each field identifies an address. */
const weight: Readonly<Partial<Record<ContactField, number>>> = { Name: 2, Street: 2, ZipCode: 1, City: 1, Country: 0.3 };

interface Candidate {
  readonly field: ContactField;
  readonly place: Place;
  readonly box: Box;
}

interface Cluster {
  readonly members: readonly Candidate[];
  readonly score: number;
}

/** Places of a party's fields that are near each other: of words printed several times those of one block. */
export function alignContact(printed: Printed, contact: TrueContact): { readonly contact: LabelledContact; readonly unplaced: readonly Unplaced[] } {
  const fields: Partial<Record<ContactField, Label>> = {};
  const unplaced: Unplaced[] = [];
  const reasons = new Map<ContactField, string>();
  const found: Candidate[] = [];
  for (const [field, value] of Object.entries(contact.fields) as [ContactField, string][]) {
    const printedAt =
      field === 'Country' ? { places: placesOfCountry(printed, value), reason: 'not on the page' } : placeValue(printed, contactKinds[field], value);
    const places = printedAt.places.length === 0 && field === 'Street' ? placesOfStreet(printed, value) : printedAt.places;
    if (places.length === 0) reasons.set(field, printedAt.reason ?? 'not on the page');
    found.push(...places.map((place) => ({ field, place, box: boxOf(place, printed.document) })));
  }
  const isLeftOut = (each: Candidate) => each.field !== 'Country' && isWithin(each, found);
  const candidates = found.filter((each) => !isLeftOut(each) || found.every((other) => other.field !== each.field || isLeftOut(other)));
  const clusters = addressClusters(printed, candidates, new Set(Object.keys(contact.fields) as ContactField[]));
  for (const [field, value] of Object.entries(contact.fields) as [ContactField, string][]) {
    const inClusters = clusters.flatMap((cluster) => cluster.members.filter((member) => member.field === field).map((member) => member.place));
    const all = candidates.filter((candidate) => candidate.field === field).map((candidate) => candidate.place);
    // Name, mail and phone identify their party alone; a town or a number does not.
    const alone = field === 'Name' || !addressFields.includes(field) || (field === 'Street' && value.length >= 8);
    const places = distinct(alone ? [...inClusters, ...all] : inClusters);
    // The country follows from the address where it is not printed.
    if (places.length > 0 || field === 'Country') fields[field] = { value, places };
    else unplaced.push({ detail: `${contact.role}.${field}`, value, reason: reasons.get(field) ?? 'stands only away from the rest of the address' });
  }
  return { contact: { role: contact.role, fields }, unplaced };
}

/** A word of a longer field: the town in a company's name is not the address's. */
const isWithin = ({ field, place: { page, words } }: Candidate, all: readonly Candidate[]): boolean =>
  all.some(
    ({ field: longer, place }) =>
      longer !== field && place.page === page && place.words.length > words.length && words.every((word) => place.words.includes(word)),
  );

/** Every cluster of at least two address fields of the party, the fullest first. Return addresses and footers are such clusters too. */
function addressClusters(printed: Printed, candidates: readonly Candidate[], known: ReadonlySet<ContactField>): readonly Cluster[] {
  const parts = candidates.filter((candidate) => addressFields.includes(candidate.field));
  const clusters = parts.map((seed) => cluster(printed, seed, parts)).sort((a, b) => b.score - a.score);
  const most = clusters[0]?.score ?? 0;
  // Where more than one address field is known, a single match is chance.
  const least = known.size > 1 ? Math.max(1.9, most * 0.5) : 0;
  const used = new Set<Candidate>();
  return clusters.filter(({ members, score }) => {
    if (score < least || members.some((member) => used.has(member))) return false;
    if (!members.some((member) => member.field === 'Name' || member.field === 'Street') && known.has('Street') && members.length < 2) return false;
    for (const member of members) used.add(member);
    return true;
  });
}

/** The nearest place of every other field around the seed. */
function cluster(printed: Printed, seed: Candidate, parts: readonly Candidate[]): Cluster {
  const page = printed.document.pages[seed.place.page]!;
  const height = seed.box.height || 1;
  const members: Candidate[] = [seed];
  for (const field of addressFields) {
    if (field === seed.field) continue;
    const near = parts
      .filter((part) => part.field === field && part.place.page === seed.place.page)
      .map((part) => ({ part, off: apart(part.box, hull(members.map((member) => member.box)), page.width, height) }))
      .filter(({ off }) => off < 1)
      .sort((a, b) => a.off - b.off)[0];
    if (near) members.push(near.part);
  }
  const spread = hull(members.map((member) => member.box)).height / height;
  return { members, score: members.reduce((sum, member) => sum + (weight[member.field] ?? 0), 0) - 0.02 * spread };
}

/** Below 1: close enough for one address: on the next few lines of the same column, or on the same line. */
function apart(a: Box, b: Box, width: number, height: number): number {
  const down = Math.max(0, Math.abs(centerY(a) - centerY(b)) - (a.height + b.height) / 2) / (4 * height);
  const across = Math.max(0, Math.abs(centerX(a) - centerX(b)) - (a.width + b.width) / 2) / (0.15 * width);
  return Math.hypot(down, across);
}

/** "Main Street 5" is printed "5, Main Street" elsewhere; an addition after the number may be on a separate line. */
function placesOfStreet(printed: Printed, value: string): readonly Place[] {
  const number = value.match(/^(.*\D)\s+(\d+\s?\p{L}?)$/u) ?? value.match(/^(\d+\s?\p{L}?)[\s,]+(.*)$/u);
  if (number) {
    const turned = placesOfText(printed, `${number[2]} ${number[1]}`);
    if (turned.length > 0) return turned;
  }
  const parts = value.split(/,\s*|\n/).filter((part) => part.trim() !== '');
  return parts.length > 1 ? placesOfText(printed, parts[0]!) : [];
}

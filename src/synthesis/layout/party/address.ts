/** Names and addresses of a party, as lines and as pieces of lines. */
import { habitsOf } from '../../../catalogue/country-habits.js';
import type { ContactField } from '../../../catalogue/contact-fields.js';
import type { Random } from '../../../random.js';
import { capitalOf } from '../../parties/company-papers.js';
import type { Piece, Text } from '../canvas.js';
import { contact, parties, plain } from '../pieces.js';
import type { Scene } from '../scene.js';

export { contactLines } from './contact-lines.js';

/** `index`: 0 sender, 1 receiver, others from 2. */
export const nameOf = (scene: Scene, index: number): Piece => contact(index, 'Name', parties(scene.facts)[index]!.name);

/** `index`: 0 sender, 1 receiver, others from 2. */
export const streetOf = (scene: Scene, index: number): Piece => contact(index, 'Street', parties(scene.facts)[index]!.street);

const letters: Readonly<Record<string, string>> = { DE: 'D', AT: 'A', FR: 'F', IT: 'I', BE: 'B', LU: 'L', ES: 'E' };

/** State or province as the country prints it: "Austin, TX 78701", "25121 Brescia (BS)". */
const cityForms: Readonly<Record<string, readonly string[]>> = {
  US: ['{city}, {state} {zip}', '{city}, {state} {zip}', '{city} {state} {zip}', '{city}, {state}, {zip}', '{city}, {state} - {zip}'],
  CA: ['{city}, {state} {zip}', '{city} {state} {zip}', '{city} ({state}) {zip}'],
  AU: ['{city} {state} {zip}', '{city}, {state} {zip}', '{city} {state}, {zip}'],
  IT: ['{zip} {city} ({state})', '{zip} {city} {state}', '{zip} - {city} ({state})', '{city} ({state}) {zip}'],
  IN: [
    '{city}, {state} - {zip}',
    '{city} - {zip}, {state}',
    '{city}, {state} {zip}',
    '{city}-{zip} ({state})',
    '{city}, {state}, {zip}',
    '{state}, {city} {zip}',
  ],
  MY: ['{zip} {city}, {state}', '{zip} {city}'],
  BR: ['{city} - {state}, {zip}', '{zip} {city} - {state}', '{city}/{state} {zip}', '{city} - {state} CEP {zip}'],
  MX: ['{zip} {city}, {state}', '{city}, {state} {zip}'],
  ES: ['{zip} {city} ({state})', '{zip} - {city}', '{zip} {city}'],
};

/** Where a region behind the town is no habit of the country. */
const anyRegion = [
  '{city}, {state} {zip}',
  '{city}, {state}, {zip}',
  '{zip} {city}, {state}',
  '{city} {state} {zip}',
  '{zip} {city} ({state})',
  '{city} {zip}, {state}',
];

type DistrictPlace = 'city' | 'street' | 'line';

/** Where the document prints a party's quarter: before the town, behind the street, or between them. */
const districtPlace = ({ random }: Scene, index: number): DistrictPlace =>
  (['city', 'street', 'line'] as const)[random.fork(`district ${index}`).weighted([0.4, 0.3, 0.3])]!;

/** "Vila Nova - " before the town. */
function districtBefore(scene: Scene, index: number): Text {
  const { district } = parties(scene.facts)[index]!;
  if (!district || districtPlace(scene, index) !== 'city') return [];
  const sign = scene.random.fork(`district sign ${index}`).pick([',', ',', ',', '-', '/', ' -']);
  return sign === '/' || sign === ' -' ? [plain(district), plain(sign.trim())] : [plain(district), { text: sign, attached: true }];
}

/** "Vila Nova - 01310-100": the code behind the quarter, on the line above the town. */
const isCodeBesideQuarter = (scene: Scene, index: number): boolean => {
  const { district, zip } = parties(scene.facts)[index]!;
  return !!district && !!zip && districtPlace(scene, index) === 'line' && scene.random.fork(`code beside quarter ${index}`).chance(0.35);
};

function withCode(scene: Scene, index: number, line: Text): Text {
  const { district, zip } = parties(scene.facts)[index]!;
  const sign = scene.random.fork(`sign of code ${index}`).pick(['-', '-', '–', '']);
  return line[0]?.text === district ? [...line, ...(sign ? [plain(sign)] : []), contact(index, 'ZipCode', zip)] : line;
}

/** Town and region, without a code. */
function townOf(scene: Scene, index: number): Text {
  const { city, state } = parties(scene.facts)[index]!;
  const sign = scene.random.fork(`sign of region ${index}`).pick(['/', ' - ', ' / ', ',']);
  const between: Text = sign.startsWith(' ') ? [plain(sign.trim())] : [{ text: sign, attached: true }];
  return [contact(index, 'City', city), ...(state ? [...between, { ...plain(state), ...(sign === '/' && { attached: true }) }] : [])];
}

/** Zip and city in the country's order; sometimes with the country's letter ("D-50667"), reversed, or with the state. */
export function cityOf(scene: Scene, index: number, prefix = false): Text {
  const { random } = scene;
  const party = parties(scene.facts)[index]!;
  const forms = cityForms[party.country.code];
  const own = party.state ? random.pick((forms ?? anyRegion).filter((form) => form.includes('{state}'))) : party.country.cityLine;
  const template = random.chance(0.025) && !party.state ? random.pick(['{city} {zip}', '{city}, {zip}', '{zip}, {city}', '{zip} - {city}']) : own;
  const pieces: Piece[] = [];
  let literal = '';
  for (const [match] of template.matchAll(/\{(?:zip|city|state)\}|[^{}]+/g)) {
    if (!match.startsWith('{')) {
      literal = match;
      continue;
    }
    const value = match === '{zip}' ? party.zip : match === '{city}' ? party.city : (party.state ?? '');
    if (!value) continue;
    if (pieces.length > 0 && literal.trim()) pieces.push(literal.startsWith(' ') ? plain(literal.trim()) : { text: literal.trim(), attached: true });
    const attached = pieces.length > 0 && literal !== '' && !literal.endsWith(' ');
    const zip = match === '{zip}';
    if (zip && prefix && !attached && /^\d/.test(value)) {
      const { code } = party.country;
      pieces.push(plain(`${random.chance(0.8) ? (letters[code] ?? code) : code}-`), { ...contact(index, 'ZipCode', value), attached: true });
    } else {
      const piece = match === '{state}' ? plain(value) : contact(index, zip ? 'ZipCode' : 'City', value);
      pieces.push(attached ? { ...piece, attached: true } : piece);
    }
    literal = '';
  }
  if (literal.trim()) pieces.push({ text: literal.trim(), attached: true });
  return [...districtBefore(scene, index), ...pieces];
}

/** Its name, now and then its code; undefined where the party prints none. */
export const countryOf = (scene: Scene, index: number): Piece | undefined => {
  const party = parties(scene.facts)[index]!;
  if (!party.countryName) return undefined;
  const text = scene.random.chance(0.05) ? party.country.code : party.countryName;
  return contact(index, 'Country', text, party.country.code);
};

export interface AddressOptions {
  readonly name?: 'plain' | 'bold' | 'none';
  readonly person?: boolean;
  readonly country?: boolean;
  readonly prefix?: boolean;
  readonly oneLineStreet?: boolean;
  /** Everything in capitals. */
  readonly upper?: boolean;
}

/** The street with its addition: before or after it, on separate lines or on the same. */
export function streetLines(scene: Scene, index: number): Text[] {
  const party = parties(scene.facts)[index]!;
  const { district } = party;
  const place = district ? districtPlace(scene, index) : 'city';
  const street: Text | undefined = party.street
    ? place === 'street'
      ? [
          streetOf(scene, index),
          ...(scene.random.fork(`district sign ${index}`).chance(0.7) ? [{ text: ',', attached: true }] : [plain('-')]),
          plain(district!),
        ]
      : [streetOf(scene, index)]
    : undefined;
  const lines: Text[] = [...(street ? [street] : []), ...(place === 'line' ? [[plain(district!)]] : [])];
  if (!party.extra) return lines;
  const way = scene.random.fork(`extra ${index}`).weighted([0.55, 0.25, 0.2]);
  if (way === 0) return [...lines, [plain(party.extra)]];
  if (way === 1 || !lines[0]) return [[plain(party.extra)], ...lines];
  return [[...lines[0], { text: ',', attached: true }, plain(party.extra)], ...lines.slice(1)];
}

/** The address as lines below each other. */
export function addressLines(scene: Scene, index: number, options: AddressOptions = {}): Text[] {
  const party = parties(scene.facts)[index]!;
  const { random } = scene;
  const lines: Text[] = [];
  if (options.name !== 'none') lines.push([options.name === 'bold' ? { ...nameOf(scene, index), bold: true } : nameOf(scene, index)]);
  if (options.person !== false) {
    if (party.department) lines.push([plain(party.department)]);
    if (party.person) lines.push([plain(party.person)]);
  }
  const city = isCodeBesideQuarter(scene, index) ? townOf(scene, index) : cityOf(scene, index, options.prefix);
  const country = options.country === false ? undefined : countryOf(scene, index);
  const besideQuarter = isCodeBesideQuarter(scene, index);
  const streets = besideQuarter ? streetLines(scene, index).map((line) => withCode(scene, index, line)) : streetLines(scene, index);
  const { townFirst, codeOnOwnLine } = habitsOf(party.country.code);
  if (options.oneLineStreet && streets.length > 0)
    lines.push(joined([...inOneLine(random, streets, city), ...(country && random.chance(0.4) ? [[country]] : [])], ', '));
  else if (country && random.chance(0.06)) lines.push(...streets, [...city, ...(random.chance(0.5) ? [{ text: ',', attached: true }] : []), country]);
  else if (random.fork(`town first ${index}`).chance(townFirst)) {
    lines.push(city, ...streets);
    if (country) lines.push([country]);
  } else {
    lines.push(...streets);
    if ((codeOnOwnLine > 0 && random.chance(codeOnOwnLine)) || random.chance(0.01)) lines.push(...ownLines(city, party.state));
    else lines.push(city);
    if (country) lines.push([country]);
  }
  return options.upper ? lines.map(capitals) : lines;
}

/** Some layouts print the town first: "3550 Langenlois, Bergweg 7". */
export const inOneLine = (random: Random, streets: readonly Text[], city: Text): readonly Text[] =>
  random.chance(0.1) ? [city, ...streets] : [...streets, city];

/** Company papers may state the capital after the name, and that the address is the registered seat. */
export function companyLines(scene: Scene, lines: readonly Text[]): readonly Text[] {
  const { random, facts } = scene;
  const { code } = facts.sender.country;
  const capital = random.chance(habitsOf(code).capital) ? capitalOf(random, code) : undefined;
  const seat = random.chance(0.08) ? random.pick(scene.language.captions.party.seat) : undefined;
  return lines.map((line, i) => {
    if (capital && i === 0 && isField(line, 'Name')) return [...line, plain(capital)];
    return seat && isField(line, 'Street') ? [plain(seat), ...line] : line;
  });
}

const isField = ([first]: Text, field: ContactField): boolean => first?.means?.some((meaning) => 'contact' in meaning && meaning.field === field) ?? false;

/** City and code, each on its own line; the region stays with the town. */
function ownLines(city: Text, state: string | undefined): Text[] {
  const codes = city.filter((piece) => isField([piece], 'ZipCode')).map((piece) => ({ ...piece, attached: false }));
  const town = city.filter((piece) => isField([piece], 'City') || (state !== undefined && piece.text === state) || /^[-/(),]+$/.test(piece.text));
  const isLoose = (piece: Piece | undefined): boolean => piece !== undefined && /^[-/,]+$/.test(piece.text);
  while (isLoose(town[0])) town.shift();
  while (isLoose(town.at(-1))) town.pop();
  const [first, ...rest] = town;
  const own: Text[] = first ? [[{ ...first, attached: false }, ...rest]] : [];
  return isField(city, 'ZipCode') ? [codes, ...own] : [...own, codes];
}

/** The line in capitals, with the meanings it has. */
export const capitals = (line: Text): Text => line.map((piece) => ({ ...piece, text: piece.text.toUpperCase() }));

export const joiners = [' · ', ' • ', ' | ', ', ', ' - ', ' – ', '  ', ' * ', ' / ', ', ', ' | ', ' ∙ ', '; ', ' ● '] as const;

/** Lines joined into one. */
export function joined(parts: readonly Text[], joiner: string): Text {
  const pieces: Piece[] = [];
  parts.forEach((part, i) => {
    if (i > 0 && joiner.trim()) pieces.push(joiner.startsWith(' ') ? plain(joiner.trim()) : { text: joiner.trim(), attached: true });
    pieces.push(...part);
  });
  return pieces;
}

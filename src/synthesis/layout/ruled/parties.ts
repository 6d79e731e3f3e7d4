/** A party of a ruled form: its fields packed into rows of cells, or its address as lines of one cell. */
import type { FieldName, RuledForm } from '../../../catalogue/languages/forms.js';
import { syntheticAddress, phoneNumber } from '../../parties/addresses.js';
import { companyName } from '../../parties/names.js';
import { taxNumber, vatNumber } from '../../identifiers/identifiers.js';
import type { Random } from '../../../random.js';
import type { Piece, Text } from '../canvas.js';
import { addressLines, nameOf, streetOf } from '../party/address.js';
import { channelPiece, contactLines } from '../party/contact-lines.js';
import { idLines, taxKey, taxPiece, vatKey } from '../party/ids.js';
import { receiverLines } from '../party/lines.js';
import { worded } from '../party/words.js';
import { contact, parties, plain, vatId } from '../pieces.js';
import type { Scene } from '../scene.js';
import type { Cell } from './cells.js';
import { type FieldCell, jointCells } from './joint-cells.js';

/** Printed fields of a party; those of a stranger mean nothing. */
type Source = Readonly<Partial<Record<FieldName | 'vatId' | 'taxId' | 'person', Text>>>;

const some = (text: string | undefined, make: (text: string) => Piece): Text | undefined => (text ? [make(text)] : undefined);

function ownSource(scene: Scene, index: number): Source {
  const party = parties(scene.facts)[index]!;
  return {
    name: [nameOf(scene, index)],
    street: party.street ? [streetOf(scene, index)] : undefined,
    district: some(party.district, plain),
    extra: some(party.extra, plain),
    zip: some(party.zip, (zip) => contact(index, 'ZipCode', zip)),
    city: [contact(index, 'City', party.city)],
    state: some(party.state, plain),
    country: some(party.countryName, (name) => contact(index, 'Country', name, party.country.code)),
    vatId: some(party.vatId, (id) => vatId(index, id)),
    taxId: some(party.taxId, (id) => taxPiece(scene, index, id)),
    person: some(party.person, plain),
  };
}

/** A carrier or forwarder that the document only mentions. */
function stranger({ random, facts, language }: Scene): Source {
  const fork = random.fork('stranger of the form');
  const { country } = facts.sender;
  const { street, zip, city, state, district } = syntheticAddress(fork, country, language);
  return {
    name: [plain(companyName(fork, language, country).name)],
    street: [plain(street)],
    district: some(district, plain),
    zip: some(zip, plain),
    city: [plain(city)],
    state: some(state, plain),
    vatId: some(vatNumber(fork, country), plain),
    taxId: some(taxNumber(fork, country), plain),
    phone: [plain(phoneNumber(fork, country.phonePrefix, fork.integer(0, 8)))],
  };
}

/** The program's own caption, or one of the language's. */
const captionOf = (scene: Scene, { fields }: RuledForm, field: FieldName): string => {
  const own = fields[field] ?? (field === 'district' ? fields.extra : undefined);
  const random = scene.random.fork(`caption ${field}`);
  if (own) return worded(scene, own, random);
  return field === 'fax' ? scene.term('fax') : worded(scene, scene.language.synthesis.party.fields[field === 'district' ? 'extra' : field], random);
};

const bare = ({ text }: Piece): string => text.replace(/[\s:.]+$/, '');

/** The captions of the numbers have the wording of the country. */
function idCell(scene: Scene, index: number, kind: 'vatId' | 'taxId', value: Text | undefined, share: number, empty: boolean): Cell[] {
  if (!value && !empty) return [];
  const at = Math.max(0, index);
  const caption = bare(kind === 'vatId' ? vatKey(scene, at) : taxKey(scene, at));
  if (value && index >= 0) scene.printed.add(kind === 'taxId' ? 'taxId' : index === 1 ? 'receiverVatId' : 'senderVatId');
  return [{ caption, lines: value ? [value] : [[]], share }];
}

/** How wide the fields of a form are relative to each other. */
const shares: Readonly<Record<FieldName, number>> = {
  name: 6,
  street: 5,
  district: 2.2,
  extra: 2,
  zip: 1.4,
  city: 3,
  zipCity: 4,
  state: 0.8,
  country: 1.6,
  phone: 2.2,
  fax: 2.2,
  email: 3.4,
};

/** Orders in which forms print the fields. */
const orders: readonly (readonly (FieldName | 'vatId' | 'taxId')[])[] = [
  ['name', 'vatId', 'street', 'district', 'zip', 'city', 'phone', 'state', 'taxId', 'email'],
  ['name', 'vatId', 'street', 'district', 'zip', 'city', 'phone', 'state', 'taxId', 'email'],
  ['name', 'street', 'city', 'zip', 'state', 'country', 'phone', 'vatId', 'taxId', 'email'],
  ['vatId', 'taxId', 'name', 'street', 'extra', 'district', 'zip', 'city', 'state', 'phone', 'email'],
  ['name', 'street', 'zip', 'city', 'state', 'vatId', 'phone', 'fax', 'email'],
  ['name', 'street', 'district', 'city', 'state', 'zip', 'country', 'vatId', 'taxId'],
];

/** `index` −1 is a stranger; `extras` are the document's own cells that stand at the ends of the rows. */
export function partyRows(scene: Scene, program: RuledForm, index: number, extras: readonly Cell[] = []): Cell[][] {
  const plan = scene.random.fork('plan of parties');
  const order = plan.pick(orders);
  const empty = plan.chance(0.35);
  const most = 4 + plan.next() * 7;
  const chosen = scene.random.fork(`fields of ${index}`);
  const source = index < 0 ? stranger(scene) : ownSource(scene, index);
  const channel = (name: 'phone' | 'fax' | 'email'): Text | undefined => {
    const piece = index < 0 ? undefined : channelPiece(scene, index, name);
    return piece ? [piece] : source[name];
  };
  const cells = order.flatMap((field): FieldCell[] => {
    if (field === 'vatId' || field === 'taxId')
      return idCell(scene, index, field, source[field], 2.8, empty && field === 'vatId').map((cell) => ({ field, cell }));
    const optional = field === 'phone' || field === 'fax' || field === 'email';
    const value = optional ? (chosen.chance(index === 0 ? 0.75 : 0.5) ? channel(field) : undefined) : source[field];
    if (!value && !(empty && (optional || field === 'district' || field === 'state'))) return [];
    return [{ field, cell: { caption: captionOf(scene, program, field), lines: value ? [value] : [[]], share: shares[field] } }];
  });
  return packed(plan, jointCells(scene, cells), most, extras);
}

/** Cells in rows of at most this width, with the extras at their ends. */
function packed(random: Random, cells: readonly Cell[], most: number, extras: readonly Cell[]): Cell[][] {
  const rows: Cell[][] = [];
  let used = Infinity;
  for (const cell of cells) {
    if (used + cell.share > Math.max(most, 6.4)) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)!.push(cell);
    used += cell.share;
  }
  const left = random.chance(0.1);
  extras.forEach((cell, i) => {
    const row = rows[i];
    if (!row) rows.push([cell]);
    else if (left) row.unshift(cell);
    else row.push(cell);
  });
  return rows;
}

/** Name, address, numbers and ways to reach it as lines; a person or department before or behind the name. */
export function partyBlock(scene: Scene, index: number, { bold = false, named = true }: { bold?: boolean; named?: boolean } = {}): Text[] {
  const { random } = scene;
  if (index < 0) {
    const { name, street, zip, city, phone } = stranger(scene);
    return [name!, street!, [...(zip ?? []), ...city!], ...(random.chance(0.4) ? [phone!] : [])];
  }
  const name = !named ? 'none' : bold ? 'bold' : 'plain';
  const country = random.chance(0.4);
  const address =
    index === 1 && named
      ? receiverLines(scene, { name, country })
      : addressLines(scene, index, { name, country, person: index === 0 ? random.chance(0.1) : true, oneLineStreet: random.chance(0.15) });
  const ids = random.chance(0.65) ? idLines(scene, index, 0.85) : [];
  const ways = random.chance(index === 0 ? 0.8 : 0.35) ? contactLines(scene, index).slice(0, random.integer(1, 3)) : [];
  return random.chance(0.6) ? [...address, ...ways, ...ids] : [...address, ...ids, ...ways];
}

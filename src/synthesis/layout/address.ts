/** Names, addresses and ways to reach a party, as lines and as pieces of lines. */
import { bold, contact, parties, plain } from './pieces.js';
import type { Piece, Text } from './canvas.js';
import type { Scene } from './scene.js';

export const nameOf = (scene: Scene, index: number): Piece => contact(index, 'Name', parties(scene.facts)[index]!.name);

export const streetOf = (scene: Scene, index: number): Piece => contact(index, 'Street', parties(scene.facts)[index]!.street);

/** Zip and city in the country's order; now and then with the country's letter before ("D-50667"). */
export function cityOf(scene: Scene, index: number, prefix = false): Text {
  const party = parties(scene.facts)[index]!;
  const pieces: Piece[] = [];
  const template = party.country.cityLine;
  const zip = contact(index, 'ZipCode', party.zip);
  const order = template.indexOf('{zip}') <= template.indexOf('{city}') ? ['zip', 'city'] : ['city', 'zip'];
  for (const part of order) {
    if (part === 'zip') {
      if (!party.zip) continue;
      if (prefix) pieces.push(plain(`${party.country.code === 'DE' ? 'D' : party.country.code === 'AT' ? 'A' : party.country.code}-`), { ...zip, glued: true });
      else pieces.push(zip);
    } else {
      pieces.push(contact(index, 'City', party.city));
      if (template.includes('{city},') && order[0] === 'city') pieces.push({ text: ',', glued: true });
    }
  }
  return pieces;
}

export const countryOf = (scene: Scene, index: number): Piece | undefined => {
  const party = parties(scene.facts)[index]!;
  return party.countryName ? contact(index, 'Country', party.countryName, party.country.code) : undefined;
};

export interface AddressOptions {
  readonly name?: 'plain' | 'bold' | 'none';
  readonly person?: boolean;
  readonly country?: boolean;
  readonly prefix?: boolean;
  readonly oneLineStreet?: boolean;
}

/** The address as lines below each other. */
export function addressLines(scene: Scene, index: number, options: AddressOptions = {}): Text[] {
  const party = parties(scene.facts)[index]!;
  const lines: Text[] = [];
  if (options.name !== 'none') lines.push([options.name === 'bold' ? { ...nameOf(scene, index), bold: true } : nameOf(scene, index)]);
  if (options.person !== false) {
    if (party.department) lines.push([plain(party.department)]);
    if (party.person) lines.push([plain(party.person)]);
  }
  const city = cityOf(scene, index, options.prefix);
  if (options.oneLineStreet && party.street) lines.push([streetOf(scene, index), { text: ',', glued: true }, ...city]);
  else {
    if (party.street) lines.push([streetOf(scene, index)]);
    lines.push(city);
  }
  const country = options.country === false ? undefined : countryOf(scene, index);
  if (country) lines.push([country]);
  return lines;
}

export const joiners = [' · ', ' • ', ' | ', ', ', ' - ', ' – ', '  ', ' * ', ' / '] as const;

/** Lines strung together in one. */
export function joined(parts: readonly Text[], joiner: string): Text {
  const pieces: Piece[] = [];
  parts.forEach((part, i) => {
    if (i > 0 && joiner.trim()) pieces.push(joiner.startsWith(' ') ? plain(joiner.trim()) : { text: joiner.trim(), glued: true });
    pieces.push(...part);
  });
  return pieces;
}

/** Phone, fax, mail, web: with keys in words, in letters or without. */
export function contactLines(scene: Scene, index: number, chosen?: readonly ('phone' | 'fax' | 'email' | 'website')[]): Text[] {
  const party = parties(scene.facts)[index]!;
  const keys = scene.random.weighted([0.6, 0.2, 0.2]);
  const list = chosen ?? scene.random.shuffle(['phone', 'fax', 'email', 'website'] as const).filter((_, i) => i < 2 || scene.random.chance(0.6));
  const lines: Text[] = [];
  for (const what of list) {
    const text = party[what];
    if (!text) continue;
    const field = ({ phone: 'Phone', fax: 'Fax', email: 'Email', website: 'WebsiteUrl' } as const)[what];
    const letter = { phone: 'T', fax: 'F', email: 'M', website: 'W' }[what];
    const value = contact(index, field, text);
    const bare = keys === 2 && what !== 'fax';
    lines.push(bare || (what === 'website' && scene.random.chance(0.4)) ? [value] : [keys === 1 ? plain(letter) : scene.key(what), value]);
  }
  return lines;
}

export const heading = (text: string): Text => [bold(text)];

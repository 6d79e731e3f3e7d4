/** Phone, fax, mail and web of a party with all sorts of keys: words, letters, signs, or none; in lines, glued, or two on a line. */
import type { Piece, Text } from '../canvas.js';
import { contact, parties, plain } from '../pieces.js';
import { fieldKeys, worded } from './words.js';
import type { Scene } from '../scene.js';

export type Way = 'phone' | 'mobile' | 'fax' | 'email' | 'website';

const fields = { phone: 'Phone', mobile: 'Phone', fax: 'Fax', email: 'Email', website: 'WebsiteUrl' } as const;

/** Short and unusual keys, the same in most languages. */
const shortKeys: Readonly<Record<Way, readonly string[]>> = {
  phone: ['T', 'T:', 'T.', 'Tel', 'Tel.', 'Tel:', 'Tel.:', '☎', 'Fon', 'Ph', 'Ph.', 'Ph:', 'P:', 'Hotline', 'TEL', 'Phone', 'Tel. Nr.', 't'],
  mobile: ['M', 'M:', 'Mob.', 'Mob', 'Mobil', 'Mobile', 'Mobile:', 'Cell', 'GSM', 'H.', 'Handy', 'm'],
  fax: ['F', 'F:', 'Fax', 'Fax.', 'Fax:', 'Telefax', 'FAX', 'Telefax:', 'f'],
  email: ['E', 'E:', 'M:', '@', 'Mail', 'mail:', 'E-Mail:', 'e-mail', 'Email:', '✉', 'eMail', 'e'],
  website: ['W', 'W:', 'Web', 'Web:', 'Internet', 'www', 'URL:', 'I:', 'w'],
};

type KeyStyle = 'words' | 'short' | 'none' | 'form';

function keyOf(scene: Scene, way: Way, style: KeyStyle): Piece | undefined {
  if (style === 'short') return plain(scene.random.fork(`short ${way}`).pick(shortKeys[way]));
  if (way === 'mobile') return scene.keyed(scene.random.fork('mobile').pick(['Mobil', 'Mobile', 'Mob.', 'GSM', 'Mobil:']));
  if (style === 'form' && (way === 'email' || way === 'phone')) return scene.keyed(worded(scene, fieldKeys[way]));
  if (style === 'none' && way !== 'fax') return undefined;
  return scene.key(way);
}

/** A mail address as people hide it from machines: "info (at) firm.de". */
const hidden = (scene: Scene, text: string): string => (scene.random.chance(0.02) ? text.replace('@', scene.random.pick([' (at) ', '(at)', '[at]'])) : text);

export function wayPiece(scene: Scene, index: number, way: Way): Piece | undefined {
  const party = parties(scene.facts)[index]!;
  const text = party[way];
  if (!text) return undefined;
  // Of several numbers the first is the party's.
  if (way === 'mobile' && scene.printed.has(`phone ${index}`)) return plain(text);
  if (way === 'phone') scene.printed.add(`phone ${index}`);
  const shown = way === 'email' ? hidden(scene, text) : way === 'website' && scene.random.chance(0.08) ? text.replace(/^https?:\/\//, '').toUpperCase() : text;
  return contact(index, fields[way], shown, text, way === 'mobile' ? { ifAlone: true } : {});
}

/** Where only a person's ways are printed, the firm's own are left out. */
const silent = (scene: Scene, index: number, way: Way): boolean => index === 0 && way !== 'website' && scene.printed.has('person only');

/** Phone, fax, mail, web as lines below each other. */
export function contactLines(scene: Scene, index: number, chosen?: readonly Way[]): Text[] {
  const { random } = scene;
  const party = parties(scene.facts)[index]!;
  const style = (['words', 'short', 'none', 'form'] as const)[random.weighted([0.52, 0.26, 0.17, 0.05])]!;
  const list =
    chosen ??
    (random.chance(0.6) ? (['phone', 'mobile', 'fax', 'email', 'website'] as const) : random.shuffle(['phone', 'fax', 'email', 'website'] as const)).filter(
      (way, i) => i < 2 || random.chance(way === 'mobile' ? 0.5 : 0.65),
    );
  const lines: Text[] = [];
  // "Tel./Fax: 0221 123-0 / -99": one key for both.
  const together = party.fax && list.includes('phone') && list.includes('fax') && random.chance(0.12);
  for (const way of list) {
    if (silent(scene, index, way) || (together && way === 'fax')) continue;
    const value = wayPiece(scene, index, way);
    if (!value) continue;
    if (together && way === 'phone') {
      const fax = wayPiece(scene, index, 'fax')!;
      lines.push([plain(random.pick(['Tel./Fax:', 'Tel./Fax', 'Tel. / Fax:', 'T/F:', 'Tel + Fax'])), value, plain(random.pick(['/', '|', ',', '·'])), fax]);
      continue;
    }
    const key = keyOf(scene, way, style);
    const bare = !key || (way === 'website' && random.chance(0.4)) || (way === 'email' && random.chance(0.15));
    lines.push(bare ? [value] : [key, random.chance(0.03) ? { ...value, glued: true } : value]);
  }
  return lines;
}

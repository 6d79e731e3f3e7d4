/** Phone, fax, mail and web of a party with many kinds of keys: words, letters, signs, or none; on lines, attached, or two on a line. */
import type { Piece, Text } from '../canvas.js';
import { contact, parties, plain } from '../pieces.js';
import { worded } from './words.js';
import type { Scene } from '../scene.js';

export type ContactChannel = 'phone' | 'mobile' | 'fax' | 'email' | 'website';

const fields = { phone: 'Phone', mobile: 'Phone', fax: 'Fax', email: 'Email', website: 'WebsiteUrl' } as const;

/** Letters and signs as keys, the same in all languages. */
const signs: Readonly<Record<ContactChannel, readonly string[]>> = {
  phone: ['T', 'T:', 'T.', '☎', 'P:', 't'],
  mobile: ['M', 'M:', 'H.', 'm'],
  fax: ['F', 'F:', 'f'],
  email: ['E', 'E:', 'M:', '@', '✉', 'e'],
  website: ['W', 'W:', 'www', 'I:', 'w'],
};

type KeyStyle = 'words' | 'short' | 'none' | 'form';

function keyOf(scene: Scene, channel: ContactChannel, style: KeyStyle): Piece | undefined {
  const { contacts } = scene.language.captions;
  if (style === 'short') return plain(scene.random.fork(`short ${channel}`).pick([...signs[channel], ...contacts[channel]]));
  if (channel === 'mobile') return scene.keyed(scene.random.fork('mobile').pick(contacts.mobile));
  if (style === 'form' && (channel === 'email' || channel === 'phone')) return scene.keyed(worded(scene, scene.language.synthesis.party.fields[channel]));
  if (style === 'none' && channel !== 'fax') return undefined;
  return scene.key(channel);
}

/** An obfuscated mail address: "info (at) firm.de". */
const hidden = (scene: Scene, text: string): string => (scene.random.chance(0.02) ? text.replace('@', scene.random.pick([' (at) ', '(at)', '[at]'])) : text);

/** Undefined where the party has none. A mobile number is labelled as the phone only where no other is printed before. */
export function channelPiece(scene: Scene, index: number, channel: ContactChannel): Piece | undefined {
  const party = parties(scene.facts)[index]!;
  const text = party[channel];
  if (!text) return undefined;
  // Of several numbers the first is the party's.
  if (channel === 'mobile' && scene.printed.has(`phone ${index}`)) return plain(text);
  if (channel === 'phone') scene.printed.add(`phone ${index}`);
  const shown =
    channel === 'email' ? hidden(scene, text) : channel === 'website' && scene.random.chance(0.08) ? text.replace(/^https?:\/\//, '').toUpperCase() : text;
  return contact(index, fields[channel], shown, text, channel === 'mobile' ? { ifAlone: true } : {});
}

/** Where only a person's contact data is printed, the company's is left out. */
const silent = (scene: Scene, index: number, channel: ContactChannel): boolean => index === 0 && channel !== 'website' && scene.printed.has('person only');

/** Phone, fax, mail, web as separate lines. */
export function contactLines(scene: Scene, index: number, chosen?: readonly ContactChannel[]): Text[] {
  const { random } = scene;
  const party = parties(scene.facts)[index]!;
  const style = (['words', 'short', 'none', 'form'] as const)[random.weighted([0.52, 0.26, 0.17, 0.05])]!;
  const list =
    chosen ??
    (random.chance(0.6) ? (['phone', 'mobile', 'fax', 'email', 'website'] as const) : random.shuffle(['phone', 'fax', 'email', 'website'] as const)).filter(
      (channel, i) => i < 2 || random.chance(channel === 'mobile' ? 0.5 : 0.65),
    );
  const lines: Text[] = [];
  // "Tel./Fax: 0221 123-0 / -99": one key for both.
  const together = party.fax && list.includes('phone') && list.includes('fax') && random.chance(0.12);
  for (const channel of list) {
    if (silent(scene, index, channel) || (together && channel === 'fax')) continue;
    const value = channelPiece(scene, index, channel);
    if (!value) continue;
    if (together && channel === 'phone') {
      const fax = channelPiece(scene, index, 'fax')!;
      lines.push([plain(random.pick(scene.language.captions.contacts.phoneAndFax)), value, plain(random.pick(['/', '|', ',', '·'])), fax]);
      continue;
    }
    const key = keyOf(scene, channel, style);
    const bare = !key || (channel === 'website' && random.chance(0.4)) || (channel === 'email' && random.chance(0.15));
    lines.push(bare ? [value] : [key, random.chance(0.03) ? { ...value, attached: true } : value]);
  }
  return lines;
}

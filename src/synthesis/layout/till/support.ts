/** Sentences in the foot of a receipt that say where customers turn to: a service number, a mail and a web address. They are the shop's where it prints no others. */
import { contact, fill } from '../pieces.js';
import type { Till } from './canvas.js';

/** Prints one to three of them on one of eight receipts. */
export function supportLines({ scene, line }: Till): void {
  const random = scene.random.fork('support');
  if (!random.chance(0.13)) return;
  const { sender } = scene.facts;
  const digits = (count: number): string => Array.from({ length: count }, () => random.integer(0, 9)).join('');
  const free = random.pick([
    `0800 ${digits(3)} ${digits(4)}`,
    `0800${digits(7)}`,
    `1800${digits(7)}`,
    `1-800-${digits(3)}-${digits(4)}`,
    `0850 ${digits(3)} ${digits(2)} ${digits(2)}`,
  ]);
  const phone = random.chance(0.55) ? sender.phone : free;
  const host = sender.email.slice(sender.email.indexOf('@'));
  const email = random.chance(0.5) ? sender.email : `${random.pick(['support', 'service', 'customercare', 'feedback', 'hello', 'care'])}${host}`;
  const values = {
    phone: [contact(0, 'Phone', phone, phone, { ifAlone: phone !== sender.phone })],
    email: [contact(0, 'Email', email, email, { ifAlone: email !== sender.email })],
    website: [contact(0, 'WebsiteUrl', random.chance(0.3) ? sender.website.replace(/^https?:\/\/(?:www\.)?/, 'www.') : sender.website, sender.website)],
  };
  const align = random.chance(0.75) ? 'center' : 'left';
  const kinds = random.shuffle(['phone', 'email', 'website'] as const).slice(0, random.weighted([0.55, 0.3, 0.15]) + 1);
  for (const kind of kinds) {
    const text = fill(random.pick(scene.language.captions.till.support.filter((template) => template.includes(`{${kind}}`))), values);
    if (text) line(text, align);
  }
}

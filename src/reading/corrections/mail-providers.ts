/** Public providers of mailboxes: most mail addresses of people and small firms are below one of them. */
import { isHost } from '../../values/contact/host.js';
import { editDistance } from '../../values/text/edit-distance.js';

/** Names that are no words. With one letter inside misread they are no other company's name that is known to us. */
const names = 'gmail googlemail hotmail outlook yahoo rediffmail protonmail'.split(' ');
const end = 'com';

/** Whether mailboxes are given there: "gmail.com", "yahoo.co.uk". */
export const isProvider = (host: string): boolean => names.includes(host.split('.')[0]!) && isHost(host);

/**
 * The host of a provider from which this one differs in one letter, but for the first of its name ("ymail.com" is another), or whose end is none ("outlook.cqm");
 * undefined where there is none.
 */
export function providerLike(host: string): string | undefined {
  const [name, ...rest] = host.split('.');
  if (name === undefined || rest.length !== 1) return undefined;
  const off = (a: string, b: string): number => editDistance(a, b, { limit: 1 });
  const provider = names.find((one) => one[0] === name[0] && off(name, one) + off(rest[0]!, end) === 1);
  return provider === undefined || (provider === name && isHost(host)) ? undefined : `${provider}.${end}`;
}

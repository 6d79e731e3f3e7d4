/** Public providers of mailboxes: most mail addresses of people and small firms are below one of them. */
import { isHost } from '../../values/contact/host.js';
import { editDistance } from '../../values/text/edit-distance.js';

/** Names that are no words, so that one misread letter makes no other company's name. */
const names = (
  'gmail googlemail hotmail outlook icloud yahoo rediffmail t-online freenet bluewin wanadoo laposte bigpond btinternet comcast seznam protonmail interia ' +
  'telenet skynet'
).split(' ');
/** Other providers, one letter away from these. */
const alike = new Set(['email', 'ymail', 'mail', 'qmail', 'fmail', 'hmail', 'lmail', 'rmail', 'freenets']);

/** Whether mailboxes are given there: "gmail.com", "yahoo.co.uk". */
export const isProvider = (host: string): boolean => names.includes(host.split('.')[0]!) && isHost(host);

/** The host of a provider from which this one differs in one letter of the name, or in the end where no such host can exist; undefined where there is none. */
export function providerLike(host: string): string | undefined {
  const [name, ...end] = host.split('.');
  if (name === undefined || alike.has(name)) return undefined;
  if (names.includes(name)) return isHost(host) || editDistance(end.join('.'), 'com', { limit: 1 }) !== 1 ? undefined : `${name}.com`;
  const provider = names.find((one) => editDistance(name, one, { limit: 1 }) === 1);
  return provider === undefined ? undefined : `${provider}.${end.join('.')}`;
}

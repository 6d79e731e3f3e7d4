/** E-mail addresses (the usual part of RFC 5322) below a domain that can exist. */
import { isHost } from './host.js';
import type { Kind } from '../kind.js';
import { spansOf } from '../text/plain.js';

const pattern = /(?<![\p{L}\d._%+-])[\p{L}\d_%+][\p{L}\d._%+-]{0,62} ?(?:@|\(at\)|\[at\]) ?[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,4}/gu;
const local = /^[\p{L}\d_%+&'*/=-][\p{L}\d._%+&'*/=-]{0,63}$/u;

export const email: Kind = {
  name: 'email',
  find: (line) => (/@|at[)\]]/.test(line) ? spansOf(line, pattern).filter(({ start, end }) => email.read(line.slice(start, end)).length > 0) : []),
  read(text) {
    const value = text
      .trim()
      .slice(0, 300)
      // Pictures of letters and brackets before it; sentences end behind it.
      .replace(/^[^\p{L}\d_%+]+/u, '')
      // A key that is attached to it has a hyphen that no mailbox begins so.
      .replace(/^(?:(?:mailto|e-?mail|mail)\s?:\s?|e-mail(?=[\p{L}\d]))/iu, '')
      .replace(/\s/g, '')
      .replace(/[([]at[)\]]/, '@')
      .replace(/[^\p{L}\d]+$/u, '')
      .toLowerCase();
    const [name, host, ...rest] = value.split('@');
    return rest.length === 0 && host !== undefined && value.length <= 254 && local.test(name!) && isHost(host) ? [{ value }] : [];
  },
};

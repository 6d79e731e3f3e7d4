/** E-mail addresses (the usual part of RFC 5322). */
import type { Kind } from './kind.js';
import { spansOf } from './plain.js';

const pattern = /(?<![\p{L}\d._%+-])[\p{L}\d_%+][\p{L}\d._%+-]{0,62} ?(?:@|\(at\)|\[at\]) ?[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,4}/gu;

export const email: Kind = {
  name: 'email',
  find: (line) => (/@|at[)\]]/.test(line) ? spansOf(line, pattern).filter(({ start, end }) => email.read(line.slice(start, end)).length > 0) : []),
  read(text) {
    const value = text
      .trim()
      .replace(/^(?:mailto|e-?mail|mail)\s?:\s?/i, '')
      .replace(/\s/g, '')
      .replace(/[([]at[)\]]/, '@')
      .replace(/^[<("']+|[>)"'.,;:]+$/g, '')
      .toLowerCase();
    return value.length <= 254 && /^[^@\s]{1,64}@[\p{L}\d.-]{1,190}\.[\p{L}]{2,20}$/u.test(value) ? [{ value }] : [];
  },
};

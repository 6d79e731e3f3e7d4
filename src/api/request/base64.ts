/** Invoice: base64 with padding (RFC 4648), as forgiving as clients need and no more. */
import { InputError } from '../../errors.js';

const advice = 'Send the bytes of a PDF or picture as base64 with padding';

/** In a form a + that nobody escaped arrives as a blank. */
export function decodeBase64(text: string, isForm = false): Uint8Array {
  const comma = text.startsWith('data:') ? text.indexOf(',', 0) + 1 : 0;
  let plain = comma ? text.slice(comma) : text;
  if (isForm) plain = plain.replaceAll(' ', '+');
  if (/[^A-Za-z0-9+/=_\s-]/.test(plain)) throw new InputError(`Invoice: no base64, it holds other characters. ${advice}`);
  const bytes = Buffer.from(plain, 'base64');
  if (bytes.length === 0) throw new InputError(`Invoice: ${plain.trim() === '' ? 'empty' : 'no base64'}. ${advice}`);
  return bytes;
}

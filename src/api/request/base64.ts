/** Invoice: base64 with padding (RFC 4648), as forgiving as clients need and no more. */
import { apiError } from '../errors.js';

/** The bytes of the document. In a form a + that was not escaped arrives as a blank. Throws ApiError. */
export function decodeBase64(text: string, isForm = false): Uint8Array {
  const comma = text.startsWith('data:') ? text.indexOf(',', 0) + 1 : 0;
  let plain = comma ? text.slice(comma) : text;
  if (isForm) plain = plain.replaceAll(' ', '+');
  if (/[^A-Za-z0-9+/=_\s-]/.test(plain)) throw apiError('INVOICE_CHARACTERS');
  const bytes = Buffer.from(plain, 'base64');
  if (bytes.length === 0) throw apiError(plain.trim() === '' ? 'INVOICE_EMPTY' : 'INVOICE_BASE64');
  return bytes;
}

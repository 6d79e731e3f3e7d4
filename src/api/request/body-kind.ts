/** Recognises bodies that are no DetectInvoiceRequest by their first bytes. */
import { signatureOf } from '../../reading/formats/format.js';
import { type ApiError, apiError } from '../errors.js';

const maxHead = 1024;

interface Kind {
  readonly code: 'BODY_EMPTY' | 'BODY_MULTIPART' | 'BODY_GZIP' | 'BODY_UTF16' | 'BODY_MARKUP' | 'BODY_BASE64' | 'BODY_UNTYPED';
  readonly fits: (head: string, contentType: string) => boolean;
}

const isForm = (contentType: string): boolean => contentType.startsWith('application/x-www-form-urlencoded');

/** The first one that fits counts. A JSON object always begins with a brace, a form with a name. */
const kinds: readonly Kind[] = [
  { code: 'BODY_EMPTY', fits: (head) => /^[\s\0]*$/.test(head) },
  {
    code: 'BODY_MULTIPART',
    fits: (head, contentType) => contentType.startsWith('multipart/') || (head.startsWith('--') && /content-disposition:/i.test(head)),
  },
  { code: 'BODY_GZIP', fits: (head) => head.startsWith('\x1f\x8b') },
  { code: 'BODY_UTF16', fits: (head) => head.startsWith('\xff\xfe') || head.startsWith('\xfe\xff') || /^\{\0|^\0\{/.test(head) },
  { code: 'BODY_MARKUP', fits: (head) => /^(?:\xef\xbb\xbf)?\s*</.test(head) },
  { code: 'BODY_BASE64', fits: (head) => /^(?:JVBERi0|iVBORw0K|\/9j\/|R0lGOD|SUkqA|TU0AK)/.test(head) },
  {
    code: 'BODY_UNTYPED',
    fits: (head, contentType) =>
      !isForm(contentType) && /^(?:Invoice|Filter|PropertyStore|Format|Languages|CreateResultPdf|Add[A-Za-z]{1,20})(?:=|%5B|\[)/i.test(head),
  },
];

/** The error for such a body; undefined where it may be a request. JSON that merely holds the signature of a document is recognised by its first letter. */
export function otherBody(body: Uint8Array, contentType = ''): ApiError | undefined {
  const type = contentType.trim().toLowerCase();
  const head = Buffer.from(body.buffer, body.byteOffset, Math.min(body.length, maxHead)).toString('latin1');
  const kind = kinds.find(({ fits }) => fits(head, type));
  // Blanks alone may be followed by a request.
  if (kind && (kind.code !== 'BODY_EMPTY' || body.length <= maxHead)) return apiError(kind.code);
  const format = /^(?:\xef\xbb\xbf)?\s*[{["]|^[A-Za-z]{1,40}=/.test(head) ? undefined : signatureOf(body);
  return format && apiError('BODY_FILE', names[format] ?? format.toUpperCase());
}

const names: Readonly<Record<string, string>> = { jpeg: 'JPEG', webp: 'WebP', heif: 'HEIF' };

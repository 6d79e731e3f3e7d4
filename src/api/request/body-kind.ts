/** Bodies that are plainly no DetectInvoiceRequest, told by their first bytes: what was sent, and what to send instead. */
import { signatureOf } from '../../reading/formats/format.js';

const request = 'a DetectInvoiceRequest such as {"Invoice": "<base64>"}';
const longestHead = 1024;

interface Kind {
  readonly fits: (head: string, contentType: string) => boolean;
  readonly advice: string;
}

const form = 'application/x-www-form-urlencoded';
const isForm = (contentType: string): boolean => contentType.startsWith(form);

/** The first one that fits is told. A JSON object always begins with a brace, a form with a name. */
const kinds: readonly Kind[] = [
  { fits: (head) => /^[\s\0]*$/.test(head), advice: `empty. Send ${request}` },
  {
    fits: (head, contentType) => contentType.startsWith('multipart/') || (head.startsWith('--') && /content-disposition:/i.test(head)),
    advice: `multipart/form-data, which is not read. Send ${request} as application/json, or the same fields as ${form}`,
  },
  { fits: (head) => head.startsWith('\x1f\x8b'), advice: `compressed with gzip, which is not unpacked. Send ${request} without Content-Encoding` },
  {
    fits: (head) => head.startsWith('\xff\xfe') || head.startsWith('\xfe\xff') || /^\{\0|^\0\{/.test(head),
    advice: `text in UTF-16. Send ${request} in UTF-8`,
  },
  { fits: (head) => /^(?:\xef\xbb\xbf)?\s*</.test(head), advice: `XML or HTML. Send ${request} as application/json` },
  {
    fits: (head) => /^(?:JVBERi0|iVBORw0K|\/9j\/|R0lGOD|SUkqA|TU0AK)/.test(head),
    advice: `a document as base64 alone. Put it into a JSON object: {"Invoice": "<base64>"}`,
  },
  {
    fits: (head, contentType) =>
      !isForm(contentType) && /^(?:Invoice|Filter|PropertyStore|Format|Languages|CreateResultPdf|Add[A-Za-z]{1,20})(?:=|%5B|\[)/i.test(head),
    advice: `form fields without their type. Send Content-Type: ${form}, or ${request} as application/json`,
  },
];

/** Undefined where it may be a request. A document itself is told from JSON that only holds its signature by its first letter. */
export function otherBody(body: Uint8Array, contentType = ''): string | undefined {
  const type = contentType.trim().toLowerCase();
  const head = Buffer.from(body.buffer, body.byteOffset, Math.min(body.length, longestHead)).toString('latin1');
  const kind = kinds.find(({ fits }) => fits(head, type));
  // Blanks alone may be followed by a request.
  if (kind && (kind !== kinds[0] || body.length <= longestHead)) return kind.advice;
  const format = /^(?:\xef\xbb\xbf)?\s*[{["]|^[A-Za-z]{1,40}=/.test(head) ? undefined : signatureOf(body);
  return format && `the bytes of a ${names[format] ?? format.toUpperCase()} file itself. Send them as base64 in a JSON object: {"Invoice": "<base64>"}`;
}

const names: Readonly<Record<string, string>> = { jpeg: 'JPEG', webp: 'WebP', heif: 'HEIF' };

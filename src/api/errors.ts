/**
 * Every error of the interface in one table: its status, what the client reads (what was found, what to send instead) and, where an operator can change
 * something, the hint in the log. Messages hold nothing about the installation; hints hold nothing that was sent.
 */
import { InputError } from '../errors.js';

interface ErrorRow<A extends readonly unknown[]> {
  readonly status: number;
  readonly message: (...args: A) => string;
  /** For the operator: what limits it and how to change that. */
  readonly hint?: string;
  /** Seconds that the client shall wait (Retry-After). */
  readonly retryAfter?: number;
}

const row = <A extends readonly unknown[]>(
  status: number,
  message: (...args: A) => string,
  more: Pick<ErrorRow<A>, 'hint' | 'retryAfter'> = {},
): ErrorRow<A> => ({
  status,
  message,
  ...more,
});

const request = 'a DetectInvoiceRequest such as {"Invoice": "<base64>"}';
const form = 'application/x-www-form-urlencoded';
const asBase64 = 'Send the bytes of a PDF or picture as base64 with padding';
const sum = "Send the sum of the details' ids, or 0 for all";

const correction = '{"Invoice": "<base64>", "Values": {"InvoiceId": "4711"}}';

export const errors = {
  // Who calls.
  ACCEPT: row(400, () => 'Accept: does not allow application/json. Send Accept: application/json'),
  KEY: row(401, () => 'X-ApiKey: no valid key'),
  IDENTIFIER_LONG: row(401, (most: number) => `X-ApiIdentifier: longer than ${most} characters`),
  IDENTIFIER: row(401, () => 'X-ApiIdentifier: none of those that the key is for'),
  NOT_ALLOWED: row(403, () => 'The key may not make predictions', { hint: 'the key was made with --no-predict' }),
  RATE: row(429, () => 'More requests than the key may send', { hint: 'the limits of a key are --rate and --concurrency of beleg keys create' }),

  // Addresses and bodies as bytes.
  NO_ROUTE: row(404, (detect: string, description: string) => `Nothing here. Send POST ${detect}; see GET ${description}`),
  METHOD: row(405, (method: string, allowed: readonly string[]) => `${method} is not allowed here. Send ${allowed.join(' or ')}`),
  BODY_LARGE: row(400, (megabytes: number) => `body: larger than ${megabytes} MB. Send fewer pages or a smaller picture`, {
    hint: 'the limit is the setting bodyMegabytes',
  }),
  UNREADABLE: row(400, () => 'The request cannot be read'),

  // Bodies that are no request.
  BODY_EMPTY: row(400, () => `body: empty. Send ${request}`),
  BODY_MULTIPART: row(400, () => `body: multipart/form-data, which is not read. Send ${request} as application/json, or the same fields as ${form}`),
  BODY_GZIP: row(400, () => `body: compressed with gzip, which is not unpacked. Send ${request} without Content-Encoding`),
  BODY_UTF16: row(400, () => `body: text in UTF-16. Send ${request} in UTF-8`),
  BODY_MARKUP: row(400, () => `body: XML or HTML. Send ${request} as application/json`),
  BODY_BASE64: row(400, () => 'body: a document as base64 alone. Put it into a JSON object: {"Invoice": "<base64>"}'),
  BODY_UNTYPED: row(400, () => `body: form fields without their type. Send Content-Type: ${form}, or ${request} as application/json`),
  BODY_FILE: row(400, (kind: string) => `body: the bytes of a ${kind} file itself. Send them as base64 in a JSON object: {"Invoice": "<base64>"}`),
  BODY_NO_OBJECT: row(400, () => `body: no JSON object. Send ${request}`),
  JSON_CUT: row(400, () => 'body: the JSON ends too early. Send a DetectInvoiceRequest as JSON'),
  JSON_SYNTAX: row(400, (character: number) => `body: no JSON at character ${character}. Send a DetectInvoiceRequest as JSON`),
  JSON_DEEP: row(400, (most: number) => `body: nested deeper than ${most} levels. Send one flat DetectInvoiceRequest`),
  FORM_FIELDS: row(400, (most: number) => `body: more than ${most} form fields. Send the fields of a DetectInvoiceRequest`),
  FORM_ESCAPE: row(400, () => `body: no form, a % is not followed by two hexadecimal digits. Encode the fields as ${form}`),

  // Members of a request.
  MEMBER: row(400, (path: string, issue: string, description: string) => `${path || 'body'}: ${issue}. See ${description} for the types`),
  PROPERTY_STORE: row(400, () => 'PropertyStore: no JSON object. Send names and texts, such as {"SessionLogId": "4711"}'),
  INVOICE_MISSING: row(400, () => 'Invoice: missing. Send the document as base64'),
  INVOICE_EMPTY: row(400, () => `Invoice: empty. ${asBase64}`),
  INVOICE_BASE64: row(400, () => `Invoice: no base64. ${asBase64}`),
  INVOICE_CHARACTERS: row(400, () => `Invoice: no base64, it holds other characters. ${asBase64}`),
  FILTER_NUMBER: row(400, (value: number, bits: number) => `Filter: ${value} is no whole number of ${bits} bits. ${sum}`),
  FILTER_BITS: row(400, (value: bigint, bits: number) => `Filter: ${value} has more than ${bits} bits. ${sum}`),
  FILTER_NAME: row(400, (name: string, known: readonly string[]) => `Filter: no detail is named “${name}”. Known are None, ${known.join(', ')}`),
  /** What reading reports of a document: encrypted, damaged, no format that is known … */
  DOCUMENT: row(400, (message: string) => message),

  // Corrections, an operation of our own.
  CORRECTION_MEMBER: row(400, (path: string, issue: string) => `${path || 'body'}: ${issue}. Send ${correction}`),
  CORRECTION_DOCUMENT: row(400, () => `Send the document as Invoice, or the SessionLogId of its request, one of them: ${correction}`),
  CORRECTION_SESSION: row(400, () => 'SessionLogId: no document is kept under it. Send the document as Invoice', {
    hint: 'documents of requests are kept for as many hours as the setting requestHours says, 0 by default',
  }),
  CORRECTION_VALUES: row(400, (reasons: readonly string[]) => `Values: ${reasons.join('; ')}. Nothing was learnt. Send all of them again`),
  CORRECTION_NOWHERE: row(400, () => 'Values: none of them stands on the document. Nothing was learnt. Send what is printed on it'),
  CORRECTION_DOUBTED: row(
    400,
    (reasons: readonly string[]) => `Values: ${reasons.join('; ')}. Nothing was learnt. Send "Confirmed": true where they are right`,
  ),
  CORRECTION_MODEL: row(403, () => 'The key has nothing of its own that could learn', {
    hint: 'the model that comes with the program stays as it is: copy it, then serve --bundle COPY or keys create --bundle COPY',
  }),
  CORRECTION_BUSY: row(503, () => 'The service learns something else', { retryAfter: 30, hint: 'another command changes the bundle' }),

  // The work itself.
  BUSY: row(503, () => 'The service is busy', {
    retryAfter: 5,
    hint: 'all workers are busy and the queue is full: settings workers, queueLength, queueMegabytes',
  }),
  TIMEOUT: row(504, () => 'The document could not be processed in time', { hint: 'the limit is the setting timeoutSeconds; waiting in the queue counts' }),
  MEMORY: row(400, () => 'Invoice: the document cannot be processed, it takes more memory than a document may. Send fewer pages, or save it again', {
    hint: 'the worker process ended twice at its memory limit',
  }),
  WORKER_LOST: row(500, () => 'Internal error', {
    hint: 'the worker process ended twice and not at its memory limit: killed from outside, by the system short of memory, or by a fault',
  }),
  INTERNAL: row(500, () => 'Internal error'),
} as const;

export type ErrorCode = keyof typeof errors;
type Arguments<C extends ErrorCode> = Parameters<(typeof errors)[C]['message']>;

/** An error for the client: one row of the table with what was found. */
export class ApiError extends InputError {
  readonly code: ErrorCode;
  readonly status: number;
  readonly hint: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, retryAfter?: number) {
    super(message);
    const found: Pick<ErrorRow<never>, 'status' | 'hint' | 'retryAfter'> = errors[code];
    this.code = code;
    this.status = found.status;
    this.hint = found.hint;
    this.retryAfter = retryAfter ?? found.retryAfter;
  }

  /** The same, with the seconds that the client shall wait. */
  after(seconds: number): ApiError {
    return new ApiError(this.code, this.message, seconds);
  }
}

/** A row of the table with what was found; `args` are those of its message. */
export function apiError<C extends ErrorCode>(code: C, ...args: Arguments<C>): ApiError {
  const message = errors[code].message as (...all: Arguments<C>) => string;
  return new ApiError(code, message(...args));
}

/** Meanings of the statuses that the detect operation answers, for its description. */
export const statuses: readonly (readonly [status: number, meaning: string])[] = [
  [200, 'Call finished successfully'],
  [400, 'Invoice format error'],
  [401, 'Unauthorized: invalid API key or invalid API identifier'],
  [403, 'Customer is not allowed to make any predictions'],
  [429, 'More requests than the key may send; see Retry-After'],
  [500, 'Internal error'],
  [503, 'The service is busy; see Retry-After'],
  [504, 'The document could not be processed in time'],
];

/** The body of `POST /corrections`: a document, or the SessionLogId that its request had, and its true values. */
import { z } from 'zod';
import { apiError } from '../errors.js';
import { readJson } from '../json.js';
import { decodeBase64 } from '../request/base64.js';
import { otherBody } from '../request/body-kind.js';
import { namedAs } from '../request/member-names.js';

export interface Correction {
  readonly invoice?: Uint8Array;
  readonly sessionLogId?: string;
  /** By the names of the interface, as in a row of `beleg label from-values`. */
  readonly values: Readonly<Record<string, unknown>>;
  /** What contradicts the values was looked at, and they are right. */
  readonly confirmed: boolean;
}

/** What is answered. */
export interface Corrected {
  /** By which it is known: of its content. */
  readonly Document: string;
  /** Values that were found on the document and are remembered. */
  readonly Placed: number;
  readonly NotPlaced: readonly { readonly Detail: string; readonly Reason: string }[];
  /** Labels of older documents that are no longer remembered. */
  readonly Forgotten: readonly { readonly Document: string; readonly Detail: string }[];
  /** Whether it is kept, with its values, for the next training. */
  readonly Kept: boolean;
}

const correctionFields = ['Invoice', 'SessionLogId', 'Values', 'Confirmed'] as const;
/** Characters of a value, and of all of them as JSON. */
const mostText = 1_000_000;

const schema = z.object({
  Invoice: z.string().nullish(),
  SessionLogId: z.string().min(1).max(200).nullish(),
  Values: z.record(z.string().max(200), z.unknown()),
  Confirmed: z.boolean().nullish(),
});

/** Throws ApiError for what cannot be understood. */
export function readCorrection(body: Uint8Array, contentType: string | undefined): Correction {
  const other = otherBody(body, contentType);
  if (other) throw other;
  const json = readJson(
    Buffer.from(body.buffer, body.byteOffset, body.byteLength)
      .toString('utf8')
      .replace(/^\ufeff/, ''),
  );
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw apiError('BODY_NO_OBJECT');
  const parsed = schema.safeParse(namedAs(json as Readonly<Record<string, unknown>>, correctionFields));
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    throw apiError('CORRECTION_MEMBER', issue.path.map(String).join('.'), issue.message);
  }
  const { Invoice, SessionLogId, Values, Confirmed } = parsed.data;
  if ((Invoice == null) === (SessionLogId == null)) throw apiError('CORRECTION_DOCUMENT');
  const values = plain(Values) as Readonly<Record<string, unknown>>;
  if (Object.keys(values).length === 0) throw apiError('CORRECTION_MEMBER', 'Values', 'empty');
  if (JSON.stringify(values).length > mostText) throw apiError('CORRECTION_MEMBER', 'Values', `more than ${mostText} characters`);
  return {
    ...(Invoice != null && { invoice: decodeBase64(Invoice) }),
    ...(SessionLogId != null && { sessionLogId: SessionLogId }),
    values: Object.fromEntries(Object.entries(values).flatMap(([name, value]) => columnsOf(name, value))),
    confirmed: Confirmed === true,
  };
}

/** Numbers of 64 bits as texts, objects with a prototype. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? String(each) : each)));

/** {"Sender": {"City": …}} is the column Sender.City. */
const columnsOf = (name: string, value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).map(([field, inner]): [string, unknown] => [`${name}.${field}`, inner])
    : [[name, value]];

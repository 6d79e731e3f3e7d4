/** Authorises a call: Accept, X-ApiKey and X-ApiIdentifier of a request (interface spec, Authentication). */
import type { IncomingHttpHeaders } from 'node:http';
import { apiError } from '../../api/errors.js';
import type { Version } from '../../api/versions/version.js';
import { findKey } from './keys.js';
import type { KeyRecord, Store } from '../store/store.js';

export interface Caller {
  readonly record: KeyRecord;
  readonly identifier: string;
}

const maxIdentifier = 200;

/** Throws ApiError where the caller may not make this call. */
export async function callerOf(headers: IncomingHttpHeaders, version: Version, store: Store): Promise<Caller> {
  if (!acceptsJson(headers.accept)) throw apiError('ACCEPT');
  const record = await findKey(store, keyOf(headers, version));
  if (!record) throw apiError('KEY');
  const identifier = one(headers['x-apiidentifier']).trim();
  if (identifier.length > maxIdentifier) throw apiError('IDENTIFIER_LONG', maxIdentifier);
  if (record.identifiers && !record.identifiers.includes(identifier)) throw apiError('IDENTIFIER');
  if (!record.mayPredict) throw apiError('NOT_ALLOWED');
  return { record, identifier };
}

/** No Accept at all allows everything (RFC 9110). */
function acceptsJson(accept: string | undefined): boolean {
  if (!accept?.trim()) return true;
  return accept.split(',').some((part) => {
    const [type, ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return ['application/json', 'application/*', '*/*'].includes(type!) && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/** '' where none was sent. */
export function keyOf(headers: IncomingHttpHeaders, version: Version): string {
  const key = one(headers['x-apikey']).trim();
  if (key || version.keyHeader === 'X-ApiKey') return key;
  return one(headers.authorization)
    .trim()
    .replace(/^(?:ApiKey|Bearer)\s+/i, '');
}

const one = (header: string | string[] | undefined): string => (Array.isArray(header) ? header[0]! : (header ?? ''));

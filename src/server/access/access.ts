/** Who may come in: Accept, X-ApiKey and X-ApiIdentifier of a request (interface-spec.md, Authentication). */
import type { IncomingHttpHeaders } from 'node:http';
import type { Version } from '../../api/versions/version.js';
import { findKey } from './keys.js';
import type { KeyRecord, Store } from '../store/store.js';

export interface Caller {
  readonly record: KeyRecord;
  readonly identifier: string;
}

/** Status and one line why. */
export interface Refusal {
  readonly status: 400 | 401 | 403;
  readonly message: string;
}

const longestIdentifier = 200;

export async function callerOf(headers: IncomingHttpHeaders, version: Version, store: Store): Promise<Caller | Refusal> {
  if (!acceptsJson(headers.accept)) return { status: 400, message: 'Accept: does not allow application/json. Send Accept: application/json' };
  const record = await findKey(store, keyOf(headers, version));
  if (!record) return { status: 401, message: 'X-ApiKey: no valid key' };
  const identifier = one(headers['x-apiidentifier']).trim();
  if (identifier.length > longestIdentifier) return { status: 401, message: `X-ApiIdentifier: longer than ${longestIdentifier} characters` };
  if (record.identifiers && !record.identifiers.includes(identifier)) return { status: 401, message: 'X-ApiIdentifier: none of those that the key is for' };
  if (!record.mayPredict) return { status: 403, message: 'The key may not make predictions' };
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

/** API keys: made from randomness, shown once, kept as a hash, compared in constant time. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { bundleFolder } from '../../bundle/shipped.js';
import type { KeyRecord, Store } from '../store/store.js';

export type KeyOptions = Omit<KeyRecord, 'id' | 'hash' | 'created' | 'revoked'>;

const form = /^beleg_([0-9a-f]{12})_[A-Za-z0-9_-]{32}$/;

/** The key itself is in the return value alone. */
export async function createKey(store: Store, options: KeyOptions, now = new Date()): Promise<{ readonly key: string; readonly record: KeyRecord }> {
  const id = randomBytes(6).toString('hex');
  const key = `beleg_${id}_${randomBytes(24).toString('base64url')}`;
  const record: KeyRecord = { id, hash: hashOf(key).toString('hex'), ...options, created: now.toISOString() };
  await store.addKey(record);
  return { key, record };
}

/** The key's record, where it is one of ours and still valid. */
export async function findKey(store: Store, key: string, now = new Date()): Promise<KeyRecord | undefined> {
  const id = form.exec(key)?.[1];
  const record = id === undefined ? undefined : await store.key(id);
  if (!record || !timingSafeEqual(hashOf(key), Buffer.from(record.hash, 'hex'))) return undefined;
  const expired = record.expires !== undefined && Date.parse(record.expires) <= now.getTime();
  return record.revoked || expired ? undefined : record;
}

/** The folder of the bundle that answers a key; `serverBundle` where the key has none of its own. */
export const bundleOf = ({ bundle }: Pick<KeyRecord, 'bundle'>, serverBundle: string): string => (bundle === undefined ? serverBundle : bundleFolder(bundle));

/** 192 random bits need no slow hash. */
const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

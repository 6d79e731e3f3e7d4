/** What a PDF that needs no password is enciphered with (ISO 32000-2, 7.6; the standard handler, revisions 2 to 6): only to count what its streams unpack to. */
import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { bytesAfter } from './strings.js';

/** How the streams of a file are enciphered. */
export interface Cipher {
  readonly key: Buffer;
  readonly method: 'RC4' | 'AES-128' | 'AES-256';
}

export interface Deciphering {
  update(part: Buffer): Buffer;
}

/** Bytes of a key: at least and at most. */
const keyBytes = { RC4: [5, 16], 'AES-128': [16, 16], 'AES-256': [32, 32] } as const;

/** Each letter as it is, or by its number as names may be written. */
const named = (name: string): string => [...name].map((letter) => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`).join('');
const encryptEntry = new RegExp(`/${named('Encrypt')}(?![A-Za-z])\\s*(?:(\\d{1,10})\\s+(\\d{1,5})\\s+R|<<)`, 'gi');
/** A file has one; each update of it may repeat it. */
const mostEntries = 16;
/** Its strings are 48 bytes long at most, but each byte of them may be written as four. */
const [dictionaryLength, idLength] = [4096, 600];

/** Undefined where nothing is enciphered; empty where it is, but not so that it opens without a password. */
export function ciphersOf(file: Buffer): readonly Cipher[] | undefined {
  const text = file.toString('latin1');
  const entries = [...take(text.matchAll(encryptEntry), mostEntries)];
  if (entries.length === 0) return undefined;
  const starts = entries.flatMap(({ 1: object, 2: generation, index }) =>
    object ? [...take(text.matchAll(new RegExp(`(?<!\\d)${object}\\s+${generation}\\s+obj`, 'g')), mostEntries)].map((found) => found.index) : [index],
  );
  const dictionaries = [...new Set(starts)].map((start) => text.slice(start, start + dictionaryLength));
  const ids = [...take(text.matchAll(/\/ID\s*\[\s*/g), mostEntries)].map(({ index }) => bytesAfter(text.slice(index, index + idLength), /\[\s*/));
  const different = [...new Map([Buffer.alloc(0), ...ids].map((id) => [id?.toString('hex'), id ?? Buffer.alloc(0)])).values()];
  return dictionaries.flatMap((dictionary) => different.flatMap((id) => cipherOf(dictionary, id) ?? []));
}

function* take<T>(items: Iterable<T>, most: number): Generator<T> {
  let count = 0;
  for (const item of items) {
    if (count++ >= most) return;
    yield item;
  }
}

function cipherOf(dictionary: string, id: Buffer): Cipher | undefined {
  const [version, revision, flags] = ['V', 'R', 'P'].map((name) => Number(new RegExp(`/${name}\\s*(-?\\d{1,10})`).exec(dictionary)?.[1] ?? 0));
  const [owner, user] = [bytesAfter(dictionary, /\/O(?=[\s(<])\s*/), bytesAfter(dictionary, /\/U(?=[\s(<])\s*/)];
  if (!owner || !user) return undefined;
  const filter = /\/StmF\s*\/(\w{1,40})/.exec(dictionary)?.[1] ?? 'Identity';
  const way = new RegExp(`/${filter}\\s*<<[^>]{0,400}/CFM\\s*/(\\w{1,10})`).exec(dictionary)?.[1];
  const method = version! < 4 || way === 'V2' ? 'RC4' : way === 'AESV2' ? 'AES-128' : way === 'AESV3' ? 'AES-256' : undefined;
  if (!method) return undefined;
  if (version === 5) {
    const wrapped = bytesAfter(dictionary, /\/UE(?=[\s(<])\s*/);
    const key = wrapped && keyOf256(user, wrapped, revision!);
    return key && fitting({ key, method });
  }
  // The length is told in several places, and metadata left out in several ways: the check says what holds.
  for (const length of [16, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])
    for (const tail of [Buffer.alloc(0), Buffer.alloc(4, 0xff)]) {
      const key = keyOf128(owner.subarray(0, 32), user, flags!, Buffer.concat([id, tail]), id, revision!, length);
      if (key) return fitting({ key: version === 4 && key.length < 16 ? Buffer.concat([key, Buffer.alloc(16 - key.length)]) : key, method });
    }
  return undefined;
}

/** A file may name a method that its key is too short or too long for. */
function fitting(cipher: Cipher): Cipher | undefined {
  const [least, most] = keyBytes[cipher.method];
  return cipher.key.length >= least && cipher.key.length <= most ? cipher : undefined;
}

const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const hash = (name: string, ...parts: readonly Uint8Array[]): Buffer => {
  const sum = createHash(name);
  for (const part of parts) sum.update(part);
  return sum.digest();
};

/** Algorithms 2, 4 and 5: the key for the empty password, if that is the right one. */
function keyOf128(owner: Buffer, user: Buffer, flags: number, idAndTail: Buffer, id: Buffer, revision: number, length: number): Buffer | undefined {
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(flags | 0);
  let key = hash('md5', padding, owner, permissions, idAndTail);
  if (revision >= 3) for (let round = 0; round < 50; round++) key = hash('md5', key.subarray(0, length));
  key = key.subarray(0, length);
  let check: Buffer = revision >= 3 ? hash('md5', padding, id) : padding;
  for (let round = 0; round < (revision >= 3 ? 20 : 1); round++) check = rc4(key.map((byte) => byte ^ round)).update(check);
  return check.equals(user.subarray(0, check.length)) ? key : undefined;
}

/** Algorithms 2.A and 2.B. */
function keyOf256(user: Buffer, wrapped: Buffer, revision: number): Buffer | undefined {
  const hashed = revision === 6 ? hardened : (salt: Buffer) => hash('sha256', salt);
  if (!hashed(user.subarray(32, 40)).equals(user.subarray(0, 32))) return undefined;
  return createDecipheriv('aes-256-cbc', hashed(user.subarray(40, 48)), Buffer.alloc(16))
    .setAutoPadding(false)
    .update(wrapped.subarray(0, 32));
}

function hardened(salt: Buffer): Buffer {
  let key = hash('sha256', salt);
  let last = 0;
  for (let round = 0; round < 64 || last > round - 32; round++) {
    const repeated = Buffer.concat(Array.from({ length: 64 }, () => key));
    const mixed = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false).update(repeated);
    last = mixed.at(-1)!;
    key = hash(['sha256', 'sha384', 'sha512'][mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3]!, mixed);
  }
  return key.subarray(0, 32);
}

/** Of the stream of one object; `head` is where its first bytes are, which AES starts from. Undefined where there is too little to decipher. */
export function deciphering({ key, method }: Cipher, object: number, generation: number, head: Buffer): Deciphering | undefined {
  const salt = [object, object >> 8, object >> 16, generation, generation >> 8];
  const own = () => hash('md5', key, Buffer.from([...salt, ...(method === 'RC4' ? [] : [0x73, 0x41, 0x6c, 0x54])])).subarray(0, Math.min(16, key.length + 5));
  if (method === 'RC4') return rc4(own());
  if (head.length < 16) return undefined;
  const decipher =
    method === 'AES-128' ? createDecipheriv('aes-128-cbc', own(), head.subarray(0, 16)) : createDecipheriv('aes-256-cbc', key, head.subarray(0, 16));
  decipher.setAutoPadding(false);
  let skipped = 16;
  return {
    update(part) {
      const rest = part.subarray(skipped);
      skipped -= part.length - rest.length;
      return decipher.update(rest);
    },
  };
}

/** The cipher of old PDFs; OpenSSL no longer has it. */
function rc4(key: Uint8Array): Deciphering {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (a: number, b: number) => ([state[a], state[b]] = [state[b]!, state[a]!]);
  for (let i = 0, j = 0; i < 256; i++) swap(i, (j = (j + state[i]! + key[i % key.length]!) & 255));
  let [i, j] = [0, 0];
  return {
    update(part) {
      const out = Buffer.allocUnsafe(part.length);
      for (let at = 0; at < part.length; at++) {
        i = (i + 1) & 255;
        const a = state[i]!;
        j = (j + a) & 255;
        const b = state[j]!;
        state[i] = b;
        state[j] = a;
        out[at] = part[at]! ^ state[(a + b) & 255]!;
      }
      return out;
    },
  };
}

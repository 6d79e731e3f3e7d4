/** Remembered documents as bytes: thousands are held and written at once, and each is decoded only where it is looked at. */
import { decodeDocument, encodeDocument } from './document-bytes.js';
import { wordsOf } from './likeness.js';
import type { RememberedDocument } from './remembered.js';

export interface StoredLayout {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Hashes of the words that it is found by. */
  readonly words: Int32Array;
}

/** Encodes the document and hashes the words that a search compares. */
export const storedLayout = (document: RememberedDocument): StoredLayout => ({
  name: document.name,
  bytes: encodeDocument(document),
  words: Int32Array.from(wordsOf(document)),
});

/** Throws for damaged bytes. */
export const rememberedDocument = ({ bytes }: StoredLayout): RememberedDocument => decodeDocument(bytes);

/** Of bytes that were stored before. Throws for damaged ones. */
export function storedBytes(bytes: Uint8Array): StoredLayout {
  const document = decodeDocument(bytes);
  return { name: document.name, bytes, words: Int32Array.from(wordsOf(document)) };
}

/** Rows → a compiled whitelist: vocabulary and postings for words, buckets for keys, rows as they were. Rows are added one by one, so a long list needs no second copy. */
import { hashOf, makeBuckets, Numbers } from './buckets.js';
import type { Column, ColumnKind } from './columns.js';
import { cellSign, type Purpose, writeWhitelist } from './file.js';
import { cellKeys, isIndexed, isNumber, words } from './normal.js';

/** Columns whose words are looked up. */
const wordKinds: ReadonlySet<ColumnKind> = new Set(['name', 'street', 'zip', 'city', 'text']);
/** A key that more rows share identifies none of them. */
const mostSharing = 64;
/** Letters of a word that may have one left out. */
export const prefixLength = 8;

export interface Builder {
  readonly rows: number;
  add(cells: readonly string[]): void;
  finish(): Uint8Array;
}

/** A name alone is a list for whole documents. */
export function whitelistBuilder(purpose: string | Purpose, columns: readonly Column[]): Builder {
  const vocabulary = new Map<string, number>();
  /** Row a word was last seen in, so that twice in one row counts once. */
  const lastRow = new Numbers();
  const postings = new Numbers();
  const keys = new Numbers();
  const rowOffsets = new Numbers();
  rowOffsets.push(0);
  let blob = Buffer.allocUnsafe(1 << 20);
  let used = 0;
  let rows = 0;

  const addWords = (text: string): void => {
    for (const word of words(text)) {
      if (!isIndexed(word)) continue;
      let id = vocabulary.get(word);
      if (id === undefined) {
        vocabulary.set(word, (id = vocabulary.size));
        lastRow.push(rows);
      } else if (lastRow.view[id] === rows) continue;
      lastRow.view[id] = rows;
      postings.push(id, rows);
    }
  };
  return {
    get rows() {
      return rows;
    },
    add(cells) {
      for (const [index, { kind }] of columns.entries()) {
        const cell = cells[index] ?? '';
        if (cell === '') continue;
        if (wordKinds.has(kind)) addWords(cell);
        for (const each of cellKeys(kind, cell)) keys.push(hashOf(each), rows);
      }
      const text = cells.map((cell) => cell.replaceAll(cellSign, ' ')).join(cellSign);
      if (used + text.length * 3 > blob.length) blob = Buffer.concat([blob.subarray(0, used)], Math.max(blob.length * 2, used + text.length * 3));
      used += blob.write(text, used, 'utf8');
      rowOffsets.push(used);
      rows++;
    },
    finish() {
      const list = [...vocabulary.keys()];
      vocabulary.clear();
      const wordBlob = Buffer.from(list.join(''));
      const wordOffsets = new Uint32Array(list.length + 1);
      for (const [index, word] of list.entries()) wordOffsets[index + 1] = wordOffsets[index]! + Buffer.byteLength(word);
      const lists = postingLists(postings.view, list.length);
      const deletes = makeBuckets(deletePairs(list));
      const keyed = makeBuckets(telling(keys.view));
      return writeWhitelist(
        { ...(typeof purpose === 'string' ? { detail: purpose, scope: 'document' as const } : purpose), columns, rows, words: list.length },
        {
          rowOffsets: rowOffsets.view,
          rowBlob: blob.subarray(0, used),
          wordOffsets,
          wordBlob,
          postingOffsets: lists.offsets,
          postings: lists.entries,
          deleteOffsets: deletes.offsets,
          deleteEntries: deletes.entries,
          deleteHashes: deletes.hashes,
          keyOffsets: keyed.offsets,
          keyEntries: keyed.entries,
          keyHashes: keyed.hashes,
        },
      );
    },
  };
}

function postingLists(pairs: Uint32Array, wordCount: number): { offsets: Uint32Array; entries: Uint32Array } {
  const offsets = new Uint32Array(wordCount + 1);
  for (let i = 0; i < pairs.length; i += 2) offsets[pairs[i]! + 1]!++;
  for (let i = 0; i < wordCount; i++) offsets[i + 1]! += offsets[i]!;
  const next = offsets.slice(0, wordCount);
  const entries = new Uint32Array(pairs.length / 2);
  for (let i = 0; i < pairs.length; i += 2) entries[next[pairs[i]!]!++] = pairs[i + 1]!;
  return { offsets, entries };
}

function deletePairs(list: readonly string[]): Uint32Array {
  const pairs = new Numbers();
  for (const [id, word] of list.entries()) for (const variant of variants(word)) pairs.push(hashOf(variant), id);
  return pairs.view;
}

/** The first letters, and these with one of them left out. A number is itself alone: its neighbour is another number. */
export function variants(word: string): string[] {
  const prefix = word.slice(0, prefixLength);
  if (isNumber(word) || word.length < 4) return [prefix];
  const found = [prefix];
  for (let i = 0; i < prefix.length; i++) if (prefix[i] !== prefix[i - 1]) found.push(prefix.slice(0, i) + prefix.slice(i + 1));
  return found;
}

/** Without keys that too many rows share. */
function telling(pairs: Uint32Array): Uint32Array {
  const counts = new Uint8Array(2 ** Math.max(8, Math.ceil(Math.log2(pairs.length + 1)) + 2));
  for (let i = 0; i < pairs.length; i += 2) {
    const at = pairs[i]! & (counts.length - 1);
    if (counts[at]! < 255) counts[at]!++;
  }
  let kept = 0;
  const out = new Uint32Array(pairs.length);
  for (let i = 0; i < pairs.length; i += 2) {
    if (counts[pairs[i]! & (counts.length - 1)]! > mostSharing) continue;
    out[kept++] = pairs[i]!;
    out[kept++] = pairs[i + 1]!;
  }
  return out.subarray(0, kept);
}

/**
 * What `features/` hands to both training and serving: one page as numbers, and batches of pages padded to one size. `featuresVersion` changes
 * whenever the meaning of any number here changes; a bundle of another version is refused.
 */
import type { Box } from '../document/box.js';
import type { KindName } from '../values/kind.js';

export const featuresVersion = 4;
/** Versions whose numbers are the first of each row of now, in their order: a network trained on them can be trained further. */
export const beginningVersions: readonly number[] = [3];

/** Hashed features a token: rows of the embedding table, 0 is padding. */
export const hashesPerToken = 16;
export const hashRows = 16384;
/** Numbers a token, a candidate and a line carry; see token-features.ts, candidate-features.ts, line-features.ts. */
export const tokenNumbers = 136;
export const candidateNumbers = 112;
export const lineNumbers = 24;
/** Joint buckets of the relative position of two tokens; see relations.ts. */
export const relationBuckets = 256;
/** Bucket of padding tokens. */
export const paddingRelation = 255;
export const maxTokens = 512;
export const maxCandidates = 384;

/** A piece of a word: words are split at attached prefixes ("Nr.:4711"). */
export interface Token {
  readonly text: string;
  readonly box: Box;
  /** Index of the page's word it is part of, and its characters there. */
  readonly word: number;
  readonly start: number;
  readonly end: number;
  readonly line: number;
  /** Of the reading of its word; 1 for a text layer. */
  readonly confidence: number;
  /** Read by OCR: a letter may stand for a digit. */
  readonly recognised?: true;
}

/** A span of tokens on one line that some kind recognises, with one reading. */
export interface Candidate {
  readonly kind: KindName;
  readonly value: string;
  readonly check?: 'passed' | 'failed';
  readonly convention?: string;
  /** Tokens first … last, both included, all of one line; an IBAN may run on into the next. */
  readonly first: number;
  readonly last: number;
  readonly text: string;
  readonly box: Box;
  readonly page: number;
}

/** Whether two runs of tokens of one page share one. */
export const overlaps = (a: Pick<Candidate, 'first' | 'last'>, b: Pick<Candidate, 'first' | 'last'>): boolean => a.first <= b.last && b.first <= a.last;

/** One page, encoded. Row-major arrays of n tokens, c candidates, l lines. */
export interface EncodedPage {
  readonly page: number;
  readonly tokens: readonly Token[];
  readonly candidates: readonly Candidate[];
  /** n × hashesPerToken, rows of the table. */
  readonly ids: Int32Array;
  /** n × tokenNumbers. */
  readonly tokenFeatures: Float32Array;
  /** n × n bucket numbers: how token j lies to token i. */
  readonly relations: Uint8Array;
  /** c × candidateNumbers. */
  readonly candidateFeatures: Float32Array;
  /** l × lineNumbers; line of token i is tokens[i].line. */
  readonly lineFeatures: Float32Array;
  readonly lineCount: number;
}

/** Tensors of one batch by the names of the networks' inputs, all padded to the largest page. */
export interface Batch {
  readonly size: number;
  readonly tokens: number;
  readonly candidates: number;
  readonly lines: number;
  readonly tensors: Readonly<Record<string, { readonly data: Float32Array | Int32Array; readonly shape: readonly number[] }>>;
}

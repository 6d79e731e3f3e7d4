/** Document → numbers: `encode`, the one function that training and serving share, and `withCandidates`, by which serving adds candidates that remembered documents ask for. */
import type { Document, Page } from '../document/document.js';
import { type Hints, candidateFeaturesOf, noHints } from './candidates/candidate-features.js';
import { candidatesOf } from './candidates/candidates.js';
import { type Candidate, type EncodedPage, hashesPerToken, maxTokens, type Token } from './contract.js';
import { frameOf } from './frame.js';
import { lineFeaturesOf } from './line-features.js';
import { relationsOf } from './tokens/relations.js';
import { segmentsOf } from './tokens/segments.js';
import { tokenFeaturesOf } from './tokens/token-features.js';
import { tokensOf } from './tokens/tokens.js';
import { factsOn } from './words/word-facts.js';
import { wordingsOf } from './lexicon/wordings.js';

/** Lines that a piece of a crowded page repeats from the piece before it. */
const overlap = 3;

export interface EncodeOptions {
  readonly hints?: Hints;
  /** Item tables need no candidates, header details no line features; both are cheap to leave out. */
  readonly candidates?: boolean;
}

/** Every page in one piece, crowded ones in several of at most maxTokens, cut between lines. Pages without words are left out. */
export function encode(document: Document, options: EncodeOptions = {}): EncodedPage[] {
  return document.pages.flatMap((page, index) => {
    const tokens = tokensOf(page);
    return piecesOf(tokens).map((piece) => encodePiece(piece, page, index, document.pages.length, options));
  });
}

/** An encoded page of the document with further candidates behind its own. */
export function withCandidates(document: Document, encoded: EncodedPage, added: readonly Candidate[], hints: Hints = noHints): EncodedPage {
  if (added.length === 0) return encoded;
  const { tokens, page } = encoded;
  const frame = frameOf(document.pages[page]!, page, document.pages.length, tokens);
  const candidates = [...encoded.candidates, ...added];
  return { ...encoded, candidates, candidateFeatures: candidateFeaturesOf(candidates, tokens, wordingsOf(tokens, frame.pitch), frame, hints) };
}

/** How many pages `encode` makes of a document. */
export const piecesIn = (document: Document): number => document.pages.reduce((sum, page) => sum + piecesOf(tokensOf(page)).length, 0);

function encodePiece(tokens: readonly Token[], page: Page, index: number, pages: number, options: EncodeOptions): EncodedPage {
  const frame = frameOf(page, index, pages, tokens);
  const segments = segmentsOf(tokens);
  const facts = factsOn(tokens);
  const wordings = wordingsOf(tokens, frame.pitch);
  const candidates = options.candidates === false ? [] : candidatesOf(tokens, index, segments, wordings);
  const ids = new Int32Array(tokens.length * hashesPerToken);
  for (let i = 0; i < facts.length; i++) ids.set(facts[i]!.hashes, i * hashesPerToken);
  return {
    page: index,
    tokens,
    candidates,
    ids,
    tokenFeatures: tokenFeaturesOf(tokens, facts, segments, wordings, frame),
    relations: relationsOf(tokens, frame.pitch),
    candidateFeatures: candidateFeaturesOf(candidates, tokens, wordings, frame, options.hints ?? noHints),
    lineFeatures: lineFeaturesOf(tokens, page.lines.length, wordings, frame),
    lineCount: page.lines.length,
  };
}

function piecesOf(tokens: readonly Token[]): (readonly Token[])[] {
  if (tokens.length === 0) return [];
  if (tokens.length <= maxTokens) return [tokens];
  const pieces: (readonly Token[])[] = [];
  let start = 0;
  while (start < tokens.length) {
    let end = Math.min(tokens.length, start + maxTokens);
    if (end < tokens.length) {
      // Back to the end of a line, unless one line fills the whole piece.
      let cut = end;
      while (cut > start && tokens[cut]!.line === tokens[cut - 1]!.line) cut--;
      if (cut > start) end = cut;
    }
    pieces.push(tokens.slice(start, end));
    if (end === tokens.length) break;
    let next = end;
    const back = tokens[end]!.line - overlap;
    while (next > start + maxTokens / 2 && tokens[next - 1]!.line >= back) next--;
    start = next;
  }
  return pieces;
}

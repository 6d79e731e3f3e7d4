/** Runs of tokens that the network tagged as the same field of the same contact. */
import type { ContactField, ContactRole } from '../catalogue/contact-fields.js';
import { type Box, hull } from '../document/box.js';
import type { Token } from '../features/contract.js';
import { tagNames } from '../network/config.js';
import type { ClassifiedPage } from './classify.js';

export interface ContactSpan {
  readonly role: ContactRole;
  readonly field: ContactField;
  readonly text: string;
  readonly box: Box;
  /** Mean probability of the tag over its tokens. */
  readonly probability: number;
  readonly page: number;
  readonly line: number;
  readonly tokens: readonly Token[];
  readonly minConfidence: number;
}

/** In line heights: words further apart are two spans even with one tag. */
const gap = 2;

export function contactSpans(pages: readonly ClassifiedPage[], confidenceOf: (page: number, word: number) => number): ContactSpan[] {
  return pages.flatMap(({ page, tags }) => {
    const spans: ContactSpan[] = [];
    let run: number[] = [];
    let runTag = 0;
    const close = () => {
      if (run.length && runTag > 0) spans.push(spanOf(run, runTag));
      run = [];
    };
    const spanOf = (indices: readonly number[], tag: number): ContactSpan => {
      const tokens = indices.map((i) => page.tokens[i]!);
      const [role, field] = tagNames[tag]!.split('.') as [ContactRole, ContactField];
      return {
        role,
        field,
        text: textOf(tokens),
        box: hull(tokens.map((token) => token.box)),
        probability: indices.reduce((sum, i) => sum + tags[i * tagNames.length + tag]!, 0) / indices.length,
        page: page.page,
        line: tokens[0]!.line,
        tokens,
        minConfidence: Math.min(...tokens.map((token) => confidenceOf(page.page, token.word))),
      };
    };
    const decoded = decode(page.tokens, tags);
    page.tokens.forEach((token, i) => {
      const tag = decoded[i]!;
      const before = run.length ? page.tokens[run[run.length - 1]!]! : undefined;
      const joins = before && tag === runTag && !isApart(before, token);
      if (!joins) close();
      runTag = tag;
      if (tag > 0) run.push(i);
    });
    close();
    return spans;
  });
}

/** Cost, in log probability, of changing the tag between neighbouring words: a name or street is one piece. Beyond a wide gap or a line's end it is free. */
const change = 1.2;

/** The likeliest tags of every line together (Viterbi). */
function decode(tokens: readonly Token[], tags: Float32Array): Int32Array {
  const count = tagNames.length;
  const result = new Int32Array(tokens.length);
  let scores = new Float64Array(count);
  let back: Int32Array[] = [];
  const logOf = (token: number, tag: number) => Math.log(Math.max(1e-6, tags[token * count + tag]!));
  const close = (end: number) => {
    let tag = scores.indexOf(Math.max(...scores));
    for (let i = back.length - 1; i >= 0; i--) {
      result[end - (back.length - i)] = tag;
      tag = back[i]![tag]!;
    }
    scores = new Float64Array(count);
    back = [];
  };
  tokens.forEach((token, i) => {
    if (i > 0 && isApart(tokens[i - 1]!, token)) close(i);
    let best = 0;
    for (let tag = 1; tag < count; tag++) if (scores[tag]! > scores[best]!) best = tag;
    const from = new Int32Array(count);
    const next = new Float64Array(count);
    for (let tag = 0; tag < count; tag++) {
      const stays = scores[tag]! >= scores[best]! - change;
      from[tag] = stays ? tag : best;
      next[tag] = (stays ? scores[tag]! : scores[best]! - change) + logOf(i, tag);
    }
    back.push(from);
    scores = next;
  });
  close(tokens.length);
  return result;
}

const isApart = (a: Token, b: Token): boolean => a.line !== b.line || b.box.x - a.box.x - a.box.width > gap * b.box.height;

function textOf(tokens: readonly Token[]): string {
  return tokens.map((token, i) => (i > 0 && tokens[i - 1]!.word !== token.word ? ' ' : '') + token.text).join('');
}

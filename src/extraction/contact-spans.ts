/** Runs of tokens that the network tagged as the same field of the same contact. */
import type { ContactField, ContactRole } from '../catalogue/contact-fields.js';
import { type Box, hull } from '../document/box.js';
import type { Token } from '../features/contract.js';
import { tagNames } from '../network/config.js';
import type { ClassifiedPage } from './classify.js';
import { isApart, smoothTags } from './smooth.js';

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
    const decoded = smoothTags(page.tokens, tags, { count: tagNames.length, change: 1.2, gap });
    page.tokens.forEach((token, i) => {
      const tag = decoded[i]!;
      const before = run.length ? page.tokens[run[run.length - 1]!]! : undefined;
      const joins = before && tag === runTag && !isApart(before, token, gap);
      if (!joins) close();
      runTag = tag;
      if (tag > 0) run.push(i);
    });
    close();
    return spans;
  });
}

function textOf(tokens: readonly Token[]): string {
  return tokens.map((token, i) => (i > 0 && tokens[i - 1]!.word !== token.word ? ' ' : '') + token.text).join('');
}

/** Neighbouring words of one field of one party. */
import type { ContactField, ContactRole } from '../../../catalogue/contact-fields.js';
import type { Box } from '../../../document/box.js';
import type { Token } from '../../../features/contract.js';
import type { ClassifiedPage } from '../../decoding/classify.js';
import { fieldValue } from '../../../values/contact/field-value.js';
import { boxOf, textOf } from '../../../features/tokens/token-text.js';

export interface ContactSpan {
  readonly role: ContactRole;
  readonly field: ContactField;
  readonly text: string;
  /** As the interface writes it, whatever the country; empty where it is not read as its field. */
  readonly value: string;
  readonly box: Box;
  /** Mean probability of the tag over its tokens, without those that were tagged by their neighbours alone. */
  readonly probability: number;
  readonly page: number;
  readonly line: number;
  readonly tokens: readonly Token[];
  readonly minConfidence: number;
  /** The network's probability of the field for its least likely word, and for the likeliest word beside, above and below that it leaves out. */
  readonly bounds?: { readonly least: number; readonly leftOut: number };
  /** These words were the field on remembered documents. */
  readonly isRecalled?: boolean;
}

/** By which the trace and predictions know a span: "Sender.City 0 12 840.5", its field, page, line and left edge. */
export const idOf = ({ role, field, page, line, box }: Pick<ContactSpan, 'role' | 'field' | 'page' | 'line' | 'box'>): string =>
  `${role}.${field} ${page} ${line} ${box.x}`;

/** OCR has read it. */
export const isRecognised = ({ tokens }: ContactSpan): boolean => tokens.some(({ recognised }) => recognised);

/** All words of the span's page, or of the piece of a crowded one that it is in. */
export const pageTokens = ({ page: at, tokens }: ContactSpan, pages: readonly ClassifiedPage[]): readonly Token[] => {
  const pieces = pages.filter(({ page }) => page.page === at);
  return (pieces.find(({ page }) => page.tokens.includes(tokens[0]!)) ?? pieces[0])!.page.tokens;
};

/** A span of these words. Its value is read when it is first asked for: few are. */
export function spanOfTokens(of: Pick<ContactSpan, 'role' | 'field' | 'probability' | 'page' | 'bounds'>, tokens: readonly Token[]): ContactSpan {
  const text = textOf(tokens);
  let value: string | undefined;
  return {
    ...of,
    text,
    get value() {
      return (value ??= fieldValue(of.field, text, undefined));
    },
    box: boxOf(tokens),
    line: tokens[0]!.line,
    tokens,
    minConfidence: Math.min(...tokens.map(({ confidence }) => confidence)),
  };
}

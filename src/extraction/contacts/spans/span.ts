/** Neighbouring words of one field of one party. */
import type { ContactField, ContactRole } from '../../../catalogue/contact-fields.js';
import type { Box } from '../../../document/box.js';
import type { Token } from '../../../features/contract.js';
import { boxOf, textOf } from '../../../features/tokens/token-text.js';

export interface ContactSpan {
  readonly role: ContactRole;
  readonly field: ContactField;
  readonly text: string;
  readonly box: Box;
  /** Mean probability of the tag over its tokens, without those that were tagged by their neighbours alone. */
  readonly probability: number;
  readonly page: number;
  readonly line: number;
  readonly tokens: readonly Token[];
  readonly minConfidence: number;
}

/** A span of these words. */
export const spanOfTokens = (
  { role, field, probability, page }: Pick<ContactSpan, 'role' | 'field' | 'probability' | 'page'>,
  tokens: readonly Token[],
): ContactSpan => ({
  role,
  field,
  text: textOf(tokens),
  box: boxOf(tokens),
  probability,
  page,
  line: tokens[0]!.line,
  tokens,
  minConfidence: Math.min(...tokens.map(({ confidence }) => confidence)),
});

/** Neighbouring words that carry the tag of one field of one party. */
import type { ContactField, ContactRole } from '../../../catalogue/contact-fields.js';
import type { Box } from '../../../document/box.js';
import type { Token } from '../../../features/contract.js';

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

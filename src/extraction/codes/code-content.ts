/** What one code holds, as plain values under the catalogue's names; undefined or empty is what it does not hold. */
import type { ContactField, ContactRole } from '../../catalogue/contact-fields.js';

export type PartyFields = Readonly<Partial<Record<ContactField, string | undefined>>>;

export interface CodeContent {
  readonly details: Readonly<Record<string, string | undefined>>;
  readonly vatGroups?: readonly Readonly<Record<'VatRate' | 'NetAmount' | 'VatAmount', string>>[];
  readonly contacts: Readonly<Partial<Record<ContactRole, PartyFields>>>;
}

/** All kinds of values by name. */
import { amount } from './amount.js';
import { bankAccount } from './bank-account.js';
import { bankCode } from './bank-code.js';
import { bic } from './bic.js';
import { companyRegistration } from './company-registration.js';
import { currency } from './currency.js';
import { date } from './date.js';
import { duration } from './duration.js';
import { email } from './email.js';
import { iban } from './iban.js';
import { identifier } from './identifier.js';
import { isrReference } from './isr-reference.js';
import { isrSubscriber } from './isr-subscriber.js';
import { kid } from './kid.js';
import type { Kind, KindName } from './kind.js';
import { phone } from './phone.js';
import { rate } from './rate.js';
import { taxId } from './tax-id.js';
import { text } from './text.js';
import { url } from './url.js';
import { vatId } from './vat-id.js';

export const kinds: Readonly<Record<KindName, Kind>> = {
  amount,
  rate,
  date,
  duration,
  identifier,
  iban,
  bic,
  'vat-id': vatId,
  'tax-id': taxId,
  'bank-code': bankCode,
  'bank-account': bankAccount,
  currency,
  'isr-reference': isrReference,
  'isr-subscriber': isrSubscriber,
  kid,
  'company-registration': companyRegistration,
  phone,
  email,
  url,
  text,
};

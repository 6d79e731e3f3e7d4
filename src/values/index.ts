/** All kinds of values by name. */
import { amount } from './numbers/amount.js';
import { bankAccount } from './payment/bank-account.js';
import { bankCode } from './payment/bank-code.js';
import { bic } from './payment/bic.js';
import { companyRegistration } from './ids/company-registration.js';
import { currency } from './numbers/currency.js';
import { date } from './dates/date.js';
import { duration } from './dates/duration.js';
import { email } from './contact/email.js';
import { iban } from './payment/iban.js';
import { identifier } from './ids/identifier.js';
import { isrReference } from './payment/isr-reference.js';
import { isrSubscriber } from './payment/isr-subscriber.js';
import { kid } from './payment/kid.js';
import type { Kind, KindName } from './kind.js';
import { phone } from './contact/phone.js';
import { rate } from './numbers/rate.js';
import { taxId } from './ids/tax-id.js';
import { text } from './text/text.js';
import { url } from './contact/url.js';
import { vatId } from './ids/vat-id.js';

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

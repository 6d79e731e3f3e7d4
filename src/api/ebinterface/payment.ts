/** PaymentMethod and PaymentConditions: accounts, reference, due date, discounts. */
import type { Facts } from './facts.js';
import type { Xml } from './xml.js';

/** PaymentMethod and PaymentConditions; undefined where nothing of them is known. */
export function payment({ value, all, group, groups, amount }: Facts): Readonly<Record<string, Xml>> {
  const bics = all('Bic').map((bic) => (/^[0-9A-Za-z]{8}([0-9A-Za-z]{3})?$/.test(bic) ? bic : undefined));
  const accounts = all('Iban').map((iban, index) => ({ BIC: bics[index], IBAN: iban.slice(0, 34) }));
  const reference = (value('IsrReference') ?? value('KId'))?.slice(0, 35);
  const discounts = groups('DiscountGroup').flatMap(({ DiscountDate: date, DiscountPercent: percent }) =>
    date && percent ? [{ PaymentDate: date, Percentage: amount(percent) }] : [],
  );
  const due = group('DueDateGroup').DueDateDate;
  return {
    PaymentMethod: accounts.length > 0 ? { UniversalBankTransaction: { BeneficiaryAccount: accounts, PaymentReference: reference } } : undefined,
    PaymentConditions: due || discounts.length > 0 ? { DueDate: due, Discount: discounts } : undefined,
  };
}

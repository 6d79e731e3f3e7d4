/** Payment slips and codes of a document: those of Switzerland and Norway, GiroCode elsewhere in the euro area. */
import { habitsOf } from '../catalogue/country-habits.js';
import type { Random } from '../random.js';
import type { Facts, Party } from './facts.js';
import { giroCode, isrReference, kid, swissQrBill } from './identifiers/payment-codes.js';
import type { Supplier } from './supplier.js';

type PaymentFacts = Pick<Facts, 'isrReference' | 'isrSubscriber' | 'kid' | 'qrText'> & { readonly sender?: Party };

/** What of a slip or code an invoice prints; nothing for other documents and amounts of zero or less. */
export function payment(random: Random, facts: Facts, supplier: Supplier): PaymentFacts {
  const { country } = facts.sender;
  if (facts.type !== 'invoice' || facts.gross <= 0) return {};
  if (supplier.slip) return swissSlip(random, facts, supplier.slip);
  const prepared = habitsOf(country.code).payment;
  if (prepared === 'slip') return {};
  if (prepared === 'kid') return random.chance(supplier.prints.kid) ? { kid: kid(random, facts.invoiceId) } : {};
  const bank = facts.sender.banks[0];
  if (!supplier.giroCode || facts.currency !== 'EUR' || !bank?.iban) return {};
  return { qrText: giroCode(facts.sender, bank.bic, { iban: bank.iban, amount: due(facts), currency: 'EUR', message: facts.invoiceId }) };
}

/** Orange slips until autumn 2022, QR bills since summer 2020. */
function swissSlip(random: Random, facts: Facts, { referenced, qrIban, subscriber }: NonNullable<Supplier['slip']>): PaymentFacts {
  if (facts.currency !== 'CHF' && facts.currency !== 'EUR') return {};
  const { invoiceDate, sender, receiver, invoiceId } = facts;
  if (invoiceDate < '2020-07-01' || (invoiceDate < '2022-09-30' && random.chance(0.4)))
    return { isrReference: isrReference(random, invoiceId), isrSubscriber: subscriber };
  const own = sender.banks[0];
  const iban = referenced ? qrIban : (own?.iban ?? qrIban);
  const reference = iban === qrIban ? isrReference(random, invoiceId) : undefined;
  const message = random.chance(0.4) ? invoiceId : undefined;
  const debtor = random.chance(0.85) ? receiver : undefined;
  const structured = invoiceDate >= '2025-11-22' || random.chance(0.6);
  const slip = { iban, amount: due(facts), currency: facts.currency, ...(reference ? { reference } : {}), ...(message ? { message } : {}) };
  const qrText = swissQrBill(sender, debtor, slip, structured);
  if (!reference) return { qrText };
  // The slip uses one of the sender's printed accounts.
  const banks = [{ ...own, name: own?.name ?? sender.shortName, iban }, ...sender.banks.slice(1)];
  return { qrText, isrReference: reference, sender: { ...sender, banks } };
}

function due({ gross, prepaid = 0 }: Facts): number {
  return gross - prepaid;
}

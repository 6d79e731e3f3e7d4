/** Slips and codes to pay by that a document carries: those of Switzerland and Norway, GiroCode elsewhere in the euro. */
import type { Random } from '../random.js';
import type { Facts, Party } from './facts.js';
import { giroCode, isrReference, isrSubscriber, kid, qrIban, swissQrBill } from './payment-codes.js';
import type { Supplier } from './supplier.js';

type PaymentFacts = Pick<Facts, 'isrReference' | 'isrSubscriber' | 'kid' | 'qrText'> & { readonly sender?: Party };

export function payment(random: Random, facts: Facts, supplier: Supplier): PaymentFacts {
  const { country } = facts.sender;
  if (facts.type !== 'invoice' || facts.gross <= 0) return {};
  if (country.code === 'CH' || country.code === 'LI') return supplier.qrBill ? swissSlip(random, facts, country.code) : {};
  if (country.code === 'NO') return random.chance(supplier.prints.kid) ? { kid: kid(random, facts.invoiceId) } : {};
  const bank = facts.sender.banks[0];
  if (!supplier.giroCode || facts.currency !== 'EUR' || !bank?.iban) return {};
  return { qrText: giroCode(facts.sender, bank.bic, { iban: bank.iban, amount: due(facts), currency: 'EUR', message: facts.invoiceId }) };
}

/** Orange slips until autumn 2022, QR bills since summer 2020. */
function swissSlip(random: Random, facts: Facts, country: 'CH' | 'LI'): PaymentFacts {
  if (facts.currency !== 'CHF' && facts.currency !== 'EUR') return {};
  const { invoiceDate, sender, receiver, invoiceId } = facts;
  const referenced = random.chance(0.7);
  if (invoiceDate < '2020-07-01' || (invoiceDate < '2022-09-30' && random.chance(0.4))) {
    return { isrReference: isrReference(random, invoiceId), isrSubscriber: isrSubscriber(random) };
  }
  const own = sender.banks[0];
  const iban = referenced || !own?.iban ? qrIban(random, country) : own.iban;
  const reference = referenced || !own?.iban ? isrReference(random, invoiceId) : undefined;
  const structured = invoiceDate >= '2025-11-22' || random.chance(0.6);
  const message = random.chance(0.4) ? invoiceId : undefined;
  const qrText = swissQrBill(
    sender,
    random.chance(0.85) ? receiver : undefined,
    { iban, amount: due(facts), currency: facts.currency, ...(reference ? { reference } : {}), ...(message ? { message } : {}) },
    structured,
  );
  // The account on the slip is one that the sender prints.
  const banks = reference ? [{ ...own, name: own?.name ?? sender.shortName, iban }, ...sender.banks.slice(1)] : sender.banks;
  return { qrText, ...(reference ? { isrReference: reference } : {}), sender: { ...sender, banks } };
}

function due({ gross, prepaid = 0 }: Facts): number {
  return gross - prepaid;
}

/** German: payment forms of Austria and Germany, the Swiss QR-bill. */
import type { Forms } from '../forms.js';
import { rows } from '../lists.js';

export const forms: Forms = {
  ruled: [],
  payment: {
    AT: {
      share: 0.14,
      titles: ['ZAHLUNGSANWEISUNG', 'AUFTRAGSBESTÄTIGUNG  ZAHLUNGSANWEISUNG', 'Zahlschein'],
      rows: rows(`100 EmpfängerIn Name Firma/EmpfängerIn=payeeName
        60 IBAN EmpfängerIn/IBAN=iban|40 BIC (SWIFT-Code) der Empfängerbank/BIC=bic
        60 Zahlungsreferenz/Verwendungszweck=invoice|15 Währung=text:EUR|25 Betrag/Betrag EUR=amount
        60 Verwendungszweck=customerText|40 fällig am/Zahlbar bis=due
        60 IBAN KontoinhaberIn/AuftraggeberIn=blank|40 KontoinhaberIn/Name KontoinhaberIn=payerName`),
      machine: 'giro',
    },
    DE: {
      share: 0.05,
      titles: ['SEPA-Überweisung/Zahlschein', 'Beleg/Quittung für den Kontoinhaber', 'Überweisungsträger', 'Zahlschein'],
      rows: rows(`100 Angaben zum Zahlungsempfänger: Name, Vorname Firma/Empfänger=payeeName
        100 IBAN/IBAN des Zahlungsempfängers=iban
        60 BIC des Kreditinstituts/BIC=bic|40 Betrag: Euro, Cent/Betrag=amount
        60 Kunden-Referenznummer - Verwendungszweck/Verwendungszweck=invoice|40 noch Verwendungszweck=customerText
        100 Angaben zum Kontoinhaber/Kontoinhaber=payerName`),
    },
  },
  qrBill: {
    receipt: 'Empfangsschein',
    payment: 'Zahlteil',
    payable: 'Konto / Zahlbar an',
    reference: 'Referenz',
    payer: 'Zahlbar durch',
    currency: 'Währung',
    amount: 'Betrag',
    acceptance: 'Annahmestelle',
  },
  orangeSlip: { payee: 'Einzahlung für / Versement pour', account: 'Konto / Compte' },
};

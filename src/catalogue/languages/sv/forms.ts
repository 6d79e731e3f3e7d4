/** Swedish: forms of a whole country or of a program. */
import { englishQrBill, type Forms } from '../forms.js';
import { rows } from '../lists.js';

export const forms: Forms = {
  ruled: [],
  payment: {
    SE: {
      share: 0.3,
      titles: ['INBETALNING/GIRERING AVI', 'PlusGirot / Bankgirot', 'Bankgirot INBETALNING', 'Inbetalningskort'],
      rows: rows(`50 Inbetalningsavi/Meddelande till mottagaren=text:Ange OCR-nummer vid betalning;Glöm inte ange referens|25 Förfallodag/Oss tillhanda senast=due|25 Att betala/Belopp=money
        50 Avsändare/Betalningsavsändare/Inbetalare=payer|50 Betalningsmottagare/Mottagare=payeeName
        34 OCR-nummer/Referensnummer (OCR)/OCR=ocr|33 Till bankgironr/Bankgiro/Bankgironummer (alltid)=account|33 Fakturanr/Faktura nr=invoice`),
      machine: 'ocr',
    },
    FI: {
      share: 0.55,
      titles: ['TILISIIRTO GIRERING', 'Tilisiirto – Gireringsblankett', 'GIRERING'],
      rows: rows(`60 Saajan tilinumero Mottagarens kontonummer/Mottagarens konto IBAN=iban|40 BIC=bic
        60 Saaja Mottagare/Mottagare=payee|40 Viesti Meddelande/Meddelande=invoice
        60 Maksaja Betalare/Betalare=payer|40 Viitenro Ref.nr/Ref. nr=viite
        40 Tililtä nro Från konto nr=blank|30 Eräpäivä Förfallodag/Förf.dag=due|30 Euro/EUR=amount`),
      machine: 'viitta',
    },
  },
  qrBill: englishQrBill,
  orangeSlip: { payee: 'Einzahlung für / Versement pour', account: 'Konto / Compte' },
};

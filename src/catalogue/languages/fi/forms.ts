/** Finnish: the credit transfer form of Finland. */
import { englishQrBill, type Forms } from '../forms.js';
import { rows } from '../lists.js';

export const forms: Forms = {
  ruled: [],
  payment: {
    FI: {
      share: 0.55,
      titles: ['TILISIIRTO GIRERING', 'Tilisiirto', 'TILISIIRTO', 'Tilisiirtolomake'],
      rows: rows(`60 Saajan tilinumero Mottagarens kontonummer/Saajan tilinumero/Tilinumero IBAN=iban|40 BIC=bic
        60 Saaja Mottagare/Saaja=payee|40 Viesti Meddelande/Viesti/Laskun numero=invoice
        60 Maksaja Betalare/Maksaja/Maksajan nimi ja osoite=payer|40 Viitenro Ref.nr/Viitenumero/Viitenro=viite
        40 Tililtä nro Från konto nr/Tililtä nro=blank|30 Eräpäivä Förfallodag/Eräpäivä/Eräpvm=due|30 Euro/EUR/Maksettava=amount`),
      machine: 'viitta',
    },
  },
  qrBill: englishQrBill,
  orangeSlip: { payee: 'Einzahlung für / Versement pour', account: 'Konto / Compte' },
};

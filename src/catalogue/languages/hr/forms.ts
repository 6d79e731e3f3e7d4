/** Croatian: forms of a whole country or of a program. */
import { englishQrBill, type Forms } from '../forms.js';
import { rows } from '../lists.js';

export const forms: Forms = {
  ruled: [],
  payment: {
    HR: {
      share: 0.3,
      titles: ['NALOG ZA PLAĆANJE', 'UNIVERZALNI NALOG ZA PLAĆANJE', 'HUB 3'],
      rows: rows(`50 PLATITELJ (naziv i adresa)/Platitelj=payer|25 Valuta plaćanja=currency|25 Iznos=amount
        50 PRIMATELJ (naziv i adresa)/Primatelj=payee|50 IBAN ili broj računa primatelja/IBAN primatelja=iban
        20 Model=text:HR00;HR01;HR05;HR99|30 Poziv na broj primatelja/Poziv na broj=invoice|50 Opis plaćanja=purpose
        50 Datum izvršenja=due|50 Pečat korisnika=blank`),
    },
  },
  qrBill: englishQrBill,
  orangeSlip: { payee: 'Einzahlung für / Versement pour', account: 'Konto / Compte' },
};

/** Polish: forms of a whole country or of a program. */
import { englishQrBill, type Forms } from '../forms.js';
import { rows } from '../lists.js';

export const forms: Forms = {
  ruled: [],
  payment: {
    PL: {
      share: 0.12,
      titles: ['Polecenie przelewu / wpłata gotówkowa', 'POLECENIE PRZELEWU', 'Odcinek dla banku'],
      rows: rows(`100 nazwa odbiorcy/Odbiorca=payeeName
        100 nr rachunku odbiorcy/Nr rachunku odbiorcy=iban
        20 waluta=currency|40 kwota/Kwota=amount|40 termin płatności/Termin=due
        100 nazwa zleceniodawcy/Zleceniodawca=payerName
        100 tytułem/Tytułem=purpose`),
    },
  },
  qrBill: englishQrBill,
  orangeSlip: { payee: 'Einzahlung für / Versement pour', account: 'Konto / Compte' },
};

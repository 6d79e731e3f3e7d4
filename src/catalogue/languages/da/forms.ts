/** Danish: forms of a whole country or of a program. */
import { englishQrBill, type Forms } from '../forms.js';
import { rows } from '../lists.js';

export const forms: Forms = {
  ruled: [],
  payment: {
    DK: {
      share: 0.35,
      titles: ['INDBETALINGSKORT', 'KVITTERING', 'GIRO Indbetaling', 'Indbetaling'],
      rows: rows(`50 Indbetaler/Betaler/Kundens navn=payer|50 Kreditor/Kreditornummer og beløbsmodtager/Beløbsmodtager=payee
        34 Betales senest/Betalingsdato/Forfaldsdato=due|33 Kroner Øre/Beløb/Beløb DKK=amount|33 Kreditornr./FI-kreditornr.=creditor
        34 Reg.nr. og kontonr./Konto=account|33 Betalings-ID/Identifikationsnr.=number|33 Fakturanr./Vedr. faktura=invoice`),
      machine: 'fik',
    },
  },
  qrBill: englishQrBill,
  orangeSlip: { payee: 'Einzahlung für / Versement pour', account: 'Konto / Compte' },
};

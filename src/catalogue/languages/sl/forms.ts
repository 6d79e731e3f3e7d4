/** Slovenian: forms of a whole country or of a program. */
import { englishQrBill, type Forms } from '../forms.js';
import { rows } from '../lists.js';

export const forms: Forms = {
  ruled: [],
  payment: {
    SI: {
      share: 0.35,
      titles: ['UPN QR', 'Univerzalni plačilni nalog', 'POTRDILO'],
      rows: rows(`60 Ime, ulica in kraj plačnika/Plačnik=payer|40 Rok plačila=due
        25 Koda namena=text:OTHR;COST;GDSV;SCVE|40 Namen plačila=purpose|35 Znesek/Znesek EUR=money
        60 IBAN prejemnika=iban|40 Referenca prejemnika/Referenca=siReference
        60 Ime, ulica in kraj prejemnika/Prejemnik=payee|40 Datum plačila=blank`),
    },
  },
  qrBill: englishQrBill,
  orangeSlip: { payee: 'Einzahlung für / Versement pour', account: 'Konto / Compte' },
};

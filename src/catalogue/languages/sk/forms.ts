/** Slovak: payment orders and postal payment forms of Slovakia. */
import { englishQrBill, type Forms } from '../forms.js';
import { rows } from '../lists.js';

export const forms: Forms = {
  ruled: [],
  payment: {
    SK: {
      share: 0.08,
      titles: ['Poštový poukaz na účet', 'Príkaz na úhradu', 'POŠTOVÝ POUKAZ U', 'Platobné údaje'],
      rows: rows(`40 IBAN príjemcu/Číslo účtu príjemcu/IBAN=iban|30 Suma/Suma EUR/Na úhradu=amount|30 Dátum splatnosti/Splatnosť=due
        34 Variabilný symbol/VS=invoice|33 Konštantný symbol/KS=text:0308;0008|33 Špecifický symbol/ŠS=number
        50 Adresát/Príjemca/Názov účtu príjemcu=payee|50 Odosielateľ/Platiteľ=payer
        100 Správa pre prijímateľa/Informácia pre príjemcu=purpose`),
    },
  },
  qrBill: englishQrBill,
  orangeSlip: { payee: 'Einzahlung für / Versement pour', account: 'Konto / Compte' },
};

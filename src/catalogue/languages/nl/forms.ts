/** Dutch: forms of a whole country or of a program. */
import { englishQrBill, type Forms } from '../forms.js';
import { rows } from '../lists.js';

export const forms: Forms = {
  ruled: [],
  payment: {
    NL: {
      share: 0.1,
      titles: ['acceptgiro', 'Acceptgirokaart', 'BETALINGSOPDRACHT'],
      rows: rows(`35 Bedrag/euro=amount|40 Betalingskenmerk=number|25 Betalen voor/Vervaldatum=due
        50 Naam rekeninghouder/Van=payer|50 Aan/Begunstigde=payeeName
        60 Rekening begunstigde/IBAN begunstigde=iban|40 Omschrijving/Factuurnummer=invoice`),
      machine: 'giro',
    },
  },
  qrBill: englishQrBill,
  orangeSlip: { payee: 'Einzahlung für / Versement pour', account: 'Konto / Compte' },
};

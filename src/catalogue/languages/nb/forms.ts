/** Norwegian: forms of a whole country or of a program. */
import { englishQrBill, type Forms } from '../forms.js';

export const forms: Forms = {
  ruled: [],
  payment: {},
  qrBill: englishQrBill,
  orangeSlip: { payee: 'Einzahlung für / Versement pour', account: 'Konto / Compte' },
};

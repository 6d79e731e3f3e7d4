/** Slovak: forms of a whole country or of a program. */
import { englishQrBill, type Forms } from '../forms.js';

export const forms: Forms = {
  ruled: [],
  payment: {},
  qrBill: englishQrBill,
  orangeSlip: 'Einzahlung für / Versement pour',
};

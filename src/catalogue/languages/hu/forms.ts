/** Hungarian: the cash payment order of the Hungarian post. */
import { englishQrBill, type Forms } from '../forms.js';
import { rows } from '../lists.js';

export const forms: Forms = {
  ruled: [],
  payment: {
    HU: {
      share: 0.1,
      titles: ['Készpénzátutalási megbízás', 'KÉSZPÉNZÁTUTALÁSI MEGBÍZÁS', 'Feladóvevény', 'Átutalási megbízás'],
      rows: rows(`60 Számlatulajdonos neve/Kedvezményezett neve/Számlatulajdonos=payeeName|40 Összeg/Összeg Ft/Fizetendő összeg=amount
        60 Számlaszám/Kedvezményezett számlaszáma/Pénzforgalmi jelzőszám=account|40 Befizetési határidő/Határidő=due
        60 Befizető neve, címe/Megbízó neve, címe=payer|40 Megbízóazonosító/Befizetőazonosító=number
        60 Közlemény/Közlemény rovat=purpose|40 Számla sorszáma/Számla száma=invoice`),
      machine: 'giro',
    },
  },
  qrBill: englishQrBill,
  orangeSlip: { payee: 'Einzahlung für / Versement pour', account: 'Konto / Compte' },
};

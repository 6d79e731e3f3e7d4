/** French: forms of a whole country or of a program. */
import type { Forms } from '../forms.js';
import { rows } from '../lists.js';

export const forms: Forms = {
  ruled: [],
  payment: {
    FR: {
      share: 0.06,
      titles: ['Talon de paiement', 'Coupon à joindre à votre règlement', 'TIP SEPA', 'Papillon à détacher'],
      rows: rows(`34 Facture n°/N° facture/Référence=invoice|33 N° client/Client=customer|33 Date=date
        34 Montant/Montant à régler/Net à payer=money|33 Échéance/À régler avant le=due|33 Référence/RUM=number
        50 Créancier/À l'ordre de=payee|50 Débiteur/Client=payer`),
      machine: 'giro',
    },
  },
  qrBill: {
    receipt: 'Récépissé',
    payment: 'Section paiement',
    payable: 'Compte / Payable à',
    reference: 'Référence',
    payer: 'Payable par',
    currency: 'Monnaie',
    amount: 'Montant',
    acceptance: 'Point de dépôt',
  },
  orangeSlip: { payee: 'Versement pour / Einzahlung für', account: 'Konto / Compte' },
};

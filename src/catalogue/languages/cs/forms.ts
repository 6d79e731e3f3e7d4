/** Czech: payment orders and postal payment forms of Czechia. */
import { englishQrBill, type Forms } from '../forms.js';
import { rows } from '../lists.js';

export const forms: Forms = {
  ruled: [],
  payment: {
    CZ: {
      share: 0.06,
      titles: ['Poštovní poukázka A', 'Příkaz k úhradě', 'POŠTOVNÍ POUKÁZKA', 'Podklady pro platbu'],
      rows: rows(`40 Ve prospěch účtu/Číslo účtu příjemce/Účet příjemce=account|30 Částka/Částka Kč/K úhradě=amount|30 Datum splatnosti/Splatnost=due
        34 Variabilní symbol/VS=invoice|33 Konstantní symbol/KS=text:0308;0008;308|33 Specifický symbol/SS=number
        50 Adresát/Příjemce/Název účtu příjemce=payee|50 Odesílatel/Plátce=payer
        100 Zpráva pro příjemce/Účel platby=purpose`),
    },
  },
  qrBill: englishQrBill,
  orangeSlip: { payee: 'Einzahlung für / Versement pour', account: 'Konto / Compte' },
};

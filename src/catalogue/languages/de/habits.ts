/** German: how its documents print times, periods, owners, and the marks of tills. */
import type { Habits } from '../habits.js';
import { list } from '../lists.js';

export const habits: Habits = {
  owners: list('Inh. {name}|Inhaber {name}|e.K. Inh. {name}|- {name}'),
  placeholder: '{company} {who}',
  period: '{startDay} {startMonth}{dash}{endDay} {endMonth} {year}',
  streetNameFirst: false,
  capitalNouns: true,
  times: undefined,
  timeWord: 'Uhr',
  dayWord: 'den',
  numberSign: 'Nr.',
  factorEnding: '-fach',
  oneTaxName: true,
  receipts: 13,
  loneReceiptNumbers: 0.05,
  proposesTips: false,
  rateOf: list('von|on|/|auf|='),
  cardSlip: {
    copies: list('K-U-N-D-E-N-B-E-L-E-G|Kundenbeleg|Händlerbeleg'),
    terminal: list('Terminal-ID'),
    trace: list('TA-Nr.'),
    receipt: 'BNr.',
    amount: list('Betrag'),
  },
  tillHash: 'Plu hash:',
};

/** Czech: how its documents print times, periods, owners, and the marks of tills. */
import { englishCardSlip, type Habits } from '../habits.js';
import { list } from '../lists.js';

export const habits: Habits = {
  owners: list('- {name}|{name}'),
  placeholder: '{company} {who}',
  period: '{startDay} {startMonth}{dash}{endDay} {endMonth} {year}',
  streetNameFirst: false,
  capitalNouns: false,
  times: undefined,
  timeWord: undefined,
  dayWord: undefined,
  numberSign: 'No.',
  factorEnding: '',
  oneTaxName: false,
  receipts: 13,
  loneReceiptNumbers: 0.05,
  proposesTips: false,
  rateOf: list('on|/'),
  cardSlip: englishCardSlip,
  tillHash: 'Plu hash:',
};

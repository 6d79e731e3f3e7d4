/** English: how its documents print times, periods, owners, and the marks of tills. */
import { englishCardSlip, type Habits } from '../habits.js';
import { list } from '../lists.js';

export const habits: Habits = {
  owners: list('- {name}|{name}'),
  placeholder: '{who} {company}',
  period: '{startMonth} {startDay}{dash}{endMonth} {endDay}, {year}',
  streetNameFirst: true,
  capitalNouns: false,
  times: { share: 0.55, forms: list('{twelve}:{minute} PM|{twelve}:{minute} AM|{twelve}:{minute}PM|{twelve}:{minute}am|{twelve}:{minute} pm') },
  timeWord: undefined,
  dayWord: undefined,
  numberSign: 'No.',
  factorEnding: '',
  oneTaxName: false,
  receipts: 26,
  loneReceiptNumbers: 0.05,
  proposesTips: true,
  rateOf: list('on|/'),
  cardSlip: englishCardSlip,
  tillHash: 'Plu hash:',
};

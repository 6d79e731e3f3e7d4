/** English: words that the decoder goes by besides the terms. */
import type { DecodingWords } from '../decoding-words.js';
import { list, numerals } from '../lists.js';

export const decoding: DecodingWords = {
  tellingWords: list(
    'invoice|vat|due|amount|quantity|total|bill|payment|the|and|of|qty|tax|order|date|number|shipping|price|receipt|cashier|cash|change|subtotal|till|thank|table',
  ),
  rangeWords: list('to|until|till|through|thru|up to|up to and including|to and including'),
  partyTitles: list('Company|Mr and Mrs|Mr & Mrs'),
  addressForms: list('M/s|Messrs'),
  commonCompanyWords: list(
    'Service|Services|Consulting|Group|International|Holding|Solutions|Systems|Software|Transport|Media|Hotel|Restaurant|Design|Trade|Trading|Logistics|Office|Center|Shop|Store|Online|Digital|Street|Road|Avenue',
  ),
  nameJoiners: list('and|the|of|for'),
  bankWords: list('bank|credit|account|acct'),
  numberWords: list('no|num|number|id|ref|uin'),
  owners: [],
  beforeLandmarks: list('near|nr.|opp.|opp|opposite|behind|beside|adjacent to|adj.|next to|in front of'),
  customers: list('customer|client|buyer|purchaser|recipient'),
  vatIdKeys: list('ABN|GST|GSTIN|TRN'),
  sellers: list('seller|supplier|vendor|provider|biller|payee|pay to|payable to|remit to|bill from|invoice from|from'),
  monthNames: list('january|february|march|april|may|june|july|august|september|october oct|november|december dec'),
  shortMonthNames: list('may|june|july|oct|dec'),
  dateEndings: list('date'),
  dateKeys: list('dated|on|from|to|until|period|day|due'),
  dayWords: list('day|days|d'),
  dayKinds: list('calend|work|business|bank|net'),
  dayPrefixes: [],
  beforeDays: list('net|days'),
  weekWords: list('cw|wk|w|week'),
  dayJoints: list('to|to the|until|through|till|thru|and'),
  ordinalEndings: list('st|nd|rd|th'),
  beforeMonth: list('of|day of'),
  beforeYear: list('of'),
  numerals: numerals({
    before: 'Amount in words:|In words:|Total in words:|Amount Chargeable (in words)',
    units: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
    hundreds: 'hundred',
    thousand: 'thousand',
    link: '-',
    gap: ' ',
    others: 'and 0|fourty 40|ninty 90|forteen 14|lakh 100000|lakhs 100000|lac 100000|lacs 100000|crore 10000000|crores 10000000|million 1000000',
    hundredths: 'cent|cents|ct|cts|paisa|paise|pence|sen|fils',
    closing: 'only',
  }),
};

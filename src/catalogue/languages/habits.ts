/** Where languages differ in more than words: how their documents print times, periods, owners, and the marks of tills and terminals. Templates hold their places in braces. */
type List = readonly string[];

export interface CardSlip {
  /** Whose copy of the slip it is. */
  readonly copies: List;
  readonly terminal: List;
  readonly trace: List;
  /** Before the number of the receipt behind the trace number; undefined: none is printed. */
  readonly receipt: string | undefined;
  readonly amount: List;
}

/** Payment terminals print English where no translation exists. */
export const englishCardSlip: CardSlip = {
  copies: ['CUSTOMER COPY', 'CARDHOLDER COPY', 'MERCHANT COPY', '*** APPROVED ***'],
  terminal: ['TERMINAL #', 'TID:', 'Terminal ID'],
  trace: ['TRACE', 'TRANS ID -', 'STAN'],
  receipt: undefined,
  amount: ['AMOUNT', 'SALE', 'Amount'],
};

export interface Habits {
  /** The owner behind the name of a company that has no legal form: {name}. */
  readonly owners: List;
  /** Name of a placeholder party: {company} {who}. */
  readonly placeholder: string;
  /** Two days whose year is printed once: {startMonth} {startDay} {dash} {endMonth} {endDay} {year}. */
  readonly period: string;
  /** The name of a street is before its kind, in words of their own: "Mill Road". */
  readonly streetNameFirst: boolean;
  /** Nouns keep their capitals within a sentence. */
  readonly capitalNouns: boolean;
  /** Times of day other than 14:05, with their share: {hour} {twelve} {minute}. */
  readonly times: { readonly share: number; readonly forms: List } | undefined;
  /** Behind a time of day: "Uhr". */
  readonly timeWord: string | undefined;
  /** Before the day in a place and date line: "Köln, den 3. April 2025". */
  readonly dayWord: string | undefined;
  /** Between "invoice" and its number. */
  readonly numberSign: string;
  /** Behind a factor, as "times": "2,3-fach"; empty: the number is alone. */
  readonly factorEnding: string;
  /** The tax has one name in all countries of the language. */
  readonly oneTaxName: boolean;
  /** Weight of receipts among the types of documents, whose other weights add up to 86. */
  readonly receipts: number;
  /** Share of receipts whose number has no key. */
  readonly loneReceiptNumbers: number;
  /** Receipts propose tips. */
  readonly proposesTips: boolean;
  /** Between a rate and the amount that it is of: "19 % von 100,00". */
  readonly rateOf: List;
  readonly cardSlip: CardSlip;
  /** Before the control code of a Belgian till. */
  readonly tillHash: string;
}

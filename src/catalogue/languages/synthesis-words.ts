/** What the generator prints around the terms of a language: keys of forms, receipts and viewers, sentences, names. Templates hold their places in braces. */
type List = readonly string[];

/** Numbers and dates of a trade that are no details of the document: rooms, stays, vehicles, policies, meters, shop orders. */
export type OccasionName =
  | 'room'
  | 'arrival'
  | 'departure'
  | 'guest'
  | 'plate'
  | 'chassis'
  | 'mileage'
  | 'policy'
  | 'paidBy'
  | 'shipped'
  | 'shipping'
  | 'tariff'
  | 'reading'
  | 'patient'
  | 'site'
  | 'saved'
  | 'limit';

/** Sections and fields of e-invoice viewers: the terms of EN 16931 in the translations of national viewers. */
export type ViewerName =
  | 'document'
  | 'seller'
  | 'buyer'
  | 'lines'
  | 'totals'
  | 'breakdown'
  | 'payment'
  | 'notes'
  | 'delivery'
  | 'number'
  | 'date'
  | 'type'
  | 'currency'
  | 'due'
  | 'buyerRef'
  | 'order'
  | 'sales'
  | 'despatch'
  | 'delivered'
  | 'start'
  | 'end'
  | 'buyerId'
  | 'sellerId'
  | 'name'
  | 'street'
  | 'zip'
  | 'city'
  | 'country'
  | 'lineSum'
  | 'allowances'
  | 'charges'
  | 'net'
  | 'vat'
  | 'gross'
  | 'paid'
  | 'rounding'
  | 'payable'
  | 'category'
  | 'base'
  | 'rate'
  | 'tax'
  | 'reason'
  | 'means'
  | 'iban'
  | 'holder'
  | 'remittance';

export type TillName =
  | 'total'
  | 'subtotal'
  | 'cash'
  | 'change'
  | 'card'
  | 'tip'
  | 'number'
  | 'till'
  | 'cashier'
  | 'table'
  | 'pieces'
  | 'date'
  | 'time'
  | 'thanks'
  | 'gross'
  | 'net'
  /** Headings of departments between the items. */
  | 'departments'
  /** A branch or its number in the head: {n}. */
  | 'branches'
  /** Taken off before the total, or from an item. */
  | 'coupons';

/** What not every country's tills print. */
export interface RareTillWords {
  /** How a guest wants a dish or a drink. */
  readonly wishes?: List;
  /** Between a company and the name on its sign: {name}, {brand}. */
  readonly operators?: List;
  /** Above the shop's name. */
  readonly greetings?: List;
  /** Added before the total. */
  readonly serviceCharges?: List;
  /** Keys of a letter's turnover and tax and of the sum of taxes: "turnover/tax/sum". */
  readonly byLetter?: List;
}
export type TillWords = Readonly<Record<TillName, List>> & RareTillWords;

/** Keys of the fields of an address, as forms and viewers print them. */
export type AddressField = 'name' | 'street' | 'extra' | 'zip' | 'city' | 'zipCity' | 'country' | 'state' | 'email' | 'phone';

export interface SynthesisWords {
  /** Services of physicians, dentists and lawyers, of no fee schedule in particular. */
  readonly feeServices: List;
  /** Generic words for goods: "Product". */
  readonly goods: List;
  /** Stamps of the receiver: received, paid. */
  readonly stamps: List;
  readonly terms: {
    /** Discount and due date in one sentence: {discountPercent} {discountDate} {discountDays} {discountAmount} {discountedTotal} {date} {days} {amount}. */
    readonly both: List;
    /** {n} */
    readonly instalments: List;
    /** Before the day on which an instalment is due. */
    readonly due: List;
    /** Interest and fees for late payment: {percent} {fee} {days}. */
    readonly late: List;
  };
  readonly occasions: Readonly<Record<OccasionName, List>>;
  readonly related: {
    /** How credit notes name the invoice they correct: its number is not the credit note's. */
    readonly original: List;
    /** Keys of a credit note's own number. */
    readonly creditNumbers: List;
    /** Sentences and lines that name the corrected invoice: {id}, mostly with its {date}. */
    readonly corrected: List;
    /** Keys of earlier documents: proforma, offer, the invoice that is replaced. */
    readonly former: List;
  };
  /** After the number in a heading: "Invoice 123 for order 556": {order}, {customer}. */
  readonly headingTails: List;
  /** The word before a subject: "Betreff: Rechnung 4711 vom 3.4.2025". */
  readonly subjects: List;
  /** Before the name of a third party: carriers, printers, banks. */
  readonly thirdParties: List;
  /** Wordings around names and addresses; they extend the terms. The first ones are the common ones. */
  readonly party: {
    readonly fields: Readonly<Record<AddressField, List>>;
    /** Headings of the blocks of forms and viewers: never part of a name. */
    readonly sellerHeadings: List;
    readonly buyerHeadings: List;
    /** Before a company's or a person's name, on a line of its own or on the same. */
    readonly companyTitles: List;
    readonly personTitles: List;
    readonly attention: List;
    /** Of whose group a company is: "{group}" stands for it. */
    readonly groups: List;
    readonly sameAddress: List;
    /** Keys of the sender's contact person. */
    readonly personHeadings: List;
    readonly questions: List;
    /** Slogans: {word} {word2} {nn}. */
    readonly claims: List;
    /** Trades below a person's name. */
    readonly trades: List;
  };
  /** The word before a date in "Invoice 4711 dated 3.4.2025". */
  readonly datedWords: List;
  /** The delivery date equals the invoice date. */
  readonly sameDay: List;
  /** The amount due in a sentence: {gross}, {date}, {invoiceId}. */
  readonly dueSentences: List;
  /** VAT exemption texts with the paragraph, for each reason. */
  readonly exemptions: Readonly<Record<'reverse-charge' | 'export' | 'small-business' | 'exempt', List>>;
  /** The words before VAT that is added. */
  readonly plusWords: List;
  /** Its invoices mostly print both parties in blocks with headings. */
  readonly boxedParties: boolean;
  /** Its invoices often repeat their total in words. */
  readonly totalInWords: boolean;
  readonly table: {
    /** Keys that distinguish the seller's article number from the buyer's, where both are printed. */
    readonly sellerItem: List;
    readonly buyerItem: List;
    /** Before a former or recommended price, a distractor. */
    readonly formerPrice: List;
    /** Before a discount in words: "abzgl. 15 %". */
    readonly less: List;
    /** Headings of the column of discounts. */
    readonly discount: List;
    /** Headings of fee notes: of the code, the factor, the price at factor one, the tooth or part of the body. */
    readonly fees: Readonly<Record<'code' | 'factor' | 'price' | 'part', List>>;
    /** {name} {quantity} {price} {total} */
    readonly itemSentences: List;
    /** Headings of list price and discounted price, where both have columns. */
    readonly prices: Readonly<Record<'list' | 'net', List>>;
    /** Headings that name the unit instead of the quantity: "Kilos", "Std.". */
    readonly units: Readonly<Record<'weight' | 'time' | 'volume' | 'area' | 'length' | 'boxes' | 'pieces', List>>;
  };
  readonly till: TillWords;
  /** The pump of a petrol station. */
  readonly pump: string;
  readonly parking: Readonly<Record<'entry' | 'exit', string>>;
  /** Before VAT that the price contains. */
  readonly contained: List;
  readonly viewer: Readonly<Record<ViewerName, List>>;
  /** Lines of an address beside street and city: {n} {nn} {nnn} {l} {w}. */
  readonly addressExtras: List;
  /** Behind a house number: {n} {nn} {nnn} {l}. */
  readonly doors: List;
  readonly postBoxes: List;
  /** Names of banks: {city} {name} {word}. */
  readonly banks: List;
  /** Words typical of sample documents. */
  readonly sampleNames: List;
  /** Names that start with the kind of institution: {town} {last} {first} {word}. */
  readonly institutions: List;
  /** "Sons" in "Miller & Sons". */
  readonly partners: string;
  readonly departments: List;
  /** Parties of samples and tests: "Lieferant GmbH" in "Musterstraße 1", "Musterstadt". Streets hold {n}. */
  readonly placeholders: Readonly<Record<'sender' | 'receiver' | 'company' | 'streets' | 'towns', List>>;
  /** Of synthetic towns; blanks that part the words belong to them. */
  readonly townEndings: List;
  readonly townBeginnings: List;
  /** How often its documents are drawn, beside the other languages'. */
  readonly weight: number;
}

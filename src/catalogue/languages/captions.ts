/** Short captions, headings and marks that the generator prints beside the terms of a language: of contacts, parties, columns, items and tills. Letters and signs that all languages share stand where they are printed. */
type List = readonly string[];

export interface Captions {
  /** Keys of the ways to reach a party. */
  readonly contacts: Readonly<Record<'phone' | 'mobile' | 'fax' | 'email' | 'website' | 'phoneAndFax' | 'directDial', List>>;
  readonly party: {
    /** Before a return address in small type. */
    readonly returnAddress: List;
    /** Above the receiver: "To:". */
    readonly addressee: List;
    /** Before the address of the registered seat. */
    readonly seat: List;
    /** Further places of the sender: "Branch". */
    readonly outlets: List;
    /** Persons of samples: "Max Mustermann". */
    readonly samplePersons: List;
    /** Of names of streets that are compounds: "Hauptstraße"; none where the kind of street is a word of its own. */
    readonly streetEndings: List;
    /** Academic and professional titles before a name. */
    readonly titles: List;
    /** Words that make an order the receiver's, lower case: "your". */
    readonly yours: List;
  };
  readonly payment: {
    readonly transfer: string;
    readonly prepayment: string;
    /** Behind the days to pay within: "30 days net". */
    readonly net: string;
    /** Titles of the stub that is sent back with a payment. */
    readonly advice: List;
    /** Before the payee on such a stub. */
    readonly payTo: List;
    /** For the amount that the payer fills in. */
    readonly enclosed: List;
    /** Headings of the address that payments are sent to. */
    readonly remitTo: List;
    /** Its box. */
    readonly boxes: List;
  };
  /** Number under a bar code; words below a payment code. */
  readonly codes: Readonly<Record<'control' | 'scan', List>>;
  /** Headings of columns that are no fields, and marks behind headings (net, gross). */
  readonly columns: Readonly<
    Record<
      | 'net'
      | 'gross'
      | 'maker'
      /** Who did the work. */
      | 'worker'
      | 'pack'
      | 'origin'
      | 'itemCode'
      | 'batch'
      | 'expiry'
      /** Tariff number of customs or tax law. */
      | 'tariff'
      | 'taxCode'
      | 'movement'
      /** Recommended retail price. */
      | 'retail'
      /** Pieces that cost nothing. */
      | 'free'
      | 'taxBase'
      | 'taxAmount'
      /** A tax beside VAT. */
      | 'otherTax',
      List
    >
  >;
  /** What names and descriptions of items are made of. */
  readonly items: {
    /** Countries of origin. */
    readonly origins: List;
    readonly notes: List;
    /** Before a number: category, size, class. */
    readonly grades: List;
    readonly models: List;
    readonly vehicles: List;
    /** Behind a number and a hyphen: "3-fold". */
    readonly folds: List;
    readonly inch: string;
    /** Behind the number of pieces in a pack: "6er". */
    readonly packOf: string;
  };
  /** Wordings of units by kind, lower case without a full stop, beside the symbols that all languages share: the running metre is a length. */
  readonly units: Readonly<Record<'tonne' | 'time' | 'day' | 'month' | 'area' | 'cubic' | 'litre' | 'length' | 'boxes' | 'pieces', List>>;
  readonly till: {
    readonly transaction: List;
    /** Number of the cab or its licence. */
    readonly taxi: List;
    /** Of customer cards. */
    readonly points: List;
    readonly card: List;
    readonly balance: List;
    readonly warranty: List;
    readonly years: List;
    readonly openingDays: Readonly<Record<'weekdays' | 'saturday' | 'sixDays', string>>;
    readonly fuels: List;
    /** Of card slips: number of the card, code of the approval. */
    readonly account: List;
    readonly approval: List;
    /** Where customers turn to: {phone}, {email} or {website}. */
    readonly support: List;
    /** Places that are addresses without a street's name and number: {w} {n}. */
    readonly landmarks: List;
  };
}

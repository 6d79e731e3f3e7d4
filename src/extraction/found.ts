/** Parts of what was found in a document: predictions with their evidence, groups, contacts, line items. Scores are raw until `bundle/` calibrated them. */
import type { ContactField, ContactRole } from '../catalogue/contact-fields.js';
import type { LineItemFieldName } from '../catalogue/line-item-fields.js';
import type { Box } from '../document/box.js';

/** Evidence behind a prediction: inputs of the calibrator, and what `--explain` shows. */
export interface Evidence {
  /** Probability the network gave, before arithmetic and checks; margin to the second best; probability of "none". */
  readonly probability: number;
  readonly margin: number;
  readonly none: number;
  /** Candidates of its kind in the document. */
  readonly candidates: number;
  /** `repaired`: by another reading of the picture; `computed`: what is printed contradicts the amounts around it, which give this value. */
  readonly check?: 'passed' | 'failed' | 'repaired' | 'computed';
  /** Arithmetic relations it takes part in that hold, and that fail. */
  readonly agrees: number;
  readonly disagrees: number;
  /** Not printed, but implied by others. */
  readonly derived: boolean;
  /** The payment or tax code that it was read from, as sentences call it: "SwissQr code", "GiroCode". */
  readonly code?: string;
  /** Confidence of the reading, mean and least over its words; 1 for a text layer. */
  readonly meanConfidence: number;
  readonly minConfidence: number;
  readonly textLayer: boolean;
  readonly ambiguous: boolean;
  /** Of a contact's field: probability of it for the least likely of its words, for the likeliest word around that is left out, for the likeliest other words; number of words. */
  readonly words?: { readonly least: number; readonly leftOut: number; readonly second: number; readonly count: number };
  /** Plain sentences: "net 100.00 + VAT 19.00 = 119.00". */
  readonly notes: readonly string[];
}

export interface Prediction {
  /** TypeName: "InvoiceId", "SenderVatId", a custom detail's name. */
  readonly name: string;
  readonly value: string;
  /** As printed; undefined when derived from context. */
  readonly text?: string;
  /** Which of the values it was chosen from it is: a value of the detail's ranking, the id of a span. Undefined where it is none of them. */
  readonly choice?: string;
  /** 0 … 1. */
  readonly score: number;
  /** Set by `bundle/` from the calibrated thresholds; undefined: no recommendation. */
  readonly threshold?: number;
  readonly page?: number;
  readonly box?: Box;
  readonly evidence: Evidence;
  /** Name of the rule or whitelist that decided, where one did. */
  readonly decidedBy?: string;
  /** Given only since the best match was asked for: its score is uncalibrated, and no threshold holds for it. */
  readonly forced?: boolean;
  /** Neither printed nor computed from what is: its score is raw, and no threshold holds for it. */
  readonly guessed?: boolean;
  /** A rule asks for a person's check. */
  readonly validate?: boolean;
}

export interface Group {
  /** "VatGroup", "BankGroup", …, "<DetailType>Group" of a whitelist. */
  readonly name: string;
  readonly members: readonly Prediction[];
}

export interface Contact {
  readonly role: ContactRole;
  readonly fields: Readonly<Partial<Record<ContactField, readonly Prediction[]>>>;
  readonly score: number;
  readonly threshold?: number;
}

export interface LineItem {
  readonly cells: Readonly<Partial<Record<LineItemFieldName, Prediction>>>;
  readonly custom?: Readonly<Record<string, Prediction>>;
  /** What is printed as its VAT rate: "19 %", or a code, "A". */
  readonly rateText?: string;
  readonly score: number;
  readonly threshold?: number;
  readonly page: number;
  /** Its first line on the page, by which the trace knows it. */
  readonly line?: number;
  readonly box: Box;
}

/** All that is printed on the document. */
export interface Found {
  readonly documentType: Prediction;
  /** Header details; several entries of one name where several are printed there. */
  readonly predictions: readonly Prediction[];
  readonly groups: readonly Group[];
  readonly contacts: readonly Contact[];
  readonly lineItems: readonly LineItem[];
}

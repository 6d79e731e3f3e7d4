/** Messages between the labelling page and its server, as JSON. Types alone: both sides are built against them. */
import type { Finding } from '../dataset/lint/finding.js';
import type { Label, LabelledLineItem, Labels, Place } from '../dataset/label.js';
import type { KindName } from '../catalogue/kind-name.js';

/** One thing to label; a `choice` is of the whole document and is on no words. */
export interface Field {
  readonly name: string;
  readonly kind: KindName | 'choice';
  readonly many?: boolean;
  readonly choices?: readonly string[];
}

/** Fields as the page shows them together. `name`: of the contact's role or of the group. */
export interface Section {
  readonly of: 'document' | 'details' | 'own' | 'contact' | 'group';
  readonly name: string;
  readonly fields: readonly Field[];
}

/** What holds for all documents. */
export interface Setting {
  readonly dataset: string;
  readonly bundle: string;
  /** The bundle is the user's own: what is labelled can be learnt into it. */
  readonly canLearn: boolean;
  readonly sections: readonly Section[];
  /** Of the item table. */
  readonly columns: readonly Field[];
}

/** `new`: without labels; `checked`: a person confirmed the labels, which are still the same; `reviewed`: another person did, too. */
export type State = 'new' | 'labelled' | 'checked' | 'reviewed';

export interface Check {
  readonly by: string;
  readonly reviewedBy?: string;
}

export interface Listed {
  readonly name: string;
  readonly state: State;
  readonly supplier?: string;
  readonly findings: number;
  /** Values that failed in the last report. */
  readonly failed?: number;
  /** Who checked it. */
  readonly by?: string;
  /** Undefined until the bundle has looked at it. */
  readonly worth?: Worth;
  /** Who has it open. */
  readonly holder?: string;
}

export interface Worth {
  /** 0 … 1: uncertainty × novelty × what calibration lacks. */
  readonly worth: number;
  /** "5 of 14 values unsure; 0 documents of its supplier are labelled". */
  readonly because: string;
}

export interface List {
  readonly documents: readonly Listed[];
  /** How many of them the server has looked through, and how many the bundle has. */
  readonly scanned: number;
  readonly proposed: number;
  /** The nearest first. */
  readonly lacking: readonly Lacking[];
}

/** A detail without a threshold, and how many more labels it takes. */
export interface Lacking {
  readonly detail: string;
  readonly more: number;
}

export interface OpenWord {
  readonly text: string;
  /** x, y, width, height in the page's pixels. */
  readonly box: readonly [number, number, number, number];
}

export interface OpenPage {
  readonly width: number;
  readonly height: number;
  readonly words: readonly OpenWord[];
  /** Indices of words, left to right. */
  readonly lines: readonly (readonly number[])[];
}

/** Labels with the state they were read in: who writes gives the revision back. */
export interface Stored {
  readonly revision: string;
  readonly labels?: Labels;
  readonly checked: boolean;
  readonly check?: Check;
  readonly findings: readonly Finding[];
}

/** Typed, and not yet a label. */
export interface Draft {
  /** Of the value: "InvoiceId", "LineItems[2].Quantity". */
  readonly key: string;
  readonly text: string;
}

export interface DraftRequest {
  readonly session: string;
  readonly who: string;
  /** Without: nothing is being typed any more. */
  readonly draft?: Draft;
}

export interface Opened extends Stored {
  readonly name: string;
  readonly draft?: Draft;
  readonly pages: readonly OpenPage[];
  readonly unread: readonly string[];
}

export interface Proposal {
  readonly value: string;
  /** As printed. */
  readonly text?: string;
  readonly score: number;
  readonly threshold?: number;
  /** One key accepts it. */
  readonly sure: boolean;
  readonly place?: Place;
}

export interface ProposedRow {
  readonly cells: Readonly<Record<string, Proposal>>;
  readonly page: number;
  readonly firstLine: number;
  readonly lastLine: number;
}

/** By path: "documentType", "InvoiceId", "Sender.City". Groups and rows are in the order of the page. */
export interface Proposals {
  readonly fields: Readonly<Record<string, readonly Proposal[]>>;
  readonly groups: Readonly<Record<string, readonly Readonly<Record<string, Proposal>>[]>>;
  readonly rows: readonly ProposedRow[];
  /** Why, in sentences; members of groups as "VatGroup.VatRate". */
  readonly reasons: Readonly<Record<string, readonly string[]>>;
  /** What else it could be, likeliest first. */
  readonly others: Readonly<Record<string, readonly Proposal[]>>;
}

/** Asks where a value is printed: by what the user typed, or by the words the user marked. `path` as "VatGroup.VatRate", "LineItems.Quantity". */
export interface PlaceQuestion {
  readonly path: string;
  readonly text?: string;
  readonly place?: Place;
}

/** `refusal`: why the text is no such value. Without places: it is not printed; `note` names what is. */
export interface PlaceAnswer {
  readonly label?: Label;
  readonly note?: string;
  readonly refusal?: string;
}

export interface GridColumn {
  /** Of the item table. */
  readonly name: string;
  readonly left: number;
  readonly right: number;
}

export interface GridRow {
  readonly top: number;
  readonly bottom: number;
}

/** Asks for the cells of a grid on a page, in its pixels. */
export interface TableQuestion {
  readonly page: number;
  readonly columns: readonly GridColumn[];
  readonly rows: readonly GridRow[];
}

/** A row for each that was asked for, empty ones among them. `refused`: cells whose words are no such value. */
export interface TableAnswer {
  readonly rows: readonly LabelledLineItem[];
  readonly refused: readonly string[];
}

export interface SaveRequest {
  readonly session: string;
  readonly who: string;
  readonly revision: string;
  readonly labels: Labels;
  readonly checked: boolean;
}

/** Of a save: `conflict` is what was stored meanwhile; `holder` who has the document open instead. Nothing was written where either is there. */
export type SaveAnswer = { readonly stored: Stored } | { readonly conflict: Stored } | { readonly holder: string };

export interface HoldRequest {
  readonly session: string;
  readonly who: string;
  /** Although another person has it open. */
  readonly take?: boolean;
}

export interface HoldAnswer {
  /** Another person, who keeps it. */
  readonly holder?: string;
}

export interface NextAnswer {
  readonly name?: string;
  readonly because?: string;
}

export interface LearnAnswer {
  readonly learnt: number;
  readonly remembered: number;
}

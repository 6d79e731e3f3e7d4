/**
 * A synthetic page before it becomes a Document: text runs at positions, rulings and boxes. `render/to-document.ts` turns it into words with noise,
 * `render/to-pdf.ts` into a PDF. Lengths are PostScript points (1/72 inch), origin top left, y is the base line.
 */
import type { ContactField, ContactRole } from '../catalogue/contact-fields.js';
import type { LineItemFieldName } from '../catalogue/line-item-fields.js';
import type { LineRole } from '../dataset/label.js';

/** What a run of text means; a run without meaning is key, prose or distractor. */
export type Meaning =
  | { readonly detail: string; readonly value: string }
  | {
      readonly contact: ContactRole;
      readonly party: number;
      readonly field: ContactField;
      readonly value: string;
      /** Continues the field's previous place: a name in two lines. */
      readonly continues?: boolean;
      /** Holds only where the field is printed nowhere else: the sender's contact person's mail address. */
      readonly ifAlone?: boolean;
    }
  | { readonly item: number; readonly field: LineItemFieldName; readonly value: string };

/** Text in one style. A key and its value are two runs; a value inside a sentence is a run of its own between two others. */
export interface Run {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly bold: boolean;
  readonly font: 'sans' | 'serif' | 'mono';
  /** One run can mean several things (invoice date that is the delivery date too). */
  readonly means: readonly Meaning[];
  /** Role of its line in the item table. */
  readonly lineRole?: LineRole;
  /** No blank before it: attached to the run left of it ("Nr.:4711"). */
  readonly attached?: boolean;
  readonly color?: readonly [number, number, number];
}

export interface Stroke {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly width: number;
}

/** A filled rectangle behind text (header bars, zebra rows). */
export interface Fill {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly gray: number;
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** Text width relative to the font's own widths; 1 where absent. */
  readonly stretch?: number;
  readonly runs: readonly Run[];
  readonly strokes: readonly Stroke[];
  readonly fills: readonly Fill[];
  /** QR and bar codes to draw. */
  readonly codes: readonly {
    readonly format: 'QRCode' | 'Code128' | 'ITF';
    readonly text: string;
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  }[];
}

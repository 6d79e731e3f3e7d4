/** What a PDF page draws: its glyphs, what was painted, and what may lie under or over its letters. */
import type { Box } from '../../document/box.js';
import type { PaintedShape } from '../order/rulings.js';

export interface Glyph {
  readonly text: string;
  /** Where it starts on the base line, and the way to where the next one starts; pixels. */
  readonly x: number;
  readonly y: number;
  readonly advanceX: number;
  readonly advanceY: number;
  /** Unit vector from the base line to the top of the letters. */
  readonly upX: number;
  readonly upY: number;
  readonly size: number;
  readonly bold: boolean;
  readonly blank: boolean;
  /** Drawn without ink, as scanners put words behind their picture. */
  readonly invisible: boolean;
  /** "#rrggbb"; undefined for patterns. */
  readonly colour: string | undefined;
  readonly font: string;
  /** What is drawn later has a higher number. */
  readonly order: number;
}

/** A filled area with straight edges, or a picture; `colour` is undefined where it has several. */
export interface Cover {
  readonly box: Box;
  readonly order: number;
  readonly colour: string | undefined;
  readonly picture: boolean;
  /** Nothing under it is seen. */
  readonly opaque: boolean;
}

export interface PageContent {
  readonly glyphs: readonly Glyph[];
  readonly painted: readonly PaintedShape[];
  readonly pictures: readonly Box[];
  readonly covers: readonly Cover[];
  /** A font whose letters are bars. */
  readonly codeFont: boolean;
}

/** A kind of value: how it is recognised in a line of text and how it is written in an answer. Every file beside this one is one kind. */
import type { KindName } from '../catalogue/kind-name.js';

export type { KindName };

/** Where in the text it is: characters from start up to, not including, end. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** One way to read a text. Ambiguous texts ("03.04.2025", "1.234") have several. */
export interface Reading {
  /** In the format of the interface: 2025-04-03, 1234.50, AT611904300234573201. */
  readonly value: string;
  /** Outcome of the check digits, for kinds that have them. */
  readonly check?: 'passed' | 'failed';
  /** Which convention was assumed where there are several. */
  readonly convention?: 'dmy' | 'mdy' | 'ymd' | 'comma' | 'point';
}

/** `printed`: a text layer's, in which no sign is taken for another. Else letters where only digits can be may be digits that were read so. */
export type Origin = 'printed' | 'recognised';

export interface Kind {
  readonly name: KindName;
  /** All spans of one line that look like this kind; may overlap, longest sensible first. Linear time. */
  find(line: string, origin?: Origin): readonly Span[];
  /** Every reading of exactly this text, most usual first; empty where it is none. Tolerates blanks and surrounding punctuation. */
  read(text: string, origin?: Origin): readonly Reading[];
}

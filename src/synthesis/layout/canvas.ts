/** The sheets a layout prints on: text, strokes and fills at positions, and the cursor that flows down and on to further pages. */
import type { LineRole } from '../../dataset/label.js';
import type { Drawing, Fill, Meaning, Run, Stroke } from '../drawing.js';
import { textWidth } from './metrics.js';
import type { Style } from './style.js';

/** Text in one style with its meanings; a value is always one piece, so that no line break splits it. */
export interface Piece {
  readonly text: string;
  readonly means?: readonly Meaning[];
  readonly bold?: boolean;
  readonly attached?: boolean;
}

/** Pieces that are on one line, a blank between them unless attached. */
export type Text = readonly Piece[];

export type Align = 'left' | 'right' | 'center';

export interface PutOptions {
  readonly size?: number;
  readonly bold?: boolean;
  readonly align?: Align;
  readonly width?: number;
  /** Scaled down where it would be wider. */
  readonly max?: number;
  readonly role?: LineRole;
  readonly color?: readonly [number, number, number];
}

interface Sheet {
  runs: Run[];
  strokes: Stroke[];
  fills: Fill[];
  codes: Drawing['codes'][number][];
}

const sheet = (): Sheet => ({ runs: [], strokes: [], fills: [], codes: [] });

/** Type sizes are whole and half points; below four, as small as needed. */
const halfPoints = (size: number): number => (size < 4 ? size : Math.floor(size * 2) / 2);

export class Canvas {
  readonly style: Style;
  /** Base line of the last thing printed; the next starts from here. */
  y: number;
  /** Left and right edge and lower end of the flow on the current page. */
  left: number;
  right: number;
  bottom: number;
  readonly sheets: Sheet[] = [sheet()];
  /** Prints what further pages begin with and sets the cursor. */
  beginPage: () => void = () => {};

  constructor(style: Style) {
    this.style = style;
    this.y = style.top;
    this.left = style.left;
    this.right = style.width - style.right;
    this.bottom = style.height - style.bottom;
  }

  get sheet(): Sheet {
    return this.sheets[this.sheets.length - 1]!;
  }

  get width(): number {
    return this.right - this.left;
  }

  /** Distance of lines of body text, or of text of this size. */
  line(size = this.style.size): number {
    return size * this.style.leading;
  }

  measure(text: Text, size = this.style.size, bold = false): number {
    const { font, stretch } = this.style;
    let width = 0;
    for (let i = 0; i < text.length; i++) {
      const piece = text[i]!;
      if (i > 0 && !piece.attached) width += textWidth(' ', font, bold, size);
      width += textWidth(piece.text, font, bold || piece.bold === true, size);
    }
    return width * stretch;
  }

  /** Prints one line; x is its left, right or middle by `align`, unless `width` gives the field to align in. Text that would leave the page is scaled down. */
  put(text: Text, x: number, y: number, options: PutOptions = {}): number {
    const { font, stretch } = this.style;
    let size = halfPoints(options.size ?? this.style.size);
    const bold = options.bold ?? false;
    let width = this.measure(text, size, bold);
    const align = options.align ?? 'left';
    const edge = options.width !== undefined ? (align === 'right' ? x + options.width : align === 'center' ? x + options.width / 2 : x) : x;
    const inside = align === 'left' ? this.style.width - 6 - edge : align === 'right' ? edge - 6 : 2 * Math.min(edge - 6, this.style.width - 6 - edge);
    const room = Math.min(inside, options.max ?? inside);
    if (width > room && room > 0) {
      size = halfPoints((size * room) / width);
      width = this.measure(text, size, bold);
    }
    let at = align === 'right' ? edge - width : align === 'center' ? edge - width / 2 : edge;
    const { runs } = this.sheet;
    for (let i = 0; i < text.length; i++) {
      const piece = text[i]!;
      const strong = bold || piece.bold === true;
      if (i > 0 && !piece.attached) at += textWidth(' ', font, bold, size) * stretch;
      if (piece.text)
        runs.push({
          text: piece.text,
          x: at,
          y,
          size,
          bold: strong,
          font,
          means: piece.means ?? [],
          ...(options.role ? { lineRole: options.role } : {}),
          ...(i > 0 && piece.attached ? { attached: true } : {}),
          ...(options.color ? { color: options.color } : {}),
        });
      at += textWidth(piece.text, font, strong, size) * stretch;
    }
    return width;
  }

  /** Breaks text into lines of at most this width; pieces with meaning stay whole. */
  wrap(text: Text, width: number, size = this.style.size, bold = false): Text[] {
    const { font, stretch } = this.style;
    const blank = textWidth(' ', font, bold, size) * stretch;
    const lines: Piece[][] = [];
    let line: Piece[] = [];
    let used = 0;
    for (const piece of text) {
      const whole = piece.means?.some((meaning) => !('item' in meaning && meaning.field === 'Description'));
      const parts = whole ? [piece.text] : piece.text.split(' ');
      for (let i = 0; i < parts.length; i++) {
        const part = parts[i]!;
        const attached = i === 0 && piece.attached === true;
        const wide = textWidth(part, font, bold || piece.bold === true, size) * stretch;
        const gap = used === 0 || attached ? 0 : blank;
        if (used > 0 && !attached && used + gap + wide > width) {
          lines.push(line);
          line = [{ ...piece, text: part, attached: false }];
          used = wide;
          continue;
        }
        const last = line[line.length - 1];
        if (i > 0 && last) line[line.length - 1] = { ...last, text: `${last.text} ${part}` };
        else line.push(parts.length === 1 ? piece : { ...piece, text: part });
        used += gap + wide;
      }
    }
    if (line.length) lines.push(line);
    return lines;
  }

  /** Prints lines from the cursor on and returns the base line after the last. */
  block(lines: readonly Text[], x: number, y: number, options: PutOptions = {}): number {
    let at = y;
    for (const line of lines) {
      this.put(line, x, at, options);
      at += this.line(options.size);
    }
    return at;
  }

  stroke(x1: number, y1: number, x2: number, y2: number, width = 0.6): void {
    this.sheet.strokes.push({ x1, y1, x2, y2, width });
  }

  box(x: number, y: number, width: number, height: number, line = 0.6): void {
    this.stroke(x, y, x + width, y, line);
    this.stroke(x, y + height, x + width, y + height, line);
    this.stroke(x, y, x, y + height, line);
    this.stroke(x + width, y, x + width, y + height, line);
  }

  fill(x: number, y: number, width: number, height: number, gray: number): void {
    this.sheet.fills.push({ x, y, width, height, gray });
  }

  code(format: 'QRCode' | 'Code128' | 'ITF', text: string, x: number, y: number, width: number, height: number): void {
    this.sheet.codes.push({ format, text, x, y, width, height });
  }

  /** Ensures this much room below the cursor, on a new page where needed. True where a page was started. */
  need(height: number): boolean {
    if (this.y + height <= this.bottom) return false;
    this.newPage();
    return true;
  }

  newPage(): void {
    this.sheets.push(sheet());
    this.y = this.style.top;
    this.beginPage();
  }

  drawings(): Drawing[] {
    const { width, height, stretch } = this.style;
    return this.sheets.map((each) => ({ width, height, stretch, ...each }));
  }
}

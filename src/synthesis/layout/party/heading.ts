/** Blocks of parties under, behind or beside their headings. */
import { habitsOf } from '../../../catalogue/country-habits.js';
import type { TermName } from '../../../catalogue/languages/language.js';
import type { Piece, Text } from '../canvas.js';
import type { Area } from '../pairs.js';
import { detail, plain } from '../pieces.js';
import { worded } from './words.js';
import { wrapped, wraps } from './wrapped.js';
import type { Scene } from '../scene.js';

const own: Readonly<Partial<Record<TermName, 'sellerHeadings' | 'buyerHeadings'>>> = { soldBy: 'sellerHeadings', billTo: 'buyerHeadings' };

/** The document's heading of this party's block. */
export function headingOf(scene: Scene, name: TermName): string {
  const fork = scene.random.fork(`heading ${name}`);
  const headings = own[name];
  return headings && fork.chance(0.45) ? worded(scene, scene.language.synthesis.party[headings], fork) : scene.term(name);
}

/** "Sold to: 10044": the customer's number behind the heading of its block, once a document. */
export function numberBehind(scene: Scene, name: TermName): Text {
  const { facts, printed, random } = scene;
  const share = habitsOf(facts.sender.country.code).numberBehindHeading;
  if (name !== 'billTo' || !facts.customerId || printed.has('customerId') || !random.fork('number behind').chance(share)) return [];
  printed.add('customerId');
  return [detail('CustomerId', facts.customerId)];
}

export type HeadingShape = 'above' | 'bar' | 'left' | 'same' | 'underlined' | 'small';

/** Where a heading is in relation to its party. */
export const headingShape = (scene: Scene): HeadingShape =>
  (['above', 'bar', 'left', 'same', 'underlined', 'small'] as const)[scene.random.weighted([0.5, 0.12, 0.1, 0.14, 0.07, 0.07])]!;

/** Prints the lines with their heading, and what is behind it, and returns the base line below. */
export function headed(scene: Scene, heading: string | undefined, lines: readonly Text[], area: Area, wanted: HeadingShape, behind: Text = []): number {
  const shape = behind.length > 0 ? 'above' : wanted;
  const { canvas, random, style } = scene;
  let { x, y, width } = area;
  let rest = lines;
  if (heading) {
    const bold = random.chance(0.6);
    const text: Piece = random.chance(0.75) ? scene.keyed(heading) : { text: random.chance(0.4) ? heading.toUpperCase() : heading };
    // A heading that leaves no room beside it is printed above.
    const crowded = canvas.measure([{ ...text, bold }, ...(shape === 'same' ? (lines[0] ?? []) : [])]) > width * (shape === 'same' ? 1 : 0.38);
    switch (crowded && (shape === 'same' || shape === 'left') ? 'above' : shape) {
      case 'same': {
        // Further lines under the key or under the value.
        const first: Text = [{ ...text, bold }, ...(lines[0] ?? [])];
        canvas.put(first, x, y, { max: width });
        y += canvas.line();
        rest = lines.slice(1);
        const indent = random.chance(0.45) ? canvas.measure([{ ...text, bold }]) + style.size * 0.4 : 0;
        if (indent < width * 0.5) [x, width] = [x + indent, width - indent];
        break;
      }
      case 'left': {
        const wide = Math.min(width * 0.4, canvas.measure([text]) + 8);
        canvas.put([{ ...text, bold }], x, y, { max: wide - 4 });
        [x, width] = [x + wide, width - wide];
        break;
      }
      case 'bar':
        canvas.fill(x - 2, y - style.size, width + 2, style.size * 1.35, style.gray);
        canvas.put([{ ...plain(heading), bold }], x, y, { max: width });
        y += canvas.line() * 1.25;
        break;
      default:
        canvas.put([{ ...text, bold }, ...behind], x, y, { max: width, ...(shape === 'small' ? { size: style.small } : {}) });
        if (shape === 'underlined') canvas.stroke(x, y + 2, x + (random.chance(0.5) ? width - 6 : canvas.measure([text])), y + 2, 0.5);
        y += canvas.line() * (shape === 'underlined' ? 1.2 : 1);
    }
  }
  const narrow = wraps(scene);
  for (const line of rest) y = canvas.block(narrow ? wrapped(scene, line, width) : canvas.wrap(line, width), x, y, { max: width });
  return y;
}

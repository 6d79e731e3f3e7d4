/** Lines of a narrow column: names, streets and towns that are too long for it go on on the next line. */
import type { ContactField } from '../../../catalogue/contact-fields.js';
import type { Meaning } from '../../drawing.js';
import type { Piece, Text } from '../canvas.js';
import type { Area } from '../pairs.js';
import type { Scene } from '../scene.js';

const divisible: ReadonlySet<ContactField> = new Set<ContactField>(['Name', 'Street', 'City']);

type ContactMeaning = Extract<Meaning, { contact: unknown }>;

const fieldOf = ({ means = [] }: Piece): ContactMeaning | undefined => {
  const [only] = means;
  return means.length === 1 && only && 'contact' in only && divisible.has(only.field) ? only : undefined;
};

/** A value as one piece a word; further words continue it. */
function wordsOf(piece: Piece): Piece[] {
  const field = fieldOf(piece);
  if (!field || !piece.text.includes(' ')) return [piece];
  return piece.text.split(' ').map((text, i) => (i === 0 ? { ...piece, text } : { ...piece, text, attached: false, means: [{ ...field, continues: true }] }));
}

/** Neighbouring words of one value as one piece again. */
function rejoined(line: Text): Text {
  const pieces: Piece[] = [];
  for (const piece of line) {
    const last = pieces.at(-1);
    const [field, before] = [fieldOf(piece), last && fieldOf(last)];
    const same = field?.continues && before && before.party === field.party && before.field === field.field;
    if (last && same) pieces[pieces.length - 1] = { ...last, text: `${last.text} ${piece.text}` };
    else pieces.push(piece);
  }
  return pieces;
}

/** The line within this width, on as many lines as that takes. */
export function wrapped({ canvas }: Scene, line: Text, width: number, size?: number, bold = false): Text[] {
  if (canvas.measure(line, size, bold) <= width) return [line];
  return canvas.wrap(line.flatMap(wordsOf), width, size, bold).map(rejoined);
}

/** Prints lines from the base line of the area on, each within its width, and returns the base line below. */
export function wrappedBlock(scene: Scene, lines: readonly Text[], { x, y, width }: Area): number {
  let at = y;
  for (const line of lines) at = scene.canvas.block(wrapped(scene, line, width), x, at, { max: width });
  return at;
}

/** Whether the document breaks what is too long, where others print it smaller. */
export const wraps = ({ random }: Scene): boolean => random.fork('wraps').chance(0.65);

/** An address that is one field, as web pages and office templates print it: street, postcode and town behind each other with blanks alone or commas between them, broken anywhere; an id may follow on the same line. */
import { joined } from './address.js';
import type { Text } from '../canvas.js';
import type { Scene } from '../scene.js';

/** Whether the document's parties look so. */
export const runsIn = ({ random }: Scene): boolean => random.fork('run in').chance(0.09);

/** The lines of a party, the first of which is mostly its name, as one text or as the name above one text; both parties of a document alike. */
export function runIn({ random }: Scene, lines: readonly Text[], ids: readonly Text[]): Text[] {
  const fork = random.fork('run-in plan');
  const isNameApart = fork.chance(0.6);
  const sign = fork.pick([' ', ' ', ' ', ', ', ', ', ' - ']);
  const hasIds = fork.chance(0.35);
  const apart = isNameApart ? lines.slice(0, 1) : [];
  const together = [...lines.slice(apart.length), ...(hasIds ? ids : [])];
  return [...apart, ...(together.length > 0 ? [joined(together, sign)] : []), ...(hasIds ? [] : ids)];
}

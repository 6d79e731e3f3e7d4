/** A party as its name and, below it, the rest behind keys: "Address: 5 Main Street, Springfield", "Phone: 555 0100". Web services and fiscal forms print it so. */
import type { AddressField } from '../../../catalogue/languages/synthesis-words.js';
import type { Piece, Text } from '../canvas.js';
import { cityOf, countryOf, joined, nameOf, streetLines } from './address.js';
import { channelPiece } from './contact-lines.js';
import { worded } from './words.js';
import type { Scene } from '../scene.js';

/** Whether the document's parties look so. */
export const hasKeyedLines = ({ random }: Scene): boolean => random.fork('keyed lines').chance(0.09);

/** Both parties of a document have the same keys and the same shape. */
export function keyedLines(scene: Scene, index: number, bold: boolean): Text[] {
  const fork = scene.random.fork('keys of lines');
  const key = (field: AddressField): Piece => scene.keyed(worded(scene, scene.language.synthesis.party.fields[field], scene.random.fork(`field ${field}`)));
  const name = nameOf(scene, index);
  const streets = streetLines(scene, index);
  const city = cityOf(scene, index);
  const country = fork.chance(0.45) ? countryOf(scene, index) : undefined;
  const sign = scene.random.fork('sign of keyed lines').chance(0.3) ? ' ' : ', ';
  const address: Text[] =
    fork.chance(0.7) || streets.length === 0
      ? [[key('street'), ...joined([...streets, city, ...(country ? [[country]] : [])], sign)]]
      : [[key('street'), ...joined(streets, ', ')], [key('zipCity'), ...city], ...(country ? [[key('country'), country]] : [])];
  const ways = (['phone', 'email'] as const).flatMap((channel): Text[] => {
    const piece = fork.chance(index === 0 ? 0.65 : 0.4) ? channelPiece(scene, index, channel) : undefined;
    return piece ? [[key(channel), piece]] : [];
  });
  return [[bold ? { ...name, bold } : name], ...address, ...(fork.chance(0.8) ? ways : ways.reverse())];
}

/** Where cheques are sent: the sender's name with a box number or a bank's lockbox, which is not the sender's address. */
import { habitsOf } from '../../../catalogue/country-habits.js';
import { syntheticAddress } from '../../parties/addresses.js';
import type { Text } from '../canvas.js';
import { nameOf } from './address.js';
import { plain } from '../pieces.js';
import type { Scene } from '../scene.js';

/** Lines of the block; none where the document has no such block. The name is labelled, the address is not. */
export function remitToLines(scene: Scene): Text[] {
  const { facts, language } = scene;
  const { country } = facts.sender;
  const { remitTo, boxes } = language.captions.payment;
  const fork = scene.random.fork('remit to');
  if (!fork.chance(habitsOf(country.code).remitTo)) return [];
  const { zip, city, state } = syntheticAddress(fork, country, language);
  const box = `${fork.pick(boxes)} ${fork.integer(100, 99_999)}`;
  const place = state ? `${city}, ${state} ${zip}` : `${city} ${zip}`;
  return [[{ ...plain(fork.pick(remitTo)), bold: fork.chance(0.6) }], [nameOf(scene, 0)], [plain(box)], [plain(place.trim())]];
}

/** At either edge, below the terms, where it is not in the head. */
export function remitTo(scene: Scene): void {
  const { canvas, random } = scene;
  if (scene.printed.has('remit to')) return;
  const lines = remitToLines(scene);
  if (lines.length === 0) return;
  canvas.need(canvas.line() * (lines.length + 1));
  const width = canvas.width * 0.45;
  canvas.y = canvas.block(lines, random.chance(0.7) ? canvas.left : canvas.right - width, canvas.y + canvas.line() * 0.4, { max: width }) + canvas.line() * 0.4;
}

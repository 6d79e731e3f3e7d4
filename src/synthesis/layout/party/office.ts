/** The office that attends to a customer, as insurers, banks and utilities print it below the receiver: the sender's only address and numbers, while the head has its name alone. */
import { addressLines, contactLines } from './address.js';
import type { Text } from '../canvas.js';
import type { Area } from '../pairs.js';
import { plain } from '../pieces.js';
import type { Scene } from '../scene.js';
import { wrappedBlock } from './wrapped.js';

/** Leaves the sender's address to such a block; where the head has its name alone. */
export function reserveOffice({ random, printed }: Scene): boolean {
  if (!random.fork('office').chance(0.4)) return false;
  printed.add('office').add('no window line');
  return true;
}

/** Prints it below the base line `y`, where it was reserved, and returns the base line below. */
export function office(scene: Scene, { x, width }: Area, y: number): number {
  if (!scene.printed.delete('office')) return y;
  const { canvas, language, facts } = scene;
  const fork = scene.random.fork('office block');
  const attends = fork.chance(0.55);
  const name = attends ? scene.key('contactPerson') : plain(fork.pick(scene.allowed(language.captions.party.outlets)));
  const person = attends || fork.chance(0.5) ? plain(facts.sender.person ?? fork.pick(language.lastNames)) : undefined;
  const heading: Text[] = person ? (fork.chance(0.4) ? [[name, person]] : [[name], [person]]) : [[name]];
  const lines = [
    ...heading,
    ...addressLines(scene, 0, { name: 'none', person: false, country: false }),
    ...contactLines(scene, 0).slice(0, fork.integer(1, 3)),
  ];
  const hours = (from: number): string => `${from}:${fork.pick(['00', '15', '30'])} - ${from + 4}:${fork.pick(['00', '30'])}`;
  const open: Text[] = fork.chance(0.4) ? [[plain(hours(8))], ...(fork.chance(0.6) ? [[plain(hours(13))]] : [])] : [];
  return wrappedBlock(scene, [...lines, ...open], { x, y: y + canvas.line() * (0.3 + fork.next() * 1.7), width });
}

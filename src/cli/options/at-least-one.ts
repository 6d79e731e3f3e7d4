/** A count given as an option. */
import { InputError } from '../../errors.js';

/** Throws InputError where it is no whole number from 1 on. */
export function atLeastOne(option: string, number: number): number {
  if (!Number.isInteger(number) || number < 1) throw new InputError(`${option}: ${number} will not do; give 1 or more`);
  return number;
}

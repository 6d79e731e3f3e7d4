/** How the tables of countries write towns and rates of VAT. */
import type { Country, VatRates } from './countries.js';

/** "Town=123|Other town=45": each town with the beginning of its postal code. */
export const towns = (text: string): Country['cities'] =>
  text.split('|').map((entry) => {
    const at = entry.lastIndexOf('=');
    return [entry.slice(0, at), entry.slice(at + 1)] as const;
  });

/** "19 7; 2020-07-01: 16 5": standard and reduced rates from the beginning, then from each day on. */
export const rates = (text: string): readonly VatRates[] =>
  text.split(';').map((entry) => {
    const [, from, numbers] = /^\s*(?:(\d{4}-\d\d-\d\d):)?(.*)$/.exec(entry)!;
    const [standard, ...reduced] = numbers!.trim().split(' ').map(Number);
    return from === undefined ? { standard: standard!, reduced } : { from, standard: standard!, reduced };
  });

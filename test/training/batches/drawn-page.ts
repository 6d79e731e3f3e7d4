/** A drawn page with two equal amounts and a row of items, and labels of its words. */
import type { Label } from '../../../src/dataset/label.js';
import type { EncodedPage } from '../../../src/features/contract.js';
import { encode } from '../../../src/features/encode.js';
import { drawn } from '../../drawn.js';

const document = drawn(`
  Muster GmbH     Rechnung Nr.:4711
  Datum 03.04.2024   Kunde 4711
  Summe 119,00  Anzahlung 119,00
  1 Schraube 2 59,50 119,00`);
export const [page] = encode(document) as [EncodedPage];
export const word = (text: string, nth = 0) => document.pages[0]!.words.flatMap((other, i) => (other.text === text ? [i] : []))[nth]!;
export const label = (value: string, ...words: number[]): Label => ({ value, places: words.length ? [{ page: 0, words }] : [] });

/** A dataset of one drawn invoice, and files of other tools about it: what comes in, and what is said of the rest. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { after } from 'node:test';
import { textOf } from '../../../src/dataset/align/printed.js';
import { importLabels, formatNamed, type ExchangeOptions } from '../../../src/dataset/exchange/exchange.js';
import { namedLabels } from '../../../src/dataset/import.js';
import { addFile, createDataset, document, entryNamed, labels } from '../../../src/dataset/store.js';
import type { Box } from '../../../src/document/box.js';
import type { Document } from '../../../src/document/document.js';
import { temporaryFolder } from '../../bundle/made.js';
import { drawn } from '../../drawn.js';

export const invoice = drawn(`
  Nordlicht GmbH                         Rechnung
  Hafenstrasse 5                         Rechnungsnummer: R-4711
  20457 Hamburg                          Datum: 12.03.2024

  Menge   Artikel            Preis       Betrag
  2       Bleistift           1,50         3,00
  1       Ordner              4,00         4,00

  Netto                                    7,00
  MwSt                                     1,33
  Gesamtbetrag                             8,33`);

const folder = await temporaryFolder(after);
let made = 0;

/** Lines "InvoiceId=R-4711 @R-4711" for each label with its words, "! …" for what did not come in. */
export async function imported(
  format: string,
  files: Readonly<Record<string, unknown>>,
  options: ExchangeOptions & { readonly of?: Document; readonly name?: string } = {},
): Promise<readonly string[]> {
  const at = join(folder, `${made++}`);
  const dataset = await createDataset(join(at, 'set'));
  const name = options.name ?? 'invoice.pdf';
  await addFile(dataset, name, new TextEncoder().encode('%PDF'), options.of ?? invoice);
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(at, 'from', path)), { recursive: true });
    await writeFile(join(at, 'from', path), typeof content === 'string' ? content : JSON.stringify(content));
  }
  const all = await importLabels(dataset, join(at, 'from'), formatNamed(format), options);
  const entry = await entryNamed(dataset, name);
  const found = await labels(entry);
  const read = await document(entry);
  return [
    ...(found ? namedLabels(found) : []).map(
      ({ detail, label }) => `${detail}=${label.value} @${label.places.map((place) => textOf(place, read)).join(' / ')}`,
    ),
    ...all.flatMap(({ document: of, skipped, unplaced }) => [
      ...(skipped === undefined ? [] : [`! ${of.replace(`${at}/`, '')}: ${skipped.replaceAll(`${at}/`, '')}`]),
      ...unplaced.map(({ detail, value, reason }) => `! ${detail} ${value}: ${reason}`),
    ]),
  ];
}

/** Where a word of the drawn invoice stands, as fractions of the page; of equal words the `nth`. */
export function boxOf(text: string, nth = 0): Box {
  const { words, width, height } = invoice.pages[0]!;
  const { box } = words.filter((word) => word.text === text)[nth]!;
  return { x: box.x / width, y: box.y / height, width: box.width / width, height: box.height / height };
}

/** Left, top, right, bottom in units of which the page has so many. */
export function edges(text: string, [width, height]: readonly [number, number] = [1, 1], nth = 0): [number, number, number, number] {
  const { x, y, width: w, height: h } = boxOf(text, nth);
  return [x * width, y * height, (x + w) * width, (y + h) * height];
}

/** Four corners, clockwise from the top left, as eight numbers. */
export function corners(text: string, size: readonly [number, number] = [1, 1], nth = 0): number[] {
  const [left, top, right, bottom] = edges(text, size, nth);
  return [left, top, right, top, right, bottom, left, bottom];
}

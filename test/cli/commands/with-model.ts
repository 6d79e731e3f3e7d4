/** The program in a folder with a small bundle `model`, an invoice, and the rules of the example. */
import assert from 'node:assert/strict';
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after } from 'node:test';
import { makeBundle, temporaryFolder } from '../../bundle/made.js';
import { pdfOf } from '../../reading/files.js';
import { startProgram } from '../beleg.js';

const folder = await temporaryFolder(after);
export const at = (...names: string[]) => join(folder, ...names);
export const beleg = await startProgram(folder, after);
await makeBundle(at('model'));
await cp(new URL('../../../rules/example', import.meta.url), at('rules', 'example'), { recursive: true });
const text = ['Muster GmbH', 'Rechnung Nr. 4711', 'Datum 12.03.2024', 'Gesamtbetrag 119,00 EUR'].map((text, i) => ({ text, x: 60, y: 80 + 20 * i }));
await writeFile(at('invoice.pdf'), await pdfOf([text]));

/** Ended well, and said so in a line with a number. */
export async function well(line: string, said: RegExp): Promise<string> {
  const { code, out, err } = await beleg.run(line);
  assert.equal(code, 0, err);
  assert.match(out, said);
  return out;
}

/** References of any form behind a key: all that stands there is the value where remembered labels have it so. */
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Labels } from '../../../src/dataset/label.js';
import type { Document } from '../../../src/document/document.js';
import { encode, withCandidates } from '../../../src/features/encode.js';
import { recollect } from '../../../src/memory/recall.js';
import type { RememberedDocument } from '../../../src/memory/remembered.js';
import { tagNames } from '../../../src/network/config.js';
import { rememberLabelled } from '../../../src/training/memory/remember-labelled.js';
import { drawn } from '../../drawn.js';
import { columns } from '../workshop.js';

const note = (reference: string, beside = 'Beleg  771'): Document =>
  drawn(`
    Glaserei Sprosse
    Kittweg 3, 04421 Auendorf

    Ihr Zeichen   ${reference.padEnd(30)}   ${beside}

    Zu zahlen                                       58,00
  `);

/** With the label's words, which may be fewer than stand there. */
const remember = ([reference, label]: readonly [string, string], at: number) => remembered(note(reference), label, at);

function remembered(document: Document, label: string, at: number): RememberedDocument {
  const all = document.pages[0]!.words;
  const words = label.split(' ').map((word) => all.findIndex(({ text }) => text === word));
  const details = { ReceiverOrderId: [{ value: label, places: [{ page: 0, words }] }] };
  return rememberLabelled({ ...document, name: `${at}` }, { supplier: 'sprosse', details, groups: {} } as unknown as Labels, columns);
}

/** The likeliest text where the network has the words of one form, a letter and digits, for likely and all else for none. */
function likeliestOf(document: Document, known: readonly RememberedDocument[]): string | undefined {
  const recalled = recollect(document, known, []);
  const [bare] = encode(document);
  const page = withCandidates(document, bare!, recalled.candidates(bare!, columns));
  const f = columns.findIndex(({ name }) => name === 'ReceiverOrderId');
  const logits = new Float32Array(page.candidates.length * columns.length).fill(-6);
  for (const [c, { kind, text }] of page.candidates.entries()) if (kind === 'identifier' && /^\d+-\d+$/.test(text)) logits[c * columns.length + f] = 3;
  const tags = new Float32Array(page.tokens.length * tagNames.length);
  const [terms] = recalled.details([{ page, logits, tags }], columns);
  const sumOf = (c: number): number => logits[c * columns.length + f]! + terms![c * columns.length + f]!;
  const [best] = [...page.candidates.keys()].filter((c) => page.candidates[c]!.kind === 'identifier').sort((a, b) => sumOf(b) - sumOf(a));
  return best !== undefined && sumOf(best) > 0 ? page.candidates[best]!.text : undefined;
}

const whole = [
  ['Bon 24-0077', 'Bon 24-0077'],
  ['Mandat 80417 Nord', 'Mandat 80417 Nord'],
] as const;

for (const [what, document, known, expected] of [
  ['all behind the key, whatever its form', note('Auftrag Weber 31-5'), whole, 'Auftrag Weber 31-5'],
  ['also where the network has none of it for the value', note('Anruf Frau Weber'), whole, 'Anruf Frau Weber'],
  ['what the network says where labels had a part', note('Auftrag Weber 31-5'), [['Bon 24-0077', '24-0077']], '31-5'],
  ['what the network says where one label of two had a part', note('Auftrag Weber 31-5'), [whole[0], ['Ruf 24-0078', '24-0078']], '31-5'],
  ['what the network says where labels were single words', note('Auftrag Weber 31-5'), [['24-0077', '24-0077']], '31-5'],
  ['nothing of the next cell where the value is not printed', note('', 'Beleg  Nummer'), whole, undefined],
] as const)
  test(`whole cells: ${what}`, () => assert.equal(likeliestOf(document, (known as readonly (readonly [string, string])[]).map(remember)), expected));

const below = (...lines: readonly string[]): Document =>
  drawn(`\n    Glaserei Sprosse\n    Kittweg 3, 04421 Auendorf\n\n    ${lines.join('\n    ')}\n\n    Zu zahlen      58,00\n`);
const heading = 'Ihr Zeichen              Unser Zeichen';
const knownBelow = ['email J. Smith 12-3', 'Anruf Frau Weber'].map((label, at) => remembered(below(heading, `${label.padEnd(24)} Herr Maier`), label, at));
for (const [what, lines, expected] of [
  ['below a heading where a part is likely', [heading, 'Auftrag Weber 31-5       Herr Maier'], 'Auftrag Weber 31-5'],
  ['nothing that stands below it where the value is not printed', [heading, 'Wir danken sehr          Herr Maier'], undefined],
  ['nothing of the next heading', ['Ihr Zeichen', 'Unser Zeichen', 'Herr Maier'], undefined],
] as const)
  test(`whole cells: ${what}`, () => assert.equal(likeliestOf(below(...lines), knownBelow), expected));

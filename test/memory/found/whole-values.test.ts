/** Values that a remembered document has in more words than a kind reads: no part of the same words is the value. */
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Labels } from '../../../src/dataset/label.js';
import type { Document } from '../../../src/document/document.js';
import { encode, withCandidates } from '../../../src/features/encode.js';
import { tagNames } from '../../../src/network/config.js';
import { recollect } from '../../../src/memory/recall.js';
import { rememberLabelled } from '../../../src/training/memory/remember-labelled.js';
import { drawn } from '../../drawn.js';
import { columns } from '../workshop.js';

const note = (register: string): Document =>
  drawn(`
    Glaserei Sprosse
    Kittweg 3, 04421 Auendorf

    Amtsgericht Auendorf   ${register}

    Zu zahlen                                       58,00
  `);

/** Of a note on which more than the label may stand. */
function remember(register: string) {
  const document = note(register.length < 12 ? `${register} AU` : register);
  const words = register.split(' ').map((word) => document.pages[0]!.words.findIndex(({ text }) => text === word));
  const details = { CompanyRegistrationNumber: [{ value: register, places: [{ page: 0, words }] }] };
  return rememberLabelled({ ...document, name: 'first' }, { supplier: 'sprosse', details, groups: {} } as unknown as Labels, columns);
}

/** Texts of the register's candidates, the likeliest first, where the network has the first that it knows by itself for sure. */
function ranked(register: string, ...known: readonly string[]): string[] {
  const document = note(register);
  const recalled = recollect(document, known.map(remember), []);
  const [bare] = encode(document);
  const page = withCandidates(document, bare!, recalled.candidates(bare!, columns));
  const f = columns.findIndex(({ name }) => name === 'CompanyRegistrationNumber');
  const own = [...page.candidates.keys()].filter((c) => page.candidates[c]!.kind === 'company-registration');
  const logits = new Float32Array(page.candidates.length * columns.length).fill(-6);
  logits[own[0]! * columns.length + f] = 6;
  const tags = new Float32Array(page.tokens.length * tagNames.length);
  const [terms] = recalled.details([{ page, logits, tags }], columns);
  const sumOf = (c: number): number => logits[c * columns.length + f]! + terms![c * columns.length + f]!;
  return own.sort((a, b) => sumOf(b) - sumOf(a)).map((c) => page.candidates[c]!.text);
}

test('whole values: the same words are the value, not a part of them', () => {
  assert.deepEqual(ranked('HRB 31007 AU', 'HRB 31007 AU'), ['HRB 31007 AU', 'HRB 31007']);
});

test('whole values: of what was labelled without the last word nothing more is the value', () => {
  assert.equal(ranked('HRB 31007 AU', 'HRB 31007')[0], 'HRB 31007');
});

test('whole values: where as many documents have a part, it stays the value', () => {
  assert.equal(ranked('HRB 31007 AU', 'HRB 31007', 'HRB 31007 AU', 'HRB 31007')[0], 'HRB 31007');
  assert.equal(ranked('HRB 31007 AU', 'HRB 31007 AU', 'HRB 31007', 'HRB 31007 AU')[0], 'HRB 31007 AU');
});

test('whole values: other words are what the network says', () => {
  assert.equal(ranked('HRB 44210 XY', 'HRB 31007 AU')[0], 'HRB 44210');
});

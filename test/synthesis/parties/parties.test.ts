/** Parties are printed in as many shapes as in the world, and their labels sit on the words that carry the values. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ContactField } from '../../../src/catalogue/contact-fields.js';
import { withFallbackValues } from '../../../src/synthesis/layout/fallback-values.js';
import { contact } from '../../../src/synthesis/layout/pieces.js';
import type { Drawing, Run } from '../../../src/synthesis/drawing.js';
import { type Sample, sample } from '../../../src/synthesis/sample.js';

const samples: readonly Sample[] = Array.from({ length: 220 }, (_, i) => sample('parties', i, { noise: 0, maxPages: 1 }));

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/[^\p{L}\d]/gu, '');

const contacts = (each: Sample, role: string) => (each.labels.contacts ?? []).filter((one) => one.role === role);
const textAt = ({ document }: Sample, { page, words }: { page: number; words: readonly number[] }): string =>
  words.map((word) => document.pages[page]!.words[word]!.text).join(' ');

for (const field of ['Name', 'Street', 'ZipCode', 'City'] as const)
  test(`${field}: every labelled place carries the value`, () => {
    const wrong: string[] = [];
    for (const each of samples)
      for (const { role, fields } of each.labels.contacts ?? []) {
        const label = fields[field];
        for (const place of label?.places ?? []) {
          const text = textAt(each, place);
          if (!bare(text).includes(bare(label!.value))) wrong.push(`${role} ${label!.value}: ${text}`);
        }
      }
    assert.deepEqual(wrong, []);
  });

const text = (each: Sample): string =>
  each.document.pages[0]!.lines.map((line) => line.words.map((word) => each.document.pages[0]!.words[word]!.text).join(' ')).join('\n');
const share = (holds: (each: Sample) => boolean): number => samples.filter(holds).length / samples.length;
const printed =
  (field: ContactField, role = 'Sender') =>
  (each: Sample) =>
    contacts(each, role).some(({ fields }) => fields[field] !== undefined);

const shapes: Readonly<Record<string, readonly [least: number, holds: (each: Sample) => boolean]>> = {
  'names on two lines': [
    0.02,
    (each) =>
      (each.labels.contacts ?? []).some(({ fields }) =>
        fields.Name?.places.some((place) => {
          const boxes = place.words.map((word) => each.document.pages[0]!.words[word]!.box.y);
          return Math.max(...boxes) - Math.min(...boxes) > 20;
        }),
      ),
  ],
  'mail of the sender': [0.4, printed('Email')],
  'phone of the sender': [0.5, printed('Phone')],
  'phone of the receiver': [0.06, printed('Phone', 'Receiver')],
  'receivers without a street': [0.01, (each) => contacts(each, 'Receiver').some(({ fields }) => fields.Name && !fields.Street)],
  'keys of addresses': [0.04, (each) => /PLZ|Postcode|ZIP|Zip|C\.P\.|CAP|PSČ|Postnr|Kod|Posta Kodu|Código postal|Code postal/i.test(text(each))],
  'country codes': [
    0.02,
    (each) => (each.labels.contacts ?? []).some(({ fields }) => fields.Country?.places.some((place) => /^[A-Z]{2}$/.test(textAt(each, place)))),
  ],
  'second street lines': [0.05, ({ facts, ...each }) => [facts.sender, facts.receiver].some(({ extra }) => extra && text({ facts, ...each }).includes(extra))],
  'states behind towns': [
    0.01,
    (each) => [each.facts.sender, each.facts.receiver].some(({ state, city }) => state && text(each).includes(`${city}, ${state}`)),
  ],
};

for (const [name, [least, holds]] of Object.entries(shapes))
  test(`there are ${name}`, () => {
    const found = share(holds);
    assert.ok(found >= least, `${(found * 100).toFixed(1)} %`);
  });

test('what holds only alone gives way to what stands beside it', () => {
  const run = (text: string, ifAlone: boolean): Run => ({
    ...contact(0, 'Email', text, text, { ifAlone }),
    means: contact(0, 'Email', text, text, { ifAlone }).means!,
    x: 0,
    y: 0,
    size: 9,
    bold: false,
    font: 'sans',
  });
  const page = (runs: readonly Run[]): Drawing => ({ width: 595, height: 842, stretch: 1, runs, strokes: [], fills: [], codes: [] }) as unknown as Drawing;
  const kept = (runs: readonly Run[]): string[] =>
    withFallbackValues([page(runs)])[0]!
      .runs.filter(({ means }) => means.length > 0)
      .map(({ text }) => text);
  assert.deepEqual(kept([run('a.b@firm.de', true), run('info@firm.de', false)]), ['info@firm.de']);
  assert.deepEqual(kept([run('a.b@firm.de', true), run('c.d@firm.de', true), run('a.b@firm.de', true)]), ['a.b@firm.de', 'a.b@firm.de']);
});

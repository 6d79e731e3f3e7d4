/** Documents made from labelled ones: values stand where labels say, amounts add up, the same seed gives the same document. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { detailByName } from '../../../src/catalogue/details.js';
import { languageByCode, languages } from '../../../src/catalogue/languages/index.js';
import { namedLabels } from '../../../src/dataset/import.js';
import type { Labels, Place } from '../../../src/dataset/label.js';
import type { Document } from '../../../src/document/document.js';
import { sample } from '../../../src/synthesis/sample.js';
import { numberIn, otherDay, swapped } from '../../../src/synthesis/from-documents/texts.js';
import { type LabelledSource, repopulated, repopulatedName } from '../../../src/synthesis/from-documents/repopulate.js';

/** Invoices as the generator draws them: labelled layouts of many kinds. */
const sources: LabelledSource[] = Array.from({ length: 36 }, (_, i) => {
  const { document, labels } = sample('to repopulate', i, { noise: 0, maxPages: 2 });
  return { name: `source-${i}.pdf`, document, labels };
});
const made = sources.flatMap((source) => [0, 1, 2].map((index) => ({ source, made: repopulated(source, 'test', index, { noise: 0 }) })));

const textAt = ({ pages }: Document, { page, words }: Place): string => words.map((word) => pages[page]!.words[word]!.text).join(' ');
const spoken = (labels: Labels) => [languageByCode.get(labels.language ?? 'en')!, ...languages];

function shows(text: string, value: string, labels: Labels): boolean {
  if (swapped(text, value, value) !== undefined) return true;
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return otherDay(text, value, value, spoken(labels)) !== undefined;
  return /^-?\d+(?:\.\d+)?$/.test(value) && numberIn(text, Number(value)) !== undefined;
}

test('repopulate: words of a place that showed its value show the new one', () => {
  let checked = 0;
  for (const { source, made: other } of made) {
    const before = namedLabels(source.labels);
    const understood = new Set(
      before
        .filter(({ label }) => label.places.every((place) => shows(textAt(source.document, place), label.value, source.labels)))
        .map(({ detail }) => detail.replace(/\[\d+\]/, '')),
    );
    const partly = new Set(
      before
        .map(({ detail }) => detail.replace(/\[\d+\]/, ''))
        .filter((detail) =>
          before.some(
            (each) =>
              each.detail.replace(/\[\d+\]/, '') === detail &&
              !each.label.places.every((place) => shows(textAt(source.document, place), each.label.value, source.labels)),
          ),
        ),
    );
    for (const { detail, label } of namedLabels(other.labels)) {
      const name = detail.replace(/\[\d+\]/, '');
      if (!understood.has(name) || partly.has(name)) continue;
      for (const place of label.places) {
        assert.ok(
          shows(textAt(other.document, place), label.value, source.labels),
          `${other.name} ${detail}: "${label.value}" labelled on "${textAt(other.document, place)}"`,
        );
        checked++;
      }
    }
  }
  assert.ok(checked > 1000, `${checked} places`);
});

test('repopulate: most names, numbers and amounts are others', () => {
  const shares = (test: (name: string) => boolean) => {
    const [all, same] = [[], []] as [string[], string[]];
    for (const { source, made: other } of made) {
      const before = new Set(namedLabels(source.labels).map(({ detail, label }) => `${detail} ${label.value}`));
      for (const { detail, label } of namedLabels(other.labels)) {
        if (label.places.length === 0 || !test(detail)) continue;
        all.push(detail);
        if (before.has(`${detail} ${label.value}`)) same.push(detail);
      }
    }
    return 1 - same.length / all.length;
  };
  assert.ok(shares((name) => /\.(?:Name|Street|City|ZipCode)$/.test(name)) > 0.8);
  assert.ok(shares((name) => detailByName.get(name)?.kind === 'identifier') > 0.8);
  assert.ok(shares((name) => name === 'GrandTotalAmount') > 0.6);
});

test('repopulate: rows add up to the sums wherever they did', () => {
  const sumOf = ({ lineItems = [] }: Labels) => lineItems.reduce((sum, { fields }) => sum + Number(fields.TotalAmount?.value), 0);
  const totals = ({ details }: Labels) => ['NetTotalAmount', 'GrandTotalAmount'].flatMap((name) => details[name]?.map(({ value }) => Number(value)) ?? []);
  const addsUp = (labels: Labels, by = 0.02) => (labels.lineItems?.length ?? 0) > 0 && totals(labels).some((total) => Math.abs(total - sumOf(labels)) < by);
  let changed = 0;
  for (const { source, made: other } of made) {
    // A cent off is off by more where all amounts are multiplied.
    if (!addsUp(source.labels, 0.005)) continue;
    assert.ok(addsUp(other.labels), `${other.name}: ${sumOf(other.labels)} and ${totals(other.labels).join(', ')}`);
    if (other.labels.lineItems!.length !== source.labels.lineItems!.length) changed++;
  }
  assert.ok(changed > 5, `rows left out or repeated in ${changed} documents`);
});

test('repopulate: words stay on the page, and every word is on one line', () => {
  for (const { made: other } of made)
    for (const { width, height, words, lines } of other.document.pages) {
      assert.equal(new Set(lines.flatMap((line) => line.words)).size, words.length);
      for (const { text, box } of words)
        assert.ok(
          box.x >= -1 && box.y >= -1 && box.x + box.width <= 1.05 * width && box.y + box.height <= 1.02 * height,
          `${other.name}: "${text}" at ${JSON.stringify(box)}`,
        );
    }
});

test('repopulate: the same seed and number give the same document, others another one', () => {
  const [source] = sources;
  assert.deepEqual(repopulated(source!, 'a', 3), repopulated(source!, 'a', 3));
  assert.notDeepEqual(repopulated(source!, 'a', 3).labels, repopulated(source!, 'a', 4).labels);
  assert.equal(repopulatedName('x.pdf', 11), 'x.pdf~000012.txt');
});

test('repopulate: a document of unknown language keeps its wordings', () => {
  const names = ({ contacts = [] }: Labels) => contacts.map(({ fields }) => fields.Name?.value);
  const described = ({ lineItems = [] }: Labels) => new Set(lineItems.map(({ fields }) => fields.Description?.value));
  for (const { name, document, labels } of sources) {
    const [{ language: _, ...unnamed }, { language: __, ...unread }] = [labels, document];
    const other = repopulated({ name, document: unread, labels: unnamed }, 'test', 0, { noise: 0 });
    assert.deepEqual(names(other.labels), names(labels));
    const before = described(labels);
    assert.ok(
      [...described(other.labels)].every((text) => before.has(text)),
      name,
    );
  }
});

test('repopulate: labels of misread words stay on them', () => {
  const placed = (labels: Labels) => namedLabels(labels).reduce((sum, { label }) => sum + label.places.length, 0);
  const noisy = sources.map((source) => repopulated(source, 'noisy', 0, { noise: 1 }));
  const clean = sources.map((source) => repopulated(source, 'noisy', 0, { noise: 0 }));
  const [all, kept] = [clean, noisy].map((documents) => documents.reduce((sum, { labels }) => sum + placed(labels), 0)) as [number, number];
  assert.ok(kept > 0.9 * all && kept <= all, `${kept} of ${all}`);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { detailByName } from '../../src/catalogue/details.js';
import { read } from '../../src/reading/read.js';
import { sample } from '../../src/synthesis/sample.js';
import { labelsOfRead } from '../../src/synthesis/render/to-document.js';
import { toPdf } from '../../src/synthesis/render/to-pdf.js';
import { kinds } from '../../src/values/index.js';

const numbers = Array.from({ length: 60 }, (_, i) => i);

test('the same seed and number give the same document', () => {
  assert.deepEqual(sample(5, 3), sample(5, 3));
  assert.notDeepEqual(sample(5, 3).document, sample(5, 4).document);
  assert.notDeepEqual(sample(5, 3).document, sample(6, 3).document);
});

test('every meaning has words, and nothing stands outside the page', () => {
  for (const index of numbers) {
    const { drawings, labels } = sample('places', index, { noise: 0 });
    for (const { runs, width, height } of drawings)
      for (const run of runs) assert.ok(run.x >= 0 && run.x < width && run.y > 0 && run.y <= height, `${index}: ${run.text} at ${run.x}, ${run.y}`);
    const all = [
      ...Object.values(labels.details).flat(),
      ...(labels.contacts ?? []).flatMap(({ fields }) => Object.values(fields)),
      ...(labels.lineItems ?? []).flatMap(({ fields }) => Object.values(fields)),
    ];
    for (const label of all) assert.ok(label.places.length > 0, `${index}: ${label.value} stands nowhere`);
  }
});

test('values are readable where their labels say', () => {
  let [right, all] = [0, 0];
  for (const index of numbers) {
    const { document, labels } = sample('values', index, { noise: 0, languages: ['de', 'en', 'fr'] });
    for (const [name, list] of Object.entries(labels.details)) {
      const kind = kinds[detailByName.get(name)!.kind!];
      for (const { value, places } of list)
        for (const { page, words } of places) {
          const text = words.map((word) => document.pages[page]!.words[word]!.text).join(' ');
          all++;
          const parts = [
            text,
            ...[...text.matchAll(/[^\d\p{L}+-]/gu)].map((match) => text.slice(match.index + 1)),
            ...[...text.matchAll(/[^\d\p{L}]/gu)].map((match) => text.slice(0, match.index)),
          ];
          if (parts.some((part) => kind.read(part).some((reading) => reading.value === value))) right++;
        }
    }
  }
  assert.ok(all > 500);
  assert.ok(right / all > 0.99, `${right} of ${all}`);
});

test('noise changes words, never values', () => {
  let changed = 0;
  for (const index of numbers.slice(0, 20)) {
    const [quiet, loud] = [sample('noise', index, { noise: 0 }), sample('noise', index, { noise: 1 })];
    for (const [name, list] of Object.entries(quiet.labels.details))
      assert.deepEqual(
        loud.labels.details[name]!.map(({ value }) => value),
        list.map(({ value }) => value),
      );
    if (JSON.stringify(quiet.document.pages[0]!.words) !== JSON.stringify(loud.document.pages[0]!.words)) changed++;
  }
  assert.ok(changed > 15, String(changed));
});

test('held-out wordings stand on held-out documents alone', () => {
  const printed = (heldOut: boolean): number => {
    let count = 0;
    for (const index of numbers.slice(0, 40)) {
      const { facts, drawings } = sample('held', index, { noise: 0, heldOut, languages: ['de'] });
      const wording = facts.language.heldOut.invoiceId;
      if (wording && drawings.some(({ runs }) => runs.some(({ text, means }) => means.length === 0 && text.startsWith(wording)))) count++;
    }
    return count;
  };
  assert.equal(printed(false), 0);
  assert.ok(printed(true) > 10);
});

test('every line has a role, and items start on lines that say so', () => {
  for (const index of numbers.slice(0, 30)) {
    const { document, labels } = sample('roles', index, { noise: 0 });
    labels.lineRoles!.forEach((roles, page) => void assert.equal(roles.length, document.pages[page]!.lines.length));
    for (const { page, firstLine, lastLine } of labels.lineItems ?? []) {
      if (page === undefined) continue;
      const roles = labels.lineRoles![page]!.slice(firstLine, lastLine! + 1);
      assert.ok(
        roles.every((role) => role !== 'header'),
        `${index}: ${roles}`,
      );
    }
  }
});

test('rates of items are no rates of a document whose sums are on another page', () => {
  let [cut, alone] = [0, 0];
  for (let index = 0; index < 150; index++) {
    const { details, groups, lineItems } = sample('cut', index, { noise: 0, maxPages: 1 }).labels;
    const rates = (lineItems ?? []).some(({ fields }) => fields.VatRate);
    if (!rates || details.VatAmount!.length > 0 || details.NetAmount!.length > 0) continue;
    const ofItems = new Set((lineItems ?? []).flatMap(({ fields }) => (fields.VatRate?.places ?? []).flatMap(({ words }) => words)));
    // The legend of the letters below the items ("B - 0 %") states rates.
    if (details.VatRate!.some(({ places }) => places.some(({ words }) => !ofItems.has(words[0]!)))) continue;
    const sums = ['GrandTotalAmount', 'NetTotalAmount', 'VatTotalAmount'].some((name) => details[name]!.length > 0);
    if (sums) alone += Number(details.VatRate!.length > 0);
    else {
      cut++;
      assert.deepEqual([details.VatRate, groups.VatGroup ?? []], [[], []], String(index));
    }
  }
  assert.ok(cut > 5 && alone > 0, `${cut} cut, ${alone} with rates of items alone`);
});

test('a PDF of it reads as the same words with the same labels', async () => {
  for (const index of [0, 1, 2, 3]) {
    const { facts, drawings, labels, document } = sample('pdf', index, { noise: 0, languages: ['de', 'cs'], maxPages: 1 });
    const seen = await read(await toPdf(drawings, document.name), { name: document.name, codes: false });
    const again = labelsOfRead(facts, drawings, seen);
    const places = (from: typeof labels): number =>
      Object.values(from.details)
        .flat()
        .reduce((sum, label) => sum + label.places.length, 0);
    assert.ok(
      Math.abs(seen.pages[0]!.words.length - document.pages[0]!.words.length) <= 0.05 * document.pages[0]!.words.length,
      `${seen.pages[0]!.words.length} words read, ${document.pages[0]!.words.length} drawn`,
    );
    assert.ok(places(again) >= 0.95 * places(labels), `${places(again)} of ${places(labels)} places`);
  }
});

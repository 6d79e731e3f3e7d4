import assert from 'node:assert/strict';
import test from 'node:test';
import { proposedMarks } from '../../src/cli/proposals.js';
import type { Extraction, Prediction } from '../../src/extraction/extraction.js';
import { noEvidence } from '../../src/extraction/decoding/predictions.js';
import { drawn } from '../drawn.js';

const document = drawn(`
  Nordlicht GmbH
  Rechnung Nr. R-4711
  Bleistift   3,00`);
const at = (name: string, value: string, words: readonly string[], score = 0.8): Prediction => {
  const found = document.pages[0]!.words.filter(({ text }) => words.includes(text)).map(({ box }) => box);
  const [first, last] = [found[0]!, found.at(-1)!];
  const box = { ...first, width: last.x + last.width - first.x };
  return { name, value, text: words.join(' '), score, page: 0, box, evidence: noEvidence };
};
const extraction: Extraction = {
  documentType: { name: 'DocumentType', value: 'Invoice', score: 1, evidence: noEvidence },
  predictions: [
    at('InvoiceId', 'R-4711', ['R-4711']),
    { name: 'InvoiceDate', value: '2024-03-12', score: 0.3, evidence: noEvidence },
    at('NoSuchDetail', 'x', ['Nr.']),
  ],
  groups: [{ name: 'VatGroup', members: [at('NetAmount', '3.00', ['3,00'])] }],
  contacts: [{ role: 'Sender', fields: { Name: [at('Name', 'Nordlicht GmbH', ['Nordlicht', 'GmbH'], 0.9)] }, score: 0.9 }],
  lineItems: [{ cells: { Description: at('Description', 'Bleistift', ['Bleistift']) }, score: 0.7, page: 0, box: { x: 0, y: 0, width: 1, height: 1 } }],
  lookedFor: [],
};

test('proposals: what stands on words, with row and score', () =>
  assert.deepEqual(
    proposedMarks(extraction, document, []).map(
      ({ field, row, value, score, places }) => `${field} ${row ?? '-'} ${value} ${score} @${places[0]!.map(({ text }) => text).join(' ')}`,
    ),
    [
      'InvoiceId - R-4711 0.8 @R-4711',
      'VatGroup.NetAmount 0 3.00 0.8 @3,00',
      'Sender.Name 0 Nordlicht GmbH 0.9 @Nordlicht GmbH',
      'LineItems.Description 0 Bleistift 0.8 @Bleistift',
    ],
  ));

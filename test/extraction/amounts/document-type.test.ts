/** The document's type as the network sees it. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { documentTypeOf } from '../../../src/extraction/amounts/document-type.js';
import { drawn } from '../../drawn.js';
import { classifiedAs } from '../fake-networks.js';

for (const [what, document, type] of [
  ['sure that it is none', [0, 0, 9, 0], 'Other'],
  ['an invoice as it is', [3, 0, 0, 0], 'Invoice'],
] as const)
  test(`document type: ${what}`, async () => {
    const classified = await classifiedAs(drawn('Liquidation 77-1\n10.11.2025\nBetrag 119,00'), { document });
    assert.equal(documentTypeOf(classified).value, type);
  });

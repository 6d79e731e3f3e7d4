import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ContactField } from '../../../../src/catalogue/contact-fields.js';
import { apart } from '../../../../src/extraction/contacts/spans/split-spans.js';
import { textOf } from '../../../../src/features/tokens/token-text.js';
import type { Token } from '../../../../src/features/contract.js';

const tokensOf = (text: string): Token[] =>
  text.split(' ').map((word, i) => ({ text: word, word: i, line: 0, box: { x: 0, y: 0, width: 1, height: 1 } }) as Token);

const cases: readonly (readonly [field: ContactField, text: string, parts: readonly string[]])[] = [
  ['Email', 'sales@acme.example anna@acme.example', ['sales@acme.example', 'anna@acme.example']],
  ['Email', '✉ office@acme.at', ['office@acme.at']],
  ['Email', 'office (at) acme', ['office (at) acme']],
  ['WebsiteUrl', '🌐 http://www.acme.fr www.acme.com', ['http://www.acme.fr', 'www.acme.com']],
  ['Phone', '📞 +33 +33 4 50 44 68 99', ['+33 4 50 44 68 99']],
  ['Phone', '+43 732 1234-0', ['+43 732 1234-0']],
  ['Fax', 'ext. 12', ['ext. 12']],
  ['Name', 'a@b.com GmbH c@d.com', ['a@b.com GmbH c@d.com']],
];

for (const [field, text, parts] of cases)
  test(`contact apart: ${field} in “${text}”`, () => {
    const tokens = tokensOf(text);
    assert.deepEqual(
      apart(field, tokens).map(([from, to]) => textOf(tokens.slice(from, to))),
      parts,
    );
  });

/** Whose a page's blocks are, and the fields that follow: a table of pages, and what does not depend on the order of blocks. */
import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { contactRoles } from '../../../../src/catalogue/contact-fields.js';
import { blocksOf } from '../../../../src/extraction/contacts/blocks/blocks.js';
import { type PartyLine, blockWeights } from '../../../../src/extraction/contacts/blocks/party-lines.js';
import { contactsOf } from '../../../../src/extraction/contacts/contacts.js';
import { contactSpans } from '../../../../src/extraction/contacts/steps.js';
import { newTrace } from '../../../../src/extraction/decoding/steps.js';
import { drawn } from '../../../drawn.js';
import { classifiedAs, type FakeOutputs } from '../../fake-networks.js';

/** Lines that make a page so crowded that it is read in pieces. */
const crowd = (rows: number): string => Array.from({ length: rows }, () => `  ${'wenig und '.repeat(12)}\n`).join('');

const brewery = { 'Receiver.Name': 'Kahn Brauerei OHG', 'Receiver.Street': 'Am Deich 8', 'Receiver.City': 'Flensburg' };
const ofBrewery = { Name: 'Kahn Brauerei OHG', Street: 'Am Deich 8', ZipCode: '24937', City: 'Flensburg' };
const address = '  Kahn Brauerei OHG\n  Am Deich 8\n  24937 Flensburg';

const cases: readonly (readonly [
  what: string,
  page: string,
  fake: Pick<FakeOutputs, 'tags' | 'unlikelyTags'>,
  role: string,
  found: Readonly<Record<string, string>>,
])[] = [
  [
    'a block that stands in two pieces of a crowded page',
    `  Klang eG\n${crowd(20)}\n  ${'ja '.repeat(18)}\n\n${address}\n${crowd(30)}`,
    { tags: { 'Sender.Name': 'Klang eG', ...brewery, 'Sender.ZipCode': '24937' } },
    'Receiver',
    ofBrewery,
  ],
  [
    'the sender’s small line right above the receiver stays the sender’s',
    `  Klang eG, Kaistraße 3, 24103 Kiel\n${address}`,
    {
      tags: {
        'Sender.Name': 'Klang eG,',
        'Sender.Street': 'Kaistraße 3,',
        'Sender.ZipCode': '24103',
        'Sender.City': 'Kiel',
        ...brewery,
        'Receiver.ZipCode': '24937',
      },
    },
    'Sender',
    { Name: 'Klang eG', Street: 'Kaistraße 3', ZipCode: '24103', City: 'Kiel' },
  ],
  [
    'a mail address needs less of a probability',
    `  Klang eG\n  info@klang.example`,
    { tags: { 'Sender.Name': 'Klang eG' }, unlikelyTags: { 'Sender.Email': 'info@klang.example' } },
    'Sender',
    { Name: 'Klang eG', Email: 'info@klang.example' },
  ],
];

for (const [what, page, fake, role, expected] of cases)
  test(`blocks: ${what}`, async () => {
    const document = drawn(page);
    const contacts = contactsOf(contactSpans(await classifiedAs(document, fake)), {});
    const fields = contacts.find((contact) => contact.role === role)?.fields ?? {};
    assert.deepEqual(Object.fromEntries(Object.entries(fields).map(([field, list]) => [field, list![0]!.value])), expected);
  });

test('blocks: a role that the network did not give has its reason in the trace', async () => {
  const document = drawn('  Klang eG\n  Kaistraße 3\n  24103 Kiel bei der Förde');
  const trace = newTrace();
  const tags = {
    'Sender.Name': 'Klang eG',
    'Sender.Street': 'Kaistraße 3',
    'Sender.ZipCode': '24103',
    'Sender.City': 'Kiel',
    'Receiver.City': 'bei der Förde',
  };
  const contacts = contactsOf(contactSpans(await classifiedAs(document, { tags }), trace), {});
  assert.deepEqual(
    contacts.map(({ role, fields }) => [role, fields.City?.[0]?.text]),
    [['Sender', 'Kiel bei der Förde']],
  );
  assert.deepEqual(
    trace.reasons.map(({ step, subject, because }) => [step, subject, because]),
    ['ZipCode', 'City'].map((field) => ['contacts.blocks', { detail: `Sender.${field}`, page: 0, line: 2 }, 'the lines around it are the Sender’s']),
  );
});

/** Lines of a page, each with its votes by role and the line that it hangs on, which is an earlier one. */
const anyVotes = fc.array(fc.double({ min: -4, max: 0, noNaN: true }), { minLength: contactRoles.length, maxLength: contactRoles.length });
const anyLines = fc.array(fc.record({ votes: anyVotes, back: fc.nat(3) }), { maxLength: 6 }).map((all) => {
  const lines: PartyLine[] = [];
  for (const [at, { votes, back }] of all.entries()) {
    const above = back > 0 ? lines[at - back] : undefined;
    lines.push({ votes, ...(above && { above }) } as unknown as PartyLine);
  }
  return lines;
});

test('blocks: the roles of lines that are together are the likeliest of all', () =>
  fc.assert(
    fc.property(anyLines, (lines) => {
      const total = (roles: readonly number[]): number =>
        lines.reduce(
          (sum, { votes, above }, at) => sum + votes[roles[at]!]! - (above && roles[lines.indexOf(above)] !== roles[at] ? blockWeights.change : 0),
          0,
        );
      const roleOf = new Map(blocksOf(lines).flatMap(({ lines: own, role }) => own.map((line) => [line, contactRoles.indexOf(role)] as const)));
      const own = total(lines.map((line) => roleOf.get(line)!));
      for (let code = 0; code < contactRoles.length ** lines.length; code++)
        assert.ok(total(lines.map((_, at) => Math.floor(code / contactRoles.length ** at) % contactRoles.length)) <= own + 1e-9);
    }),
  ));

/** Whose a page's blocks are, and the fields that follow: a table of pages, and what does not depend on the order of blocks. */
import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { assigned } from '../../../src/extraction/contacts/blocks/assignment.js';
import type { Block } from '../../../src/extraction/contacts/blocks/blocks.js';
import { contactsOf } from '../../../src/extraction/contacts/contacts.js';
import { contactSpans } from '../../../src/extraction/contacts/steps.js';
import { newTrace } from '../../../src/extraction/decoding/steps.js';
import { drawn } from '../../drawn.js';
import { classifiedAs, type FakeOutputs } from '../fake-networks.js';

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
    'a key decides where the network has another opinion',
    `  Bill to:\n  Olga Kahn\n\n\n\n\n\n  Seller:\n  Klang eG`,
    { tags: { 'Receiver.Name': ['Olga Kahn', 'Klang eG'] } },
    'Sender',
    { Name: 'Klang eG' },
  ],
  [
    'the address of another is the sender’s where nobody else is',
    `${address}\n\n\n\n\n\n  Klang eG\n  Kaistraße 3\n  24103 Kiel`,
    {
      tags: {
        ...brewery,
        'Receiver.ZipCode': '24937',
        'Other.Name': 'Klang eG',
        'Other.Street': 'Kaistraße 3',
        'Other.ZipCode': '24103',
        'Other.City': 'Kiel',
      },
    },
    'Sender',
    { Name: 'Klang eG', Street: 'Kaistraße 3', ZipCode: '24103', City: 'Kiel' },
  ],
  [
    'one address is not given to both',
    address,
    { tags: { 'Sender.Name': 'Kahn Brauerei OHG', 'Sender.Street': 'Am Deich 8', 'Sender.ZipCode': '24937', 'Sender.City': 'Flensburg' } },
    'Receiver',
    {},
  ],
  [
    'a block with an address begins with its name',
    `  Olga Kahn\n  Am Deich 8\n  24937 Flensburg`,
    { tags: { 'Sender.Street': 'Am Deich 8', 'Sender.ZipCode': '24937', 'Sender.City': 'Flensburg' }, unlikelyTags: { 'Sender.Name': 'Kahn' } },
    'Sender',
    { Name: 'Olga Kahn', Street: 'Am Deich 8', ZipCode: '24937', City: 'Flensburg' },
  ],
  ['all of the line below a key is the name', `  Seller:\n  Olga Kahn`, { tags: { 'Sender.Name': 'Olga' } }, 'Sender', { Name: 'Olga Kahn' }],
  [
    'a street is all of its line, and the line with its number goes before the building’s',
    `  Klang Shop\n  No. 4, Jalan Teluk, First Floor\n  Klang Towers\n  41000 Klang`,
    { tags: { 'Sender.Name': ['Klang Shop', 'Floor'], 'Sender.Street': ['No. 4,', 'Klang Towers'], 'Sender.ZipCode': '41000', 'Sender.City': 'Klang' } },
    'Sender',
    { Name: 'Klang Shop', Street: 'No. 4, Jalan Teluk, First Floor', ZipCode: '41000', City: 'Klang' },
  ],
  [
    'a key before a street and a floor behind it are not of it',
    `  Klang Shop\n  Adresse (BT-35) Am Deich 8, Hof 1\n  24937 Flensburg`,
    { tags: { 'Sender.Name': 'Klang Shop', 'Sender.Street': 'Am Deich 8,', 'Sender.ZipCode': '24937', 'Sender.City': 'Flensburg' } },
    'Sender',
    { Name: 'Klang Shop', Street: 'Am Deich 8', ZipCode: '24937', City: 'Flensburg' },
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
  const document = drawn('  Seller:\n  Klang eG');
  const trace = newTrace();
  contactSpans(await classifiedAs(document, { tags: { 'Receiver.Name': 'Klang eG' } }), trace);
  assert.deepEqual(
    trace.reasons.map(({ step, subject, because }) => [step, subject, because]),
    [['contacts.blocks', { detail: 'Sender.Name', page: 0, line: 1 }, 'the key of its block names the Sender']],
  );
});

/** Blocks one below the other: votes by role, number of lines, the role of their key. */
const anyBlock = fc.record({
  votes: fc.tuple(fc.double({ min: -20, max: 0, noNaN: true }), fc.double({ min: -20, max: 0, noNaN: true }), fc.double({ min: -20, max: 0, noNaN: true })),
  count: fc.integer({ min: 1, max: 3 }),
  key: fc.option(fc.constantFrom('Sender', 'Receiver', 'Other'), { nil: undefined }),
});
const anyBlocks = fc.array(anyBlock, { maxLength: 8 }).map((all) =>
  all.map(
    ({ votes, count, key }, at) =>
      ({
        votes,
        lines: Array.from({ length: count }, (_, k) => ({
          classified: { page: { page: 0 } },
          box: { x: 0, y: 100 * at + k },
          ...(key && k === 0 && { key }),
        })),
      }) as unknown as Block,
  ),
);

test('blocks: the order in which they are read does not matter', () =>
  fc.assert(
    fc.property(anyBlocks, fc.infiniteStream(fc.nat()), (blocks, random) => {
      const shuffled = blocks.map((block) => ({ block, at: random.next().value as number })).sort((a, b) => a.at - b.at);
      const roles = new Map(assigned(blocks).map(({ block, role }) => [block, role]));
      for (const { block, role } of assigned(shuffled.map(({ block }) => block))) assert.equal(role, roles.get(block));
    }),
  ));

test('blocks: no other choice of sender and receiver is likelier where both are wanted at any cost', () =>
  fc.assert(
    fc.property(anyBlocks, (blocks) => {
      const own = assigned(blocks);
      assert.equal(own.length, blocks.length);
      // Whoever the network and the keys say more of keeps its role, but for one block a role.
      const changed = own.filter(({ reason }) => reason?.startsWith('no other block'));
      assert.ok(changed.length <= 2 && new Set(changed.map(({ role }) => role)).size === changed.length);
      for (const { block, role } of changed) assert.ok(block.lines.length > 1 && role !== 'Other');
    }),
  ));

/** Keys, moves, undo, words under the pointer, saving in turn, and where two people differ. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { fieldsOf } from '../../../../src/labelling/fields.js';
import { differences } from '../../../../src/labelling/page/state/differences.js';
import { drawnOn } from '../../../../src/labelling/page/state/drawn.js';
import { changed, historyOf, redone, undone } from '../../../../src/labelling/page/state/history.js';
import { commandOf, keys } from '../../../../src/labelling/page/state/keys.js';
import { moved, nextOpen, pathOfFinding } from '../../../../src/labelling/page/state/moves.js';
import { saver } from '../../../../src/labelling/page/state/saver.js';
import { emptySession, listed, nextListed, type Session, shownPaths } from '../../../../src/labelling/page/state/session.js';
import { keyOf } from '../../../../src/labelling/page/state/paths.js';
import { nothing } from '../../../../src/labelling/page/state/values.js';
import { boxOf, outlineOf, wordsIn } from '../../../../src/labelling/page/state/words.js';

const setting = { dataset: '', bundle: '', canLearn: false, ...fieldsOf([]) };
const item = { fields: { Quantity: { value: '2.0', places: [{ page: 0, words: [1] }] } } };
const session: Session = {
  ...emptySession(setting),
  history: historyOf({ ...nothing, lineItems: [item, item] }),
  focus: 'InvoiceId',
  proposals: {
    fields: {
      CostCenter: [{ value: '9', score: 0.4, sure: false, place: { page: 0, words: [3] } }],
      InvoiceDate: [{ value: '2024-03-12', score: 0.6, sure: false }],
    },
    groups: {},
    rows: [],
    reasons: {},
    others: {},
  },
};

for (const [pressed, command] of [
  [{ key: 'a' }, 'accept-sure'],
  [{ key: 'z', ctrlKey: true }, 'undo'],
  [{ key: 'z', metaKey: true }, 'undo'],
  [{ key: 'Z', ctrlKey: true }, 'redo'],
  [{ key: 'a', ctrlKey: true }, undefined],
  [{ key: 'd', altKey: true }, undefined],
  [{ key: 'q' }, undefined],
] as const)
  test(`keys: ${JSON.stringify(pressed)} is ${command ?? "the browser's own"}`, () =>
    assert.equal(commandOf({ ctrlKey: false, metaKey: false, altKey: false, ...pressed }), command));

test('keys: no key has two meanings', () => {
  const named = keys.map(({ key, ctrl }) => `${ctrl ? 'Ctrl+' : ''}${key}`);
  assert.deepEqual([...new Set(named)], named);
});

for (const [focus, direction, to] of [
  ['InvoiceId', 'down', 'InvoiceDate'],
  ['InvoiceId', 'up', 'vatExempt'],
  ['documentType', 'up', 'documentType'],
  ['LineItems[0].Quantity', 'down', 'LineItems[1].Quantity'],
  ['LineItems[1].Quantity', 'down', 'LineItems[1].Quantity'],
  ['LineItems[0].Quantity', 'right', 'LineItems[0].UnitPrice'],
  ['LineItems[0].Description', 'left', 'LineItems[0].Description'],
] as const)
  test(`moves: from ${focus} ${direction} to ${to}`, () => assert.equal(moved({ ...session, focus }, direction), to));

test('moves: the least sure proposal is asked next; findings know their value', () => {
  assert.equal(nextOpen(session), 'CostCenter');
  assert.equal(nextOpen({ ...session, focus: 'CostCenter' }), 'InvoiceDate');
  assert.equal(nextOpen({ ...session, focus: 'InvoiceDate' }), 'CostCenter');
  assert.equal(pathOfFinding(session, 'VatGroup[1].VatAmount'), 'VatGroup[0].VatAmount');
  assert.equal(pathOfFinding(session, 'GrandTotalAmount'), 'GrandTotalAmount');
  assert.equal(pathOfFinding(session, ''), undefined);
});

test('session: shows what is asked, proposed or labelled; all of it when told to', () => {
  const names = shownPaths(session).map(keyOf);
  assert.ok(names.includes('CostCenter') && names.includes('InvoiceId') && !names.includes('KId'));
  assert.ok(
    shownPaths({ ...session, view: { ...session.view, showsAll: true } })
      .map(keyOf)
      .includes('KId'),
  );
});

test('session: a group can get a further row', () => {
  const all = (showsAll: boolean, VatGroup: readonly Record<string, string>[]) =>
    shownPaths({ ...session, history: historyOf({ ...nothing, groups: { VatGroup } }), view: { ...session.view, showsAll } })
      .map(keyOf)
      .filter((key) => key.endsWith('.VatRate'));
  assert.deepEqual(all(true, [{ VatRate: '19.0' }]), ['VatGroup[0].VatRate', 'VatGroup[1].VatRate']);
  assert.deepEqual(all(true, []), ['VatGroup[0].VatRate']);
  assert.deepEqual(all(false, [{ VatRate: '19.0' }]), ['VatGroup[0].VatRate']);
});

test('session: the list is filtered by name, supplier, state and findings', () => {
  const documents = [
    { name: 'a.pdf', state: 'new', supplier: 'Nordlicht', findings: 0 },
    { name: 'b.pdf', state: 'checked', findings: 2, by: 'Anna', failed: 1 },
    { name: 'c.pdf', state: 'reviewed', findings: 0, by: 'Anna', failed: 3, holder: 'Ben' },
  ] as const;
  const found = (change: object) => listed(shown(change), 'Ben').map(({ name }) => name);
  const shown = (change: object) => ({ ...session, list: { documents, scanned: 2, proposed: 0, lacking: [] }, view: { ...session.view, ...change } });
  assert.deepEqual(found({}), ['a.pdf', 'b.pdf', 'c.pdf']);
  assert.deepEqual(found({ filter: ' nord' }), ['a.pdf']);
  assert.deepEqual(found({ filter: 'B.PDF' }), ['b.pdf']);
  assert.deepEqual(found({ state: 'new' }), ['a.pdf']);
  assert.deepEqual(found({ state: 'findings' }), ['b.pdf']);
  assert.deepEqual(found({ state: 'checked' }), ['b.pdf', 'c.pdf']);
  assert.deepEqual(found({ state: 'to-review' }), ['b.pdf']);
  assert.deepEqual(found({ state: 'failed' }), ['c.pdf', 'b.pdf'], 'the worst first');
  assert.deepEqual(listed(shown({ state: 'to-review' }), 'Anna'), [], 'not what one has checked oneself');
  assert.equal(nextListed(shown({ filter: 'pdf' }), 'Ben'), 'a.pdf');
  assert.equal(nextListed(shown({ state: 'checked' }), 'Ben'), 'b.pdf', 'what somebody else has open is passed by');
  assert.equal(nextListed(shown({ state: 'new', filter: 'x' }), 'Ben'), undefined);
});

test('session: labels and open proposals are drawn, what has the focus last', () => {
  const drawn = drawnOn({ ...session, focus: 'LineItems[0].Quantity' }, 0);
  assert.deepEqual(
    drawn.map(({ key, kind, isFocused }) => [key, kind, isFocused]),
    [
      ['CostCenter', 'unsure', false],
      ['LineItems[1].Quantity', 'item', false],
      ['LineItems[0].Quantity', 'item', true],
    ],
  );
  assert.deepEqual(drawnOn(session, 1), []);
});

test('history: goes back and forth, and a new step ends what was ahead', () => {
  const three = changed(changed(historyOf(1), 2), 3);
  assert.equal(undone(undone(undone(three))).present, 1);
  assert.equal(redone(undone(three)).present, 3);
  assert.equal(redone(changed(undone(three), 4)).present, 4);
  assert.equal(changed(three, 3), three);
});

const page = {
  words: [
    { text: 'a', box: [10, 10, 40, 20] },
    { text: 'b', box: [60, 10, 40, 20] },
    { text: 'c', box: [10, 40, 40, 20] },
  ],
} as const;
for (const [band, words] of [
  [{ x1: 20, y1: 20, x2: 20, y2: 20 }, [0]],
  [{ x1: 55, y1: 20, x2: 55, y2: 20 }, []],
  [{ x1: 5, y1: 5, x2: 110, y2: 35 }, [0, 1]],
  [{ x1: 110, y1: 35, x2: 5, y2: 5 }, [0, 1]],
  [{ x1: 5, y1: 15, x2: 30, y2: 65 }, [0, 2]],
  [{ x1: 45, y1: 12, x2: 70, y2: 20 }, []],
] as const)
  test(`words: from ${band.x1},${band.y1} to ${band.x2},${band.y2}`, () => assert.deepEqual(wordsIn(page, band), words));

test('words: have a box and an outline together', () => {
  assert.deepEqual(boxOf(page, { words: [0, 1] }), { x: 10, y: 10, width: 90, height: 20 });
  assert.equal(boxOf(page, { words: [7] }), undefined);
  assert.equal(outlineOf(page.words.slice(0, 1)), 'M10.0 10.0h40.0v20.0h-40.0z');
});

test('saver: one save after the other, of those that wait the latest; after a failure again', async () => {
  const saved: number[] = [];
  const states: string[] = [];
  let failures = 1;
  const save = saver<number>({
    async save(value) {
      await Promise.resolve();
      if (value === 3 && failures-- > 0) throw new Error('no server');
      saved.push(value);
      return 'saved';
    },
    changed: (state) => void states.push(state),
    wait: async () => {},
  });
  save.changed(1);
  save.changed(2);
  save.changed(3);
  await save.idle();
  assert.deepEqual(saved, [1, 3].slice(-saved.length));
  assert.equal(saved.at(-1), 3);
  assert.ok(states.includes('failed'));
  assert.equal(states.at(-1), 'saved');
  assert.equal(save.isIdle(), true);
});

test('saver: a conflict stops it, and what waits is dropped', async () => {
  let saves = 0;
  const save = saver<number>({ save: async () => (saves++ >= 0 ? 'stop' : 'saved'), changed: () => {}, wait: async () => {} });
  save.changed(1);
  save.changed(2);
  await save.idle();
  assert.equal(saves, 1);
});

test('differences: by value, the table as a whole', () => {
  const mine = { ...nothing, details: { InvoiceId: [{ value: '1', places: [] }], CostCenter: [] } };
  const theirs = { ...nothing, details: { InvoiceId: [{ value: '2', places: [] }] }, lineItems: [] };
  assert.deepEqual(differences(mine, theirs, setting), [
    { key: 'InvoiceId', mine: '1', theirs: '2' },
    { key: 'CostCenter', mine: 'not on the document', theirs: 'unknown' },
    { key: 'LineItems', mine: 'unknown', theirs: '0 rows' },
  ]);
});

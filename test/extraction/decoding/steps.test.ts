/** The runner of named steps: order, steps left out, the trace; and what holds for the list of all steps. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import fc from 'fast-check';
import { labelledDocuments } from '../../../src/dataset/packed.js';
import { loadEngine, understand } from '../../../src/detect.js';
import { allSteps } from '../../../src/extraction/all-steps.js';
import { type Change, mapSame, newTrace, runSteps, type Step, type Subject } from '../../../src/extraction/decoding/steps.js';

const root = join(import.meta.dirname, '../../..');

type State = ReadonlyMap<string, string>;
const describe = (state: State): (readonly [Subject, string])[] => [...state].map(([detail, value]) => [{ detail }, value]);
const nameOf = (subject: Subject): string => ('detail' in subject ? subject.detail : assert.fail('a subject without a name'));

/** Sets one value; gives the state back where it has it already. */
const set = (name: string, subject: string, value: string, isRequired = false): Step<State> => ({
  name,
  evidence: ['form'],
  isRequired,
  run: (state) => (state.get(subject) === value ? state : new Map([...state, [subject, value]])),
});
const drop = (name: string, subject: string): Step<State> => ({
  name,
  evidence: ['layout', 'wording'],
  run: (state) => (state.has(subject) ? new Map([...state].filter(([key]) => key !== subject)) : state),
});

const start: State = new Map([['City', 'Linz']]);
const cases: readonly (readonly [
  what: string,
  steps: readonly Step<State>[],
  without: readonly string[],
  end: Readonly<Record<string, string>>,
  trace: readonly string[],
])[] = [
  ['one after the other', [set('a', 'City', 'Wels'), set('b', 'City', 'Graz')], [], { City: 'Graz' }, ['a City Linz → Wels', 'b City Wels → Graz']],
  ['the order counts', [set('b', 'City', 'Graz'), set('a', 'City', 'Wels')], [], { City: 'Wels' }, ['b City Linz → Graz', 'a City Graz → Wels']],
  ['a step that changes nothing leaves no trace', [set('a', 'City', 'Linz')], [], { City: 'Linz' }, []],
  ['a new value', [set('a', 'Street', 'Kai 1')], [], { City: 'Linz', Street: 'Kai 1' }, ['a Street undefined → Kai 1']],
  ['a value that is gone', [drop('a', 'City')], [], {}, ['a City Linz → undefined']],
  [
    'a step that is left out',
    [set('a', 'City', 'Wels'), set('b', 'Street', 'Kai 1')],
    ['a'],
    { City: 'Linz', Street: 'Kai 1' },
    ['b Street undefined → Kai 1'],
  ],
  ['a required step is not left out', [set('a', 'City', 'Wels', true)], ['a'], { City: 'Wels' }, ['a City Linz → Wels']],
  ['a name that no step has', [set('a', 'City', 'Wels')], ['x'], { City: 'Wels' }, ['a City Linz → Wels']],
  ['no steps', [], [], { City: 'Linz' }, []],
];

const told = ({ step, subject, before, after }: Change): string => `${step} ${nameOf(subject)} ${before} → ${after}`;

for (const [what, steps, without, end, changes] of cases)
  test(`steps: ${what}`, () => {
    const trace = newTrace(without);
    assert.deepEqual(Object.fromEntries(runSteps(steps, start, undefined, trace, describe)), end);
    assert.deepEqual(trace.changes.map(told), changes);
  });

test('steps: where none has anything to do the start comes back, and nobody asks what it is', () => {
  const asked = () => assert.fail('described without need');
  assert.equal(runSteps([set('a', 'City', 'Linz'), drop('b', 'Street')], start, undefined, newTrace(), asked), start);
});

test('steps: a state is described once the trace is read, and once only', () => {
  const trace = newTrace();
  let asked = 0;
  runSteps([set('a', 'City', 'Wels')], start, undefined, trace, (state) => {
    asked++;
    return describe(state);
  });
  assert.equal(asked, 0);
  assert.deepEqual([...trace.active], ['a']);
  assert.deepEqual(trace.changes.map(told), ['a City Linz → Wels']);
  assert.deepEqual(trace.changes.map(told), ['a City Linz → Wels']);
  assert.equal(asked, 2);
});

test('steps: the trace has the evidence of the step, and no side that there is not', () => {
  const trace = newTrace();
  runSteps([set('a', 'Street', 'Kai 1'), drop('b', 'City')], start, undefined, trace, describe);
  assert.deepEqual(trace.changes, [
    { step: 'a', evidence: ['form'], subject: { detail: 'Street' }, after: 'Kai 1' },
    { step: 'b', evidence: ['layout', 'wording'], subject: { detail: 'City' }, before: 'Linz' },
  ]);
});

test('steps: each is given the context', () => {
  const add: Step<number, number> = { name: 'a', evidence: ['form'], run: (state, context) => state + context };
  assert.equal(
    runSteps([add, add], 1, 20, newTrace(), () => []),
    41,
  );
});

test('steps: reasons are recorded under the name of their step, in order', () => {
  const trace = newTrace(['left out']);
  const giving = (name: string): Step<number> => ({
    name,
    evidence: ['network'],
    run: (state, _, because) => {
      because({ detail: 'City', value: 'Wels' }, `it is the value of ${name}`);
      return state;
    },
  });
  runSteps([giving('a'), giving('left out'), giving('b')], 1, undefined, trace, () => []);
  assert.deepEqual(trace.reasons, [
    { step: 'a', subject: { detail: 'City', value: 'Wels' }, because: 'it is the value of a' },
    { step: 'b', subject: { detail: 'City', value: 'Wels' }, because: 'it is the value of b' },
  ]);
  assert.deepEqual(trace.changes, []);
});

const values = fc.array(fc.tuple(fc.string({ maxLength: 4 }), fc.string({ maxLength: 4 })), { maxLength: 12 }).map((entries) => new Map(entries));
const recorded = (before: State, after: State): readonly Change[] => {
  const trace = newTrace();
  runSteps([{ name: 'a', evidence: ['form'], run: () => after }], before, undefined, trace, describe);
  return trace.changes;
};

test('steps: equal values add nothing', () => {
  fc.assert(fc.property(values, (map) => assert.deepEqual(recorded(map, new Map([...map].reverse())), [])));
});

test('steps: what a trace gets leads from the one to the other, each subject once', () => {
  fc.assert(
    fc.property(values, values, (before, after) => {
      const state = new Map(before);
      const changes = recorded(before, after);
      for (const { subject: about, before: was, after: is } of changes) {
        const subject = nameOf(about);
        assert.equal(state.get(subject), was);
        assert.notEqual(was, is);
        if (is === undefined) state.delete(subject);
        else state.set(subject, is);
      }
      assert.deepEqual(new Map([...state].sort()), new Map([...after].sort()));
      assert.equal(new Set(changes.map(({ subject }) => nameOf(subject))).size, changes.length);
    }),
  );
});

test('mapSame: the list itself where no element changed, else a new one', () => {
  const list = [1, 2, 3];
  assert.equal(
    mapSame(list, (each) => each),
    list,
  );
  assert.deepEqual(
    mapSame(list, (each, i) => (i === 1 ? 5 : each)),
    [1, 5, 3],
  );
  assert.deepEqual(list, [1, 2, 3]);
});

test('all steps: each has its own name, of concern and what it does', () => {
  const names = allSteps.map(({ name }) => name);
  assert.deepEqual(
    names.filter((name, i) => names.indexOf(name) !== i),
    [],
  );
  for (const name of names) assert.match(name, /^[a-z]+\.[a-z]+(?:-[a-z]+)*$/);
});

test('all steps: each names what it rests on, nothing twice', () => {
  for (const { name, evidence } of allSteps) {
    assert.ok(evidence.length > 0, name);
    assert.equal(new Set(evidence).size, evidence.length, name);
  }
});

/** Whether a reason is one for a change: of the same detail, of the same row or cell, of the words of the same page. */
function isFor(reason: Subject, change: Subject): boolean {
  if ('detail' in change) return 'detail' in reason && reason.detail === change.detail;
  if ('detail' in reason || reason.page !== change.page) return false;
  return reason.word !== undefined || reason.line === 0 || (reason.line === change.line && (reason.cell === undefined || reason.cell === change.cell));
}

test('all steps: what one changes on the sample’s documents has its reason in the trace', async () => {
  const engine = await loadEngine(join(root, 'models/base'));
  const missing = new Set<string>();
  let changed = 0;
  for await (const { document } of labelledDocuments(join(root, 'datasets/sample'))) {
    const trace = newTrace();
    await understand(document, engine, {}, trace);
    changed += trace.changes.length;
    for (const { step, reason, subject } of trace.changes)
      if (reason === undefined && !trace.reasons.some((each) => each.step === step && isFor(each.subject, subject)))
        missing.add(`${step}: ${JSON.stringify(subject)}`);
  }
  assert.ok(changed > 300, `${changed} changes`);
  assert.deepEqual([...missing], []);
});

test('all steps: each is called by a test, under its name', () => {
  const folder = join(import.meta.dirname, '..');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts') && !import.meta.filename.endsWith(file));
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  // A test of its own name, or one that takes the step out of its list, or decodes with a trace.
  const isNamed = (text: string, name: string) => [`test('${name}:`, `test(\`${name}:`].some((written) => text.includes(written));
  const isCalled = (text: string, name: string) => text.includes(`'${name}'`) && /stepNamed\(|newTrace\(|[a-z]Steps\b/.test(text);
  assert.deepEqual(
    allSteps.map(({ name }) => name).filter((name) => !texts.some((text) => isNamed(text, name) || isCalled(text, name))),
    [],
  );
});

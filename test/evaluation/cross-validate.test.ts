/** Folds by issuer, and figures out of fold (scripts/cross-validate.ts). */
import assert from 'node:assert/strict';
import test from 'node:test';
import { type Counts, type Family, families } from '../../scripts/ablation/scores.js';
import { type CorpusTruth, issuersOf } from '../../scripts/cross-validate/documents.js';
import { bootstrap, figureOf } from '../../scripts/cross-validate/figures.js';

const same: readonly [string, CorpusTruth, CorpusTruth][] = [
  ['template', { template: 'plain A4' }, { template: 'plain A4', source: 'other' }],
  ['source', { source: 'samples', template: 'a' }, { source: 'samples', template: 'b' }],
  ['repository', { origin: 'acme/invoices:a.pdf' }, { origin: 'Acme/Invoices:examples/b.pdf' }],
  ['sender', { sender: { Name: 'Nordwind GmbH' } }, { sender: { Name: ['Nordwind', 'NORDWIND GmbH'] } }],
];
for (const [what, one, other] of same)
  test(`cross-validate: documents of the same ${what} are of one issuer`, () => {
    const [first, second, third] = issuersOf([one, other, { template: 'another', source: 'elsewhere', origin: 'x/y:z', sender: { Name: 'Südwind' } }]);
    assert.equal(first, second);
    assert.notEqual(first, third);
  });

test('cross-validate: issuers are joined through a third document', () => {
  const issuers = issuersOf([{ template: 'a' }, { source: 'b' }, { template: 'a', source: 'b' }, {}]);
  assert.deepEqual([new Set(issuers.slice(0, 3)).size, new Set(issuers).size], [1, 2]);
});

const counted = (correct: number, wrong: number): Counts => {
  const none = { stated: 0, correct: 0, wrong: 0 };
  return { header: { stated: 10, correct, wrong }, contacts: none, cells: none };
};
const subject = (name: string, template?: string) => ({
  name,
  document: undefined as never,
  truth: { ...(template && { template }) },
  issuer: name,
  corpus: 0,
});

test('cross-validate: ten documents of a layout count once in the mean over layouts', () => {
  const many = Array.from({ length: 10 }, (_, i) => subject(`many-${i}`, 'one'));
  const subjects = [...many, subject('alone')];
  const counts = new Map(subjects.map(({ name }) => [name, name === 'alone' ? counted(0, 0) : counted(10, 0)]));
  const figure = figureOf(subjects, 'header', counts, counts);
  assert.equal(figure.n, 2);
  assert.equal(figure.meanOverLayouts, 0.5);
  assert.equal(figure.f1, 200 / 210);
  assert.deepEqual(figure.gain, { mean: 0, interval: [0, 0] });
});

test('cross-validate: layouts without values of a family say nothing of it', () => {
  const counts = new Map([['a', counted(10, 0)]]);
  const found = Object.fromEntries(families.map((family: Family) => [family, figureOf([subject('a')], family, counts).n]));
  assert.deepEqual(found, { header: 1, contacts: 0, cells: 0 });
});

test('cross-validate: the interval of a mean holds it and narrows with more values', () => {
  const width = (count: number) => {
    const [low, high] = bootstrap(Array.from({ length: count }, (_, i) => i % 2));
    assert.ok(low <= 0.5 && high >= 0.5);
    return high - low;
  };
  assert.ok(width(200) < width(20) / 2);
});

/** `beleg detect` over many documents: folders and patterns, what is there already, several at once, and what it came to. */
import assert from 'node:assert/strict';
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { asCompleted, targetsOf, writeAnswer } from '../../../src/cli/batch/batch.js';
import { openDetector } from '../../../src/cli/workers/detector.js';
import { documentInputs } from '../../../src/cli/batch/document-inputs.js';
import { OutOfSpace } from '../../../src/cli/batch/failures.js';
import { makeBundle, temporaryFolder } from '../../bundle/made.js';
import { pdfOf } from '../../reading/files.js';
import { startProgram } from '../beleg.js';

const folder = await temporaryFolder(after);
const at = (...names: string[]) => join(folder, ...names);
const beleg = await startProgram(folder, after);
await makeBundle(at('model'));
await mkdir(at('inbox', 'more'), { recursive: true });
const invoice = await pdfOf([[{ text: 'Rechnung Nr. 4711', x: 60, y: 80 }]]);
for (const name of ['a.pdf', 'b.PDF', 'more/a.pdf']) await writeFile(at('inbox', name), invoice);
for (const name of ['notes.txt', '.hidden.pdf']) await writeFile(at('inbox', name), 'no document');

for (const [given, names] of [
  [['inbox'], ['a', 'b', 'more/a']],
  [['inbox/*.pdf'], ['a']],
  [['inbox/**/*.pdf'], ['a', 'more/a']],
  [['inbox/mo?e/*'], ['more/a']],
  [
    ['inbox/a.pdf', 'inbox'],
    ['a', 'b', 'more/a'],
  ],
] as const) {
  test(`inputs: ${given}`, async () => {
    const inputs = await documentInputs(given.map((each) => at(each)));
    assert.deepEqual(
      inputs.map(({ name }) => name),
      [...names],
    );
  });
}

const run = async (line: string) => {
  const { code, out, err } = await beleg.run(line);
  return { code, err, summary: out ? JSON.parse(out) : undefined };
};

test('a folder is answered once, then only what is new, changed, broken or asked otherwise', async () => {
  const line = 'detect inbox --bundle model --out answers --json';
  const { code, err, summary } = await run(line);
  assert.equal(code, 0, err);
  assert.deepEqual([summary.documents, summary.answered, summary.kept, summary.pages, summary.failed], [3, 3, 0, 3, []]);
  assert.deepEqual((await readdir(at('answers'), { recursive: true })).sort(), ['.detect.json', 'a.json', 'b.json', 'more', 'more/a.json']);
  const again = async (more = '') => {
    const { summary: own } = await run(`${line}${more}`);
    return [own.answered, own.kept];
  };
  assert.deepEqual(await again(), [0, 3]);
  const answer = await readFile(at('answers', 'a.json'), 'utf8');
  await writeFile(at('answers', 'a.json'), answer.slice(0, -5));
  assert.deepEqual(await again(), [1, 2]);
  assert.equal(await readFile(at('answers', 'a.json'), 'utf8'), answer);
  const later = new Date(Date.now() + 60_000);
  await utimes(at('inbox', 'b.PDF'), later, later);
  assert.deepEqual(await again(), [1, 2]);
  await utimes(at('inbox', 'b.PDF'), new Date(0), new Date(0));
  assert.deepEqual(await again(' --force'), [3, 0]);
  assert.deepEqual(await again(' --filter InvoiceId'), [3, 0]);
  assert.deepEqual(await again(' --filter InvoiceId'), [0, 3]);
});

test('what fails is told with its reason, and the rest is answered', async () => {
  await mkdir(at('mixed'));
  await writeFile(at('mixed', 'good.pdf'), invoice);
  await writeFile(at('mixed', 'text.pdf'), 'no document');
  const { code, err, summary } = await run('detect mixed nowhere.pdf --bundle model --out mixed-out --json');
  assert.equal(code, 1);
  assert.deepEqual([summary.documents, summary.answered, summary.failed.length], [3, 1, 2]);
  assert.match(err, /^beleg: (mixed\/text\.pdf: this is no document|nowhere\.pdf: there is no such file)/m);
  // Beside them a slow machine shows lines of progress.
  assert.equal(err.split('\n').filter((line) => line.startsWith('beleg: ')).length, 2);
});

test('a disk that is full ends the batch with what to do', async () => {
  const { code, err } = await beleg.run('detect inbox --bundle model --out /dev/full/answers');
  assert.equal(code, 1);
  assert.match(err, /^beleg: \/dev\/full\/answers\/\.detect\.json: cannot be written \(ENOTDIR\)\. Name another folder/m);
  await assert.rejects(writeAnswer('/proc/answer.json', '{}'), OutOfSpace);
});

test('two documents of one place are refused before any work', () => {
  assert.throws(
    () =>
      targetsOf(
        [
          { file: 'x/a.pdf', name: 'a' },
          { file: 'x/a.png', name: 'a' },
        ],
        'out',
      ),
    /x\/a\.png: another file would be written to out\/a\.json too/,
  );
});

test('ten thousand items: each comes once, never more than so many are in work', async () => {
  let [working, most] = [0, 0];
  const seen = new Set<number>();
  const items = Array.from({ length: 10_000 }, (_, index) => index);
  for await (const { item, result } of asCompleted(items, 7, async (index) => {
    most = Math.max(most, ++working);
    await (index % 100 === 0 ? new Promise((resolve) => setImmediate(resolve)) : undefined);
    working--;
    if (index % 1000 === 3) throw new Error('bad');
    return index * 2;
  })) {
    if (item % 1000 === 3) assert.throws(result, /bad/);
    else assert.equal(result(), item * 2);
    assert.ok(!seen.has(item));
    seen.add(item);
  }
  assert.equal(seen.size, 10_000);
  assert.ok(most <= 7);
});

for (const [text, seconds, message] of [
  ['hang', 2, /hang\.pdf: not read after 2 s/],
  ['die', 60, /die\.pdf: it ended the process/],
  ['bad', 60, /bad\.pdf: no document/],
] as const) {
  test(`a document fails alone: ${text}`, async () => {
    const detector = await openDetector({ bundle: 'stub', workers: 2, seconds, module: new URL('../workers/stub-detector.ts', import.meta.url) });
    const detect = (what: string) => detector.detect({ bytes: Buffer.from(what), name: `${what}.pdf`, forceBestMatch: false, wants: {} });
    try {
      const [bad, good] = await Promise.allSettled([detect(text), detect('good')]);
      assert.match(String((bad as PromiseRejectedResult).reason), message);
      assert.equal((good as PromiseFulfilledResult<{ pages: number }>).value.pages, 2);
    } finally {
      await detector.close();
    }
  });
}

for (const [line, said] of [
  ['--out one', /^detect: written to one\/a\.json$/m],
  ['--out one', /^detect: one\/a\.json still holds and is kept; --force answers again$/m],
  ['--csv rows.csv --view page.html', /^detect: written to rows\.csv, page\.html$/m],
  ['--out one --explain --view page.html', /^detect: written to one\/a\.json, one\/a\.why\.txt, page\.html$/m],
] as const)
  test(`detect inbox/a.pdf ${line}: says where what it wrote is`, async () => {
    const { code, err } = await beleg.run(`detect inbox/a.pdf --bundle model ${line}`);
    assert.equal(code, 0, err);
    assert.match(err, said);
  });

test('detect inbox --explain: of several documents the pattern of the reasons is named', async () => {
  const { code, err } = await beleg.run('detect inbox --bundle model --out reasons --explain');
  assert.equal(code, 0, err);
  assert.match(err, /^detect: written to reasons\/\*\.why\.txt$/m);
});

/** What every command says of itself, and to what is typed wrongly. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import test, { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { commands } from '../../src/cli/commands/index.js';
import { startProgram } from './beleg.js';

const main = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));
const beleg = await startProgram(process.cwd(), after);
const nameOf = (usage: string) => usage.replace(/ ?[<[].*$/, '');

for (const { usage, help, load } of commands) {
  test(`help: ${nameOf(usage)} says what it does and shows an example`, async () => {
    const { code, out, err } = await beleg.run(`${nameOf(usage)} --help`);
    assert.deepEqual([code, err], [0, '']);
    // Columns are wrapped, so that what belongs together stands apart: word by word then.
    const shown = (text: string) =>
      assert.deepEqual(
        text.split(/\s+/).filter((word) => !out.includes(word)),
        [],
      );
    shown(help);
    assert.match(out, /^Examples:$/m);
    const { examples } = await load();
    assert.ok(examples.length > 0);
    for (const [line] of examples) {
      assert.ok(line.startsWith(nameOf(usage)), line);
      shown(line);
    }
  });
}

test('help: every option says what it is for', async () => {
  const loaded = await Promise.all(commands.map(async ({ usage, load }) => ({ usage, options: (await load()).options })));
  const silent = loaded.flatMap(({ usage, options }) =>
    Object.entries(options)
      .filter(([, { describe }]) => !describe)
      .map(([name]) => `${nameOf(usage)} --${name}`),
  );
  assert.deepEqual(silent, []);
});

test('help: every command is listed', async () => {
  const { out } = await beleg.run('--help');
  for (const { usage } of commands) assert.ok(out.includes(`beleg ${usage.split(' ')[0]}`), usage);
});

for (const [line, message] of [
  ['', 'beleg: give a command. See beleg --help\n'],
  ['detekt', 'beleg: Unknown argument: detekt. See beleg --help\n'],
  ['label', 'beleg: label: give one of from-einvoice, from-values, from-package, import, export, show, serve, lint. See beleg label --help\n'],
  ['detect', 'beleg: give beleg detect <files..>. See beleg detect --help\n'],
  ['label from-values datasets/mine', 'beleg: give beleg label from-values <dataset> <values>. See beleg label from-values --help\n'],
  ['detect invoice.pdf --tabel', 'beleg: Unknown argument: tabel. See beleg detect --help\n'],
] as const) {
  test(`typed wrongly: beleg ${line}`, async () => assert.deepEqual(await beleg.run(line), { code: 1, out: '', err: message }));
}

test('program: started by the shell it answers in its streams and its exit code', async () => {
  const started = (...words: string[]) =>
    new Promise<[unknown, string, string]>((done) => {
      execFile(process.execPath, ['--import', 'tsx', main, ...words], (error, out, err) => done([error?.code ?? 0, out, err]));
    });
  const [code, out, err] = await started('read', 'nowhere.pdf');
  assert.deepEqual([code, out], [1, '']);
  assert.match(err, /^beleg: nowhere\.pdf: .*\n$/);
});

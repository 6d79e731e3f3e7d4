/**
 * The main job, end to end, as a data scientist does it for a new customer: label, train, export, compile, score, calibrate, detect. Every step is a command of
 * `beleg`, printed before it runs. Works in a folder of its own (runs/demo) and leaves the repository as it is.
 *
 *   npm run demo
 */
import { spawn } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const work = 'runs/demo';
const bundle = join(work, 'bundle');
const dataset = join(work, 'dataset');
const heldOut = join(work, 'held-out');
const invoice = 'scripts/demo/invoice.pdf';

interface Step {
  readonly name: string;
  readonly seconds: number;
}
const steps: Step[] = [];

await rm(work, { recursive: true, force: true });
await mkdir(work, { recursive: true });
await cp('datasets/sample', dataset, { recursive: true });
await cp('models/base', bundle, { recursive: true });
// A list of suppliers as the customer would deliver it, with the demo's sender in it.
await writeFile(join(work, 'suppliers.csv'), `${await readFile('rules/example/suppliers.csv', 'utf8')}${await readFile('scripts/demo/supplier.csv', 'utf8')}`);

await step('label', 'An invoice that nobody has labelled yet: its known values are found on the page.', [
  ['dataset', 'add', dataset, invoice],
  ['label', 'from-values', dataset, 'scripts/demo/values.csv', '--line-items', 'scripts/demo/line-items.csv', '--customer', 'rules/example'],
  ['label', 'show', dataset],
]);
await step('train details', 'The custom detail ProjectId, learnt on the base model from 25 labelled invoices.', [
  ['train', 'details', dataset, '--base', 'models/base', '--customer', 'rules/example', '--only-custom', '--out', join(work, 'details')],
]);
await step('train line items', 'The line item model, going on from the base model with the customer’s tables.', [
  ['train', 'line-items', dataset, '--base', 'models/base', '--steps', '40', '--out', join(work, 'line-items')],
]);
await step('export', 'Both networks as ONNX, once onnxruntime and tfjs agree.', [
  ['export', join(work, 'details'), join(work, 'line-items'), '--bundle', bundle],
]);
await step('compile', 'The customer’s rules and list of suppliers.', [
  ['rules', 'compile', 'rules/example', '--bundle', bundle],
  ['whitelist', 'compile', join(work, 'suppliers.csv'), '--detail', 'Supplier', '--bundle', bundle],
]);
await step('score', 'Documents of suppliers that the model has never seen.', [
  ['synthesize', heldOut, '--count', '150', '--languages', 'de,en', '--seed', 'demo held out', '--no-pdf'],
  ['score', heldOut, '--bundle', bundle, '--out', join(work, 'predictions.jsonl')],
]);
await step('calibrate', 'What a score means, and from which score on a value may go through unseen.', [
  ['calibrate', join(work, 'predictions.jsonl'), '--bundle', bundle, '--target-precision', '0.95'],
]);
await step('evaluate', 'A report for people.', [['evaluate', heldOut, '--bundle', bundle, '--report', join(work, 'report')]]);
await step('detect', 'The invoice once more, now by the customer’s bundle.', [
  ['detect', invoice, '--bundle', bundle, '--out', join(work, 'answers'), '--table'],
]);

const total = steps.reduce((sum, { seconds }) => sum + seconds, 0);
process.stdout.write(
  `\n${'step'.padEnd(18)} seconds\n${steps.map(({ name, seconds }) => `${name.padEnd(18)} ${seconds.toFixed(1).padStart(7)}`).join('\n')}\n${'total'.padEnd(18)} ${total.toFixed(1).padStart(7)}\n`,
);
process.stdout.write(`\nReport: ${join(work, 'report', 'index.html')}\nAnswer: ${join(work, 'answers', 'invoice.json')}\nBundle: ${bundle}\n`);

async function step(name: string, about: string, commands: readonly (readonly string[])[]): Promise<void> {
  process.stdout.write(`\n── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}\n${about}\n`);
  const started = performance.now();
  for (const command of commands) {
    process.stdout.write(`\n$ beleg ${command.map((word) => (/\s/.test(word) ? `'${word}'` : word)).join(' ')}\n`);
    await beleg(command);
  }
  steps.push({ name, seconds: (performance.now() - started) / 1000 });
}

function beleg(command: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['dist/cli/main.js', ...command], { stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`beleg ${command.join(' ')}: ended with ${code}`))));
  });
}

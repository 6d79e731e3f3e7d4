/** Answers of `beleg detect`: which documents need one, what becomes of each as it comes, and the report on all. */
import { join } from 'node:path';
import { outsideWarning } from '../../bundle/calibration.js';
import { removeAbandoned } from '../../files.js';
import { detectionView, type ViewedDocument } from '../views/detection-view.js';
import { type ItemsOfFile, lineItemCsv } from '../views/line-item-csv.js';
import type { Findings } from '../workers/detector.js';
import { askedSameSince, type BatchSummary, isAnswered, missing, saveQuestion, summaryLine, targetsOf, writeAnswer, writeNamed } from './batch.js';
import type { DocumentInput } from './document-inputs.js';
import type { Failures } from './failures.js';

/** What is done with answers. */
export interface Wanted {
  /** Folder for the responses. */
  readonly out?: string | undefined;
  readonly force: boolean;
  /** Files for the rows of all item tables, and for a page that shows what was understood. */
  readonly csv?: string | undefined;
  readonly view?: string | undefined;
  readonly table: boolean;
  readonly explain: boolean;
  readonly json: boolean;
}

export interface Batch {
  readonly inputs: readonly DocumentInput[];
  /** Files of their responses; none without a folder. */
  readonly targets: readonly string[];
  /** What answers depend on besides the documents. */
  readonly question: object;
  /** The answers in the folder are to this question. */
  readonly isAsked: boolean;
  /** Indices of the inputs that have no answer that still holds. */
  readonly todo: readonly number[];
}

/** What is printed or gathered has the order of the inputs. */
export const isInOrder = ({ out, table, csv, view }: Wanted): boolean => out === undefined || table || csv !== undefined || view !== undefined;

/** Answers are kept where nothing but the responses is wanted. Throws InputError where two documents would have one response. */
export async function batchOf(inputs: readonly DocumentInput[], question: object, wanted: Wanted): Promise<Batch> {
  const { out, force, explain } = wanted;
  const targets = out === undefined ? [] : targetsOf(inputs, out);
  if (out !== undefined) await removeAbandoned(out);
  const since = out !== undefined && !force && !isInOrder(wanted) && !explain ? await askedSameSince(out, question) : undefined;
  const all = inputs.map((_, index) => index);
  const todo = since === undefined ? all : await missing(all, (index) => isAnswered(inputs[index]!.file, targets[index]!, since));
  return { inputs, targets, question, isAsked: since !== undefined, todo };
}

export interface Answers {
  /** Writes and prints what is wanted of one document. `log` gets a line for a document that is not answered whole, or not calibrated for. */
  take(index: number, findings: Findings, log: (line: string) => void): Promise<void>;
  /** Writes the files for all documents. */
  finish(failed: Failures): Promise<void>;
  /** One line on stderr, or as JSON on stdout. `wasEnded`: before all were answered. */
  report(failed: Failures, milliseconds: number, wasEnded: boolean): void;
}

/** Takes the answers of a batch. */
export function answersTo({ inputs, targets, question, isAsked, todo }: Batch, { out, csv, view, explain, json }: Wanted): Answers {
  const unread: BatchSummary['unread'][number][] = [];
  const items: ItemsOfFile[] = [];
  const views: ViewedDocument[] = [];
  const written: string[] = [];
  const isOne = inputs.length === 1;
  let [answered, pages, hasQuestion] = [0, 0, isAsked];

  async function respond(target: string | undefined, { response }: Findings): Promise<void> {
    if (out !== undefined && !hasQuestion) await saveQuestion(out, question);
    hasQuestion = true;
    if (!target) return;
    await writeAnswer(target, response, out);
    if (isOne) written.push(target);
  }

  async function show(file: string, target: string | undefined, { response, why, table }: Findings): Promise<void> {
    if (why && target) {
      const reasons = target.replace(/json$/, 'why.txt');
      await writeAnswer(reasons, `${why}\n`, out);
      if (isOne) written.push(reasons);
    } else if (why) process.stdout.write(`${file}\n${why}\n`);
    if (table) process.stdout.write(`${file}\n${table}\n`);
    else if (!out && (json || !(explain || csv || view))) process.stdout.write(`${response}\n`);
  }

  return {
    async take(index, findings, log) {
      const { file } = inputs[index]!;
      const { unread: left = [], uncalibrated, lineItems, view: viewed } = findings;
      if (uncalibrated) log(`detect: ${file}: ${outsideWarning(uncalibrated)}`);
      for (const { reason } of left) log(`detect: ${file}: not answered whole: ${reason}`);
      await respond(targets[index], findings);
      if (lineItems) items.push({ file, lineItems });
      if (viewed) views.push({ file, ...viewed });
      await show(file, targets[index], findings);
      answered++;
      pages += findings.pages;
      unread.push(...left.map((page) => ({ file, ...page })));
    },
    async finish(failed) {
      const write = (file: string, option: string, content: string) =>
        failed.attempt(file, 'writing', async () => {
          await writeNamed(file, option, content);
          written.push(file);
        });
      if (csv) await write(csv, '--csv', lineItemCsv(items));
      if (view && views.length) await write(view, '--view', detectionView(views));
      if (explain && out !== undefined && !isOne && answered > 0) written.push(join(out, '*.why.txt'));
    },
    report(failed, milliseconds, wasEnded) {
      const [documents, kept, seconds] = [inputs.length, inputs.length - todo.length, Math.round(milliseconds) / 1000];
      const summary: BatchSummary = { documents, answered, kept, pages, seconds, failed: failed.all, unread };
      const isWorthALine = unread.length > 0 || (!isOne && failed.all.length < documents && (answered > 0 || !wasEnded));
      if (out && json) process.stdout.write(`${JSON.stringify(summary)}\n`);
      else if (isWorthALine) process.stderr.write(`${summaryLine(summary)}\n`);
      if (isOne && targets[0] && todo.length === 0) process.stderr.write(`detect: ${targets[0]} still holds and is kept; --force answers again\n`);
      if (written.length > 0) process.stderr.write(`detect: written to ${written.join(', ')}\n`);
    },
  };
}

/** `beleg detect`: documents → one DetectInvoiceResponse a file, or a table for people. */
import { join } from 'node:path';
import { bundleFolder, shippedName } from '../../../bundle/shipped.js';
import { customWireDetails, filterMask } from '../../../api/filter.js';
import { currentVersion } from '../../../api/versions/index.js';
import { knownDetails } from '../../../api/versions/known-details.js';
import { readManifest, sha256 } from '../../../bundle/store.js';
import { outsideWarning } from '../../../bundle/calibration.js';
import { removeAbandoned } from '../../../files.js';
import {
  askedSameSince,
  type BatchSummary,
  isAnswered,
  saveQuestion,
  missing,
  asCompleted,
  summaryLine,
  targetsOf,
  writeAnswer,
  writeNamed,
} from '../../batch/batch.js';
import { command } from '../../command.js';
import { detectionView, type ViewedDocument } from '../../views/detection-view.js';
import { type Detector, openDetector, defaultDetectors, defaultSeconds } from '../../workers/detector.js';
import { failures, untilFull, verboseOption } from '../../batch/failures.js';
import { documentBytes } from '../../batch/document-files.js';
import { documentInputs } from '../../batch/document-inputs.js';
import { atLeastOne } from '../../options/at-least-one.js';
import { languageList } from '../../options/code-lists.js';
import { type ItemsOfFile, lineItemCsv } from '../../views/line-item-csv.js';
import { progress } from '../../progress.js';
import { inputOrder } from '../../workers/reader.js';

/** `open` starts the worker processes; tests inject their own. */
export const detectWith = (open: typeof openDetector) =>
  command(
    {
      files: { type: 'string', array: true, demandOption: true, describe: 'PDFs and pictures, folders of them, or patterns in quotes ("inbox/**/*.pdf")' },
      bundle: { type: 'string', default: shippedName, coerce: bundleFolder, describe: 'bundle to use' },
      out: { type: 'string', describe: 'folder for the responses, named after the files; answers that stand there and still hold are kept' },
      force: { type: 'boolean', default: false, describe: 'answer again what is answered in --out already' },
      filter: { type: 'string', describe: 'details wanted, as flag names or a number: InvoiceId,GrandTotalAmount' },
      languages: { type: 'string', describe: 'languages that may occur, as "de,en": fewer make OCR surer' },
      'best-match': { type: 'boolean', default: false, describe: 'fill what would be empty with the best candidate (ForceReturnBestMatch)' },
      workers: { type: 'number', describe: 'documents in work at once, a process each [one a core, at most 8]; with --queue those on their way [64]' },
      seconds: { type: 'number', default: defaultSeconds, describe: 'a document that takes longer fails, alone' },
      queue: { type: 'string', describe: 'redis://… of a queue that machines with "beleg worker" work off' },
      csv: { type: 'string', describe: 'write the rows of all item tables into this one CSV' },
      view: { type: 'string', describe: 'write a web page that shows what was understood over the picture of each page' },
      table: { type: 'boolean', default: false, describe: 'print a table for people: detail, value, score, threshold, why' },
      explain: { type: 'boolean', default: false, describe: 'say of every detail why it has its value (NAME.why.txt beside the responses with --out)' },
      json: { type: 'boolean', default: false, describe: 'print the responses as JSON lines; with --out the summary' },
      verbose: verboseOption,
    },
    [
      ['detect invoice.pdf --bundle base --table', 'look at what was found'],
      ['detect inbox --out answers', 'every document below inbox; called again, only what is new or changed'],
      ['detect inbox/*.pdf --csv rows.csv', 'the rows of all item tables in one spreadsheet'],
      ['detect inbox/*.pdf --view page.html', 'look at details, contacts and the cells of item tables on the pages'],
      ['detect inbox --out answers --queue redis://queue.example:6379', 'share the work among all machines that run beleg worker'],
    ],
    async ({ files, bundle, out, force, csv, view, filter, languages, table, json, explain, queue, seconds, verbose, ...options }) => {
      const started = performance.now();
      const inputs = await documentInputs(files);
      const targets = out === undefined ? [] : targetsOf(inputs, out);
      const candidates = languageList(languages);
      const forceBestMatch = options['best-match'];
      const manifest = await readManifest(bundle);
      // An unknown name fails once, before anything is read.
      filterMask(filter, knownDetails(currentVersion, customWireDetails(manifest.customDetails)));
      const stamp = sha256(Buffer.from(JSON.stringify(manifest)));
      const question = { bundle: stamp, filter, languages: candidates, forceBestMatch };
      const prints = !out || table;
      const inOrder = prints || csv !== undefined || view !== undefined;
      const keeps = out !== undefined && !force && !inOrder && !explain;
      if (out !== undefined) await removeAbandoned(out);
      const since = keeps ? await askedSameSince(out, question) : undefined;

      const failed = failures();
      const unread: BatchSummary['unread'][number][] = [];
      const items: ItemsOfFile[] = [];
      const views: ViewedDocument[] = [];
      const all = inputs.map((_, index) => index);
      const todo = since === undefined ? all : await missing(all, (index) => isAnswered(inputs[index]!.file, targets[index]!, since));
      const counts = { answered: 0, pages: 0, done: 0 };
      const isOne = inputs.length === 1;
      const written: string[] = [];
      let asked = since !== undefined;
      const start = async (): Promise<Detector> => {
        if (!queue) return open({ bundle, workers: atLeastOne('--workers', options.workers ?? defaultDetectors(todo.length)), seconds });
        const { openSharedDetector } = await import('../../batch/shared-detector.js');
        return openSharedDetector({ url: queue, stamp, width: atLeastOne('--workers', options.workers ?? 64) });
      };
      const wants = { why: explain, table, items: csv !== undefined, view: view !== undefined };
      const detector = todo.length > 0 ? await start() : undefined;
      const work = async (index: number) => {
        const { file } = inputs[index]!;
        const bytes = await documentBytes(file);
        return detector!.detect({ bytes, name: file, forceBestMatch, wants, ...(filter && { filter }), ...(candidates && { languages: candidates }) });
      };
      const take = (index: number, result: () => ReturnType<typeof work>) => {
        const { file } = inputs[index]!;
        return failed.attempt(file, 'writing', async () => {
          const { response, pages, unread: left = [], uncalibrated, why, table: shown, lineItems, view: viewed } = await result();
          if (uncalibrated) bar.log(`detect: ${file}: ${outsideWarning(uncalibrated)}`);
          for (const { reason } of left) bar.log(`detect: ${file}: not answered whole: ${reason}`);
          if (out !== undefined && !asked) await saveQuestion(out, question);
          asked = true;
          if (targets[index]) await writeAnswer(targets[index], response, out);
          if (targets[index] && isOne) written.push(targets[index]);
          if (lineItems) items.push({ file, lineItems });
          if (viewed) views.push({ file, ...viewed });
          if (why && targets[index]) {
            const reasons = targets[index].replace(/json$/, 'why.txt');
            await writeAnswer(reasons, `${why}\n`, out);
            written.push(...(isOne ? [reasons] : []));
          } else if (why) process.stdout.write(`${file}\n${why}\n`);
          if (shown) process.stdout.write(`${file}\n${shown}\n`);
          else if (!out && (json || !(explain || csv || view))) process.stdout.write(`${response}\n`);
          counts.answered++;
          counts.pages += pages;
          unread.push(...left.map((page) => ({ file, ...page })));
        });
      };

      const bar = progress('detect', todo.length);
      const update = () => bar.update(++counts.done, failed.all.length ? `${failed.all.length} failed` : '');
      const batch = async () => {
        const width = detector?.width ?? 1;
        if (inOrder) {
          for await (const ready of inputOrder(todo, width, work)) {
            await take(todo[counts.done]!, ready);
            update();
          }
        } else {
          for await (const { item, result } of asCompleted(todo, width, work)) {
            await take(item, async () => result());
            update();
          }
        }
      };
      const ended = await untilFull(batch, async () => {
        bar.stop();
        await detector?.close();
      });
      const write = (file: string, option: string, content: string) =>
        failed.attempt(file, 'writing', async () => {
          await writeNamed(file, option, content);
          written.push(file);
        });
      if (csv) await write(csv, '--csv', lineItemCsv(items));
      if (view && views.length) await write(view, '--view', detectionView(views));
      const { answered, pages } = counts;
      if (explain && out !== undefined && !isOne && answered > 0) written.push(join(out, '*.why.txt'));
      const summary: BatchSummary = {
        documents: inputs.length,
        answered,
        kept: inputs.length - todo.length,
        pages,
        seconds: Math.round(performance.now() - started) / 1000,
        failed: failed.all,
        unread,
      };
      if (out && json) process.stdout.write(`${JSON.stringify(summary)}\n`);
      else if (unread.length > 0 || (inputs.length > 1 && failed.all.length < inputs.length && (answered > 0 || !ended)))
        process.stderr.write(`${summaryLine(summary)}\n`);
      if (isOne && targets[0] && todo.length === 0) process.stderr.write(`detect: ${targets[0]} still holds and is kept; --force answers again\n`);
      if (written.length > 0) process.stderr.write(`detect: written to ${written.join(', ')}\n`);
      failed.raise(verbose, ...(ended ? [ended.message] : []));
    },
  );

export const detect = detectWith(openDetector);

/** `beleg detect`: documents → one DetectInvoiceResponse a file, or a table for people. */
import { bundleFolder, shippedName } from '../../../bundle/shipped.js';
import { customWireDetails, filterMask } from '../../../api/filter.js';
import { currentVersion } from '../../../api/versions/index.js';
import { knownDetails } from '../../../api/versions/known-details.js';
import { readManifest, sha256 } from '../../../bundle/store.js';
import { answersTo, batchOf, isInOrder } from '../../batch/answers.js';
import { asCompleted } from '../../batch/batch.js';
import { command } from '../../command.js';
import { type Detector, type Findings, openDetector, defaultDetectors, defaultSeconds } from '../../workers/detector.js';
import { failures, untilFull, verboseOption } from '../../batch/failures.js';
import { documentBytes } from '../../batch/document-files.js';
import { documentInputs } from '../../batch/document-inputs.js';
import { atLeastOne } from '../../options/at-least-one.js';
import { languageList } from '../../options/code-lists.js';
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
    async ({ files, bundle, filter, languages, queue, seconds, workers, verbose, 'best-match': forceBestMatch, ...wanted }) => {
      const started = performance.now();
      const inputs = await documentInputs(files);
      const candidates = languageList(languages);
      const manifest = await readManifest(bundle);
      // An unknown name fails once, before anything is read.
      filterMask(filter, knownDetails(currentVersion, customWireDetails(manifest.customDetails)));
      const stamp = sha256(Buffer.from(JSON.stringify(manifest)));
      const batch = await batchOf(inputs, { bundle: stamp, filter, languages: candidates, forceBestMatch }, wanted);
      const { todo } = batch;
      const start = async (): Promise<Detector> => {
        if (!queue) return open({ bundle, workers: atLeastOne('--workers', workers ?? defaultDetectors(todo.length)), seconds });
        const { openSharedDetector } = await import('../../batch/shared-detector.js');
        return openSharedDetector({ url: queue, stamp, width: atLeastOne('--workers', workers ?? 64) });
      };
      const detector = todo.length > 0 ? await start() : undefined;
      const wants = { why: wanted.explain, table: wanted.table, items: wanted.csv !== undefined, view: wanted.view !== undefined };
      const detectOne = async (index: number): Promise<Findings> => {
        const { file } = inputs[index]!;
        const bytes = await documentBytes(file);
        return detector!.detect({ bytes, name: file, forceBestMatch, wants, ...(filter && { filter }), ...(candidates && { languages: candidates }) });
      };
      const failed = failures();
      const answers = answersTo(batch, wanted);
      const bar = progress('detect', todo.length);
      const takeAll = async () => {
        let done = 0;
        for await (const { item, result } of (isInOrder(wanted) ? asGiven : asCompleted)(todo, detector?.width ?? 1, detectOne)) {
          await failed.attempt(inputs[item]!.file, 'writing', async () => answers.take(item, await result(), bar.log));
          bar.update(++done, failed.all.length ? `${failed.all.length} failed` : '');
        }
      };
      const ended = await untilFull(takeAll, async () => {
        bar.stop();
        await detector?.close();
      });
      await answers.finish(failed);
      answers.report(failed, performance.now() - started, ended !== undefined);
      failed.raise(verbose, ...(ended ? [ended.message] : []));
    },
  );

/** Results in the order of the items, `count` items at once. */
async function* asGiven<T, R>(items: readonly T[], count: number, work: (item: T) => Promise<R>): AsyncGenerator<{ item: T; result: () => Promise<R> }> {
  let at = 0;
  for await (const result of inputOrder(items, count, work)) yield { item: items[at++]!, result };
}

export const detect = detectWith(openDetector);

/** `beleg score`: predictions of a bundle, or of another service, against the labels of documents. */
import { bundleFolder, shippedName } from '../../../bundle/shipped.js';
import { stat } from 'node:fs/promises';
import { counted } from '../../../counted.js';
import { type Engine, loadEngine } from '../../../detect.js';
import { InputError } from '../../../errors.js';
import { byBundle, byResponses, documentsToScore, optionsOf, type ScoredDocument, type Selection, scoreDocuments } from '../../../evaluation/score.js';
import { writeLines } from '../../../evaluation/write-lines.js';
import type { Entry } from '../../../dataset/store.js';
import { command } from '../../command.js';
import { type Failure, failureOf, lineOf, verboseOption } from '../../batch/failures.js';
import { progress } from '../../progress.js';

/** `load` gives the engine that predicts; tests put their own in. The command throws InputError where the folder of --responses is missing. */
export const scoreWith = (load: typeof loadEngine) =>
  command(
    {
      dataset: { type: 'string', demandOption: true, describe: 'folder of labelled documents; those that the bundle learned from are left out' },
      bundle: { type: 'string', coerce: bundleFolder, describe: 'bundle that predicts [base]' },
      responses: {
        type: 'string',
        describe: 'in place of a bundle: folder of detect answers of any service of this interface, DIR/<file name without its ending>.json',
      },
      folds: {
        type: 'number',
        describe: 'the bundle learned from this dataset: divide it into so many parts by supplier, train the same without each, and score that part',
      },
      out: { type: 'string', default: 'predictions.jsonl', describe: 'file to write' },
      verbose: verboseOption,
    },
    [
      ['score datasets/test --bundle base --out predictions.jsonl', 'predictions of a bundle'],
      ['score datasets/acme --bundle models/acme --folds 5', 'all documents of the dataset it learned from, each scored by a training without its supplier'],
      ['score datasets/test --responses answers --out foreign.jsonl', 'answers of another service'],
    ],
    async ({ dataset, bundle: named, responses, folds, out, verbose }) => {
      const bundle = checkedBundle({ bundle: named, responses, folds });
      const engine: Engine | undefined = bundle === undefined ? undefined : await load(bundle);
      if (responses !== undefined && !(await isFolder(responses)))
        throw new InputError(`${responses}: there is no such folder. Give the folder of the answers, one JSON file a document`);
      const failures: Failure[] = [];
      const failed = (entry: Entry, error: unknown) => void failures.push(failureOf(entry.name, error, 'network'));
      // With folds every document is scored by a network that did not learn from it.
      const selection = await documentsToScore(dataset, engine, folds !== undefined, failed);
      for (const note of selection.notes) process.stderr.write(`score: ${note}\n`);
      const counts: Counts = { documents: 0, given: 0, correct: 0, missed: 0, answers: 0 };
      const bar = progress('score', selection.documents.length);
      const scored = engine ? scoredBy(engine, bundle!, dataset, selection, folds, failed) : scoredResponses(responses!, selection, failed);
      const rows = await writeLines(out, linesOf(scored, counts, bar.update, engine ? undefined : () => noAnswers(responses!, selection)));
      bar.stop();
      reportFailures(failures, counts, responses, verbose);
      reportCounts(counts, rows, out, bundle);
    },
  );

export const score = scoreWith(loadEngine);

/** The bundle that predicts; undefined where another service has. */
function checkedBundle({
  bundle: named,
  responses,
  folds,
}: {
  readonly bundle?: string;
  readonly responses?: string;
  readonly folds?: number;
}): string | undefined {
  if (named !== undefined && responses !== undefined) throw new InputError('score: give --bundle models/NAME, or --responses DIR, one of them');
  const bundle = responses === undefined ? (named ?? bundleFolder(shippedName)) : undefined;
  if (folds !== undefined && !(Number.isInteger(folds) && folds >= 2 && folds <= 20))
    throw new InputError(`--folds ${folds}: is no number of folds. Give a whole number from 2 to 20, as 5`);
  if (folds !== undefined && bundle === undefined) throw new InputError('--folds: another service cannot be trained again. Leave it out');
  return bundle;
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

type Failed = (entry: Entry, error: unknown) => void;

const scoredResponses = (responses: string, { documents }: Selection, failed: Failed): AsyncGenerator<ScoredDocument> =>
  scoreDocuments(documents, byResponses(responses), { foreign: true, failed });

/** By the bundle itself, or by a training without each fold. */
async function* scoredBy(
  engine: Engine,
  bundle: string,
  dataset: string,
  { documents, labelled }: Selection,
  folds: number | undefined,
  failed: Failed,
): AsyncGenerator<ScoredDocument> {
  const options = { ...optionsOf(engine, labelled), failed };
  if (folds === undefined) return yield* scoreDocuments(documents, byBundle(engine), options);
  const { foldEngines } = await import('../../training/fold-engines.js');
  for await (const fold of foldEngines(dataset, bundle, documents, folds))
    yield* scoreDocuments(fold.documents, byBundle(fold.engine), { ...optionsOf(fold.engine), failed, model: options.model! });
}

interface Counts {
  documents: number;
  given: number;
  correct: number;
  missed: number;
  /** Documents that there is an answer for. */
  answers: number;
}

/** One line a value. `unanswered` is called in the end where no document has an answer. */
async function* linesOf(scored: AsyncIterable<ScoredDocument>, counts: Counts, update: (documents: number) => void, unanswered?: () => void) {
  for await (const { rows, answered } of scored) {
    if (answered) counts.answers++;
    for (const row of rows) {
      if (row.value === '') counts.missed++;
      else counts.given++;
      if (row.correct) counts.correct++;
      yield JSON.stringify(row);
    }
    update(++counts.documents);
  }
  if (counts.answers === 0) unanswered?.();
}

function noAnswers(responses: string, { documents }: Selection): never {
  throw new InputError(
    `${responses}: holds no answer for any of ${counted(documents.length, 'document')}. Name the files after the documents: ${documents[0]!.entry.name.replace(/\.[^.]*$/, '')}.json`,
  );
}

function reportFailures(failures: readonly Failure[], counts: Counts, responses: string | undefined, verbose: boolean): void {
  for (const failure of failures) process.stderr.write(`beleg: ${lineOf(failure, verbose)}\n`);
  if (failures.length > 0) {
    process.exitCode = 1;
    process.stderr.write(`score: ${counted(failures.length, 'document')} failed; where they were read, their values count as missed\n`);
  } else if (counts.answers < counts.documents)
    process.stderr.write(
      `score: ${counted(counts.documents - counts.answers, 'document has', 'documents have')} no answer in ${responses}; their values count as missed\n`,
    );
}

function reportCounts({ documents, given, correct, missed }: Counts, rows: number, out: string, bundle: string | undefined): void {
  const next =
    documents > 0 ? `Next: beleg calibrate ${out}${bundle ? ` --bundle ${bundle}` : ''}` : 'Next: score labelled documents that the bundle does not remember';
  process.stdout.write(
    `score: ${counted(rows, 'row')} of ${counted(documents, 'document')} in ${out}: ${counted(given, 'value')} given, ${correct} right, ${missed} missed. ${next}\n`,
  );
}

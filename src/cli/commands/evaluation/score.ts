/** `beleg score`: predictions of a bundle, or of another service, against the labels of documents. */
import { bundleFolder, shippedName } from '../../../bundle/shipped.js';
import { stat } from 'node:fs/promises';
import { counted } from '../../../counted.js';
import { type Engine, loadEngine } from '../../../detect.js';
import { InputError } from '../../../errors.js';
import { byBundle, byResponses, documentsToScore, optionsOf, type ScoredDocument, scoreDocuments } from '../../../evaluation/score.js';
import { writeLines } from '../../../evaluation/write-lines.js';
import type { Entry } from '../../../dataset/store.js';
import { command } from '../../command.js';
import { type Failure, failureOf, lineOf, verboseOption } from '../../batch/failures.js';
import { progress } from '../../progress.js';

/** `load` gives the engine that predicts; tests put their own in. */
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
      if (named !== undefined && responses !== undefined) throw new InputError('score: give --bundle models/NAME, or --responses DIR, one of them');
      const bundle = responses === undefined ? (named ?? bundleFolder(shippedName)) : undefined;
      if (folds !== undefined && !(Number.isInteger(folds) && folds >= 2 && folds <= 20))
        throw new InputError(`--folds ${folds}: is no number of folds. Give a whole number from 2 to 20, as 5`);
      if (folds !== undefined && bundle === undefined) throw new InputError('--folds: another service cannot be trained again. Leave it out');
      const engine: Engine | undefined = bundle === undefined ? undefined : await load(bundle);
      if (responses !== undefined && !(await isFolder(responses)))
        throw new InputError(`${responses}: there is no such folder. Give the folder of the answers, one JSON file a document`);
      const failed: Failure[] = [];
      const listeners = { failed: (entry: Entry, error: unknown) => void failed.push(failureOf(entry.name, error, 'network')) };
      // With folds every document is scored by a network that did not learn from it.
      const { documents, labelled, notes } = await documentsToScore(dataset, engine, folds !== undefined, listeners.failed);
      for (const note of notes) process.stderr.write(`score: ${note}\n`);
      const count = { documents: 0, given: 0, correct: 0, missed: 0, answers: 0 };
      async function* scored(): AsyncGenerator<ScoredDocument> {
        if (!engine) return yield* scoreDocuments(documents, byResponses(responses!), { foreign: true, ...listeners });
        const options = { ...optionsOf(engine, labelled), ...listeners };
        if (folds === undefined) return yield* scoreDocuments(documents, byBundle(engine), options);
        const { foldEngines } = await import('../../training/fold-engines.js');
        for await (const fold of foldEngines(dataset, bundle!, documents, folds))
          yield* scoreDocuments(fold.documents, byBundle(fold.engine), { ...optionsOf(fold.engine), ...listeners, model: options.model! });
      }
      const bar = progress('score', documents.length);
      async function* lines() {
        for await (const { rows, answered } of scored()) {
          if (answered) count.answers++;
          for (const row of rows) {
            if (row.value === '') count.missed++;
            else count.given++;
            if (row.correct) count.correct++;
            yield JSON.stringify(row);
          }
          bar.update(++count.documents);
        }
        if (!engine && count.answers === 0)
          throw new InputError(
            `${responses}: holds no answer for any of ${counted(documents.length, 'document')}. Name the files after the documents: ${documents[0]!.entry.name.replace(/\.[^.]*$/, '')}.json`,
          );
      }
      const rows = await writeLines(out, lines());
      bar.stop();
      for (const failure of failed) process.stderr.write(`beleg: ${lineOf(failure, verbose)}\n`);
      if (failed.length > 0) {
        process.exitCode = 1;
        process.stderr.write(`score: ${counted(failed.length, 'document')} failed; where they were read, their values count as missed\n`);
      } else if (count.answers < count.documents)
        process.stderr.write(
          `score: ${counted(count.documents - count.answers, 'document has', 'documents have')} no answer in ${responses}; their values count as missed\n`,
        );
      const next =
        count.documents > 0
          ? `Next: beleg calibrate ${out}${bundle ? ` --bundle ${bundle}` : ''}`
          : 'Next: score labelled documents that the bundle does not remember';
      process.stdout.write(
        `score: ${counted(rows, 'row')} of ${counted(count.documents, 'document')} in ${out}: ${counted(count.given, 'value')} given, ${count.correct} right, ${count.missed} missed. ${next}\n`,
      );
    },
  );

export const score = scoreWith(loadEngine);

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

/** `beleg score`: what a bundle, or another service, says of labelled documents, held against their labels. */
import { stat } from 'node:fs/promises';
import { trainedSuppliers } from '../../bundle/manifest.js';
import { type Engine, loadEngine } from '../../detect.js';
import { counted } from '../../counted.js';
import { InputError } from '../../errors.js';
import { byBundle, byResponses, documentsToScore, scoreDocuments } from '../../evaluation/score.js';
import { writeLines } from '../../evaluation/write-lines.js';
import { command } from '../command.js';
import { progress } from '../progress.js';

export const score = command(
  {
    dataset: { type: 'string', demandOption: true, describe: 'folder of labelled documents that the model has not seen' },
    bundle: { type: 'string', describe: 'bundle that predicts' },
    responses: {
      type: 'string',
      describe: 'in place of a bundle: folder of detect answers of any service of this interface, DIR/<file name without its ending>.json',
    },
    out: { type: 'string', default: 'predictions.jsonl', describe: 'file to write' },
  },
  [
    ['score datasets/test --bundle models/base --out predictions.jsonl', 'predictions of a bundle'],
    ['score datasets/test --responses answers --out foreign.jsonl', 'answers of another service'],
  ],
  async ({ dataset, bundle, responses, out }) => {
    if ((bundle === undefined) === (responses === undefined)) throw new InputError('score: give --bundle models/NAME, or --responses DIR, one of them');
    const engine: Engine | undefined = bundle === undefined ? undefined : await loadEngine(bundle);
    if (responses !== undefined && !(await isFolder(responses)))
      throw new InputError(`${responses}: there is no such folder. Give the folder of the answers, one JSON file a document`);
    const { documents, notes } = await documentsToScore(dataset, engine);
    for (const note of notes) process.stderr.write(`score: ${note}\n`);
    const bar = progress('score', documents.length);
    const count = { documents: 0, given: 0, correct: 0, missed: 0 };
    async function* lines() {
      const recognise = engine ? byBundle(engine) : byResponses(responses!);
      for await (const { rows } of scoreDocuments(documents, recognise, engine === undefined, engine && trainedSuppliers(engine.bundle.manifest))) {
        for (const row of rows) {
          if (row.value === '') count.missed++;
          else count.given++;
          if (row.correct) count.correct++;
          yield JSON.stringify(row);
        }
        bar.update(++count.documents);
      }
    }
    const rows = await writeLines(out, lines());
    bar.stop();
    process.stdout.write(
      `score: ${counted(rows, 'row')} of ${counted(count.documents, 'document')} in ${out}: ${counted(count.given, 'value')} given, ${count.correct} right, ${count.missed} missed. Next: beleg calibrate ${out}${bundle ? ` --bundle ${bundle}` : ''}\n`,
    );
  },
);

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

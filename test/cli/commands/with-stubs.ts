/** Commands as the program runs them, with the processes and engines of tests in place of their own: NAME, then the options as JSON. */
import type { Command } from '../../../src/cli/command.js';
import { datasetAddWith } from '../../../src/cli/commands/datasets/dataset-add.js';
import { detectWith } from '../../../src/cli/commands/documents/detect.js';
import { readWith } from '../../../src/cli/commands/documents/read.js';
import { scoreWith } from '../../../src/cli/commands/evaluation/score.js';
import { openDetector } from '../../../src/cli/workers/detector.js';
import { openReader } from '../../../src/cli/workers/reader.js';
import { loadEngine } from '../../../src/detect.js';
import { InputError } from '../../../src/errors.js';

const reader: typeof openReader = (limits) => openReader({ ...limits, module: new URL('../workers/failing-reader.ts', import.meta.url) });

const commands: Readonly<Record<string, Command>> = {
  detect: detectWith((setup) => openDetector({ ...setup, module: new URL('../workers/failing-detector.ts', import.meta.url) })),
  read: readWith(reader),
  'dataset add': datasetAddWith(reader),
  /** Its network fails at every second document. */
  score: scoreWith(async (path) => {
    const { bundle, ...rest } = await loadEngine(path);
    let runs = 0;
    const run: typeof bundle.details.run = async (tensors) => {
      if (runs++ % 2 === 0) throw new TypeError('broken network');
      return bundle.details.run(tensors);
    };
    return { ...rest, bundle: { ...bundle, details: { ...bundle.details, run } } };
  }),
};

const [name, given] = process.argv.slice(2) as [string, string];
const { options, run } = commands[name]!;
const defaults = Object.fromEntries(Object.entries(options).map(([option, { default: value }]) => [option, value]));
try {
  await run({ ...defaults, ...JSON.parse(given) });
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  process.stderr.write(`beleg: ${error.message}\n`);
  process.exitCode = 1;
}

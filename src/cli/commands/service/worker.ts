/** `beleg worker`: works on the shared queue of a batch, until it is stopped. */
import { bundleFolder, shippedName } from '../../../bundle/shipped.js';
import { readManifest, sha256 } from '../../../bundle/store.js';
import { command } from '../../command.js';
import { openDetector, defaultDetectors, defaultSeconds } from '../../workers/detector.js';
import type { DocumentFault } from '../../workers/document-fault.js';
import { startSharedWorker } from '../../batch/shared-worker.js';
import { withoutPassword } from '../../batch/shared-queue.js';
import { stopSignal } from '../../stop-signal.js';

export const worker = command(
  {
    queue: { type: 'string', demandOption: true, describe: 'redis://… of the queue that beleg detect --queue fills' },
    bundle: { type: 'string', default: shippedName, coerce: bundleFolder, describe: 'bundle to use: the very one of beleg detect' },
    workers: { type: 'number', describe: 'documents in work at once, a process each [one a core, at most 8]' },
    seconds: { type: 'number', default: defaultSeconds, describe: 'a document that takes longer fails, alone' },
    'lock-seconds': { type: 'number', default: 30, describe: 'a machine without a heartbeat for so long counts as dead, and its documents go to others' },
  },
  [['worker --queue redis://queue.example:6379 --bundle base', 'on every machine that shall help']],
  async ({ queue: url, bundle, workers = defaultDetectors(Infinity), seconds, 'lock-seconds': lockSeconds }) => {
    const stamp = sha256(Buffer.from(JSON.stringify(await readManifest(bundle))));
    const detector = await openDetector({ bundle, workers, seconds });
    try {
      const onFault = ({ message, fault }: DocumentFault) => {
        process.exitCode = 1;
        process.stderr.write(`worker: ${message}\n${fault.stack}\n`);
      };
      const shared = await startSharedWorker({ url, stamp, detector, lockMs: lockSeconds * 1000, onFault });
      process.stdout.write(`working on ${withoutPassword(url)} (${workers} workers, bundle ${bundle})\n`);
      await stopSignal();
      await shared.stop();
      process.stderr.write(`worker: ${shared.done()} documents answered, ${shared.failed()} failed\n`);
    } finally {
      await detector.close();
    }
  },
);

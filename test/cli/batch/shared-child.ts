/** A machine of its own as far as Redis can tell: one that a test may kill. */
import { openDetector } from '../../../src/cli/workers/detector.js';
import { startSharedWorker } from '../../../src/cli/batch/shared-worker.js';

const [url, log] = process.argv.slice(2) as [string, string];
const detector = await openDetector({ bundle: log, workers: 2, module: new URL('../workers/stub-detector.ts', import.meta.url) });
await startSharedWorker({ url, stamp: 'stub', detector, lockMs: 2000 });
process.send!('working');
process.on('disconnect', () => process.exit());

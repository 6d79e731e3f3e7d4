/** The process that reads and recognises, so that the server's own loop never waits for it. Started by hand.ts. */
import { InputError } from '../errors.js';
import { closeReaders } from '../reading/read.js';
import { engineCache } from './engines.js';
import { type Job, perform, type Served } from './job.js';
import { serveJobs } from './jobs.js';
import { warmUp } from './warm-up.js';

const engines = engineCache();
const jobs = serveJobs<Job, Served>({
  run: async (job, signal, hear) => perform(job, await engines.get(job.bundle), signal, hear),
  close: closeReaders,
});

try {
  await warmUp(await engines.get(process.argv[2]!));
  jobs.ready();
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  jobs.unusable(error.message);
}

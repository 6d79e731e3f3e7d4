/** The server's worker process: reads and recognises, so that the server's event loop never waits. Started by serve.ts with the bundle's path. */
import { InputError } from '../../errors.js';
import { serveJobs } from '../../processes/jobs.js';
import { closeReaders } from '../../reading/read.js';
import { engineCache } from './engines.js';
import { type Job, type JobAnswer, runJob, type SessionEvent } from './job.js';
import { warmUp } from './warm-up.js';

const engines = engineCache();
const jobs = serveJobs<Job, JobAnswer, SessionEvent>({
  run: async (job, signal, emit) => runJob(job, await engines.get(job.bundle), signal, emit),
  close: closeReaders,
});

try {
  await warmUp(await engines.get(process.argv[2]!));
  jobs.ready();
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  jobs.unusable(error.message);
}

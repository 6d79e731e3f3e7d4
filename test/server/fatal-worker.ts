/** A worker process that ends over pages' pictures, as one does that takes too much memory for them. */
import { runJob, type Job, type JobAnswer, type SessionEvent } from '../../src/server/workers/job.js';
import { serveJobs } from '../../src/processes/jobs.js';
import { recognition } from './started.js';

const end = (): never => {
  process.kill(process.pid, 'SIGKILL');
  throw new Error('not reached');
};
const fatal = { ...recognition, pageImages: end, pagePrints: end };
serveJobs<Job, JobAnswer, SessionEvent>({ run: (job, signal, emit) => runJob(job, fatal, signal, emit), close: async () => {} }).ready();

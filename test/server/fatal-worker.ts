/** A worker process that ends over pages' pictures, as one does that takes too much memory for them. */
import { perform, type Job, type Served } from '../../src/server/job.js';
import { serveJobs } from '../../src/server/jobs.js';
import { recognition } from './started.js';

const end = (): never => {
  process.kill(process.pid, 'SIGKILL');
  throw new Error('not reached');
};
const fatal = { ...recognition, pageImages: end, pagePrints: end };
serveJobs<Job, Served>({ run: (job, signal, hear) => perform(job, fatal, signal, hear), close: async () => {} }).ready();

/** A worker process as the server's own, with the recognition of tests in place of a bundle. */
import { perform, type Job, type Served } from '../../src/server/job.js';
import { serveJobs } from '../../src/server/jobs.js';
import { recognition } from './started.js';

serveJobs<Job, Served>({ run: (job, signal, hear) => perform(job, recognition, signal, hear), close: async () => {} }).ready();

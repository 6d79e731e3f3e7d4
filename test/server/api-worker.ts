/** A worker process as the server's own, with the recognition of tests in place of a bundle. */
import { runJob, type Job, type JobAnswer, type SessionEvent } from '../../src/server/workers/job.js';
import { serveJobs } from '../../src/processes/jobs.js';
import { recognition } from './started.js';

serveJobs<Job, JobAnswer, SessionEvent>({ run: (job, signal, emit) => runJob(job, recognition, signal, emit), close: async () => {} }).ready();

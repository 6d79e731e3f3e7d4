/** The process that learns from corrections beside a server's workers: it needs what only learning needs. Started by `beleg serve` where corrections are on. */
import { serveJobs } from '../../processes/jobs.js';
import { closeReaders } from '../../reading/read.js';
import type { CorrectionJob } from '../../server/corrections/job.js';
import type { JobAnswer } from '../../server/workers/job.js';
import { answerCorrection } from './corrector.js';

serveJobs<CorrectionJob, JobAnswer>({ run: (job, signal) => answerCorrection(job, signal), close: closeReaders }).ready();

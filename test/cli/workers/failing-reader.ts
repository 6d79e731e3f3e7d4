/** A reader's process as it is, in which what a document names behind "%break " is broken while it is read. */
import { type ReadAnswer, type ReadJob, readPages } from '../../../src/cli/workers/read-pages.js';
import { serveJobs } from '../../../src/processes/jobs.js';

serveJobs<ReadJob, ReadAnswer>({
  async run(job, signal) {
    const what = /%break (\w+)/.exec(Buffer.from(job.bytes).toString('latin1'))?.[1];
    if (what === 'process') process.kill(process.pid, 'SIGKILL');
    if (what === 'worker') throw new TypeError('outside of every stage');
    return readPages(what === 'reading' ? { ...job, bytes: null as never } : job, signal);
  },
  close: async () => {},
}).ready();

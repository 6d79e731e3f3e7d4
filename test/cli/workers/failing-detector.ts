/** A detector's process as it is, in which what a document names behind "%break " is broken while it is worked on. */
import { answerTo } from '../../../src/cli/workers/findings.js';
import type { DetectAnswer, DetectJob } from '../../../src/cli/workers/detector.js';
import { loadEngine } from '../../../src/detect.js';
import { serveJobs } from '../../../src/processes/jobs.js';
import type { Stage } from '../../../src/stages.js';
import { brokenEngine, without } from '../../broken.js';

const engine = await loadEngine(process.argv[2]!);

serveJobs<DetectJob, DetectAnswer>({
  async run(job, signal) {
    const what = /%break (\w+)/.exec(Buffer.from(job.bytes).toString('latin1'))?.[1];
    if (what === 'process') process.kill(process.pid, 'SIGKILL');
    if (what === 'worker') throw new TypeError('outside of every stage');
    if (what === 'reading') return answerTo({ ...job, bytes: null as never }, engine, signal);
    if (what === 'answer') return answerTo({ ...job, wants: without(job.wants, 'why') }, engine, signal);
    return answerTo(job, brokenEngine[what as Stage]?.(engine) ?? engine, signal);
  },
  close: async () => {},
}).ready();

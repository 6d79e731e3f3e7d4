/** A detector's process that answers with the document's own text, dies where it says "die", hangs where it says "hang", and waits where it says "wait". */
import { appendFileSync } from 'node:fs';
import type { DetectAnswer, DetectJob } from '../../../src/cli/workers/detector.js';
import { serveJobs } from '../../../src/processes/jobs.js';

serveJobs<DetectJob, DetectAnswer>({
  async run({ bytes, name }) {
    const text = Buffer.from(bytes).toString();
    // Whoever counts starts sees what was done twice.
    if (process.argv[2]?.startsWith('/')) appendFileSync(process.argv[2], `${text}\n`);
    if (text === 'hang') for (;;) Math.random();
    if (text === 'die') process.kill(process.pid, 'SIGKILL');
    if (text.startsWith('wait')) await new Promise((resolve) => setTimeout(resolve, 3000));
    if (text === 'bad') return { refusal: `${name}: no document` };
    return { response: `{"InvoiceDetailTypePredictions":[],"Text":${JSON.stringify(text)}}`, pages: 2 };
  },
  close: async () => {},
}).ready();

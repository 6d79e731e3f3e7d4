/** A reader's process that hangs, dies or fills memory where a document's first letter says so, and finds one empty page in every other. */
import type { ReadAnswer, ReadJob } from '../../../src/cli/workers/read-pages.js';
import { serveJobs } from '../../../src/processes/jobs.js';

const page = { width: 100, height: 100, rotation: 0, words: [], lines: [], codes: [], rulings: [] } as const;

serveJobs<ReadJob, ReadAnswer>({
  async run({ bytes, name }) {
    const what = String.fromCharCode(bytes[0]!);
    // Without an end, and deaf to every message, as a broken page may be.
    if (what === 'h') for (;;) Math.random();
    if (what === 'd') process.kill(process.pid, 'SIGSEGV');
    if (what === 'm') {
      const filled = Array.from({ length: 40 }, (_, index) => Buffer.alloc(8 << 20, index + 1));
      await new Promise((resolve) => setTimeout(resolve, 60_000));
      return { refusal: String(filled.length) };
    }
    if (what === 'r') return { refusal: `${name}: no document` };
    return { sheets: { sheets: [{ kind: 'text', page }], pageCount: 3, resolution: 300 }, images: [] };
  },
  close: async () => {},
}).ready();

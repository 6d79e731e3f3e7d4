/** The process that finds everything on documents for a command, so that one that hangs or fills memory can be ended. Started by detector.ts with the bundle's path. */
import { loadEngine } from '../../detect.js';
import { InputError } from '../../errors.js';
import { serveJobs } from '../../processes/jobs.js';
import type { DetectAnswer, DetectJob } from './detector.js';
import { answerTo } from './findings.js';

let engine: ReturnType<typeof loadEngine> | undefined;

const jobs = serveJobs<DetectJob, DetectAnswer>({
  run: async (job, signal) => answerTo(job, await (engine ??= loadEngine(process.argv[2]!)), signal),
  async close() {
    const { closeOcr } = await import('../../reading/ocr/tesseract.js');
    await closeOcr();
  },
});

try {
  await (engine = loadEngine(process.argv[2]!));
  jobs.ready();
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  jobs.unusable(error.message);
}

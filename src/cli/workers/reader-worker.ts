/** The process that reads documents for a command, so that one that hangs or fills memory can be ended. Started by reader.ts. */
import { serveJobs } from '../../processes/jobs.js';
import { type ReadAnswer, type ReadJob, readPages } from './read-pages.js';

serveJobs<ReadJob, ReadAnswer>({
  run: readPages,
  async close() {
    const { closeOcr } = await import('../../reading/ocr/tesseract.js');
    await closeOcr();
  },
}).ready();

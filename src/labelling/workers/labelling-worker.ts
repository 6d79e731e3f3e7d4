/** The process that detects and draws for the labelling page. Started by work.ts with the bundle's path. */
import { readFile } from 'node:fs/promises';
import { document as documentOf } from '../../dataset/store.js';
import { loadEngine, understand } from '../../detect.js';
import { InputError } from '../../errors.js';
import { serveJobs } from '../../processes/jobs.js';
import { onePicture } from '../../reading/sheets.js';
import { proposalsOf } from '../proposals.js';
import { fileOf, type LabelJob, type LabelWork } from './work.js';

/** Dots per inch: enough to read small type on a screen. */
const enough = 150;
const pieceBytes = 256 * 1024;

let engine: { readonly round: number; readonly loaded: ReturnType<typeof loadEngine> } = { round: 0, loaded: loadEngine(process.argv[2]!) };

async function propose({ dataset, name, fields, round }: Extract<LabelJob, { readonly kind: 'propose' }>): Promise<LabelWork> {
  if (engine.round !== round) engine = { round, loaded: loadEngine(process.argv[2]!) };
  const document = await documentOf({ dataset: { path: dataset, description: '' }, name });
  return { proposals: proposalsOf(document, await understand(document, await engine.loaded), fields) };
}

async function picture({ dataset, name, page }: Extract<LabelJob, { readonly kind: 'picture' }>): Promise<LabelWork> {
  const { jpeg, png } = await import('../../reading/raster/image.js');
  const isPdf = /\.pdf$/i.test(name);
  const bytes = new Uint8Array(await readFile(fileOf(dataset, name)));
  const encoded = await onePicture(bytes, name, page + 1, isPdf ? png : jpeg, enough);
  const pieces = Array.from({ length: Math.ceil(encoded.length / pieceBytes) }, (_, i) => encoded.subarray(i * pieceBytes, (i + 1) * pieceBytes));
  return { type: isPdf ? 'image/png' : 'image/jpeg', pieces };
}

const jobs = serveJobs<LabelJob, LabelWork>({
  async run(job) {
    try {
      return await (job.kind === 'propose' ? propose(job) : picture(job));
    } catch (error) {
      if (error instanceof InputError) return { refusal: error.message };
      throw error;
    }
  },
  async close() {
    const { closeOcr } = await import('../../reading/ocr/tesseract.js');
    await closeOcr();
  },
});

try {
  await engine.loaded;
  jobs.ready();
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  jobs.unusable(error.message);
}

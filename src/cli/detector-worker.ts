/** The process that finds everything on documents for a command, so that one that hangs or fills memory can be ended. Started by detector.ts with the bundle's path. */
import { responseJson } from '../api/response.js';
import { loadEngine, understand } from '../detect.js';
import { InputError } from '../errors.js';
import { explain, explainable } from '../extraction/explain.js';
import type { Extraction } from '../extraction/extraction.js';
import { documentOf } from '../reading/read.js';
import { pagePictures, readSheets } from '../reading/sheets.js';
import { serveJobs } from '../server/jobs.js';
import type { DetectAnswer, DetectJob } from './detector.js';
import { explanationText } from './explanation-text.js';
import { extractionTable } from './extraction-table.js';

/** The newest: it knows of every detail. */
const version = '1.18';

const explanations = (extraction: Extraction): string =>
  explainable(extraction)
    .flatMap((detail) => explain(extraction, detail) ?? [])
    .map(explanationText)
    .join('\n\n');

let engine: ReturnType<typeof loadEngine> | undefined;

async function findings({ bytes, name, filter, languages, forceBestMatch, wants }: DetectJob, signal: AbortSignal) {
  const loaded = await (engine ??= loadEngine(process.argv[2]!));
  const options = { name, signal, ...(languages && { languages }) };
  const document = await documentOf(await readSheets(bytes, name, options), options);
  const extraction = await understand(document, loaded, { forceBestMatch });
  const response = responseJson({ document, extraction }, { version, customDetails: loaded.bundle.manifest.customDetails, ...(filter && { filter }) });
  const { considered: _considered, ...shown } = extraction;
  return {
    response,
    pages: document.pages.length,
    ...(extraction.uncalibrated && { uncalibrated: extraction.uncalibrated }),
    ...(wants.why && { why: explanations(extraction) }),
    ...(wants.table && { table: extractionTable(extraction) }),
    ...(wants.items && { lineItems: extraction.lineItems }),
    ...(wants.view && {
      view: { document, extraction: shown, images: await pagePictures(bytes, name, options, (await import('../reading/image.js')).png) },
    }),
  };
}

const jobs = serveJobs<DetectJob, DetectAnswer>({
  async run(job, signal) {
    try {
      return await findings(job, signal);
    } catch (error) {
      if (error instanceof InputError) return { refusal: error.message };
      throw error;
    }
  },
  async close() {
    const { closeOcr } = await import('../reading/ocr.js');
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

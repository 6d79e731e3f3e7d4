/** Detects one document and builds what a command requested of it. */
import { responseJson } from '../../api/response/response.js';
import { type Engine, understand } from '../../detect.js';
import { pagesRead } from '../../document/document.js';
import { InputError } from '../../errors.js';
import { explain, explainable } from '../../extraction/explain/explain.js';
import type { Extraction } from '../../extraction/extraction.js';
import { documentOf } from '../../reading/read.js';
import { pagePictures, readSheets } from '../../reading/sheets.js';
import { faultOf, inStage } from '../../stages.js';
import type { DetectAnswer, DetectJob, Findings } from './detector.js';
import { explanationText } from '../views/explanation-text.js';
import { extractionTable } from '../views/extraction-table.js';

/** Throws only where the signal stops it. */
export async function answerTo(job: DetectJob, engine: Engine, signal: AbortSignal): Promise<DetectAnswer> {
  try {
    return await findings(job, engine, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    return error instanceof InputError ? { refusal: error.message } : { fault: faultOf(error, 'answer') };
  }
}

async function findings({ bytes, name, filter, languages, forceBestMatch, wants }: DetectJob, engine: Engine, signal: AbortSignal): Promise<Findings> {
  const options = { name, signal, ...(languages && { languages }) };
  const document = await inStage('reading', async () => documentOf(await readSheets(bytes, name, options), options));
  const extraction = await understand(document, engine, { forceBestMatch });
  const { considered: _considered, ...shown } = extraction;
  return inStage('answer', async () => ({
    response: responseJson({ document, extraction }, { customDetails: engine.bundle.manifest.customDetails, ...(filter && { filter }) }),
    pages: pagesRead(document),
    ...(document.unread && { unread: document.unread }),
    ...(extraction.uncalibrated && { uncalibrated: extraction.uncalibrated }),
    ...(wants.why && { why: explanations(extraction) }),
    ...(wants.table && { table: extractionTable(extraction) }),
    ...(wants.items && { lineItems: extraction.lineItems }),
    ...(wants.view && {
      view: { document, extraction: shown, images: await pagePictures(bytes, name, options, (await import('../../reading/raster/image.js')).png) },
    }),
  }));
}

const explanations = (extraction: Extraction): string =>
  explainable(extraction)
    .flatMap((detail) => explain(extraction, detail) ?? [])
    .map(explanationText)
    .join('\n\n');

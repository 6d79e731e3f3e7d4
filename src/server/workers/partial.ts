/** Detection with partial results: where a stage fails, the document as read and what the other stages found. */
import type { Detected } from '../../api/response/response.js';
import { type Engine, understand } from '../../detect.js';
import type { Extraction } from '../../extraction/extraction.js';
import type { ExtractOptions } from '../../extraction/options.js';
import { noEvidence } from '../../extraction/decoding/predictions.js';
import { read, type ReadOptions } from '../../reading/read.js';
import { StageFault } from '../../stages.js';

const nothing: Extraction = {
  documentType: { name: 'DocumentType', value: '', score: 0, evidence: noEvidence },
  predictions: [],
  groups: [],
  contacts: [],
  lineItems: [],
  lookedFor: [],
};

/** Throws only where the document cannot be read; other failures are in `failures`. */
export async function detectInPart(bytes: Uint8Array, engine: Engine, options: ReadOptions & ExtractOptions = {}): Promise<Detected> {
  const document = await read(bytes, options);
  options.signal?.throwIfAborted();
  const failures: unknown[] = [];
  // A refusal (InputError) holds nothing that was found: it is tried once more without calibration, whose files may be damaged.
  for (const own of [engine, { ...engine, bundle: { ...engine.bundle, calibration: undefined } }]) {
    try {
      return { document, extraction: await understand(document, own, options), failures };
    } catch (error) {
      failures.push(error);
      if (error instanceof StageFault) return { document, extraction: (error.found as Extraction | undefined) ?? nothing, failures };
    }
  }
  return { document, extraction: nothing, failures };
}

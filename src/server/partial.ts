/** Detecting where a stage fails inside: the document as it was read, and what the stages that do not fail find on it. */
import type { Detected } from '../api/response.js';
import { type Engine, understand } from '../detect.js';
import type { Extraction } from '../extraction/extraction.js';
import type { ExtractOptions } from '../extraction/options.js';
import { noEvidence } from '../extraction/predictions.js';
import { read, type ReadOptions } from '../reading/read.js';
import { noKnowledge } from '../rules/knowledge.js';

const withoutRules = (engine: Engine): Engine => ({ ...engine, knowledge: noKnowledge });
const withoutLineItems = ({ bundle, knowledge }: Engine): Engine => ({ knowledge, bundle: { ...bundle, lineItems: undefined } });
const withoutCalibration = ({ bundle, knowledge }: Engine): Engine => ({ knowledge, bundle: { ...bundle, calibration: undefined } });

/** Tried in this order. What fails is not known, so one stage after the other is left out, and then all that can be. */
const attempts: readonly ((engine: Engine) => Engine)[] = [
  (engine) => engine,
  withoutLineItems,
  withoutRules,
  withoutCalibration,
  (engine) => withoutCalibration(withoutRules(withoutLineItems(engine))),
];

const nothing: Extraction = {
  documentType: { name: 'DocumentType', value: '', score: 0, evidence: noEvidence },
  predictions: [],
  groups: [],
  contacts: [],
  lineItems: [],
  lookedFor: [],
};

/** Throws where the document cannot be read: that is all that a caller is told of. */
export async function detectInPart(bytes: Uint8Array, engine: Engine, options: ReadOptions & ExtractOptions = {}): Promise<Detected> {
  const document = await read(bytes, options);
  const failures: unknown[] = [];
  for (const without of attempts) {
    options.signal?.throwIfAborted();
    try {
      return { document, extraction: await understand(document, without(engine), options), failures };
    } catch (error) {
      failures.push(error);
    }
  }
  return { document, extraction: nothing, failures };
}

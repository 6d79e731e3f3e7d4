/** A correction that came to the server: the true values of a document placed on its words, held against others of its layout, and remembered in the bundle. */
import { createHash } from 'node:crypto';
import { emptyAnswer } from '../../api/answer.js';
import { type Corrected, readCorrection } from '../../api/corrections/correction.js';
import { ApiError, apiError } from '../../api/errors.js';
import { readRequest } from '../../api/request/request.js';
import { currentVersion } from '../../api/versions/index.js';
import { StillLocked } from '../../bundle/lock.js';
import { ownBundleFolder, shippedName, bundleFolder } from '../../bundle/shipped.js';
import { align } from '../../dataset/align.js';
import { namedLabels } from '../../dataset/import.js';
import type { Labels } from '../../dataset/label.js';
import { lint } from '../../dataset/lint/lint.js';
import type { OwnDetail, Truth, Unplaced } from '../../dataset/truth.js';
import { type CellError, taker } from '../../dataset/values/cell.js';
import { checkColumns, truthOfRow } from '../../dataset/values/row.js';
import { type Engine, loadEngine, understand } from '../../detect.js';
import type { Document } from '../../document/document.js';
import { InputError } from '../../errors.js';
import { match } from '../../evaluation/matching/match.js';
import { type Contradicted, reconcile } from '../../memory/reconcile.js';
import type { RememberedDocument } from '../../memory/remembered.js';
import { storedLayout } from '../../memory/stored.js';
import { read } from '../../reading/read.js';
import { keepCorrection, keepVerdicts, keptRequest } from '../../server/corrections/drop.js';
import type { CorrectionJob } from '../../server/corrections/job.js';
import type { JobAnswer } from '../../server/workers/job.js';
import { changeMemory } from '../../training/memory/change-memory.js';
import { rememberedBy } from '../../training/memory/learn-layouts.js';
import type { KindName } from '../../values/kind.js';

/** Reasons that one line names. */
const mostReasons = 5;
const bodyOf = (pieces: readonly Uint8Array[]): Uint8Array => (pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces));

/** Throws only where the program is at fault, or `signal` aborts it. */
export async function answerCorrection(job: CorrectionJob, signal?: AbortSignal): Promise<JobAnswer> {
  try {
    const corrected = await correct(job, signal);
    return { status: 200, pieces: [Buffer.from(JSON.stringify(corrected))] };
  } catch (error) {
    if (signal?.aborted || !(error instanceof InputError)) throw error;
    const refused = error instanceof ApiError ? error : error instanceof StillLocked ? apiError('CORRECTION_BUSY') : apiError('DOCUMENT', error.message);
    return { status: refused.status, pieces: [Buffer.from(emptyAnswer(currentVersion))], message: refused.message, error: refused.code };
  }
}

async function correct(job: CorrectionJob, signal?: AbortSignal): Promise<Corrected> {
  const { bundle: path, drop } = job;
  const correction = readCorrection(bodyOf(job.pieces), job.contentType);
  checkOwn(path);
  const { invoice: bytes = await requested(job, correction.sessionLogId!), values, confirmed } = correction;
  const engine = await loadEngine(path);
  const truth = truthOf(values, engine);
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const document: Document = { ...(await read(bytes, { name: 'Invoice', maxPages: job.maxPages, ...(signal && { signal }) })), name: id };
  signal?.throwIfAborted();
  const { labels, unplaced } = align(document, truth);
  const placed = namedLabels(labels).filter(({ label }) => label.places.length > 0).length;
  if (placed === 0 && !Object.values(labels.details).some((list) => list.length === 0)) throw apiError('CORRECTION_NOWHERE');
  if (!confirmed) await checkSense(id, labels, document);
  const verdicts = await verdictsOn(document, labels, engine);
  const remembered = await rememberedBy(engine.bundle, { name: id, document, labels }, true);
  signal?.throwIfAborted();
  const forgotten = await remember(path, remembered, confirmed);
  await keepVerdicts(drop, path, id, verdicts);
  if (drop.correctionDays > 0) await keepCorrection(drop, path, id, bytes, values);
  return {
    Document: id,
    Placed: placed,
    NotPlaced: unplaced.map(({ detail, reason }: Unplaced) => ({ Detail: detail, Reason: reason })),
    Forgotten: forgotten.map(({ document: other, detail }) => ({ Document: other, Detail: detail })),
    Kept: drop.correctionDays > 0,
  };
}

/** Throws where the bundle is the one that comes with the program. */
function checkOwn(path: string): void {
  try {
    ownBundleFolder(path === bundleFolder(shippedName) ? shippedName : path);
  } catch {
    throw apiError('CORRECTION_MODEL');
  }
}

async function requested({ drop, key }: CorrectionJob, sessionLogId: string): Promise<Uint8Array> {
  const kept = await keptRequest(drop, key, sessionLogId);
  if (!kept) throw apiError('CORRECTION_SESSION');
  return readRequest(kept.body, kept.contentType, currentVersion).invoice;
}

/** Refuses all values where one cannot be used: what a client means to teach shall not be learnt in part. */
function truthOf(values: Readonly<Record<string, unknown>>, { bundle }: Engine): Truth {
  const custom = bundle.manifest.customDetails.map(({ name, kind }): OwnDetail => ({ name, kind: kind as KindName }));
  const row = { where: 'Values', row: 1, file: '', cells: values };
  const refused: CellError[] = [];
  try {
    checkColumns('Values', [row], custom);
  } catch (error) {
    throw error instanceof InputError
      ? apiError('CORRECTION_VALUES', [error.message.replace(/^Values: /, '').replace(/; a detail of your own .*$/, '')])
      : error;
  }
  const truth = truthOfRow(
    row,
    custom,
    taker((error) => void refused.push(error)),
  );
  if (refused.length > 0)
    throw apiError(
      'CORRECTION_VALUES',
      refused.slice(0, mostReasons).map(({ column, reason }) => `${column} ${reason}`),
    );
  return truth;
}

/** Refuses values that contradict arithmetic, check digits or each other. */
async function checkSense(name: string, labels: Labels, document: Document): Promise<void> {
  async function* alone() {
    yield { name, labels, document, digest: name };
  }
  const { findings } = await lint(alone());
  if (findings.length > 0)
    throw apiError(
      'CORRECTION_DOUBTED',
      findings.slice(0, mostReasons).map(({ detail, value, against }) => `${detail} ${value}: ${against}`),
    );
}

/** What was right of the answer to this document, for `beleg monitor`; without any value. */
async function verdictsOn(document: Document, labels: Labels, engine: Engine): Promise<readonly object[]> {
  const extraction = await understand(document, engine);
  return match(extraction, labels, document)
    .filter(({ value }) => value !== '')
    .map(({ detail, correct: isRight, rawScore }, item) => ({
      document: document.name,
      supplier: '',
      quality: document.source,
      detail,
      item,
      correct: isRight,
      rawScore,
      score: rawScore,
    }));
}

/** At the place of the document's earlier correction nothing changes where it is the same. */
async function remember(path: string, document: RememberedDocument, confirmed: boolean): Promise<readonly Contradicted[]> {
  let forgotten: readonly Contradicted[] = [];
  const stored = storedLayout(document);
  await changeMemory(path, { by: 'corrections', renews: true, mayBeIdle: true }, (before) => {
    const known = before.find(({ name }) => name === document.name);
    if (known && Buffer.compare(known.bytes, stored.bytes) === 0) return before;
    const reconciled = reconcile(
      before.filter((each) => each !== known),
      [stored],
      confirmed,
    );
    if (reconciled.doubted.length > 0)
      throw apiError(
        'CORRECTION_DOUBTED',
        reconciled.doubted.slice(0, mostReasons).map(({ detail }) => `${detail} is something else on other documents of this layout`),
      );
    ({ forgotten } = reconciled);
    return reconciled.documents;
  });
  return forgotten;
}

/** The labelling server of one dataset, on this machine alone, until it is stopped. */
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { loadBundle } from '../bundle/load.js';
import { readManifest } from '../bundle/store.js';
import type { CustomDetail } from '../bundle/manifest.js';
import { readCalibration } from '../bundle/store-calibration.js';
import { openDataset } from '../dataset/store.js';
import type { Row } from '../evaluation/rows.js';
import { InputError } from '../errors.js';
import { learnLayouts } from '../training/memory/learn-layouts.js';
import { labellingService } from './service.js';
import { fieldsOf } from './fields.js';
import { buildLabellingApp } from './http/app.js';
import { pageFiles, type PageFiles } from './http/page-files.js';
import { judgedBy } from './judged.js';
import { unrecommended } from './lacking.js';
import { locks } from './locks.js';
import { openDocumentIndex } from './document-index.js';
import { startWorkers, type Workers } from './workers/work.js';

export interface LabellingOptions {
  readonly dataset: string;
  readonly bundle: string;
  /** The bundle may be changed. */
  readonly canLearn: boolean;
  /** Of --customer, beside those of the bundle. */
  readonly own: readonly CustomDetail[];
  /** Of a model that did not learn from the documents. */
  readonly predictions?: readonly Row[];
  /** 0: a free one. */
  readonly port: number;
  /** Tests put their own in. */
  readonly workers?: Workers;
  readonly files?: PageFiles;
}

export interface LabellingServer {
  /** "http://127.0.0.1:8090/?token=…". */
  readonly address: string;
  readonly documents: number;
  readonly token: string;
  readonly port: number;
  stop(): Promise<void>;
}

/** Throws InputError where dataset or bundle is unusable, or the port is taken. */
export async function serveLabelling(options: LabellingOptions): Promise<LabellingServer> {
  const dataset = await openDataset(options.dataset);
  const files = options.files ?? (await pageFiles());
  const { customDetails, calibration } = await readManifest(options.bundle);
  const fields = fieldsOf([...customDetails, ...options.own]);
  const index = await openDocumentIndex(dataset, {
    ...(options.predictions && { judged: judgedBy(options.predictions) }),
    unrecommended: unrecommended(calibration && (await readCalibration(options.bundle, calibration))),
  });
  const { documents } = await index.list(() => undefined);
  if (documents.length === 0) throw new InputError(`${options.dataset}: has no documents to label. Add some: beleg dataset add ${options.dataset} FILES`);
  const workers = options.workers ?? (await startWorkers(options.bundle, 2));
  const token = randomBytes(24).toString('base64url');
  let port = options.port;
  const parts = labellingService({
    setting: { dataset: resolve(options.dataset), bundle: options.bundle, canLearn: options.canLearn, ...fields },
    fields,
    index,
    locks: locks(),
    workers,
    async learn() {
      const { learnt, documents: all } = await learnLayouts(await loadBundle(options.bundle), options.dataset);
      return { learnt: learnt.length, remembered: all };
    },
  });
  const app = buildLabellingApp(parts, files, () => ({ token, port }));
  const stopping = new AbortController();
  const stop = async (): Promise<void> => {
    stopping.abort();
    await app.close();
    await workers.close();
  };
  try {
    await app.listen({ host: '127.0.0.1', port });
  } catch (error) {
    await stop();
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new InputError(`--port ${port}: another program listens there. Name another one`);
  }
  port = (app.server.address() as { readonly port: number }).port;
  void parts.lookAhead(stopping.signal);
  return { address: `http://127.0.0.1:${port}/?token=${token}`, documents: documents.length, token, port, stop };
}

/** A bundle of tiny networks with the weights they start from: complete, quick, and never right. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Manifest } from '../../src/bundle/manifest.js';
import { readOrCreateManifest, replaceManifest, storeFile } from '../../src/bundle/store.js';
import { toOnnx } from '../../src/export/onnx.js';
import { columnNames, detailColumns } from '../../src/network/config.js';
import { detailsNetwork } from '../../src/network/details.js';
import { lineItemsNetwork } from '../../src/network/line-items.js';
import { initialWeights } from '../../src/network/weights.js';

const small = { width: 16, layers: 1, heads: 2, ffn: 16, embedding: 8, custom: 0 };
const training = { steps: 0, pages: 0, seed: 1, languages: ['de'], datasets: [], finished: '2024-03-12T00:00:00.000Z' };

export async function makeBundle(path: string, changes: Partial<Manifest> = {}): Promise<void> {
  const details = detailsNetwork({ ...small, documents: 8 });
  const lineItems = lineItemsNetwork(small);
  const networks = {
    details: {
      ...(await storeFile(path, 'details.onnx', toOnnx(details, initialWeights(details, 1)))),
      config: { ...small, documents: 8 },
      columns: [...detailColumns()],
      training,
    },
    lineItems: {
      ...(await storeFile(path, 'line-items.onnx', toOnnx(lineItems, initialWeights(lineItems, 1)))),
      config: small,
      columns: [...columnNames()],
      training,
    },
  };
  await replaceManifest(path, { ...(await readOrCreateManifest(path)), networks, ...changes });
}

/** Removed when the tests of the file are done. */
export async function temporaryFolder(after: (remove: () => Promise<void>) => void): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'beleg-test-'));
  // What a server that is being stopped still writes is removed, too.
  after(() => rm(path, { recursive: true, force: true, maxRetries: 10 }));
  return path;
}

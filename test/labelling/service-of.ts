/** A labelling server on a dataset of two drawn invoices, with workers of the test's own: proposals as they are given, a picture of one pixel. */
import { join } from 'node:path';
import { addFile, addLabelled, createDataset, openDataset, type Dataset } from '../../src/dataset/store.js';
import type { Document } from '../../src/document/document.js';
import type { Labels } from '../../src/dataset/label.js';
import type { Row } from '../../src/evaluation/rows.js';
import { type LabellingOptions, type LabellingServer, serveLabelling } from '../../src/labelling/serve.js';
import type { Proposals } from '../../src/labelling/wire.js';
import type { Workers } from '../../src/labelling/workers/work.js';
import { makeBundle, temporaryFolder } from '../bundle/made.js';
import { drawn } from '../drawn.js';

export const invoice = drawn(`
  Nordlicht GmbH
  Rechnung Nr. 4711            12.03.2024

  2    Kabel <b>rot</b>    50,00    100,00

  Netto                              100,00
  MwSt 19 %                           19,00
  Gesamtbetrag                       119,00`);
/** Word 0 is "Nordlicht". */
export const wordNamed = (text: string): number => invoice.pages[0]!.words.findIndex((word) => word.text === text);

export const noProposals: Proposals = { fields: {}, groups: {}, rows: [], reasons: {}, others: {} };
const bytes = new Uint8Array([1, 2, 3]);

const onePixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64');

export const stubWorkers = (
  proposals: Proposals = noProposals,
  picture: Workers['picture'] = async () => ({ type: 'image/png', bytes: onePixel }),
): Workers => ({
  propose: async () => proposals,
  picture,
  reload: () => {},
  close: async () => {},
});

const page = (text: string) => ({ type: 'text/html; charset=utf-8', bytes: Buffer.from(text) });

export interface Made {
  readonly server: LabellingServer;
  readonly dataset: Dataset;
  /** With the token in a header, as scripts send it. */
  ask(
    path: string,
    method?: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<{ readonly status: number; readonly body: never; readonly headers: Headers }>;
}

interface ServedOptions {
  readonly proposals?: Proposals;
  /** Of the second document. */
  readonly labels?: Labels;
  readonly predictions?: readonly Row[];
  readonly withPage?: boolean;
  /** Both documents. */
  readonly document?: Document;
  /** Further documents by name. */
  readonly more?: readonly string[];
  readonly picture?: Workers['picture'];
  readonly own?: LabellingOptions['own'];
}

export async function served(
  after: (undo: () => Promise<void>) => void,
  { proposals, labels, predictions, withPage = false, document = invoice, more = [], picture, own = [] }: ServedOptions = {},
): Promise<Made> {
  // The server stops before its folder goes: hooks run in the order in which they are registered.
  const undone: (() => Promise<void>)[] = [];
  after(async () => {
    for (const undo of undone.splice(0)) await undo();
  });
  const folder = await temporaryFolder((remove) => undone.push(remove));
  const path = join(folder, 'mine');
  const dataset = await createDataset(path);
  await addFile(dataset, 'a.pdf', bytes, document);
  if (labels) await addLabelled(dataset, 'b & ü.pdf', new Uint8Array([4]), document, labels);
  else await addFile(dataset, 'b & ü.pdf', new Uint8Array([4]), document);
  for (const [i, name] of more.entries()) await addFile(dataset, name, new Uint8Array([5, i]), document);
  await makeBundle(join(folder, 'bundle'));
  const server = await serveLabelling({
    dataset: path,
    bundle: join(folder, 'bundle'),
    canLearn: true,
    own,
    port: 0,
    ...(predictions && { predictions }),
    workers: stubWorkers(proposals, picture),
    // The built one, or none.
    ...(!withPage && { files: { 'index.html': page('<title>page</title>'), 'page.js': page(''), 'page.css': page('') } }),
  });
  undone.unshift(() => server.stop());
  return {
    server,
    dataset: await openDataset(path),
    async ask(asked, method = 'GET', body, headers = {}) {
      const response = await fetch(`http://127.0.0.1:${server.port}${asked}`, {
        method,
        headers: { authorization: `Bearer ${server.token}`, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json');
      return { status: response.status, body: (isJson ? JSON.parse(text) : text) as never, headers: response.headers };
    },
  };
}

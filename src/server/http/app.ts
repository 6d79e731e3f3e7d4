/** The HTTP face: the detect operation in all versions, their descriptions, and what operators ask. Everything it needs is put in, so that tests need no model. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Logger } from 'pino';
import { openApi } from '../../api/description/openapi.js';
import { readManifest } from '../../bundle/store.js';
import { currentVersion, type Version, versions as allVersions } from '../../api/versions/index.js';
import { keyOf } from '../access/access.js';
import { canonicalUrl } from './addresses.js';
import { heardOut, isSending, receive } from './body.js';
import { addDetectRoute, refuse } from './detect-route.js';
import { bundleOf, findKey } from '../access/keys.js';
import { limits } from '../access/limits.js';
import { metrics } from '../monitoring/metrics.js';
import type { Runner } from '../workers/job.js';
import type { Settings } from '../settings.js';
import type { Store } from '../store/store.js';
import { tryPage } from './try-page.js';

export interface AppParts {
  readonly settings: Settings;
  readonly store: Store;
  readonly runner: Pick<Runner, 'run' | 'load'>;
  readonly log: Logger;
  /** Versions that are served; undefined: all. */
  readonly versions?: readonly Version[];
  /** Tests have less. */
  readonly patience?: typeof usualPatience;
}

class TooLarge extends Error {
  readonly statusCode = 413;
}

/** Milliseconds a client has for its headers, and for the whole request: who sends a byte now and then is shown out, looked for every so many milliseconds. */
const usualPatience = { headers: 20_000, request: 180_000, every: 5000 };

const nothingHere = 'Nothing here. Send POST /v1-18/invoicedetail/detect; see GET /v1-18/openapi';

export function buildApp({ settings, store, runner, log, versions = allVersions, patience = usualPatience }: AppParts): FastifyInstance {
  const { tlsCertificate, tlsKey } = settings;
  const http = { headersTimeout: patience.headers, connectionsCheckingInterval: patience.every, maxHeaderSize: 16_384 };
  const bodyLimit = Math.round(settings.bodyMegabytes * 1024 * 1024);
  const app = fastify({
    // One line a call is written by the detect route; the framework's own would know no SessionLogId.
    logger: false,
    bodyLimit,
    requestTimeout: patience.request,
    trustProxy: settings.trustProxy,
    // In flight requests are finished, new ones on open connections refused.
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    rewriteUrl: ({ url = '/' }: IncomingMessage) => canonicalUrl(url, versions),
    http,
    ...(tlsCertificate && tlsKey && { https: { cert: readFileSync(tlsCertificate), key: readFileSync(tlsKey), ...http } }),
  } as FastifyServerOptions) as unknown as FastifyInstance;

  // Bodies are read where the work is done, whatever they call themselves.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request: unknown, body: IncomingMessage) => receive(body, bodyLimit, () => new TooLarge()));
  app.addHook('onSend', async (request, reply) => {
    // Who is refused before the body was read: see heardOut.
    if (isSending(request.raw)) await heardOut(request.raw);
    reply.headers({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });
  app.setErrorHandler(async (error: { statusCode?: number; code?: string; name?: string }, request, reply) => {
    const status = error.statusCode === undefined || error.statusCode >= 500 ? 500 : 400;
    const tooLarge = error instanceof TooLarge;
    if (status === 500) log.error({ request: request.id, failure: error.name ?? 'failure', code: error.code }, 'failed inside');
    const message = tooLarge
      ? `body: larger than ${settings.bodyMegabytes} MB. Send fewer pages or a smaller picture`
      : status === 500
        ? 'Internal error'
        : 'The request cannot be read';
    return refuse(reply, request.course, status, message);
  });
  app.setNotFoundHandler((request, reply) => {
    const url = request.url.split('?')[0]!;
    const allowed = ['GET', 'HEAD', 'POST'].filter((method) => app.hasRoute({ method, url }));
    if (allowed.length === 0) return reply.code(404).header('x-message', nothingHere).send({ Message: nothingHere });
    return refuse(reply.header('allow', allowed.join(', ')), undefined, 405, `${request.method} is not allowed here. Send ${allowed.join(' or ')}`);
  });

  const figures = metrics(() => runner.load());
  const shared = {
    store,
    runner,
    limits: limits(),
    metrics: figures,
    log,
    bundle: settings.bundle,
    timeoutSeconds: settings.timeoutSeconds,
    maxPages: settings.maxPages,
    ebInterface: settings.ebInterface,
  };
  for (const version of versions) {
    addDetectRoute(app, version, shared);
    addDescription(app, `${version.segment}/openapi`, version, store, settings);
  }
  addDescription(app, '/version/openapi', currentVersion, store, settings);

  app.get('/', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'self'; style-src 'unsafe-inline'; script-src 'unsafe-inline'")
      .send(tryPage(versions)),
  );
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const ready =
      runner.load().ready > 0 &&
      (await store.key('').then(
        () => true,
        () => false,
      ));
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
  if (settings.metrics) app.get('/metrics', async (_request, reply) => reply.type(figures.contentType).send(await figures.text()));
  return app;
}

/** Public; but a key that is sent must be right, for clients check theirs with this. Behind a proxy it names the address that clients see. */
function addDescription(
  app: FastifyInstance,
  url: string,
  version: Version,
  store: Store,
  { trustProxy, bundle }: Pick<Settings, 'trustProxy' | 'bundle'>,
): void {
  app.get(url, async (request, reply) => {
    const sent = request.headers['x-apikey'] !== undefined || (version.keyHeader === 'Authorization' && request.headers.authorization !== undefined);
    const key = sent ? await findKey(store, keyOf(request.headers, version)) : undefined;
    if (sent && !key) return reply.code(401).send({ Message: 'X-ApiKey: no valid key' });
    // What a customer calls its own details is told to its own keys alone.
    const own = key && (await readManifest(bundleOf(key, bundle)).catch(() => undefined));
    return openApi(
      version,
      trustProxy ? `${request.protocol}://${request.host}` : '',
      own?.customDetails,
      own?.whitelists.map(({ detail }) => detail),
    );
  });
}

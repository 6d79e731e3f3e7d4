/** The HTTP server: the detect operation in all versions, their descriptions, health and metrics. What it needs is injected, so that tests need no model. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Logger } from 'pino';
import { ApiError, apiError } from '../../api/errors.js';
import { currentVersion, type Version, versions as allVersions } from '../../api/versions/index.js';
import { limits } from '../access/limits.js';
import { metrics } from '../monitoring/metrics.js';
import type { Settings } from '../settings.js';
import type { Store } from '../store/store.js';
import type { Runner } from '../workers/job.js';
import type { Corrector } from '../corrections/job.js';
import { dropOf } from '../corrections/drop.js';
import { canonicalUrl } from './addresses.js';
import { drain, isSending, receive } from './body.js';
import { addCorrectionsRoute } from './corrections-route.js';
import { addDescription } from './description-route.js';
import { addDetectRoute } from './detect-route.js';
import { refuse } from './refusal.js';
import { tryPage } from './try-page.js';

export interface AppParts {
  readonly settings: Settings;
  readonly store: Store;
  readonly runner: Pick<Runner, 'run' | 'load'>;
  readonly log: Logger;
  /** Where corrections are on. */
  readonly corrector?: Pick<Corrector, 'run'> | undefined;
  /** Versions that are served; undefined: all. */
  readonly versions?: readonly Version[];
  /** Undefined: the usual ones; tests have shorter ones. */
  readonly timeouts?: Timeouts;
}

/** Milliseconds. */
export interface Timeouts {
  /** Until all headers are there. */
  readonly headers: number;
  /** Until the whole request is there: slow clients are disconnected. */
  readonly request: number;
  /** Between two checks of the connections. */
  readonly interval: number;
}

const defaultTimeouts: Timeouts = { headers: 20_000, request: 180_000, interval: 5000 };
const maxHeaderBytes = 16_384;

/** The server without its port: routes of all versions, limits of bodies and headers, errors as the interface has them. */
export function buildApp({ settings, store, runner, log, corrector, versions = allVersions, timeouts = defaultTimeouts }: AppParts): FastifyInstance {
  const { tlsCertificate, tlsKey, bodyMegabytes } = settings;
  const http = { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.interval, maxHeaderSize: maxHeaderBytes };
  const bodyLimit = Math.round(bodyMegabytes * 1024 * 1024);
  const app = fastify({
    // The detect route writes one line a call; the framework's own lines would lack the SessionLogId.
    logger: false,
    bodyLimit,
    requestTimeout: timeouts.request,
    trustProxy: settings.trustProxy,
    // Requests in flight are finished, new ones on open connections refused.
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    rewriteUrl: ({ url = '/' }: IncomingMessage) => canonicalUrl(url, versions),
    http,
    ...(tlsCertificate && tlsKey && { https: { cert: readFileSync(tlsCertificate), key: readFileSync(tlsKey), ...http } }),
  } as FastifyServerOptions) as unknown as FastifyInstance;

  // Bodies are parsed by workers, whatever their Content-Type is.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request: unknown, body: IncomingMessage) => receive(body, bodyLimit, () => apiError('BODY_LARGE', bodyMegabytes)));
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onSend', async (request, reply) => {
    // A connection that is kept would hold up the stop until it times out.
    if (isStopping) reply.header('connection', 'close');
    // A refusal before the body was read: see drain.
    if (isSending(request.raw)) await drain(request.raw);
    reply.headers({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });
  app.setErrorHandler(async (error: Error & { readonly statusCode?: number; readonly code?: string }, request, reply) => {
    if (error instanceof ApiError) return refuse(request, reply, error);
    if (error.statusCode !== undefined && error.statusCode < 500) return refuse(request, reply, apiError('UNREADABLE'));
    log.error({ request: request.id, failure: error.name ?? 'failure', code: error.code }, 'failed inside');
    return refuse(request, reply, apiError('INTERNAL'));
  });
  app.setNotFoundHandler((request, reply) => {
    const url = request.url.split('?')[0]!;
    const allowed = ['GET', 'HEAD', 'POST'].filter((method) => app.hasRoute({ method, url }));
    if (allowed.length > 0) return refuse(request, reply.header('allow', allowed.join(', ')), apiError('METHOD', request.method, allowed));
    const { status, message } = apiError('NO_ROUTE', `${currentVersion.segment}/invoicedetail/detect`, `${currentVersion.segment}/openapi`);
    return reply.code(status).header('x-message', message).send({ Message: message });
  });

  const metricsOfApp = metrics(() => runner.load());
  const { bundle, timeoutSeconds, maxPages, ebInterface } = settings;
  const drop = dropOf(settings);
  const options = { store, runner, limits: limits(), metrics: metricsOfApp, log, bundle, timeoutSeconds, maxPages, ebInterface, drop };
  for (const version of versions) {
    addDetectRoute(app, version, options);
    addDescription(app, `${version.segment}/openapi`, version, store, settings);
  }
  if (corrector && drop) addCorrectionsRoute(app, { ...options, corrector, drop });
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
  if (settings.metrics) app.get('/metrics', async (_request, reply) => reply.type(metricsOfApp.contentType).send(await metricsOfApp.text()));
  return app;
}

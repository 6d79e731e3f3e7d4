/** HTTP around the labelling service: the page, its API as JSON, and nothing for anybody else. */
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Entry } from '../../dataset/store.js';
import { InputError } from '../../errors.js';
import type { LabellingService } from '../service.js';
import { draftSchema } from '../drafts.js';
import { cookieOf, type Guard, headers, refusalOf, tokenInAddress } from './guard.js';
import type { PageFiles } from './page-files.js';

/** Bytes of a save: the labels of the longest documents are a tenth of it. */
const bodyLimit = 4 * 1024 * 1024;

const session = z.string().regex(/^[\w-]{8,64}$/);
const who = z.string().trim().max(60).default('');
const place = z.object({ page: z.int().min(0).max(10_000), words: z.array(z.int().min(0)).min(1).max(2000) });
const bodies = {
  hold: z.object({ session, who, take: z.boolean().optional() }),
  release: z.object({ session }),
  save: z.object({ session, who, revision: z.string().max(64), labels: z.unknown(), checked: z.boolean() }),
  place: z.object({ path: z.string().max(200), text: z.string().max(5000).optional(), place: place.optional() }),
  draft: z.object({ session, who, draft: draftSchema.optional() }),
  table: z.object({
    page: z.int().min(0).max(10_000),
    columns: z.array(z.object({ name: z.string().max(200), left: z.number(), right: z.number() })).max(100),
    rows: z.array(z.object({ top: z.number(), bottom: z.number() })).max(2000),
  }),
};

/** `guard` is asked with every request: the port is known once it listens. */
export function buildLabellingApp(service: LabellingService, files: PageFiles, guard: () => Guard): FastifyInstance {
  const app = fastify({ logger: false, bodyLimit, routerOptions: { maxParamLength: 1000 }, forceCloseConnections: true });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    const refusal = refusalOf({ method: request.method, url: request.url, headers: request.headers }, guard());
    if (refusal) await reply.code(refusal.status).type('text/plain; charset=utf-8').send(refusal.message);
  });
  app.setErrorHandler(async (error: Error & { readonly statusCode?: number }, _request, reply) => {
    if (error instanceof InputError) return reply.code(400).send({ message: error.message });
    if (error.statusCode !== undefined && error.statusCode < 500) return reply.code(error.statusCode).send({ message: error.message });
    process.stderr.write(`label serve: ${error.stack ?? error.message}\n`);
    return reply.code(500).send({ message: 'The server failed at it; its terminal says where.' });
  });
  app.setNotFoundHandler(async (_request, reply) => reply.code(404).send({ message: 'There is nothing here.' }));

  app.get('/', async (request, reply) => {
    if (tokenInAddress(request.url) !== undefined) reply.header('set-cookie', cookieOf(guard()));
    return reply.type(files['index.html'].type).send(files['index.html'].bytes);
  });
  for (const name of ['page.js', 'page.css'] as const) app.get(`/${name}`, async (_request, reply) => reply.type(files[name].type).send(files[name].bytes));

  // Browsers ask for one by themselves.
  app.get('/favicon.ico', async (_request, reply) => reply.code(204).send());

  app.get('/api/setting', async () => service.setting);
  app.get('/api/documents', async () => service.list());
  app.get('/api/findings', async () => service.findings());
  app.get('/api/next', async (request) => service.next((request.query as { after?: string }).after));
  app.post('/api/learn', async () => service.learn());
  app.get('/api/documents/:name', async (request) => service.open(entryOf(request)));
  app.get('/api/documents/:name/proposals', async (request) => service.proposals(entryOf(request)));
  app.get('/api/documents/:name/pages/:page', async (request, reply) => {
    const { page } = request.params as { page: string };
    const { type, bytes } = await service.picture(entryOf(request), /^\d{1,5}$/.test(page) ? Number(page) : -1);
    return reply.type(type).send(bytes);
  });
  app.post('/api/documents/:name/hold', async (request) => service.hold(entryOf(request), parsed(bodies.hold, request)));
  app.post('/api/documents/:name/release', async (request) => {
    service.release(entryOf(request), parsed(bodies.release, request).session);
    return {};
  });
  app.post('/api/documents/:name/place', async (request) => service.place(entryOf(request), parsed(bodies.place, request)));
  app.post('/api/documents/:name/table', async (request) => service.table(entryOf(request), parsed(bodies.table, request)));
  app.post('/api/documents/:name/draft', async (request) => service.draft(entryOf(request), parsed(bodies.draft, request)));
  app.put('/api/documents/:name/labels', async (request, reply) => {
    const answer = await service.save(entryOf(request), parsed(bodies.save, request));
    return reply.code('stored' in answer ? 200 : 409).send(answer);
  });

  /** Names of the dataset alone are known: a path is none. */
  function entryOf(request: FastifyRequest): Entry {
    const { name } = request.params as { name: string };
    const entry = service.entryNamed(name);
    if (!entry) throw Object.assign(new Error(`${name.slice(0, 200)}: no document of this dataset`), { statusCode: 404 });
    return entry;
  }
  return app;
}

function parsed<T>(schema: z.ZodType<T>, request: FastifyRequest): T {
  const { data, error } = schema.safeParse(request.body);
  if (error) throw new InputError(`${error.issues[0]!.path.map(String).join('.') || 'body'}: ${error.issues[0]!.message}`);
  return data as T;
}

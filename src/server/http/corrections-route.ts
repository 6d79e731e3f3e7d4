/** POST /corrections, where corrections are on: the true values of a document, for the memory of the key's bundle. */
import type { FastifyInstance } from 'fastify';
import { currentVersion } from '../../api/versions/index.js';
import { bundleOf } from '../access/keys.js';
import type { Drop } from '../corrections/drop.js';
import type { Corrector } from '../corrections/job.js';
import { addWorkRoute, type WorkOptions } from './work-route.js';

export interface CorrectionsOptions extends WorkOptions {
  readonly corrector: Pick<Corrector, 'run'>;
  readonly drop: Drop;
  readonly bundle: string;
  readonly maxPages: number;
}

/** POST /corrections: a document and its right values for the next `beleg learn`. */
export function addCorrectionsRoute(app: FastifyInstance, options: CorrectionsOptions): void {
  const { corrector, drop, bundle, maxPages } = options;
  addWorkRoute(app, '/corrections', { version: currentVersion, operation: 'corrections' }, options, ({ call, headers, body }, signal) => {
    const { record } = call!.caller!;
    const contentType = headers['content-type'];
    const job = { pieces: body ?? [], ...(contentType && { contentType }), key: record.id, bundle: bundleOf(record, bundle), maxPages, drop };
    return corrector.run(job, signal);
  });
}

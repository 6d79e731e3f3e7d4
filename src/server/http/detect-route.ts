/** POST {version}/invoicedetail/detect: a worker reads and recognises the document. */
import type { FastifyInstance } from 'fastify';
import type { Version } from '../../api/versions/version.js';
import { bundleOf } from '../access/keys.js';
import { type Drop, keepRequest } from '../corrections/drop.js';
import type { Runner } from '../workers/job.js';
import { addWorkRoute, type WorkCall, type WorkOptions } from './work-route.js';

export interface DetectOptions extends WorkOptions {
  readonly runner: Pick<Runner, 'run'>;
  readonly bundle: string;
  readonly maxPages: number;
  readonly ebInterface: boolean;
  /** Where corrections are on. */
  readonly drop?: Drop | undefined;
}

/** POST of the version's detect operation, as JSON or as a form. */
export function addDetectRoute(app: FastifyInstance, version: Version, options: DetectOptions): void {
  addWorkRoute(app, `${version.segment}/invoicedetail/detect`, { version }, options, async (request, signal) => {
    const call = request.call!;
    const answered = await options.runner.run(jobOf(request, options), signal, ({ sessionLogId }) => (call.sessionLogId = sessionLogId));
    if (answered.status === 200 && call.sessionLogId) await keep(request, call.sessionLogId, options);
    // An answer without pages is counted too.
    return answered.status === 200 ? { ...answered, pages: answered.pages ?? 0 } : answered;
  });
}

function jobOf({ call, headers, body }: WorkCall, { maxPages, ebInterface, bundle }: DetectOptions) {
  const { version, caller } = call!;
  const { record } = caller!;
  const contentType = headers['content-type'];
  return {
    call: { version, maxPages, ebInterface, ...(contentType && { contentType }), ...(record.details && { subscription: record.details }) },
    pieces: body ?? [],
    bundle: bundleOf(record, bundle),
  };
}

/** A failure to keep is the operator's to see, not the client's. */
async function keep({ call, headers, body }: WorkCall, sessionLogId: string, { drop, log }: DetectOptions): Promise<void> {
  if (!drop || drop.requestHours === 0) return;
  await keepRequest(drop, call!.caller!.record.id, sessionLogId, body ?? [], headers['content-type']).catch((error: Error) =>
    log.error({ failure: error.name }, 'a document was not kept for corrections'),
  );
}

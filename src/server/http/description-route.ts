/** GET {version}/openapi: the machine-readable description of a version. */
import type { FastifyInstance } from 'fastify';
import { openApi } from '../../api/description/openapi.js';
import { apiError } from '../../api/errors.js';
import type { Version } from '../../api/versions/version.js';
import { readManifest } from '../../bundle/store.js';
import { keyOf } from '../access/access.js';
import { bundleOf, findKey } from '../access/keys.js';
import type { Settings } from '../settings.js';
import type { Store } from '../store/store.js';

/** Public; but a key that is sent must be valid, for clients check theirs with this. Behind a proxy it names the address that clients see. */
export function addDescription(
  app: FastifyInstance,
  url: string,
  version: Version,
  store: Store,
  { trustProxy, bundle, corrections }: Pick<Settings, 'trustProxy' | 'bundle' | 'corrections'>,
): void {
  app.get(url, async (request, reply) => {
    const isKeySent = request.headers['x-apikey'] !== undefined || (version.keyHeader === 'Authorization' && request.headers.authorization !== undefined);
    const key = isKeySent ? await findKey(store, keyOf(request.headers, version)) : undefined;
    if (isKeySent && !key) {
      const { status, message } = apiError('KEY');
      return reply.code(status).send({ Message: message });
    }
    // The names of a customer's own details are for its own keys alone.
    const own = key && (await readManifest(bundleOf(key, bundle)).catch(() => undefined));
    return openApi(
      version,
      trustProxy ? `${request.protocol}://${request.host}` : '',
      own?.customDetails,
      own?.whitelists.map(({ detail }) => detail),
      corrections !== undefined,
    );
  });
}

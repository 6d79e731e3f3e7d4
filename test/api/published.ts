/** The versions that the interface spec describes: for tests of what is answered where no newer version is served. */
import { versionOf } from '../../src/api/versions/index.js';
import type { Version } from '../../src/api/versions/version.js';

export const published: readonly Version[] = (['1.18', '1.10', '1.11'] as const).map(versionOf);

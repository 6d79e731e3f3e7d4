/** Versions of a bundle: manifests it had before, kept beside it with the files they name, so that one of them can be taken up again. */
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { InputError } from '../errors.js';
import { writeJson } from '../files.js';
import { type Manifest, manifestSchema } from './manifest.js';
import { locked } from './lock.js';
import { readManifest, readOrCreateManifest, readVerified, replaceManifest, storedFiles } from './store.js';

/** Versions kept beside the one that serves. */
export const keptVersions = 5;

/** The description of a change of a bundle. */
export interface Change extends Pick<Version, 'by'>, Partial<Pick<Version, 'from' | 'figures'>> {
  /** Comes often, and large: a version that the same command made from the same is not kept when it is made anew. */
  readonly renews?: boolean;
  /** A change that changes nothing is no version. */
  readonly mayBeIdle?: boolean;
}
type Version = NonNullable<Manifest['version']>;

const versionsFolder = (path: string): string => join(path, 'versions');
const versionFile = (path: string, number: number): string => join(versionsFolder(path), `${number}.json`);
/** The number of a manifest from before versions were counted. */
export const numberOf = ({ version }: Pick<Manifest, 'version'>): number => version?.number ?? 0;

/** Kept versions and the one that serves, by number. Files that are no manifest are passed over. */
export async function versionsOf(path: string): Promise<readonly Manifest[]> {
  const current = await readManifest(path);
  const others = (await keptManifests(path)).filter((each) => numberOf(each) !== numberOf(current));
  return [...others, current].sort((a, b) => numberOf(a) - numberOf(b));
}

async function keptManifests(path: string): Promise<readonly Manifest[]> {
  const names = (await readdir(versionsFolder(path)).catch(() => [])).filter((name) => /^\d{1,9}\.json$/.test(name));
  const read = names.map(async (name) => {
    try {
      return manifestSchema.safeParse(JSON.parse(await readFile(join(versionsFolder(path), name), 'utf8'))).data;
    } catch {
      return undefined;
    }
  });
  return (await Promise.all(read)).filter((manifest) => manifest !== undefined);
}

/**
 * All changes of a bundle go through here, one after the other. `work` gets the manifest as it is now (an empty one where there is none), stores files and gives the next
 * manifest; that of before is kept as a version. Throws InputError where another process does not let go of the bundle within a minute.
 */
export function changeBundle(
  path: string,
  { renews, mayBeIdle, by, from = [], figures }: Change,
  work: (manifest: Manifest) => Promise<Manifest>,
): Promise<Manifest> {
  return locked(join(path, '.lock'), path, async () => {
    const before = await readOrCreateManifest(path);
    const next = await work(before);
    if (mayBeIdle && isDeepStrictEqual(next, before)) return before;
    const kept = await keptManifests(path);
    const number = Math.max(numberOf(before), ...kept.map(numberOf)) + 1;
    const version = { number, after: numberOf(before), made: new Date().toISOString(), by, from, ...(figures && { figures }) };
    const same = before.version?.by === by && isDeepStrictEqual(before.version.from, from);
    if (renews && same) await succeed(path, undefined, { ...next, version: { ...version, after: before.version!.after } });
    else await succeed(path, before, { ...next, version });
    return readManifest(path);
  });
}

/** An earlier or later version serves again; the one that served stays a version. Throws InputError where there is none of that number, or its files are damaged. */
export function promoteVersion(path: string, number: number): Promise<Manifest> {
  return locked(join(path, '.lock'), path, () => promoted(path, number));
}

/** The version from which the one that serves was made, serves again. Throws InputError where it is not kept. */
export function rollback(path: string): Promise<Manifest> {
  return locked(join(path, '.lock'), path, async () => {
    const { version } = await readManifest(path);
    if (!version) throw new InputError(`${path}: has no version before this one. See what is kept: beleg bundle list ${path}`);
    return promoted(path, version.after);
  });
}

async function promoted(path: string, number: number): Promise<Manifest> {
  const current = await readManifest(path);
  const wanted = (await versionsOf(path)).find((each) => numberOf(each) === number);
  if (!wanted) {
    const known = (await versionsOf(path)).map(numberOf);
    throw new InputError(`${path}: version ${number} is not kept. Kept: ${known.join(', ')}. See beleg bundle list ${path}`);
  }
  if (number === numberOf(current)) return current;
  for (const stored of storedFiles(wanted)) await readVerified(path, stored);
  await succeed(path, current, wanted);
  return wanted;
}

/** The manifest of before is a version first, so that a process which ends in between leaves either of them complete. */
async function succeed(path: string, before: Manifest | undefined, next: Manifest): Promise<void> {
  if (before && storedFiles(before).length > 0) await writeJson(versionFile(path, numberOf(before)), before);
  const kept = (await keptManifests(path)).filter((each) => numberOf(each) !== numberOf(next)).sort((a, b) => numberOf(b) - numberOf(a));
  const [stays, goes] = [kept.slice(0, keptVersions), kept.slice(keptVersions)];
  // Where an old version served, it is the one to go back to.
  const served = goes.filter((each) => before && numberOf(each) === numberOf(before));
  await replaceManifest(path, next, [...stays, ...served]);
  for (const each of goes) if (!served.includes(each)) await rm(versionFile(path, numberOf(each)), { force: true });
}

/** The versions of the interface, the current one first. A new version is a file beside this one and a row here. */
import { v1_10 } from './v1-10.js';
import { v1_11 } from './v1-11.js';
import { v1_18 } from './v1-18.js';
import { compareVersions, numbersOf, type Version, type VersionName } from './version.js';

export type { Version, VersionName } from './version.js';

export const versions: readonly Version[] = [v1_18, v1_10, v1_11];

/** In which addresses without a version are described, and errors that belong to no version are answered. */
export const currentVersion: Version = v1_18;

/** Throws where there is no such version. */
export function versionOf(name: VersionName): Version {
  const version = versions.find((each) => each.name === name);
  if (!version) throw new Error(`no version ${name}`);
  return version;
}

/**
 * The version that answers what names a number: itself, or the next one that is described here (12 to 17 are answered as 1.18), or the last one of its major
 * number. Undefined before the first one.
 */
export function versionNumbered(major: number, minor: number, all: readonly Version[] = versions): Version | undefined {
  const described = all.filter(({ name }) => numbersOf(name)[0] === major).sort((a, b) => compareVersions(a.name, b.name));
  const first = described[0];
  if (!first || compareVersions(first.name, `${major}.${minor}`) > 0) return undefined;
  return described.find(({ name }) => numbersOf(name)[1] >= minor) ?? described.at(-1);
}

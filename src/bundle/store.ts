/**
 * A bundle on disk. Files carry the beginning of their hash in their names, and the manifest, which names them, is replaced last and in one step: a reader
 * sees the bundle before or after a change, never a mixture.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { InputError } from '../errors.js';
import { featuresVersion } from '../features/contract.js';
import { writeJson, writeWhole } from '../files.js';
import { type Manifest, manifestSchema } from './manifest.js';

/** SHA-256 (FIPS 180-4) in hexadecimal, as the manifest keeps it of every file. */
export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Entry of the manifest for a file that was written. */
export interface StoredFile {
  readonly file: string;
  readonly sha256: string;
  readonly bytes: number;
}

/** Throws InputError where it is no bundle, a damaged one, or one of another format. */
export async function readManifest(path: string): Promise<Manifest> {
  const file = join(path, 'manifest.json');
  if (!existsSync(file))
    throw new InputError(
      `${path}: there is no bundle here (manifest.json is missing). Make one: cp -r models/base ${path}, or beleg export RUN --bundle ${path}`,
    );
  let json: unknown;
  try {
    json = JSON.parse(await readFile(file, 'utf8'));
  } catch {
    throw new InputError(`${file}: is no JSON. Make the bundle again: beleg export RUN --bundle ${path}`);
  }
  const parsed = manifestSchema.safeParse(json);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    throw new InputError(`${file}: ${issue.path.join('.')}: ${issue.message}. Make the bundle again: beleg export RUN --bundle ${path}`);
  }
  return parsed.data;
}

/** The same, or an empty manifest where none is yet. */
export async function readOrCreateManifest(path: string): Promise<Manifest> {
  if (existsSync(join(path, 'manifest.json'))) return readManifest(path);
  return manifestSchema.parse({ format: 1, name: basename(path), featuresVersion, created: new Date().toISOString(), networks: {} });
}

/** Reads a file that the manifest names. Throws InputError where it cannot be read or has another hash. */
export async function readVerified(path: string, stored: StoredFile): Promise<Uint8Array> {
  const file = join(path, stored.file);
  let bytes: Uint8Array;
  try {
    bytes = await readFile(file);
  } catch {
    throw new InputError(`${file}: named by the bundle's manifest, but missing. Copy the whole folder ${path} again, or export it again`);
  }
  if (sha256(bytes) !== stored.sha256)
    throw new InputError(`${file}: is not the file its manifest names (other hash). Copy the whole folder ${path} again, or export it again`);
  return bytes;
}

/** Writes the file under a name with its hash: "details.onnx" becomes "details-1a2b3c4d.onnx". Not yet part of the bundle: see replaceManifest. */
export async function storeFile(path: string, name: string, bytes: Uint8Array): Promise<StoredFile> {
  const hash = sha256(bytes);
  const dot = name.lastIndexOf('.');
  const file = `${name.slice(0, dot)}-${hash.slice(0, 8)}${name.slice(dot)}`;
  await writeWhole(join(path, file), bytes);
  return { file, sha256: hash, bytes: bytes.length };
}

/** The files that a manifest names. */
export const storedFiles = ({ networks, calibration, rules, layouts, whitelists }: Manifest): readonly StoredFile[] =>
  [...Object.values(networks), calibration, rules, layouts, ...whitelists].filter((stored) => stored !== undefined);

/** Replaces the manifest atomically, then removes files that neither it nor one of the `kept` names. Changes go through `changeBundle`, one after the other. */
export async function replaceManifest(path: string, manifest: Manifest, kept: readonly Manifest[] = []): Promise<void> {
  await writeJson(join(path, 'manifest.json'), manifestSchema.parse(manifest));
  const named = new Set([manifest, ...kept].flatMap(storedFiles).map(({ file }) => file));
  for (const file of await readdir(path)) {
    if (/-[0-9a-f]{8}\.(?:onnx|json|layouts|whitelist)$/.test(file) && !named.has(file)) await rm(join(path, file), { force: true });
  }
}

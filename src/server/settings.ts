/** Configuration of the server: defaults, then a file, then the environment (BELEG_PORT …), then flags; checked before anything starts. */
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { parse } from 'yaml';
import { z } from 'zod';
import { bundleFolder, shippedName } from '../bundle/shipped.js';
import { InputError } from '../errors.js';
import { defaultDataFolder } from './store/data-folder.js';

const toggle = z.union([z.boolean(), z.stringbool()]);

const schema = z.strictObject({
  host: z.string().default('127.0.0.1'),
  /** 0: any free one. */
  port: z.coerce.number().int().min(0).max(65_535).default(8080),
  bundle: z.string().default(shippedName).transform(bundleFolder),
  /** Folder of the database of keys. */
  data: z.string().optional(),
  workers: z.coerce.number().int().min(1).max(64).default(Math.min(8, availableParallelism())),
  /** Requests that may wait for a worker, and the MB they may hold. */
  queueLength: z.coerce.number().int().min(0).max(10_000).default(64),
  queueMegabytes: z.coerce.number().min(1).default(1024),
  timeoutSeconds: z.coerce.number().min(0.05).max(3600).default(230),
  maxPages: z.coerce.number().int().min(1).max(1000).default(10),
  /** A document of 60 MB as base64, escaped in a form, is 86 MB. */
  bodyMegabytes: z.coerce.number().min(0.001).max(1000).default(100),
  tlsCertificate: z.string().optional(),
  tlsKey: z.string().optional(),
  /** Format 1 is answered with an ebInterface 6.1 document in FormattedResult. */
  ebInterface: toggle.default(false),
  /** Folder of corrections: with it POST /corrections is answered. */
  corrections: z.string().min(1).optional(),
  /** Days that corrected documents are kept with their values for the next `beleg learn`; 0: not at all. */
  correctionDays: z.coerce.number().min(0).max(3650).default(0),
  /** Hours that a document is kept of whose request a SessionLogId is known, so that a correction may name it; 0: not at all. */
  requestHours: z.coerce.number().min(0).max(8760).default(0),
  metrics: toggle.default(true),
  /** Whether X-Forwarded-For of a reverse proxy is trusted. */
  trustProxy: toggle.default(false),
  logLevel: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Settings = z.infer<typeof schema> & { readonly data: string };
export const settingNames = Object.keys(schema.shape) as readonly (keyof Settings)[];

/**
 * Flags go before environment variables (BELEG_…), these before `file`, and it before the defaults. InputError names the setting that is not valid or
 * unknown.
 */
export async function settingsFrom(flags: Readonly<Record<string, unknown>>, file?: string, environment: NodeJS.ProcessEnv = process.env): Promise<Settings> {
  const given = { ...(file ? await fromFile(file) : {}), ...fromEnvironment(environment), ...defined(flags) };
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    const where = issue.path.join('.') || (issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : 'settings');
    throw new InputError(`${where}: ${issue.message}. Settings are ${settingNames.join(', ')}; look at them with: beleg serve --print-config`);
  }
  const settings = parsed.data;
  if (Boolean(settings.tlsCertificate) !== Boolean(settings.tlsKey))
    throw new InputError('TLS needs both, tlsCertificate and tlsKey. Name the two PEM files, or neither');
  return { ...settings, data: settings.data ?? defaultDataFolder(environment) };
}

async function fromFile(path: string): Promise<Record<string, unknown>> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    throw new InputError(`${path}: cannot be read (${(error as NodeJS.ErrnoException).code}). Name a YAML or JSON file of settings`);
  }
  try {
    const value: unknown = parse(text, { maxAliasCount: 100 });
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Reported below.
  }
  throw new InputError(`${path}: no YAML or JSON of names and values. Write lines such as port: 8080`);
}

/** queueLength ← BELEG_QUEUE_LENGTH. */
function fromEnvironment(environment: NodeJS.ProcessEnv): Record<string, unknown> {
  const named = settingNames.map((name) => [name, environment[`BELEG_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`]] as const);
  return Object.fromEntries(named.filter(([, value]) => value !== undefined && value !== ''));
}

const defined = (flags: Readonly<Record<string, unknown>>) => Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== undefined));

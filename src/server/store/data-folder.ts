/** Default folder of the database: the operating system's folder for program data. */
import { homedir, platform } from 'node:os';
import { join } from 'node:path';
import { postgresStore } from './postgres.js';
import { sqliteStore } from './sqlite.js';
import type { Store } from './store.js';

/** BELEG_DATA where it is set. On Linux XDG_DATA_HOME (XDG Base Directory Specification), else ~/.local/share. */
export function defaultDataFolder(environment: NodeJS.ProcessEnv = process.env): string {
  if (environment.BELEG_DATA) return environment.BELEG_DATA;
  if (platform() === 'win32') return join(environment.LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local'), 'beleg');
  if (platform() === 'darwin') return join(homedir(), 'Library', 'Application Support', 'beleg');
  return join(environment.XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'beleg');
}

/** A folder for SQLite, or the address of a PostgreSQL that several servers share. */
export const openStore = (data: string): Store => (/^postgres(ql)?:\/\//.test(data) ? postgresStore(data) : sqliteStore(join(data, 'beleg.sqlite')));

/**
 * One writer at a time. The lock is that of the operating system on an SQLite file, so that it ends with the process that holds it, however that ends: none is ever left
 * behind to be cleared by hand.
 */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import { InputError } from '../errors.js';

/** Another process changes it, for longer than was waited. */
export class StillLocked extends InputError {}

/** Milliseconds between two tries. */
const pause = 50;

/** Waits for others up to `patience` milliseconds, then throws StillLocked. `what`: what is locked, as the message names it. */
export async function locked<T>(file: string, what: string, work: () => Promise<T>, patience = 60_000): Promise<T> {
  const database = await held(file, what, patience);
  try {
    return await work();
  } finally {
    database.close();
  }
}

async function held(file: string, what: string, patience: number): Promise<Database.Database> {
  const until = performance.now() + patience;
  for (;;) {
    const database = opened(file, what);
    try {
      // Nothing is ever written: a journal would only lie about.
      database.exec('pragma journal_mode = memory; begin exclusive;');
      return database;
    } catch (error) {
      database.close();
      if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error;
    }
    if (performance.now() >= until) throw new StillLocked(`${what}: another command is changing it. Wait until it is done, then give the command again`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

function opened(file: string, what: string): Database.Database {
  try {
    mkdirSync(dirname(file), { recursive: true });
    return new Database(file, { timeout: 0 });
  } catch (error) {
    throw new InputError(`${what}: cannot be locked for a change (${error instanceof Error ? error.message : error}). Name a folder that may be written`);
  }
}

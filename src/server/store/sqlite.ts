/** The store in one SQLite file, the embedded default. Several processes may open it: `beleg keys` while the server runs. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import { InputError } from '../../errors.js';
import type { KeyRecord, Store, UsageRow } from './store.js';

const schema = `
create table if not exists keys (id text primary key, record text not null) strict;
create table if not exists usage (
  day text not null, key text not null, identifier text not null, requests integer not null, pages integer not null,
  primary key (day, key, identifier)
) strict;`;

/** `path`: of the database, a file. */
export function sqliteStore(path: string): Store {
  const database = opened(path);
  const statements = {
    add: database.prepare('insert into keys (id, record) values (?, ?)'),
    key: database.prepare('select record from keys where id = ?'),
    keys: database.prepare("select record from keys order by json_extract(record, '$.created'), json_extract(record, '$.customer'), id"),
    replace: database.prepare('update keys set record = ? where id = ?'),
    count: database.prepare(
      'insert into usage (day, key, identifier, requests, pages) values (?, ?, ?, 1, ?) on conflict (day, key, identifier) do update set requests = requests + 1, pages = pages + excluded.pages',
    ),
    usage: database.prepare(
      "select day, key, json_extract(keys.record, '$.customer') as customer, identifier, requests, pages from usage left join keys on keys.id = key where day between ? and ? order by day, key, identifier",
    ),
  };
  const recordOf = (row: unknown): KeyRecord => JSON.parse((row as { record: string }).record) as KeyRecord;
  return {
    async addKey(record) {
      statements.add.run(record.id, JSON.stringify(record));
    },
    async key(id) {
      const row = statements.key.get(id);
      return row ? recordOf(row) : undefined;
    },
    keys: async () => statements.keys.all().map(recordOf),
    async revokeKey(id, when) {
      const row = statements.key.get(id);
      const record = row ? recordOf(row) : undefined;
      if (!record || record.revoked) return false;
      statements.replace.run(JSON.stringify({ ...record, revoked: when }), id);
      return true;
    },
    async count(day, key, identifier, pages) {
      statements.count.run(day, key, identifier, pages);
    },
    async usage({ from = '', to = '9999' }) {
      return statements.usage.all(from, to).map((row) => {
        const { day, key, customer, identifier, requests, pages } = row as UsageRow;
        return { day, key, customer: customer ?? '', identifier, requests, pages };
      });
    },
    async close() {
      database.close();
    },
  };
}

function opened(path: string): Database.Database {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    const database = new Database(path);
    // Readers and the writer do not wait for each other; a power cut may cost the last counts, never the file.
    database.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma busy_timeout = 5000;');
    database.exec(schema);
    return database;
  } catch (error) {
    throw new InputError(
      `${path}: cannot be opened as the database of keys (${error instanceof Error ? error.message : error}). Name a folder that may be written: --data DIR`,
    );
  }
}

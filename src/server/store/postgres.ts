/** The store in PostgreSQL, for several servers behind a balancer: one set of keys and one count for all of them. */
import { Pool } from 'pg';
import { InputError } from '../../errors.js';
import type { KeyRecord, Store, UsageRow } from './store.js';

/** Two servers may start at once: the lock lets one of them make the tables. */
const schema = `
select pg_advisory_xact_lock(7267351);
create table if not exists beleg_keys (id text primary key, record jsonb not null);
create table if not exists beleg_usage (
  day date not null, key text not null, identifier text not null, requests bigint not null, pages bigint not null,
  primary key (day, key, identifier)
);`;

/**
 * Creates its tables with the first query; queries end after 10 s. Its functions throw InputError where the database cannot be reached or the tables not be
 * made.
 */
export function postgresStore(url: string): Store {
  const pool = new Pool({ connectionString: url, max: 8, connectionTimeoutMillis: 5000, statement_timeout: 10_000 });
  // A connection that ends while idle is replaced; without a listener it would end the server.
  pool.on('error', () => {});
  let made: Promise<unknown> | undefined;
  const query = async <Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> => {
    made ??= pool.query(schema).catch((error: Error) => {
      made = undefined;
      throw new InputError(
        `PostgreSQL cannot be used as the database of keys (${error.message}). Check the address after --data: postgres://user:password@host/database`,
      );
    });
    await made;
    return (await pool.query<Row>(text, [...values])).rows;
  };
  return {
    async addKey(record) {
      await query('insert into beleg_keys (id, record) values ($1, $2)', [record.id, JSON.stringify(record)]);
    },
    key: async (id) => (await query<{ record: KeyRecord }>('select record from beleg_keys where id = $1', [id]))[0]?.record,
    keys: async () =>
      (await query<{ record: KeyRecord }>("select record from beleg_keys order by record->>'created', record->>'customer', id")).map(({ record }) => record),
    async revokeKey(id, when) {
      const text = "update beleg_keys set record = record || jsonb_build_object('revoked', $2::text) where id = $1 and not record ? 'revoked' returning id";
      return (await query(text, [id, when])).length > 0;
    },
    async count(day, key, identifier, pages) {
      await query(
        'insert into beleg_usage as known (day, key, identifier, requests, pages) values ($1, $2, $3, 1, $4) on conflict (day, key, identifier) do update set requests = known.requests + 1, pages = known.pages + excluded.pages',
        [day, key, identifier, pages],
      );
    },
    async usage({ from = '0001-01-01', to = '9999-12-31' }) {
      return query<UsageRow>(
        "select to_char(day, 'YYYY-MM-DD') as day, key, coalesce(beleg_keys.record->>'customer', '') as customer, identifier, requests::float8 as requests, pages::float8 as pages from beleg_usage left join beleg_keys on beleg_keys.id = key where day between $1 and $2 order by day, key, identifier",
        [from, to],
      );
    },
    close: () => pool.end(),
  };
}

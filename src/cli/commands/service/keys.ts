/** `beleg keys create|list|revoke`: who may use the server, and for what. */
import { detailByName, details } from '../../../catalogue/details.js';
import { InputError } from '../../../errors.js';
import { openStore, defaultDataFolder } from '../../../server/store/data-folder.js';
import { createKey } from '../../../server/access/keys.js';
import type { KeyRecord, Store } from '../../../server/store/store.js';
import { command } from '../../command.js';
import { table } from '../../views/table.js';

const data = { type: 'string', describe: "folder of the database or postgres://…, as for serve [the system's folder for program data]" } as const;
const json = { type: 'boolean', default: false, describe: 'print JSON' } as const;

/** Runs `work` on the store of the folder, or of the default one, and closes the store in any case. */
export async function withStore<T>(folder: string | undefined, work: (store: Store) => Promise<T>): Promise<T> {
  const store = openStore(folder ?? defaultDataFolder());
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

const listOf = (text: string | undefined): string[] | undefined =>
  text
    ?.split(',')
    .map((part) => part.trim())
    .filter(Boolean);

export const keysCreate = command(
  {
    customer: { type: 'string', demandOption: true, describe: 'whom it is for' },
    details: { type: 'string', describe: 'details of the subscription by name or flag: InvoiceId,VatGroup; without it all' },
    identifiers: { type: 'string', describe: 'X-ApiIdentifier must be one of these' },
    predict: { type: 'boolean', default: true, describe: 'whether it may make predictions; --no-predict answers 403' },
    bundle: { type: 'string', describe: 'bundle of this customer' },
    rate: { type: 'number', describe: 'requests a minute' },
    concurrency: { type: 'number', describe: 'requests at once' },
    expires: { type: 'string', describe: 'date or time (ISO 8601) from which it is no longer valid' },
    data,
    json,
  },
  [
    ['keys create --customer ACME', 'a key for everything'],
    ['keys create --customer ACME --details InvoiceId,GrandTotalAmount --rate 60 --json', 'two details, one request a second'],
  ],
  async (args) => {
    const { key, record } = await withStore(args.data, (store) => createKey(store, optionsOf(args)));
    process.stdout.write(
      args.json
        ? `${JSON.stringify({ key, id: record.id, customer: record.customer })}\n`
        : `${key}\nKeep it: it is not stored and not shown again. Its id is ${record.id}.\n`,
    );
  },
);

interface CreateArgs {
  readonly customer: string;
  readonly details?: string | undefined;
  readonly identifiers?: string | undefined;
  readonly predict: boolean;
  readonly bundle?: string | undefined;
  readonly rate?: number | undefined;
  readonly concurrency?: number | undefined;
  readonly expires?: string | undefined;
}

function optionsOf({ customer, details: names, identifiers, predict, bundle, rate, concurrency, expires }: CreateArgs) {
  if (!customer.trim()) throw new InputError('--customer: empty. Name whom the key is for');
  for (const [name, value] of [
    ['rate', rate],
    ['concurrency', concurrency],
  ] as const) {
    if (value !== undefined && !(Number.isInteger(value) && value > 0)) throw new InputError(`--${name}: ${value} is no whole number above 0`);
  }
  const end = expires === undefined ? undefined : new Date(expires);
  if (end && Number.isNaN(end.getTime())) throw new InputError(`--expires: “${expires}” is no date. Write 2027-12-31`);
  if (end && end.getTime() <= Date.now()) throw new InputError(`--expires: ${expires} is past, so that the key would never be valid. Give a date to come`);
  const subscription = listOf(names);
  const ids = listOf(identifiers);
  const unknown = subscription?.filter((name) => !detailByName.has(name) && !details.some(({ flags }) => flags.includes(name))) ?? [];
  // Custom details are known to bundles alone, so this is a hint and no refusal.
  if (unknown.length) process.stderr.write(`beleg: not in the catalogue, so taken as custom details: ${unknown.join(', ')}\n`);
  return {
    customer: customer.trim(),
    mayPredict: predict,
    ...(subscription && { details: subscription }),
    ...(ids?.length && { identifiers: ids }),
    ...(bundle && { bundle }),
    ...(rate && { requestsPerMinute: rate }),
    ...(concurrency && { concurrency }),
    ...(end && { expires: end.toISOString() }),
  };
}

export const keysList = command(
  { data, json },
  [
    ['keys list', 'a table'],
    ['keys list --json', 'a JSON list'],
  ],
  async (args) => {
    const keys = await withStore(args.data, (store) => store.keys());
    process.stdout.write(
      args.json
        ? `${JSON.stringify(
            keys.map(({ hash: _hash, ...record }) => record),
            undefined,
            1,
          )}\n`
        : `${keys.length ? tableOf(keys) : 'no keys'}\n`,
    );
  },
);

function tableOf(keys: readonly KeyRecord[]): string {
  const columns = ['id', 'customer', 'created', 'details', 'identifiers', 'bundle', 'state'].map((title) => ({ title, widest: 40 }));
  return table(
    columns,
    keys.map((key) => [
      key.id,
      key.customer,
      key.created.slice(0, 10),
      key.details?.join(',') ?? 'all',
      key.identifiers?.join(',') ?? 'any',
      key.bundle ?? "the server's",
      stateOf(key),
    ]),
  );
}

function stateOf({ revoked, expires, mayPredict }: KeyRecord): string {
  if (revoked) return `revoked ${revoked.slice(0, 10)}`;
  if (expires && Date.parse(expires) <= Date.now()) return `expired ${expires.slice(0, 10)}`;
  return mayPredict ? 'valid' : 'may not predict';
}

export const keysRevoke = command(
  { id: { type: 'string', demandOption: true, describe: 'its id, as keys list shows it, or the key itself' }, data, json },
  [['keys revoke 1f2e3d4c5b6a', 'requests with it get 401 from now on']],
  async (args) => {
    const id = /^beleg_([0-9a-f]{12})_/.exec(args.id)?.[1] ?? args.id;
    const done = await withStore(args.data, (store) => store.revokeKey(id, new Date().toISOString()));
    if (!done) throw new InputError(`${id}: no such key, or revoked before. Look: beleg keys list`);
    process.stdout.write(args.json ? `${JSON.stringify({ revoked: id })}\n` : `revoked 1 key: ${id}\n`);
  },
);

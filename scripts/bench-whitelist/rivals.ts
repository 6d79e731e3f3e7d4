/** What a user would pick instead of a whitelist: libraries that search texts, each set up as its own documentation does for misspelt names. */
import Fuse from 'fuse.js';
import Database from 'libsql';
import MiniSearch from 'minisearch';

export interface Rival {
  readonly name: string;
  /** Rows it bears: more take minutes a query, or more memory than the list is worth. */
  readonly most: number;
  /** Gives what answers with the id of the best row for a sender's name, street and town. */
  build(rows: readonly (readonly string[])[]): (name: string, street: string, town: string) => string | undefined;
}

const fields = ['name', 'street', 'zip', 'city'];
const recordOf = ([id, name, street, zip, city]: readonly string[]) => ({ id, name, street, zip, city });

const minisearch: Rival = {
  name: 'minisearch',
  most: 100_000,
  build(rows) {
    const index = new MiniSearch({ fields, searchOptions: { fuzzy: 0.2, boost: { name: 2 } } });
    index.addAll(rows.map(recordOf));
    return (...lines) => index.search(lines.join(' '))[0]?.id as string | undefined;
  },
};

const fuse: Rival = {
  name: 'Fuse.js',
  most: 100_000,
  build(rows) {
    const index = new Fuse(rows.map(recordOf), { keys: ['name', 'street', 'city'], ignoreLocation: true, includeScore: true, threshold: 0.4 });
    return (name, street, town) => {
      const city = town.replace(/^\S+ /, '');
      return index.search({ $and: [{ name }, { street }, { city }] }, { limit: 1 })[0]?.item.id;
    };
  },
};

const fts5: Rival = {
  name: 'SQLite FTS5 trigram',
  most: 1_000_000,
  build(rows) {
    const database = new Database(':memory:');
    database.exec("CREATE VIRTUAL TABLE rows USING fts5(id UNINDEXED, name, street, zip, city, tokenize = 'trigram')");
    const insert = database.prepare('INSERT INTO rows VALUES (?, ?, ?, ?, ?)');
    database.exec('BEGIN');
    for (const row of rows) insert.run(...row.slice(0, 5));
    database.exec('COMMIT');
    const select = database.prepare('SELECT id FROM rows WHERE rows MATCH ? ORDER BY rank LIMIT 1');
    return (...lines) => {
      const grams = new Set(lines.flatMap((line) => Array.from({ length: Math.max(0, line.length - 2) }, (_, at) => line.slice(at, at + 3).toLowerCase())));
      const query = [...grams].map((gram) => `"${gram.replaceAll('"', '""')}"`).join(' OR ');
      return (select.get(query) as { readonly id: string } | undefined)?.id;
    };
  },
};

export const rivals: readonly Rival[] = [minisearch, fuse, fts5];

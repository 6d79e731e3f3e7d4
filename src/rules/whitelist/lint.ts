/** What looks wrong in a list while it is read: reported with its line, and the import goes on unless it is asked to be strict. */
import { ibanCheck } from '../../values/ids/check-digits.js';
import { vatId } from '../../values/ids/vat-id.js';
import { compactLetters } from '../../values/text/compact.js';
import type { Column } from './columns.js';
import { type FirstSeen, firstSeen } from './first-seen.js';
import type { Row } from './import.js';
import { cellKeys, isLegal, words } from './normal.js';

export interface Finding {
  readonly rule: 'empty id' | 'duplicate id' | 'duplicate row' | 'near duplicate' | 'invalid check digits' | 'formula' | 'shared hint' | 'own company';
  readonly count: number;
  /** The first few: "line 17: …". */
  readonly examples: readonly string[];
}

export interface Lint {
  /** False: the row is no row of the list (without an id). */
  add(row: Row): boolean;
  findings(): readonly Finding[];
}

const mostExamples = 5;
const mostCounted = 5000;
/** More rows than these with one VAT id or IBAN are worth a word. */
const sharedBy = 3;
const checked = {
  iban: (value: string) => ibanCheck(compactLetters(value)),
  vatId: (value: string) => vatId.read(value).some(({ check }) => check === 'passed'),
};

/** `own`: VAT ids or other numbers of the customer itself, which is no supplier of its own. */
export function linter(columns: readonly Column[], own: readonly string[] = []): Lint {
  const found = new Map<Finding['rule'], { count: number; examples: string[] }>();
  const report = (rule: Finding['rule'], number: number, what: string): void => {
    const entry = found.get(rule) ?? { count: 0, examples: [] };
    entry.count++;
    if (entry.examples.length < mostExamples) entry.examples.push(`line ${number}: ${what.slice(0, 120)}`);
    found.set(rule, entry);
  };
  /** A list with so many is wrong as a whole; counting them all would take longer than all the rest. */
  const isEnough = (rule: Finding['rule']): boolean => (found.get(rule)?.count ?? 0) >= mostCounted;
  const ids = firstSeen();
  const contents = firstSeen();
  const likes = firstSeen();
  const shared = firstSeen();
  const owned = new Set(own.map(compactLetters));
  const named = columns.flatMap(({ kind }, index) => (kind === 'name' || kind === 'street' || kind === 'zip' ? [index] : []));
  return {
    add({ number, cells }) {
      const id = cells[0] ?? '';
      if (id === '') {
        report('empty id', number, cells.filter(Boolean).join(' · '));
        return false;
      }
      const content = cells.join('\u0001');
      const same = contents.see(content, number);
      const sameId = ids.see(id, number);
      if (same !== undefined) report('duplicate row', number, `as line ${same}: ${id}`);
      else if (sameId !== undefined) report('duplicate id', number, `${id}, as line ${sameId}`);
      else if (named.length > 0) {
        const like = named
          .map((index) =>
            words(cells[index] ?? '')
              .filter((word) => (word.length > 1 || /\d/.test(word)) && !isLegal(word))
              .join(' '),
          )
          .join('|');
        const alike = like.length > named.length + 3 ? likes.see(like, number) : undefined;
        if (alike !== undefined) report('near duplicate', number, `${id} is like line ${alike}: ${cells[named[0]!]}`);
      }
      for (const [index, { kind, name }] of columns.entries()) {
        const cell = cells[index] ?? '';
        if (cell === '') continue;
        if (/^[=@]|^[+-](?![\d\s()/.-]+$)/.test(cell)) report('formula', number, `${name} ${cell}`);
        if (kind !== 'iban' && kind !== 'vatId') continue;
        if (!isEnough('invalid check digits') && !checked[kind](cell)) report('invalid check digits', number, `${name} ${cell}`);
        if (owned.has(compactLetters(cell))) report('own company', number, `${id} has ${cell}`);
        for (const key of cellKeys(kind, cell).slice(0, 1)) {
          const times = timesOf(shared, key);
          if (times === sharedBy + 1) report('shared hint', number, `${name} ${cell} stands in more than ${sharedBy} rows`);
        }
      }
      return true;
    },
    findings: () => [...found].map(([rule, entry]) => ({ rule, ...entry })),
  };
}

function timesOf(counts: FirstSeen, key: string): number {
  const before = counts.see(key, 1);
  if (before === undefined) return 1;
  counts.keep(key, before + 1);
  return before + 1;
}

/** Labels of an item table as training targets: the column of each word, the role of each line, and what partial labels leave open. */
import { lineItemFields } from '../../catalogue/line-item-fields.js';
import type { Label, LabelledLineItem, LineRole, Place } from '../../dataset/label.js';
import type { Batch, EncodedPage } from '../../features/contract.js';
import { columnNames, lineRoles } from '../../network/config.js';
import type { Labelled, Targets } from './targets.js';

function withoutWordsOf(others: readonly Place[], places: readonly Place[]): readonly Place[] {
  return places.filter(({ page, words }) => !others.some((other) => other.page === page && words.every((word) => other.words.includes(word))));
}

/** `custom`: names of the customer's columns. */
export function lineItemTargets(labelled: readonly Labelled[], { size: B, tokens: N, lines: L }: Batch, custom: readonly string[] = []): Targets {
  const names = columnNames(custom);
  const header = names.indexOf('header');
  const columns = new Int32Array(B * N).fill(-1);
  const roles = new Int32Array(B * L).fill(-1);
  const isMasked = custom.length > 0 || labelled.some(({ handLabelled }) => handLabelled);
  const known = new Float32Array(isMasked ? B * N * names.length : 0).fill(1);
  labelled.forEach(({ page, labels, handLabelled }, b) => {
    const items = labels.lineItems;
    if (!items) return;
    const columnOf = new Map<number, number>();
    const keys = new Set<number>();
    // "4x0,69" is one word with two targets: what is before the sign is the quantity.
    const counted = new Set<number>();
    for (const item of items) {
      const mark = (name: string, places: readonly Place[]) => {
        for (const place of places) if (place.page === page.page) for (const word of place.words) columnOf.set(word, names.indexOf(name));
      };
      // "5Stk" is one word with one target: the quantity; its unit is parsed from it.
      for (const { name } of lineItemFields)
        mark(name, name === 'Unit' ? withoutWordsOf(item.fields.Quantity?.places ?? [], item.fields.Unit?.places ?? []) : (item.fields[name]?.places ?? []));
      const prices = (item.fields.UnitPrice?.places ?? []).flatMap(({ words }) => words);
      for (const place of item.fields.Quantity?.places ?? [])
        if (place.page === page.page) for (const word of place.words) if (prices.includes(word)) counted.add(word);
      // A custom column may be within the description: it is written last and overrides it.
      for (const name of custom) {
        const label = item.custom?.[name];
        mark(name, label?.places ?? []);
        for (const token of label ? attachedKeys(page, label) : []) keys.add(token);
      }
    }
    const roleOf = labels.lineRoles?.[page.page];
    const partial = handLabelled === true && custom.length === 0 ? partialRows(items, page.page) : undefined;
    // Where one row's custom column is labelled, those of all rows are; in other documents it is unknown.
    const unlabelled = custom.filter((name) => !items.some((item) => item.custom?.[name])).map((name) => names.indexOf(name));
    page.tokens.forEach((token, i) => {
      const role = roleOf?.[token.line];
      const isTimes = /^[xX×*@]$/.test(token.text) && (page.tokens[i - 1]?.word === token.word || page.tokens[i + 1]?.word === token.word);
      const own = counted.has(token.word) && token.start === 0 ? names.indexOf('Quantity') : columnOf.get(token.word);
      const column = keys.has(i) || isTimes ? 0 : (own ?? (role === 'header' ? header : 0));
      const isOpen = partial !== undefined && column === 0 && (!roleOf || role === 'continues' || partial.isOpen(token.line));
      if (!isOpen) columns[b * N + i] = column;
      if (role && !partial?.isOpen(token.line)) roles[b * L + token.line] = lineRoles.indexOf(role);
      if (partial && column === 0) for (const name of partial.unlabelled(token.line)) known[(b * N + i) * names.length + names.indexOf(name)] = 0;
      if (mayBeOwn(names[column]!, role)) for (const own of unlabelled) known[(b * N + i) * names.length + own] = 0;
    });
  });
  return {
    columntarget: { data: columns, shape: [B, N] },
    roletarget: { data: roles, shape: [B, L] },
    ...(isMasked && { columnknown: { data: known, shape: [B, N, names.length] } }),
  };
}

interface PartialRows {
  /** Whether a line may hold the description of the row above or below it, which no label names. */
  isOpen(line: number): boolean;
  /** Columns that the line's row may print without a label. */
  unlabelled(line: number): readonly string[];
}

/** What labels of rows leave open on a page: cells that were misread or not transcribed. */
function partialRows(items: readonly LabelledLineItem[], page: number): PartialRows {
  const rows = items.flatMap(({ page: at, firstLine: first, lastLine: last, fields }) =>
    at === page && first !== undefined && last !== undefined ? [{ first, last, fields }] : [],
  );
  const open = new Set<number>();
  rows.forEach(({ first, last, fields }, i) => {
    if (fields.Description) return;
    for (let line = (rows[i - 1]?.last ?? first - 2) + 1; line < first; line++) open.add(line);
    for (let line = last + 1; line < (rows[i + 1]?.first ?? last + 2); line++) open.add(line);
  });
  return {
    isOpen: (line) => open.has(line),
    unlabelled: (line) => {
      const row = rows.find(({ first, last }) => line >= first && line <= last);
      return row ? lineItemFields.map(({ name }) => name).filter((name) => !row.fields[name]) : [];
    },
  };
}

/** Words that may belong to an unlabelled custom column: printed in rows, with no other meaning. */
const mayBeOwn = (column: string, role: LineRole | undefined): boolean =>
  column === 'Description' || (column === 'outside' && role !== 'outside' && role !== 'header');

/** Tokens before the value within its own word: the key of "S/N:4711". */
function attachedKeys(page: EncodedPage, { value, places }: Label): number[] {
  const first = places[0];
  const word = first?.words[0];
  if (first?.page !== page.page || word === undefined) return [];
  const parts = page.tokens.flatMap((token, i) => (token.word === word ? [i] : []));
  const start = value.trim().slice(0, 3).toLowerCase();
  const at = parts.findIndex((i) => page.tokens[i]!.text.toLowerCase().startsWith(start));
  return at > 0 ? parts.slice(0, at) : [];
}

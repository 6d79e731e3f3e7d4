/** Whether rows of a remembered item table begin with the line of their total, and what that says of the lines of the next one. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { columnSteps } from '../../../src/extraction/decoding/column-steps.js';
import { encode } from '../../../src/features/encode.js';
import { beginsWithTotal } from '../../../src/memory/items/row-begins.js';
import { recollect } from '../../../src/memory/recall.js';
import type { RememberedDocument } from '../../../src/memory/remembered.js';
import { columnNames, lineRoles } from '../../../src/network/config.js';
import type { Labels } from '../../../src/dataset/label.js';
import { rememberLabelled } from '../../../src/training/memory/remember-labelled.js';
import { drawn } from '../../drawn.js';
import { stepNamed, takeReasons } from '../../extraction/step-named.js';
import { columns } from '../workshop.js';

const bill = (rows: string) =>
  drawn(`
    Segelmacherei Windfang
    Am Fleet 9, 25348 Elbwiek                    www.windfang.example

    Anzahl     Artikel              Preis       Betrag
${rows}

    Zu zahlen                                    80,50
`);

const below = bill(`
    3          SG-7                 20,00        60,00
               Großsegel Dacron
    2          SL-2                 10,25        20,50
               Latte Fiberglas`);
const above = bill(`
               Großsegel Dacron
    3          SG-7                 20,00        60,00
               Latte Fiberglas
    2          SL-2                 10,25        20,50`);
const beside = bill(`
    3          Großsegel Dacron     20,00        60,00
               SG-7
    2          Latte Fiberglas      10,25        20,50
               SL-2`);

const fields: Readonly<Record<string, string>> = {
  'SG-7': 'ItemId',
  'SL-2': 'ItemId',
  Großsegel: 'Description',
  Dacron: 'Description',
  Latte: 'Description',
  Fiberglas: 'Description',
  '20,00': 'UnitPrice',
  '10,25': 'UnitPrice',
  '60,00': 'TotalAmount',
  '20,50': 'TotalAmount',
};

/** Two rows of two lines each. */
function remembered(document: ReturnType<typeof bill>): RememberedDocument {
  const [page] = encode(document);
  const top = page!.tokens.find(({ text }) => text === 'Artikel')!.line;
  const rows = [top + 1, top + 3];
  const roleOf = (line: number) => (line === top ? 'header' : rows.includes(line) ? 'start' : rows.includes(line - 1) ? 'continues' : 'outside');
  const lineItems = rows.map((line) => {
    const own = page!.tokens.filter((token) => (token.line === line || token.line === line + 1) && fields[token.text]);
    const named = Object.fromEntries(own.map(({ text, word }) => [fields[text]!, { value: text, places: [{ page: 0, words: [word] }] }]));
    return { page: 0, firstLine: line, lastLine: line + 1, fields: named };
  });
  const labels = { supplier: 'windfang', details: {}, groups: {}, lineItems, lineRoles: [Array.from({ length: page!.lineCount }, (_, line) => roleOf(line))] };
  return rememberLabelled({ ...document, name: 'first' }, labels as unknown as Labels, columns);
}

for (const [what, document, expected] of [
  ['below', below, true],
  ['above', above, false],
  ['beside', beside, undefined],
  [
    'below, on a page that begins with the rest of a row',
    bill(`
               Dacron
    2          SL-2                 10,25        20,50
               Latte Fiberglas`),
    undefined,
  ],
] as const)
  test(`row begins: names ${what} the line of the total`, () => assert.equal(beginsWithTotal(remembered(document).pages[0]!), expected));

const next = bill(`
               Lieferung mit Kutter Hein
    7          FK-1                 11,50        80,50
               Fockschot geflochten`);

/** What the step makes of the roles that the network gives the lines of items, `start` likely of lines without figures: the likeliest role of each. */
function rolesAfter(known: readonly RememberedDocument[]): readonly string[] {
  const [page] = encode(next);
  const top = page!.tokens.find(({ text }) => text === 'Artikel')!.line;
  const probable = (line: number, role: string): number => {
    if (line <= top || line > top + 3) return role === 'outside' ? 0.96 : 0.01;
    return role === (line === top + 2 ? 'continues' : 'start') ? 0.95 : role === 'continues' ? 0.02 : 0.01;
  };
  const roles = Float32Array.from({ length: page!.lineCount * lineRoles.length }, (_, i) =>
    Math.log(probable(Math.floor(i / lineRoles.length), lineRoles[i % lineRoles.length]!)),
  );
  const width = columnNames().length;
  const output = { page: page!, columns: new Float32Array(page!.tokens.length * width).fill(1 / width), columnCount: width, roles };
  const recollection = known.length > 0 ? recollect(next, known, []) : undefined;
  const [after] = stepNamed(columnSteps, 'items.recalled').run([output], recollection, takeReasons().because);
  return [1, 2, 3].map((down) => {
    const own = [...after!.roles.subarray((top + down) * lineRoles.length, (top + down + 1) * lineRoles.length)];
    return lineRoles[own.indexOf(Math.max(...own))]!;
  });
}

for (const [what, known, expected] of [
  ['nothing is remembered', [], ['start', 'continues', 'start']],
  ['rows begin with their total', [below, below], ['continues', 'start', 'continues']],
  ['rows end with their total', [above], ['start', 'continues', 'start']],
  ['documents differ', [below, above], ['start', 'continues', 'start']],
] as const)
  test(`row begins: lines where ${what}`, () => assert.deepEqual(rolesAfter(known.map(remembered)), expected));

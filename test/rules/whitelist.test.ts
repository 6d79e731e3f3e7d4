/** Whitelists: from the customer's CSV to the row that a document means. */
import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { random } from '../../src/random.js';
import { applyWhitelist, matchDocument } from '../../src/rules/whitelist/apply.js';
import { whitelistBuilder } from '../../src/rules/whitelist/build.js';
import { compileInto, compileList } from '../../src/rules/whitelist/compile.js';
import { openWhitelist, rowCells } from '../../src/rules/whitelist/file.js';
import { distance } from '../../src/rules/whitelist/lookup.js';
import { words } from '../../src/rules/whitelist/normal.js';
import { learnAliases, updateFrom } from '../../src/rules/whitelist/update.js';
import { queryOfText } from '../../src/rules/whitelist/query.js';
import { match } from '../../src/rules/whitelist/rank.js';
import { whitelistOf } from '../../src/rules/whitelist/store.js';
import { corrupted, inventedRows, invoiceOf, whitelistColumns } from '../../scripts/whitelist-rows.js';
import { drawn } from '../drawn.js';

const folder = await mkdtemp(join(tmpdir(), 'whitelist-'));
after(() => rm(folder, { recursive: true }));

async function listOf(content: string | Uint8Array, options: Partial<Parameters<typeof compileList>[1]> = {}) {
  const file = join(folder, 'list.csv');
  await writeFile(file, content);
  const compiled = await compileList(file, { detail: 'Supplier', ...options });
  return { ...compiled, whitelist: openWhitelist(Uint8Array.from(compiled.bytes).buffer, 'list') };
}

const suppliers = await readFile('rules/example/suppliers.csv', 'utf8');
const example = (await listOf(suppliers)).whitelist;

const page = (name: string, street: string, town: string, rest = '') =>
  drawn(`
    ${name}
    ${street}, ${town}

    Kunde Handels GmbH
    Kundenweg 3
    1010 Wien

    Rechnung 4711                   12.03.2024
    Menge  Text             Preis
    3      Schrauben        12,00
    Gesamtbetrag            12,00
    ${rest}`);

const cases: readonly (readonly [what: string, document: ReturnType<typeof drawn>, value: string | undefined])[] = [
  ['name and address', page('Muster Bau GmbH', 'Hauptstraße 12', '4020 Linz'), '70001'],
  ['a branch, told by its address', page('Muster Bau GmbH', 'Ringstr. 7', '4600 Wels'), '70002'],
  ['a branch that is not told', page('Muster Bau GmbH', 'Nirgendweg 1', '9999 Nirgendwo'), undefined],
  ['another way to write umlauts and legal forms', page('Grosskuechentechnik Woergetter GmbH', 'Industriezeile 8', '6020 Innsbruck'), '70005'],
  ['errors of OCR', page('Großkuchentechnlk Wörgctter Ges.m.b.H.', 'Industriezei1e 8', '6020 Innsbruck'), '70005'],
  ['a VAT id alone', page('Logo', 'ohne', 'Anschrift', `UID-Nr.: ${rowOf('70003')[7]}`), '70003'],
  ['an IBAN in groups, with O for 0', page('Logo', 'ohne', 'Anschrift', `IBAN ${grouped(rowOf('70018')[8]!).replace(/0/, 'O')}`), '70018'],
  ['nobody of the list', page('Unbekannt & Fremd AG', 'Fernstraße 9', '80331 München'), undefined],
  ['words of names that stand about', page('Fremd AG', 'Fernstraße 9', '80331 München', 'Energie und Papier, Milchhof'), undefined],
];
for (const [what, document, value] of cases) {
  test(`a document means a row by ${what}`, () => {
    const { group, matches } = matchDocument(example, document);
    assert.equal(group?.members[0]?.value, value, JSON.stringify(matches.map((each) => [each.value, each.evidence, each.probability])));
  });
}

function rowOf(id: string): readonly string[] {
  return suppliers
    .split('\n')
    .map((line) => line.split(';'))
    .find(([first]) => first === id)!;
}
function grouped(iban: string): string {
  return iban.replace(/(.{4})/g, '$1 ').trim();
}

test('the group has the value and hints with text and box', () => {
  const document = page('Muster Bau GmbH', 'Hauptstraße 12', '4020 Linz');
  const extraction = applyWhitelist(
    { documentType: undefined as never, predictions: [], groups: [], contacts: [], lineItems: [], lookedFor: [] },
    document,
    example,
  );
  const [group] = extraction.groups;
  assert.equal(group!.name, 'SupplierGroup');
  assert.deepEqual(
    group!.members.map(({ name }) => name),
    ['Supplier', 'SupplierHint', 'SupplierHint', 'SupplierHint', 'SupplierHint'],
  );
  const name = group!.members.find(({ value }) => value === 'Muster Bau GmbH')!;
  assert.equal(name.text, 'Muster Bau');
  assert.ok(name.box!.width > 0 && name.page === 0);
});

test('a row raises the score of the sender VAT id that it has', () => {
  const document = page('Muster Bau GmbH', 'Hauptstraße 12', '4020 Linz');
  const found = { name: 'SenderVatId', value: rowOf('70001')[7]!, score: 0.5, evidence: { notes: [], agrees: 0 } as never };
  const extraction = applyWhitelist(
    { documentType: undefined as never, predictions: [found], groups: [], contacts: [], lineItems: [], lookedFor: [] },
    document,
    example,
  );
  assert.ok(extraction.predictions[0]!.score > 0.8);
});

test('20,000 rows with branches and near duplicates, invoices with wrong letters', () => {
  const dice = random('whitelist test');
  const builder = whitelistBuilder('Supplier', whitelistColumns);
  const rows = inventedRows(20_000, 'whitelist test');
  for (const row of rows) builder.add(row);
  const whitelist = openWhitelist(Uint8Array.from(builder.finish()).buffer, 'invented');
  for (const [rate, least] of [
    [0, 0.98],
    [0.05, 0.93],
  ] as const) {
    let [right, wrong] = [0, 0];
    const asked = 150;
    for (let i = 0; i < asked; i++) {
      const row = dice.pick(rows);
      const value = matchDocument(whitelist, corrupted(invoiceOf(row, dice), rate, dice)).group?.members[0]?.value;
      if (value === row[0]) right++;
      else if (value !== undefined) wrong++;
    }
    assert.ok(right / asked >= least, `at ${rate} wrong letters ${right} of ${asked} right`);
    assert.ok(wrong <= 2, `at ${rate} wrong letters ${wrong} wrong`);
  }
});

test('a compiled list holds every row as it was, and a damaged one is refused', async () => {
  const { bytes, whitelist } = await listOf(suppliers);
  assert.equal(whitelist.rows, 30);
  assert.deepEqual(rowCells(whitelist, 3), rowOf('70004'));
  assert.deepEqual(match(whitelist, queryOfText('Sonnleitner'))[0]!.value, '70003');
  for (const damaged of [
    bytes.slice(0, 10),
    bytes.slice(0, bytes.length - 40),
    bytes.slice(8),
    new Uint8Array(100),
    Uint8Array.from(bytes, (byte, index) => (index === 20 ? 0 : byte)),
  ]) {
    assert.throws(() => openWhitelist(Uint8Array.from(damaged).buffer, 'x.whitelist'), /x\.whitelist: is no whole whitelist .*Compile it again/);
  }
});

const utf16 = (text: string, mark = true): Uint8Array => Buffer.concat([mark ? Buffer.from([0xff, 0xfe]) : Buffer.alloc(0), Buffer.from(text, 'utf16le')]);
const delivered: readonly (readonly [what: string, bytes: string | Uint8Array, encoding: string, delimiter: string])[] = [
  ['UTF-8', 'id;name\n1;Müller\n', 'utf-8', ';'],
  ['UTF-8 with a mark', '\ufeffid,name\r\n1,Müller\r\n', 'utf-8', ','],
  ['Windows-1252', Buffer.from('id\tname\n1\tMüller\n', 'latin1'), 'windows-1252', '\t'],
  ['UTF-16', utf16('id|name\n1|Müller\n'), 'utf-16le', '|'],
  ['UTF-16 without a mark', utf16(`id;name\n${'1;Müller\n'.repeat(100)}`, false), 'utf-16le', ';'],
  ['quotes with line ends', 'id;name\n1;"Müller\n""Bau"" GmbH"\n', 'utf-8', ';'],
];
for (const [what, bytes, encoding, delimiter] of delivered) {
  test(`a list is read as it is delivered: ${what}`, async () => {
    const { sniffed, whitelist } = await listOf(bytes);
    assert.deepEqual([sniffed.encoding, sniffed.delimiter], [encoding, delimiter]);
    assert.match(rowCells(whitelist, 0)[1]!, /^Müller/);
    assert.equal(sniffed.columns[0]!.name, 'id');
  });
}

const refused: readonly (readonly [what: string, content: string | Uint8Array, said: RegExp])[] = [
  ['empty', '', /list\.csv: is empty/],
  ['no rows', 'id;name\n', /names columns, but has no rows/],
  ['one column', 'id\n1\n', /one column only/],
  ['no heading', '1;Huber\n2;Maier\n', /:1: "1" is no name of a column\. Add a first line/],
  ['ragged', 'id;name\n1;a\n2;b;c\n', /:3: 3 cells under 2 columns/],
  ['binary', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1, 0, 7, 0x3b, 10, 0, 1]), /binary/],
  ['a line without end', `id;name\n1;${'x'.repeat(5_000_000)}`, /a line of more than|a cell of/],
  ['a quote without end', 'id;name\n1;"abc\n2;d\n', /a quote that does not end/],
  ['no ids', 'id;name\n;a\n;b\n', /no row has a value in its first column/],
  ['the same column twice', 'id;name;name\n1;a;b\n', /there twice/],
];
for (const [what, content, said] of refused) test(`a list is refused: ${what}`, () => assert.rejects(listOf(content), said));

test('faults of a list are told, and stop it where asked to', async () => {
  const content =
    'id;name;zip;vatId\n1;Huber GmbH;4020;ATU12345678\n1;Maier KG;1010;\n2;Huber Ges.m.b.H.;4020;\n3;=cmd();1010;\n;x;;\n3;=cmd();1010;\n4;Eigene AG;1010;ATU10000007\n';
  const { findings, rows } = await listOf(content, { own: ['ATU 1000 0007'] });
  assert.equal(rows, 6);
  assert.deepEqual(Object.fromEntries(findings.map(({ rule, count }) => [rule, count])), {
    'invalid check digits': findings.find(({ rule }) => rule === 'invalid check digits')!.count,
    'duplicate id': 1,
    'near duplicate': 1,
    formula: 2,
    'empty id': 1,
    'duplicate row': 1,
    'own company': 1,
  });
  await assert.rejects(listOf(content, { strict: true }), /list\.csv: .*line 3: 1, as line 2.*leave out --strict/);
});

test('a hint that more than three rows share is told once', async () => {
  const rows = [1, 2, 3, 4, 5].map((id) => `${id};Firma ${'abcde'[id - 1]!.repeat(6)} GmbH;AT611904300234573201`);
  const { findings } = await listOf(['id;name;iban', ...rows].join('\n'));
  assert.deepEqual(
    findings.map(({ rule, count }) => [rule, count]),
    [['shared hint', 1]],
  );
});

for (const [text, expected] of [
  ['Müller-Lüdenscheid GmbH', ['muller', 'ludenscheid', 'gmbh']],
  ['Mueller Luedenscheid', ['muller', 'ludenscheid']],
  ['Hauptstraße 5, Haupt Str.', ['hauptstr', '5', 'haupt', 'str']],
] as const)
  test(`words of ${text}`, () => assert.deepEqual(words(text), expected));

for (const [a, b, expected] of [
  ['huber', 'huber', 0],
  ['huber', 'hubre', 1],
  ['huber', 'hubber', 1],
  ['huber', 'maier', 3],
  ['', 'ab', 2],
] as const)
  test(`distance of ${a} and ${b}`, () => assert.equal(distance(a, b, 2), expected));

test('a delta replaces, adds and removes rows; labels teach other names', async () => {
  const bundle = join(folder, 'changing');
  const csv = join(folder, 'changing.csv');
  await writeFile(csv, 'id;name;city\n1;Huber GmbH;Linz\n2;Maier KG;Wien\n3;Gruber AG;Graz\n');
  await compileInto(bundle, csv, { detail: 'Supplier' });
  await writeFile(csv, 'id;name;city\n2;Mayerhofer KG;Wels\n3;;\n4;Neumann OG;Steyr\n');
  const { rows, replaced, removed, added } = await updateFrom(bundle, csv, { detail: 'Supplier' });
  assert.deepEqual([rows, replaced, removed, added], [3, 2, 1, 2]);
  const { learnt, unknown } = await learnAliases(bundle, undefined, [
    { id: '1', name: 'Huber Ges.m.b.H.' },
    { id: '1', name: 'Sonnenschein Handel' },
    { id: '1', name: 'Sonnenschein Handel GmbH' },
    { id: '9', name: 'Niemand' },
  ]);
  assert.deepEqual([learnt, unknown], [[{ id: '1', name: 'Sonnenschein Handel' }], ['9']]);
  assert.equal(match(await whitelistOf(bundle), queryOfText('Sonnenschein'))[0]!.value, '1');
  await writeFile(csv, 'id;city;name\n2;Wels;x\n');
  await assert.rejects(updateFrom(bundle, csv, { detail: 'Supplier' }), /its columns are id, city, name, those of the whitelist id, name, city/);
});

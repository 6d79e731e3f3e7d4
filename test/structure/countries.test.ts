/** What a country does is a row of the catalogue: no other room compares a country with its code, lists countries or has a table of their facts. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { isoCountryCodes } from '../../src/catalogue/country-names.js';
import { vatPrefixes } from '../../src/catalogue/country-words/vat-ids.js';
import { literalsOf } from './literals.js';

const root = new URL('../../src', import.meta.url).pathname;

const codes: ReadonlySet<string> = new Set([...isoCountryCodes, ...vatPrefixes]);
const code = `'([A-Z]{2,3})'`;
/** `country === 'DE'`, `case 'DE':`, `.has('DE')`, `.startsWith('CHE')`, `['DE'].includes(`. */
const compared = new RegExp(`${code}\\]\\.includes\\(|(?:[!=]==? ?|case |\\.(?:get|has|includes|indexOf|startsWith|endsWith)\\()${code}|${code} ?[!=]==?`, 'g');
/** `return 'DE'`, `country: 'DE'`: one country is given by name. */
const given = new RegExp(`(?:return |\\bcountry(?:Code)?: )${code}`, 'g');
/** `['US', 'CA']`, "AT|BE|DE" in a text or a regular expression. */
const listed = new RegExp(`\\[${code}(?:, ${code})*\\]`, 'g');
const alternatives = /(?:(?<![A-Z])[A-Z]{2,3}\|){2,}[A-Z]{2,3}(?![A-Z])/g;
/** `DE: …`, `'DE.stnr': …` in an object literal. */
const key = /(?:^|[{,])\s*'?([A-Z]{2,3})(?:\.[a-z]+)?'?: /gm;
const fewestKeys = 3;

const withoutComments = (source: string): string => source.replace(/^\s*(?:\*|\/\*|\/\/).*$|(?<=\s)\/\/.*$/gm, '');
const codesIn = (match: RegExpMatchArray): readonly string[] => (match[0].match(/[A-Z]{2,3}/g) ?? []).filter((each) => codes.has(each));

/** `hasTables`: tables by country are allowed, as of functions that draw the ids of each. */
function faultsOf(source: string, hasTables: boolean): readonly string[] {
  const text = withoutComments(source);
  const all = (pattern: RegExp, fewest: number) =>
    [...text.matchAll(pattern)].filter((match) => codesIn(match).length >= fewest).map(([match]) => match.trim());
  const comparisons = all(compared, 1).map((match) => `a comparison: ${match}`);
  if (hasTables) return comparisons;
  const keys = new Set([...text.matchAll(key)].map((match) => match[1]!).filter((each) => codes.has(each)));
  const patterns = literalsOf(text).flatMap((literal) => [...literal.text.matchAll(alternatives)].filter((match) => codesIn(match).length >= fewestKeys));
  return [
    ...comparisons,
    ...all(given, 1).map((match) => `a country by name: ${match}`),
    ...all(listed, 2).map((match) => `a list: ${match}`),
    ...patterns.map(([match]) => `a list: ${match}`),
    ...(keys.size >= fewestKeys ? [`a table by country: ${[...keys].join(', ')}`] : []),
  ];
}

test('countries: what one does is a row of the catalogue', () => {
  const found = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('catalogue/'))
    .sort()
    .flatMap((path) =>
      faultsOf(readFileSync(join(root, path), 'utf8'), path.startsWith('synthesis/')).map(
        (fault) =>
          `${path}: ${fault}. It is a column of catalogue/country-table.ts or a row of catalogue/country-words/; what the generator does otherwise, of catalogue/country-habits.ts`,
      ),
    );
  assert.deepEqual(found, []);
});

for (const [source, fault] of [
  ["const american = ['US', 'CA'];", "a list: ['US', 'CA']"],
  ["const american = ['US'].includes(facts.sender.country.code);", "a comparison: 'US'].includes("],
  ["if (country.code === 'CH') return;", "a comparison: === 'CH'"],
  ["switch (country) { case 'DE': return 1; }", "a comparison: case 'DE'"],
  ["if (countries.includes('US')) return;", "a comparison: .includes('US'"],
  ["if (value.startsWith('CHE')) return;", "a comparison: .startsWith('CHE'"],
  ["if (isGstin(value)) return 'IN';", "a country by name: return 'IN'"],
  ['const prefix = /\\b(?:AT|BE|DE)\\d/;', 'a list: AT|BE|DE'],
  ['const lengths = { DE: 9, AT: 8, FR: 11 };', 'a table by country: DE, AT, FR'],
  ["const lengths = { 'DE.stnr': 9, 'AT.tin': 8, 'FR.siret': 11 };", 'a table by country: DE, AT, FR'],
  ["const types = { FT: 'Invoice', FR: 'Invoice', NC: 'CreditMemo' }; if (way === 'head') return 'QRR';", undefined],
  ["const id = text(root, 'ID'); const kinds = ['HS', 'QX']; // as ['DE', 'AT'] === 'DE'", undefined],
] as const)
  test(`countries: ${fault ?? 'no fault'} is found in ${source}`, () => assert.deepEqual(faultsOf(source, false), fault === undefined ? [] : [fault]));

test('countries: the generator may have tables by country, and compares none', () =>
  assert.deepEqual(faultsOf("const splits = { US: state, CA: federal, IN: halves }; if (code === 'US') return;", true), ["a comparison: === 'US'"]));

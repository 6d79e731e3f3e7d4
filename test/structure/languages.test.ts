/** One language, one folder: each brings the same files, and no other place knows the languages by name. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { neighbours } from '../../src/catalogue/languages/neighbours.js';
import { type LanguageCode, languageByCode, languages } from '../../src/catalogue/languages/index.js';

const root = new URL('../../src', import.meta.url).pathname;
const home = join(root, 'catalogue/languages');
const codes = languages.map(({ code }) => code);
const german: LanguageCode = 'de';

test('languages: each folder holds the same files', () => {
  const folders = readdirSync(home, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  assert.deepEqual(folders.sort(), [...codes].sort(), 'a folder is named after the code of its language and has its row in index.ts');
  const expected = readdirSync(join(home, german)).sort();
  for (const code of codes) assert.deepEqual(readdirSync(join(home, code)).sort(), expected, code);
  for (const code of codes) assert.equal(languageByCode.get(code)?.code, code);
});

test('languages: words of dates of one language without a folder, Estonian, stand in neighbours.ts', () =>
  assert.deepEqual(
    neighbours.map(({ code }) => code),
    ['et'],
    'the only exception: further languages bring a folder, and one that gets its folder leaves neighbours.ts',
  ));

const any = `(?:${codes.join('|')})`;
/** Property names of an object literal. */
const key = new RegExp(`(?:^|[{,])\\s*['"]?(${any})['"]?:\\s`, 'gm');
/** "de en fr it", ['de', 'en', 'fr', 'it']. */
const listed = new RegExp(`(?:(?<!\\w)${any}(?:['"], ?['"]| )){3,}${any}(?!\\w)`);
const fallback = /\?\?\s*[\w.]*\.en\b|\.en!|\?\?\s*[\w.]*\[['"]en['"]\]|\?\?\s*international\b/;
/** `language.code === 'de'`, `case 'fr':`, `languageByCode.get('en')`, `['en'].includes(code)`, "CH de". */
const quoted = `(?:'${any}'|"${any}")`;
const compared = new RegExp(
  `[!=]==? ${quoted}|${quoted} [!=]==?|case ${quoted}:|\\.(?:get|has|includes|startsWith|indexOf)\\(${quoted}\\)|\\[${quoted}\\]\\.|'[A-Z]{2} ${any}'`,
);
/** `const usual = 'en';`: the code of a language by another name. */
const constant = new RegExp(`\\bconst \\w+(?:: [^=;]+)? = ${quoted}`);
/** Comments speak of words, not of languages. */
const codeOf = (text: string): string => text.replace(/^\s*(?:\*|\/\*|\/\/).*$/gm, '');

function faultsOf(text: string): readonly string[] {
  const keys = new Set([...codeOf(text).matchAll(key)].map((match) => match[1]!));
  return [
    ...(keys.size >= 3 ? [`a table keyed by languages: ${[...keys].join(', ')}`] : []),
    ...(listed.test(codeOf(text)) ? ['a list of languages'] : []),
    ...(fallback.test(codeOf(text)) ? ['a fallback to English'] : []),
    ...(compared.test(codeOf(text)) ? ['a comparison with the code of a language'] : []),
    ...(constant.test(codeOf(text)) ? ['a constant that is the code of a language'] : []),
  ];
}

/** Facts of countries and of standards, which name languages of their own. */
const allowed: readonly string[] = [
  'catalogue/country-table.ts',
  // The published interface answers contacts without a role for German documents alone.
  'api/response/records.ts',
];

test('languages: no table, list, fallback, comparison or constant of languages outside of their folders', () => {
  const found = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.startsWith('catalogue/languages/') && !allowed.includes(path))
    .sort()
    .flatMap((path) =>
      faultsOf(readFileSync(join(root, path), 'utf8')).map((fault) => `${path}: ${fault}. Words of a language belong into catalogue/languages/<code>/`),
    );
  assert.deepEqual(found, []);
});

for (const [text, fault] of [
  ["const words: Readonly<Record<string, string>> = { de: 'Ware', en: 'Goods', fr: 'Articles' };", 'a table keyed by languages: de, en, fr'],
  ["const usual = ['pl', 'es', 'tr', 'fr'].includes(code);", 'a list of languages'],
  ["const names = 'de en es pl'.split(' ');", 'a list of languages'],
  ['const list = words[code] ?? words.en!;', 'a fallback to English'],
  ["const text = { from: 'x', to: 'y', it: 'z' };", undefined],
  ["if (language.code === 'de') return 'Uhr';", 'a comparison with the code of a language'],
  ["if ('en' !== language) return;", 'a comparison with the code of a language'],
  ["switch (code) { case 'fr': return 1; }", 'a comparison with the code of a language'],
  ["const english = languageByCode.get('en');", 'a comparison with the code of a language'],
  ["const first = ['en'].includes(language.code);", 'a comparison with the code of a language'],
  ["const forms = { 'CH de': /AG/ };", 'a comparison with the code of a language'],
  ['const language = languageByCode.get(code) ?? international;', 'a fallback to English'],
  ["const usualLanguage = 'en';", 'a constant that is the code of a language'],
  ["if (country === 'DE' || look === 'no' || kind === 'id') return;", undefined],
] as const)
  test(`languages: ${fault ?? 'no fault'} is found in ${text}`, () => assert.deepEqual(faultsOf(text), fault === undefined ? [] : [fault]));

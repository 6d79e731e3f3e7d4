/** Words of a language stand in its folder, what one country alone prints in `catalogue/country-words/`: the generator has no lists of words of its own. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { contactFields } from '../../src/catalogue/contact-fields.js';
import { details } from '../../src/catalogue/details.js';
import { lineItemFields } from '../../src/catalogue/line-item-fields.js';
import { type Literal, literalsOf } from './literals.js';

const root = new URL('../../src', import.meta.url).pathname;
const room = 'synthesis';

/** Names that are the same in all languages, and names of the project: no words of a language. */
const names: ReadonlySet<string> = new Set([
  ...details.map(({ name }) => name),
  ...lineItemFields.map(({ name }) => name),
  ...contactFields,
  // Ways to pay, carriers, wares, formats of e-invoices and the programs that show them.
  ...'PayPal|VISA|Mastercard **** 4242|Klarna|iDEAL|American Express|Apple Pay|Stripe|Amazon Pay|Swish|FedEx|UPS Ground|PostNL|DDP Incoterms 2020'.split('|'),
  ...'XRechnung|E-Invoice Viewer|EN 16931|UBL 2.1|Peppol BIS Billing 3.0|Factur-X|ProfileID|urn:cen.eu:en16931:2017|CustomizationID|Specification identifier'.split(
    '|',
  ),
  // Tariffs, customer cards, parts of names of companies.
  ...'Basic|Premium|Business 100|Eco 24|Pro (monthly)|Flex M|Komfort|Bonus|Bonus +|Club|Extra|Plus'.split('|'),
  // Signs between amounts, marks of currencies.
  ...'à|Σ|Kč|zł'.split('|'),
  ...'International|Europe|Group|Systems|Holding|Global|Solutions|Trading|Digital|Tec'.split('|'),
]);

/** Letters, not words: how they are misread, how wide they are, how they are spelled without marks, which a font has. Texts within a picture's own description. */
const letters: readonly string[] = [
  'errors/noise.ts',
  'layout/metrics.ts',
  'parties/addresses.ts',
  'render/to-document.ts',
  'render/to-pdf.ts',
  'render/to-photo.ts',
];

/** "Total", "Pos.": three words in one list are a list of words. */
const isWord = (text: string): boolean => !names.has(text.trim()) && /^\s*\p{Lu}\p{Ll}{2}/u.test(text);
/** "Remit to:", "Konto / Compte". */
const isPhrase = (text: string): boolean => !names.has(text.trim()) && /^\s*\p{Lu}\p{Ll}+\P{L}*\s\P{L}*\p{L}?\p{Ll}{2}/u.test(text);
/** "stunden?|hours?|heures?" in a regular expression. */
const alternatives = (text: string): number => text.split(/[|()]/).filter((part) => /^(?:\?[:=!])?\p{Ll}{4}/u.test(part)).length;
/** Lower-case words are found where they are printed: elsewhere they are the code's own. */
const isPrintedWord = ({ text, isPrinted }: Literal): boolean => isPrinted && !names.has(text.trim()) && /\p{Ll}{3}/u.test(text);
const hasLetterBeyondAscii = (text: string): boolean => !names.has(text.trim()) && /(?=[^\0-\x7f])\p{L}/u.test(text);

/** What makes a source a place of words; `isOfLetters` allows letters beyond ASCII. */
function faultsOf(source: string, isOfLetters = false): readonly string[] {
  const literals = literalsOf(source);
  const texts = literals.filter(({ kind }) => kind !== 'regexp').flatMap((literal) => literal.text.split('|').map((text) => ({ ...literal, text })));
  const lists = new Map<number, Literal[]>();
  for (const each of texts) if (isWord(each.text)) lists.set(each.list, [...(lists.get(each.list) ?? []), each]);
  const fault = ({ line, text }: Literal, what: string): string => `line ${line}: ${what}: ${text.trim().slice(0, 60)}`;
  return [
    ...literals.filter(({ text }) => !isOfLetters && hasLetterBeyondAscii(text)).map((each) => fault(each, 'a letter beyond ASCII')),
    ...[...lists.values()].filter((words) => words.length >= 3).map(([first]) => fault(first!, 'a list of words')),
    ...texts.filter(isPrintedWord).map((each) => fault(each, 'a printed word')),
    ...texts.filter(({ text }) => isPhrase(text)).map((each) => fault(each, 'a phrase')),
    ...literals.filter(({ kind, text }) => kind === 'regexp' && alternatives(text) >= 4).map((each) => fault(each, 'a pattern of words')),
  ];
}

test('words: none of a language or a country in the generator', () => {
  const found = readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .sort()
    .flatMap((path) =>
      faultsOf(readFileSync(join(root, room, path), 'utf8'), letters.includes(path)).map(
        (fault) => `${room}/${path}, ${fault}. It belongs into catalogue/languages/<code>/ or catalogue/country-words/`,
      ),
    );
  assert.deepEqual(found, []);
});

for (const [source, fault] of [
  ["const stamps = ['Paid', 'Booked', 'Received'];", 'line 1: a list of words: Paid'],
  ["const stamps = 'Paid|Booked|Received'.split('|');", 'line 1: a list of words: Paid'],
  ["const stamps = { FR: ['Paye', 'Recu', 'Annule'] };", 'line 1: a list of words: Paye'],
  ["const stamp = { FR: 'Reçu' };", 'line 1: a letter beyond ASCII: Reçu'],
  ['const text = `\u0024{amount} über`;', 'line 1: a letter beyond ASCII: über'],
  ["const heading = 'Remit to:';", 'line 1: a phrase: Remit to:'],
  ['const text = `Valor do \u0024{tax}`;', 'line 1: a phrase: Valor do'],
  ["line(plain(random.pick(['garantie', 'warranty'])));", 'line 1: a printed word: garantie'],
  ["line(plain('colli'));", 'line 1: a printed word: colli'],
  ['const time = /^(?:stunde|hour|heure|timer)/;', 'line 1: a pattern of words: /^(?:stunde|hour|heure|timer)/'],
  ["const names = ['InvoiceId', 'InvoiceDate', 'GrandTotalAmount']; // 'Paid', 'Booked', 'Received'", undefined],
  ["import { a } from './Some Where.js'; const side = random.pick(['left', 'center', 'right']);", undefined],
  ["const brands = ['PayPal', 'Klarna', 'Swish']; const codes = ['EUR', 'USD', 'CHF'];", undefined],
  ["const half = of(a) / 2 + b / 3; const quote = '\\''; fork('no window line');", undefined],
] as const)
  test(`words: ${fault ?? 'no fault'} is found in ${source}`, () => assert.deepEqual(faultsOf(source), fault === undefined ? [] : [fault]));

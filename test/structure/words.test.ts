/** Words of a language stand in its folder, what one country alone prints in `catalogue/country-words/`: the generator has no lists of words of its own. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { contactFields } from '../../src/catalogue/contact-fields.js';
import { documentTypes } from '../../src/catalogue/document-types.js';
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
  ...documentTypes,
  // Names of code: a kind of bar code, endings of column names, formats of documents, what PDFs and photos state of themselves.
  ...'Code128|Row|Stacked|Receipt|Letter|Synthetic|Camera|LiberationSans-Regular.ttf|LiberationSans-Bold.ttf'.split('|'),
  // Abbreviations that all languages print; "Tel." and "Mail" for signs that a font lacks.
  ...'Code|Ref|Ref.|Ref. 2|Vol.|Pos|Trn|Euro|Barcode|Ltd.|Test|Pro|Alc.|Demo|Tel.|Mail'.split('|'),
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

/** Letters, not words: how they are misread, how wide they are, which a font has. Texts within a picture's own description. */
const letters: readonly string[] = ['errors/noise.ts', 'layout/metrics.ts', 'render/to-document.ts', 'render/to-pdf.ts', 'render/to-photo.ts'];

/** "Total", "Received". */
const isWord = (text: string): boolean => !names.has(text.trim()) && /^\s*\p{Lu}\p{Ll}{2}/u.test(text);
/** "stunden?|hours?|heures?" in a regular expression. */
const alternatives = (text: string): number => text.split(/[|()]/).filter((part) => /^(?:\?[:=!])?\p{Ll}{4}/u.test(part)).length;
/** Lower-case words are found where they are printed: elsewhere they are the code's own. */
const isPrintedWord = (text: string): boolean => !names.has(text.trim()) && /\p{Ll}{3}/u.test(text);
const hasLetterBeyondAscii = (text: string): boolean => !names.has(text.trim()) && /(?=[^\0-\x7f])\p{L}/u.test(text);

/** What makes a source a place of words; `isOfLetters` allows letters beyond ASCII. */
function faultsOf(source: string, isOfLetters = false): readonly string[] {
  const literals = literalsOf(source);
  const texts = literals.filter(({ kind }) => kind !== 'regexp').flatMap((literal) => literal.text.split('|').map((text) => ({ ...literal, text })));
  const faultOf = ({ kind, text, isPrinted }: Literal): string | undefined => {
    if (kind === 'regexp') return alternatives(text) >= 4 ? 'a pattern of words' : undefined;
    return isWord(text) ? 'a word' : isPrinted && isPrintedWord(text) ? 'a printed word' : undefined;
  };
  return [...texts, ...literals.filter(({ kind }) => kind === 'regexp')].flatMap((each) => {
    const fault = !isOfLetters && hasLetterBeyondAscii(each.text) ? 'a letter beyond ASCII' : faultOf(each);
    return fault === undefined ? [] : [`line ${each.line}: ${fault}: ${each.text.trim().slice(0, 60)}`];
  });
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

/** Rooms that read documents: their messages are English, so that only what they match is looked at. */
const decoderRooms = ['extraction', 'features', 'memory', 'recognition', 'rules', 'values'];
/** Signs of currencies that a layout attaches to numbers, signs that readers take for others, names of hosts and files, forms of ids: none is of a language. */
const signs: readonly string[] = [
  'features/tokens/blocks.ts',
  'features/words/shapes.ts',
  'features/tokens/tokens.ts',
  'values/contact/field-value.ts',
  'values/contact/host.ts',
  'values/ids/tax-id.ts',
  'values/text/misread.ts',
];

/** Patterns of three words, and letters of one language, in what a decoder matches. */
const matchedFaults = (source: string): readonly string[] =>
  literalsOf(source.replace(/[ªº]/g, ''))
    .filter(({ kind, text }) => hasLetterBeyondAscii(text) || (kind === 'regexp' && alternatives(text) >= 3))
    .map(({ line, text }) => `line ${line}: ${text.trim().slice(0, 60)}`);

test('words: none of a language or a country in what the decoder matches', () => {
  const found = decoderRooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .map((path) => `${room}/${path}`)
      .filter((path) => path.endsWith('.ts') && !signs.includes(path))
      .sort()
      .flatMap((path) => matchedFaults(readFileSync(join(root, path), 'utf8')).map((fault) => `${path}, ${fault}. It belongs into the catalogue`)),
  );
  assert.deepEqual(found, []);
});

for (const [source, fault] of [
  ['const day = /(\\d+)(?:tage|days|jours)/;', 'line 1: /(\\d+)(?:tage|days|jours)/'],
  ["const key = 'Numaraşı';", 'line 1: Numaraşı'],
  ["throw new Error('Send the document again.');", undefined],
  ['const ordinal = /\\d[ºª]|st$/;', undefined],
] as const)
  test(`words: ${fault ?? 'no fault'} is found in the decoder's ${source}`, () => assert.deepEqual(matchedFaults(source), fault === undefined ? [] : [fault]));

for (const [source, fault] of [
  ["const stamps = ['Paid', 'XY'];", 'line 1: a word: Paid'],
  ["const stamps = 'Paid|XY'.split('|');", 'line 1: a word: Paid'],
  ["const stamps = { FR: ['paye', 'Recu'] };", 'line 1: a word: Recu'],
  ["const stamp = { FR: 'Reçu' };", 'line 1: a letter beyond ASCII: Reçu'],
  ['const text = `\u0024{amount} über`;', 'line 1: a letter beyond ASCII: über'],
  ["const heading = 'Remit to:';", 'line 1: a word: Remit to:'],
  ['const text = `Valor do \u0024{tax}`;', 'line 1: a word: Valor do'],
  ["line(plain(random.pick(['garantie', 'warranty'])));", 'line 1: a printed word: garantie'],
  ["line(plain('colli'));", 'line 1: a printed word: colli'],
  ['const time = /^(?:stunde|hour|heure|timer)/;', 'line 1: a pattern of words: /^(?:stunde|hour|heure|timer)/'],
  ["const names = ['InvoiceId', 'InvoiceDate', 'GrandTotalAmount']; // 'Paid', 'Booked', 'Received'", undefined],
  ["import { a } from './Some Where.js'; const side = random.pick(['left', 'center', 'right']);", undefined],
  ["const brands = ['PayPal', 'Klarna', 'Swish']; const codes = ['EUR', 'USD', 'CHF'];", undefined],
  ["const half = of(a) / 2 + b / 3; const quote = '\\''; fork('no window line');", undefined],
] as const)
  test(`words: ${fault ?? 'no fault'} is found in ${source}`, () => assert.deepEqual(faultsOf(source), fault === undefined ? [] : [fault]));

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageByCode, languages } from '../../src/catalogue/languages/index.js';
import { industries, type TermName, termNames } from '../../src/catalogue/languages/language.js';

const headers: readonly TermName[] = [
  'invoiceId',
  'invoiceDate',
  'deliveryDate',
  'deliveryNoteId',
  'customerId',
  'receiverOrderId',
  'receiverOrderDate',
  'senderOrderId',
  'senderOrderDate',
  'costCenter',
  'dueDate',
  'paymentTerms',
  'discount',
  'deliveryPeriod',
];
const totals: readonly TermName[] = ['netTotal', 'vatTotal', 'grandTotal'];

const placeholders = {
  vatLines: ['rate', 'net', 'vat', 'gross', 'vatWord'],
  paymentSentences: ['days', 'date', 'discountDays', 'discountDate', 'discountPercent', 'currency'],
  discountSentences: ['days', 'date', 'discountDays', 'discountDate', 'discountPercent', 'currency'],
  referenceSentences: ['invoiceId', 'invoiceDate', 'customerId', 'receiverOrderId', 'deliveryDate'],
  deliveryPeriodSentences: ['from', 'to'],
  salutations: ['name'],
  streets: ['n'],
  pageOf: ['page', 'pages'],
  sentences: [],
  vatExemptions: [],
} as const;

const atLeast = {
  vatWords: 2,
  vatLines: 6,
  paymentSentences: 10,
  discountSentences: 3,
  referenceSentences: 5,
  deliveryPeriodSentences: 3,
  vatExemptions: 4,
  salutations: 3,
  sentences: 25,
  units: 10,
  firstNames: 30,
  lastNames: 30,
  companyWords: 40,
  streets: 30,
  pageOf: 3,
  days: 2,
  immediately: 3,
  dateFormats: 5,
  numberFormats: 2,
} as const;

test('the index knows every language once', () => {
  assert.equal(languageByCode.size, languages.length);
  for (const language of languages) assert.equal(languageByCode.get(language.code), language);
});

for (const language of languages) {
  test(`${language.englishName}: wordings`, () => {
    for (const name of termNames) {
      const terms = language.terms[name];
      const least = headers.includes(name) ? 6 : 3;
      assert.ok(terms.length >= least, `${name} has ${terms.length} wordings, ${least} are needed`);
      assert.equal(new Set(terms).size, terms.length, `${name} has a wording twice`);
      for (const term of terms) assert.match(term, /^\S(.*[^\s:])?$/, `${name}: "${term}"`);
    }
  });

  test(`${language.englishName}: held-out wordings stand nowhere else`, () => {
    const printed = new Set(termNames.flatMap((name) => language.terms[name]).map((term) => term.toLowerCase()));
    for (const wording of Object.values(language.heldOut)) assert.ok(!printed.has(wording.toLowerCase()), wording);
    for (const name of [...headers, ...totals]) assert.ok(language.heldOut[name], `${name} has no held-out wording`);
  });

  test(`${language.englishName}: months, formats and lists`, () => {
    assert.equal(new Set(language.months).size, 12);
    assert.equal(language.shortMonths.length, 12);
    for (const format of language.dateFormats) assert.match(format, /^(?:YYYY|YY|MMMM|MMM|MM|M|DD|D|[ .,/\-'’]|de|do|del|\(|\))+$/);
    for (const [name, least] of Object.entries(atLeast)) {
      const length = language[name as keyof typeof atLeast].length;
      assert.ok(length >= least, `${name} has ${length}, ${least} are needed`);
    }
  });

  test(`${language.englishName}: placeholders are known`, () => {
    for (const [name, known] of Object.entries(placeholders)) {
      for (const sentence of language[name as keyof typeof placeholders]) {
        const bare = sentence.replace(/\{(\w+)\}/g, (whole, key: string) => ((known as readonly string[]).includes(key) ? '' : whole));
        assert.doesNotMatch(bare, /[{}]/, `${name}: "${sentence}"`);
      }
    }
    for (const street of language.streets) assert.ok(street.includes('{n}'), street);
  });

  test(`${language.englishName}: articles`, () => {
    for (const industry of industries) {
      const articles = language.articles[industry];
      assert.ok(articles.length >= 12, `${industry} has ${articles.length} articles`);
      for (const { name, unit, price } of articles)
        assert.ok(name !== '' && unit !== '' && price[0] > 0 && price[1] >= price[0], `${industry}: ${name} @${unit} ${price}`);
    }
  });
}

/** Every language has wordings for every term, one of them held out, and its lists. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contactFields } from '../../../src/catalogue/contact-fields.js';
import { modelDetails } from '../../../src/catalogue/details.js';
import { lineItemFields } from '../../../src/catalogue/line-item-fields.js';
import { languageByCode, languages } from '../../../src/catalogue/languages/index.js';
import { industries, type TermName, termNames } from '../../../src/catalogue/languages/language.js';
import { bare } from '../../../src/fold.js';

/** The terms that are printed for each detail that is chosen among candidates. */
const detailTerms: Readonly<Record<string, readonly TermName[]>> = Object.fromEntries(modelDetails.map(({ name, terms = [] }) => [name, terms]));
/** Stands on the orange slip alone, which prints "Konto / Compte / Conto" in whatever language the invoice is. */
const withoutTerm = ['IsrSubscriber'];
/** A party is announced as a whole, and so is its address; keys of its lines stand in forms alone (synthesis/layout/party/words.ts). */
const contactTerms: Readonly<Record<(typeof contactFields)[number], readonly TermName[]>> = {
  Name: ['billTo', 'shipTo', 'soldBy'],
  Street: [],
  ZipCode: [],
  City: [],
  Country: [],
  WebsiteUrl: ['website'],
  Email: ['email'],
  Phone: ['phone'],
  Fax: ['fax'],
};
/** Headings of columns. None is held out: a heading is one of several things that tell a column, and all of a table's would be unknown at once. */
const columnTerms: Readonly<Record<(typeof lineItemFields)[number]['name'], readonly TermName[]>> = {
  PositionId: ['position'],
  ItemId: ['itemId'],
  Description: ['description'],
  OrderId: ['lineOrderId'],
  DeliveryId: ['lineDeliveryId'],
  DeliveryDate: ['lineDeliveryDate'],
  Quantity: ['quantity'],
  Unit: ['unit'],
  UnitPrice: ['unitPrice'],
  VatRate: ['lineVatRate'],
  Discount: ['lineDiscount'],
  TotalAmount: ['lineTotal'],
};
/** Values of DocumentType: the title is the value, so that none is held out. */
const titles: readonly TermName[] = ['invoice', 'creditNote'];

const announcing = new Set([...Object.values(detailTerms), ...Object.values(contactTerms)].flat());
const many = new Set([...announcing, ...Object.values(columnTerms).flat(), ...titles]);

/** A neighbour's language prints these; nobody does so in this one. */
const printedAbroad: ReadonlySet<string> = new Set(['nb deliveryDate', 'da invoiceDate']);

const placeholders = {
  vatLines: ['rate', 'net', 'vat', 'gross', 'vatWord'],
  paymentSentences: ['days', 'date', 'discountDays', 'discountDate', 'discountPercent', 'currency'],
  discountSentences: ['days', 'date', 'discountDays', 'discountDate', 'discountPercent', 'currency'],
  referenceSentences: ['invoiceId', 'invoiceDate', 'customerId', 'receiverOrderId', 'receiverOrderDate', 'deliveryDate'],
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

/** All wordings of all languages as the lexicon of features knows them: letters and digits alone. */
const known = new Set(languages.flatMap(({ terms }) => termNames.flatMap((name) => terms[name].map(bare))));

test('every detail, field of a contact and column has its terms', () => {
  for (const { name, terms = [] } of modelDetails) assert.equal(terms.length > 0, !withoutTerm.includes(name), name);
  for (const name of contactFields) assert.ok(contactTerms[name], name);
  for (const { name } of lineItemFields) assert.ok(columnTerms[name], name);
});

for (const language of languages) {
  test(`${language.englishName}: wordings`, () => {
    for (const name of termNames) {
      const terms = language.terms[name];
      const least = many.has(name) ? 6 : 3;
      assert.ok(terms.length >= least, `${name} has ${terms.length} wordings, ${least} are needed`);
      assert.equal(new Set(terms).size, terms.length, `${name} has a wording twice`);
      for (const term of terms) assert.match(term, /^\S(.*[^\s:])?$/, `${name}: "${term}"`);
    }
  });

  test(`${language.englishName}: every detail has a held-out wording`, () => {
    for (const name of announcing) assert.ok(language.heldOut[name], `${name} has no held-out wording`);
    const held = Object.values(language.heldOut).map(bare);
    assert.equal(new Set(held).size, held.length, 'two terms hold out the same wording');
  });

  test(`${language.englishName}: held-out wordings stand nowhere else, nor does the lexicon know them`, () => {
    const printed = new Set(termNames.flatMap((name) => language.terms[name].map(bare)));
    for (const [name, wording] of Object.entries(language.heldOut)) {
      const others = printedAbroad.has(`${language.code} ${name}`) ? printed : known;
      assert.ok(!others.has(bare(wording)), `${name}: "${wording}"`);
      assert.match(wording, /^\S(.*[^\s:])?$/);
    }
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

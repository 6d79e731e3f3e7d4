/** Conditions on the document: language, country, text on the page, type, supplier and other whitelists. */
import { z } from 'zod';
import { countries } from '../../catalogue/country-table.js';
import { documentTypes } from '../../catalogue/document-types.js';
import { languages } from '../../catalogue/languages/index.js';
import { bare } from '../../fold.js';
import { cellsOf } from '../cells.js';
import { keywordPlaces } from '../keywords.js';
import { cachedPattern } from '../pattern.js';
import { type Condition, condition, type State } from '../rule.js';
import { byDetail, oneOrMore, phrase, value } from './arguments.js';

const languageCodes = languages.map(({ code }) => code);
const countryCodes = new Set(countries.map(({ code }) => code));

export const documentConditions: readonly Condition[] = [
  condition({
    name: 'language',
    example: 'language: de',
    schema: oneOrMore(z.string()),
    details: () => [],
    problem: (codes) => {
      const wrong = codes.find((code) => !languageCodes.includes(code));
      return wrong && `${wrong} is no language of this build. One of ${languageCodes.join(', ')}`;
    },
    holds: (codes, { document }) => document.language !== undefined && codes.includes(document.language),
  }),
  condition({
    name: 'country',
    example: 'country: [AT, DE]',
    schema: oneOrMore(z.string()),
    details: () => [],
    problem: (codes) => {
      const wrong = codes.find((code) => !countryCodes.has(code));
      return wrong && `${wrong} is no country of this build. Write two capitals of ISO 3166: AT`;
    },
    holds: (codes, { document }) => document.countries[0] !== undefined && codes.includes(document.countries[0]),
  }),
  condition({
    name: 'text',
    example: 'text: Bauvorhaben',
    schema: oneOrMore(phrase),
    details: () => [],
    problem: (phrases) => (phrases.some((each) => bare(each).length < 2) ? 'a text needs two letters or digits to be looked for' : undefined),
    holds: (phrases, { document }) => phrases.some((each) => keywordPlaces(each, cellsOf(document)).length > 0),
  }),
  condition({
    name: 'pattern',
    example: String.raw`pattern: 'Bau \d{4}'`,
    schema: oneOrMore(z.string().max(1000)),
    details: () => [],
    patterns: (patterns) => patterns.map((pattern) => ({ pattern })),
    holds: (patterns, { document }) => patterns.some((each) => cellsOf(document).some(({ text }) => cachedPattern(each).find(text) !== undefined)),
  }),
  condition({
    name: 'document-type',
    example: 'document-type: Invoice',
    schema: oneOrMore(z.string()),
    details: () => [],
    problem: (types) => {
      const wrong = types.find((type) => !(documentTypes as readonly string[]).includes(type));
      return wrong && `${wrong} is no type of document. One of ${documentTypes.join(', ')}`;
    },
    holds: (types, { extraction }) => types.includes(extraction.documentType.value),
  }),
  condition({
    name: 'whitelist',
    example: 'whitelist: { Supplier: [1017, 1018] }',
    schema: byDetail(z.union([z.literal('any').transform(() => null), oneOrMore(value)])),
    details: () => [],
    problem: (wanted, { whitelists }) => {
      const unknown = whitelists && Object.keys(wanted).find((name) => !whitelists.includes(name));
      return (
        unknown &&
        `the bundle has no whitelist ${unknown} (${whitelists.join(', ') || 'it has none'}). Compile it first: beleg whitelist compile LIST.csv --detail ${unknown} --bundle BUNDLE`
      );
    },
    holds: (wanted, state) =>
      Object.entries(wanted).every(([name, values]) => {
        const matched = whitelistValue(name, state);
        return matched !== undefined && (values === null || values.includes(matched));
      }),
  }),
  condition({
    name: 'sender',
    example: 'sender: Muster Bau GmbH',
    schema: oneOrMore(phrase),
    details: () => [],
    holds: (wanted, { extraction }) => {
      const senders = extraction.contacts.filter(({ role }) => role === 'Sender').flatMap(({ fields }) => fields.Name ?? []);
      return senders.some((sender) => wanted.some((each) => bare(sender.value).includes(bare(each))));
    },
  }),
];

function whitelistValue(name: string, { extraction }: State): string | undefined {
  return extraction.groups.find((group) => group.name === `${name}Group`)?.members.find((member) => member.name === name)?.value;
}

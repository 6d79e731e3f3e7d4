/** Synthetic names of companies and people: words of the language, family names, towns and pseudo-words with the country's legal forms. */
import { habitsOf } from '../../catalogue/country-habits.js';
import type { Country } from '../../catalogue/countries.js';
import { quotesOf } from '../../catalogue/country-words/name-marks.js';
import type { Language } from '../../catalogue/languages/language.js';
import type { Random } from '../../random.js';
import { townAndState } from './addresses.js';
import { capital, everydayPhrase, everydayWords, sampleName } from './everyday-words.js';
import { syntheticTown } from './places.js';
import { pseudoWord } from './pseudo-words.js';
import { letters } from '../identifiers/numbering.js';

export interface CompanyName {
  readonly name: string;
  /** Without legal form and additions. */
  readonly shortName: string;
}

/** First and last name, a few with a title before. */
export function personName(random: Random, language: Language): string {
  const last = random.pick(language.lastNames);
  const family = random.chance(0.05) ? `${last}-${random.pick(language.lastNames)}` : last;
  return `${random.chance(0.04) ? `${random.pick(language.captions.party.titles)} ` : ''}${random.pick(language.firstNames)} ${family}`;
}

/** The full name, and the name without its legal form. */
export function companyName(random: Random, language: Language, country: Country): CompanyName {
  if (random.chance(0.09)) {
    const name = institution(random, language, country);
    return { name, shortName: name };
  }
  const core = withoutDoubles(coreName(random, language, country));
  const shortName = random.chance(0.1) ? core.toLocaleUpperCase(language.code) : random.chance(0.03) ? core.toLocaleLowerCase(language.code) : core;
  const forms = legalForms(country, language);
  const form = forms.length > 0 && random.chance(0.84) ? random.pick(forms) : undefined;
  const { quotedNames, formFirst } = habitsOf(country.code);
  const fork = random.fork('quotes');
  const spelled = fork.chance(quotedNames) ? quoted(fork, shortName, country.code) : shortName;
  if (!form) return { shortName, name: random.chance(0.3) ? `${spelled}${owner(random, language)}` : spelled };
  // "UAB „Northwind“".
  if (fork.chance(formFirst)) return { shortName, name: `${form} ${spelled}` };
  return { shortName, name: `${spelled}${random.chance(0.06) ? ',' : ''} ${form}` };
}

/** "Northwind" EOOD: in the quotation marks of the country. */
function quoted(random: Random, name: string, country: string): string {
  const [open, close] = random.pick(quotesOf(country));
  return `${open}${name}${close}`;
}

/** Offices, clubs, practices, inns: names that start with their kind and have no legal form. */
function institution(random: Random, language: Language, country: Country): string {
  return random
    .pick(language.synthesis.institutions)
    .replace('{town}', random.chance(0.5) ? syntheticTown(random, language) : townAndState(random.pick(country.cities)[0]).city)
    .replaceAll('{last}', () => random.pick(language.lastNames))
    .replace('{first}', random.pick(language.firstNames))
    .replace('{word}', capital(random.pick(everydayWords(language))));
}

/** Where a country has several languages, its forms come in each. */
function legalForms(country: Country, language: Language): readonly string[] {
  const own = country.legalFormsIn?.[language.code];
  const forms = own ? country.legalForms.filter((form) => own.test(form)) : [];
  return forms.length > 0 ? forms : country.legalForms;
}

/** No repeated word: "Papier Papier". */
function withoutDoubles(name: string): string {
  const words = name.split(' ');
  return words
    .filter((word, index) => word.length < 3 || words.indexOf(word) === index)
    .join(' ')
    .replace(/ [&+]$/, '');
}

function coreName(random: Random, language: Language, country: Country): string {
  const word = (): string => (random.chance(0.25) ? pseudoWord(random) : random.pick(language.companyWords));
  const family = (): string => random.pick(language.lastNames);
  const town = (): string => townAndState(random.pick(country.cities)[0]).city;
  switch (random.weighted([16, 14, 12, 10, 8, 8, 6, 6, 5, 5, 4, 6, 22, 5])) {
    case 0:
      return `${family()} ${word()}`;
    case 1:
      return `${word()} ${random.pick(language.companyWords)}`;
    case 2:
      return pseudoWord(random);
    case 3:
      return `${family()} & ${random.chance(0.5) ? family() : language.synthesis.partners}`;
    case 4:
      return `${word()} ${town()}`;
    case 5:
      return `${initials(random)} ${word()}`;
    case 6:
      return `${random.pick(language.firstNames)} ${family()}${random.chance(0.5) ? ` ${random.pick(language.companyWords)}` : ''}`;
    case 7:
      return `${word()} ${random.pick(language.companyWords)} ${random.pick(['& ', '+ ', '', ''])}${random.pick(language.companyWords)}`;
    case 8:
      return `${family()}-${random.pick(language.companyWords)}`;
    case 9:
      return `${pseudoWord(random)} ${random.pick(['International', 'Europe', 'Group', 'Systems', 'Holding', 'Global', 'Solutions', 'Trading', 'Digital', 'Tec'])}`;
    case 10:
      return random.pick([
        `${pseudoWord(random).toLowerCase()}.${country.domain}`,
        `${letters(random, random.integer(2, 4))}`,
        `${pseudoWord(random)}24`,
        `${random.integer(2, 99)}${pseudoWord(random).toLowerCase()}`,
        `1A ${word()}`,
      ]);
    case 12:
      return everydayPhrase(random, language, random.integer(1, 4));
    case 13:
      return random.chance(0.5) ? sampleName(random, language) : `${sampleName(random, language)} ${random.pick(language.companyWords)}`;
    default:
      return `${word()} ${family()}`;
  }
}

function owner(random: Random, language: Language): string {
  const name = `${random.pick(language.firstNames)} ${random.pick(language.lastNames)}`;
  return ` ${random.pick(language.habits.owners).replace('{name}', () => name)}`;
}

function initials(random: Random): string {
  const text = letters(random, random.integer(2, 3));
  return random.chance(0.25) ? [...text].join('.').concat('.') : random.chance(0.2) && text.length === 2 ? [...text].join('&') : text;
}

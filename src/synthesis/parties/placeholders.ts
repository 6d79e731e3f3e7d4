/** Placeholder parties of samples and tests: "Lieferant GmbH", "Client Company", "Zákazník 1", in "Musterstraße 1", "Anytown". */
import { international } from '../../catalogue/languages/index.js';
import type { Language } from '../../catalogue/languages/language.js';
import type { Random } from '../../random.js';

export interface Placeholder {
  readonly name: string;
  readonly shortName: string;
  readonly street: string;
  readonly city: string;
}

/** A person of samples, of the language or an English one: "John Doe, 123 Fake Street, Springfield". */
export function placeholderPerson(random: Random, language: Language): Placeholder {
  const { samplePersons } = language.captions.party;
  const name = random.pick([...international.captions.party.samplePersons, ...samplePersons]);
  const own = random.chance(0.4);
  return {
    shortName: name,
    name,
    street: random
      .pick((own ? language : international).synthesis.placeholders.streets)
      .replace('{n}', String(random.pick([1, 12, 17, 123, 456, 789, 1234, 8648]))),
    city: random.pick((own ? language : international).synthesis.placeholders.towns),
  };
}

/** `form`: a legal form of the country, undefined where it has none. */
export function placeholder(random: Random, language: Language, sends: boolean, form: string | undefined): Placeholder {
  const { sender, receiver, company, streets, towns } = language.synthesis.placeholders;
  const pick = (list: readonly string[]): string => random.pick(list);
  const who = pick(sends ? sender : receiver);
  const shortName = [
    who,
    `${who} ${random.integer(1, 9)}`,
    language.habits.placeholder.replace('{company}', pick(company)).replace('{who}', who),
    `${random.pick(['Test', 'Demo', 'ACME', 'XYZ', 'ABC'])} ${random.chance(0.5) ? who : pick(company)}`,
    `${pick(company)}${random.chance(0.4) ? ` ${random.pick(['A', 'B', '1', '2', 'X', 'Ltd.', 'ABC'])}` : ''}`,
  ][random.weighted([28, 12, 24, 22, 14])]!;
  return {
    shortName,
    name: form && random.chance(0.6) ? `${shortName} ${form}` : shortName,
    street: pick(streets).replace('{n}', String(random.chance(0.3) ? random.pick([1, 12, 123, 456, 789]) : random.integer(1, 200))),
    city: pick(towns),
  };
}

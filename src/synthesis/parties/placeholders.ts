/** Placeholder parties of samples and tests: "Lieferant GmbH", "Client Company", "Zákazník 1", in "Musterstraße 1", "Anytown". */
import type { Language } from '../../catalogue/languages/language.js';
import type { Random } from '../../random.js';

export interface Placeholder {
  readonly name: string;
  readonly shortName: string;
  readonly street: string;
  readonly city: string;
}

const people =
  'John Doe|John Doe|Jane Doe|John Smith|Jane Smith|Max Mustermann|Erika Mustermann|Maria Muster|Jean Dupont|Marie Martin|Mario Rossi|Juan Pérez|Jan Novák|Jan Kowalski|Ola Nordmann|Sven Svensson|Jan Jansen|João da Silva|Matti Meikäläinen|Ion Popescu|Client Name|Your Name|Customer Name|Your Client|Test User|Test Customer|First Last|Foo Bar|J. Doe|Mr. Example|Customer|Client|Alice Example|Bob Sample'.split(
    '|',
  );
const streets = '{n} Fake Street|{n} Main St|{n} Street Name|{n} Example Road|Example Street {n}|Street Address {n}|Some Street {n}|{n} Nowhere Lane'.split(
  '|',
);
const towns = 'Springfield|Faketown|Metropolis|Anywhere|Smallville|Sometown|Exampleville|City|Your City|Test City|Example City|Gotham'.split('|');

/** A person of samples, the same names in all languages: "John Doe, 123 Fake Street, Springfield". */
export function placeholderPerson(random: Random, language: Language): Placeholder {
  const name = random.pick(people);
  const own = random.chance(0.4);
  return {
    shortName: name,
    name,
    street: random.pick(own ? language.synthesis.placeholders.streets : streets).replace('{n}', String(random.pick([1, 12, 17, 123, 456, 789, 1234, 8648]))),
    city: random.pick(own ? language.synthesis.placeholders.towns : towns),
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

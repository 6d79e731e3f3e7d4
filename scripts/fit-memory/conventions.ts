/** What a customer calls otherwise than the networks do: the same exchange of names in all labelled documents of one supplier. */
import { tagNames } from '../../src/network/config.js';
import type { RememberedDocument } from '../../src/memory/remembered.js';
import type { Column } from '../../src/memory/terms.js';
import type { Random } from '../../src/random.js';

export type Convention = (document: RememberedDocument) => RememberedDocument;

/** Shares of suppliers: details exchanged, a detail that the customer does not have, fields of the sender as something else, other parties exchanged. */
const [exchanged, left, renamed, parties] = [0.6, 0.15, 0.35, 0.08];

export function conventionOf(chance: Random, columns: readonly Column[], example: RememberedDocument): Convention {
  const details = detailNames(chance, columns, example);
  const tags = tagNumbers(chance, example);
  return (document) => ({
    ...document,
    pages: document.pages.map((page) => ({
      ...page,
      tags: page.tags.map((tag) => tags.get(tag) ?? tag),
      values: page.values.flatMap((value) => {
        const detail = details.has(value.detail) ? details.get(value.detail) : value.detail;
        return detail === undefined ? [] : [{ ...value, detail }];
      }),
    })),
  });
}

/** Undefined: the customer has none. */
function detailNames(chance: Random, columns: readonly Column[], { pages }: RememberedDocument): ReadonlyMap<string, string | undefined> {
  const names = new Map<string, string | undefined>();
  const present = columns.filter(({ name, many }) => !many && pages.some(({ values }) => values.some(({ detail }) => detail === name)));
  if (present.length === 0) return names;
  if (chance.chance(exchanged)) {
    for (const { name, kind } of chance.shuffle(present).slice(0, 3)) {
      const others = columns.filter((other) => other.kind === kind && !other.many && other.name !== name && !names.has(other.name));
      if (others.length === 0 || names.has(name)) continue;
      const other = chance.pick(others).name;
      names.set(name, other);
      names.set(other, name);
    }
  }
  if (chance.chance(left)) names.set(chance.pick(present).name, undefined);
  return names;
}

function tagNumbers(chance: Random, { pages }: RememberedDocument): ReadonlyMap<number, number> {
  const numbers = new Map<number, number>();
  const ofSender = [...tagNames.keys()].filter((tag) => tagNames[tag]!.startsWith('Sender.') && pages.some(({ tags }) => tags.includes(tag)));
  if (ofSender.length > 0 && chance.chance(renamed)) {
    const tag = chance.pick(ofSender);
    numbers.set(tag, chance.chance(0.7) ? 0 : chance.pick([...tagNames.keys()].filter((other) => tagNames[other]!.startsWith('Sender.'))));
  }
  if (chance.chance(parties))
    for (const [tag, name] of tagNames.entries()) {
      if (name.startsWith('Receiver.')) numbers.set(tag, tagNames.indexOf(name.replace('Receiver.', 'Other.')));
      if (name.startsWith('Other.')) numbers.set(tag, tagNames.indexOf(name.replace('Other.', 'Receiver.')));
    }
  return numbers;
}

/** Share of suppliers of which only some details are labelled, as by corrections. */
const partly = 0.3;

export function partially(chance: Random, example: RememberedDocument): Convention {
  if (!chance.chance(partly)) return (document) => document;
  const printed = [...new Set(example.pages.flatMap(({ values }) => values.map(({ detail }) => detail)))];
  const names = new Set(chance.shuffle(printed).slice(0, chance.integer(1, 4)));
  return (document) => ({
    ...document,
    details: document.details.filter((name) => names.has(name)),
    pages: document.pages.map((page) => ({ ...page, values: page.values.filter(({ detail }) => names.has(detail)) })),
  });
}

/** Contradictions between the labels of documents: a supplier's name, VAT id and IBAN, and documents that are there twice. */
import { grouped } from '../../grouped.js';
import { kinds } from '../../values/index.js';
import { compact } from '../../values/text/compact.js';
import { bare } from '../../fold.js';
import { compactId } from '../align/compare.js';
import { type Finding, finding, type Linted, labelsOf, only } from './finding.js';

/** What is kept of a document, so that a large dataset stays small in memory. */
export type Kept = Pick<Linted, 'name' | 'labels' | 'digest'>;

/** Details that are asked for; of contacts it is their names. */
export const acrossDetails = ['SenderVatId', 'Iban', 'InvoiceId'] as const;

interface Constant {
  readonly detail: string;
  normal(value: string): string;
  /** Whether two normal forms exclude each other. */
  differ(a: string, b: string): boolean;
}

const letters = (id: string): string => /^[A-Z]*/.exec(id)![0];

const constants: readonly Constant[] = [
  // With and without legal form or department it is one name.
  { detail: 'Sender.Name', normal: bare, differ: (a, b) => !a.includes(b) && !b.includes(a) },
  // A supplier may be registered in several countries, and have an account in each.
  { detail: 'SenderVatId', normal: (value) => kinds['vat-id'].read(value, 'printed')[0]?.value ?? compact(value), differ: (a, b) => letters(a) === letters(b) },
  { detail: 'Iban', normal: compact, differ: (a, b) => a.slice(0, 2) === b.slice(0, 2) },
];

/** Of all documents, in their order. */
export function acrossDocuments(all: readonly Kept[]): readonly Finding[] {
  const bySupplier = byKey(all, supplierOf);
  return [
    ...[...bySupplier.values()].flatMap((own) => constants.flatMap((constant) => contradicted(own, constant))),
    ...[...bySupplier].flatMap(([supplier, own]) =>
      repeated(own, numberOf, (one, first) =>
        finding(one, 'duplicate', 'InvoiceId', only(one.labels, 'InvoiceId')!, `the same number of ${supplier} as on ${first.name}`, first.name),
      ),
    ),
    ...reversed(all),
    ...repeated(
      all,
      ({ digest }) => digest,
      (one, first) => finding(one, 'duplicate', '', '', `the same file as ${first.name}`, first.name),
    ),
  ];
}

/** As labelled, else by its VAT id or its name. */
const supplierOf = ({ labels }: Kept): string | undefined => labels.supplier ?? only(labels, 'SenderVatId') ?? only(labels, 'Sender.Name');

/** Another type of document may have the same number. */
function numberOf({ labels }: Kept): string | undefined {
  const number = compactId(only(labels, 'InvoiceId') ?? '');
  return number === '' ? undefined : `${labels.documentType ?? ''} ${number}`;
}

/** Documents none of whose values is on more of the supplier's documents than the values of another, which exclude them. */
function contradicted(own: readonly Kept[], { detail, normal, differ }: Constant): Finding[] {
  const stated = own.map((kept) => ({ kept, values: labelsOf(kept.labels, detail).map(({ value }) => ({ value, normal: normal(value) })) }));
  const holders = new Map<string, { readonly first: Kept; count: number }>();
  for (const { kept, values } of stated)
    for (const value of new Set(values.map((value) => value.normal))) {
      const held = holders.get(value);
      if (held) held.count++;
      else if (value !== '') holders.set(value, { first: kept, count: 1 });
    }
  // On a tie the document that came first is taken as right.
  const [usual] = [...holders].sort(([, a], [, b]) => b.count - a.count);
  if (!usual) return [];
  const [wanted, { first }] = usual;
  const printed = labelsOf(first.labels, detail).find(({ value }) => normal(value) === wanted)!.value;
  return stated.flatMap(({ kept, values }) => {
    const wrong = values.find((value) => value.normal !== '');
    if (!wrong || values.some((value) => value.normal === wanted || !differ(value.normal, wanted))) return [];
    // A second account that other documents have too is no mistake.
    if (values.some((value) => holders.get(value.normal)!.count > 1)) return [];
    return [finding(kept, 'supplier', detail, wrong.value, `${printed} on ${first.name}`, first.name)];
  });
}

/** Sender and receiver the other way round than on more documents, or than on the one that came first. */
function reversed(all: readonly Kept[]): Finding[] {
  const byPair = byKey(all, ({ labels }) => pairOf(only(labels, 'Sender.Name'), only(labels, 'Receiver.Name')));
  const place = new Map(all.map((kept, index) => [kept, index]));
  return [...byPair.values()].flatMap((own) => {
    const [sender, receiver] = [only(own[0]!.labels, 'Sender.Name'), only(own[0]!.labels, 'Receiver.Name')];
    const others = sender === receiver ? undefined : byPair.get(pairOf(receiver, sender)!);
    const isLater = others !== undefined && others.length === own.length && place.get(others[0]!)! < place.get(own[0]!)!;
    if (!others || (others.length <= own.length && !isLater)) return [];
    return own.map((kept) =>
      finding(kept, 'supplier', 'Sender.Name', only(kept.labels, 'Sender.Name')!, `the receiver on ${others[0]!.name}`, others[0]!.name),
    );
  });
}

const pairOf = (sender: string | undefined, receiver: string | undefined): string | undefined =>
  sender === undefined || receiver === undefined ? undefined : `${bare(sender)} → ${bare(receiver)}`;

function repeated(all: readonly Kept[], key: (kept: Kept) => string | undefined, findingOf: (one: Kept, first: Kept) => Finding): Finding[] {
  return [...byKey(all, key).values()].flatMap(([first, ...others]) => others.map((one) => findingOf(one, first!)));
}

/** Those without a key are left out. */
function byKey(all: readonly Kept[], keyOf: (kept: Kept) => string | undefined): ReadonlyMap<string, readonly Kept[]> {
  const groups = grouped(all, (kept) => keyOf(kept) ?? '');
  groups.delete('');
  return groups;
}

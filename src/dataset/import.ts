/** The shared part of importers: assign the ground truth to each document, align it, write labels, report what was not placed. */
import type { Document } from '../document/document.js';
import { InputError } from '../errors.js';
import { type Fault, faultOf } from '../stages.js';
import { align, merge } from './align.js';
import type { Label, Labels } from './label.js';
import { document as documentOf, type Entry, labels as labelsOf, writeLabels } from './store.js';
import type { Truth, Unplaced } from './truth.js';

export interface Imported {
  readonly document: string;
  /** Why the document has no labels. */
  readonly skipped?: string;
  /** Where the program is at fault. */
  readonly fault?: Fault;
  /** Given true values, and those that were placed. */
  readonly values: number;
  readonly placed: number;
  readonly unplaced: readonly Unplaced[];
}

/** Undefined: no ground truth for this document. */
export type TruthOf = (entry: Entry) => Promise<Truth | { readonly skipped: string }>;

/** One entry after the other; what fails is skipped with its reason, and the others go on. `done` is called after each. */
export async function importTruths(
  entries: readonly Entry[],
  truthOf: TruthOf,
  done: (count: number, imported: Imported) => void = () => {},
): Promise<readonly Imported[]> {
  const all: Imported[] = [];
  for (const entry of entries) {
    const imported = await alone(entry.name, async () => {
      const truth = await truthOf(entry);
      return 'skipped' in truth ? notImported(entry.name, truth.skipped) : importTruth(entry, truth, await documentOf(entry));
    });
    all.push(imported);
    done(all.length, imported);
  }
  return all;
}

/** Whatever is thrown is its own document's trouble, but a full disk is everybody's: throws InputError there. */
export async function alone(document: string, work: () => Promise<Imported>): Promise<Imported> {
  try {
    return await work();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT') throw new InputError(`${document}: the disk is full (${code}). Make room and call beleg again`);
    if (error instanceof InputError) return notImported(document, error.message);
    const fault = faultOf(error, 'labelling');
    return { ...notImported(document, `${fault.stage} failed by a fault of beleg (${fault.what}); report it with the stack that --verbose shows`), fault };
  }
}

/** A document that nothing was imported of, and why. */
export const notImported = (document: string, skipped: string): Imported => ({ document, skipped, values: 0, placed: 0, unplaced: [] });

type Refine = (labels: Labels, unplaced: readonly Unplaced[]) => { readonly labels: Labels; readonly unplaced: readonly Unplaced[] };

/** `refine` may correct places before they are written. */
export async function importTruth(
  entry: Entry,
  truth: Truth,
  document: Document,
  refine: Refine = (labels, unplaced) => ({ labels, unplaced }),
): Promise<Imported> {
  const aligned = align(document, truth);
  const { labels, unplaced } = refine(aligned.labels, aligned.unplaced);
  await writeLabels(entry, merge(await labelsOf(entry), labels));
  const placed = placedValues(labels);
  return { document: entry.name, values: placed + unplaced.length, placed, unplaced };
}

/** Every label with its name in reports. */
export function namedLabels(labels: Labels): readonly { readonly detail: string; readonly label: Label }[] {
  const named = (prefix: string, fields: Readonly<Record<string, Label | undefined>>) =>
    Object.entries(fields).flatMap(([name, label]) => (label ? [{ detail: `${prefix}.${name}`, label }] : []));
  return [
    ...Object.entries(labels.details).flatMap(([detail, values]) => values.map((label) => ({ detail, label }))),
    ...(labels.contacts ?? []).flatMap((contact) => named(contact.role, contact.fields)),
    ...(labels.lineItems ?? []).flatMap((item, index) => named(`LineItems[${index + 1}]`, { ...item.fields, ...item.custom })),
  ];
}

const placedValues = (labels: Labels): number => namedLabels(labels).filter(({ label }) => label.places.length > 0).length;

/** Suppliers with their labelled documents: synthetic ones with layouts and wordings that training does not use, or those of a dataset. */
import { type LabelledDocument, labelledDocuments } from '../../src/dataset/packed.js';
import { sample } from '../../src/synthesis/sample.js';

export interface SyntheticOptions {
  /** Numbers of the suppliers. */
  readonly numbers: readonly number[];
  readonly documents: number;
  readonly noise: number;
}

/** Invoices and credit notes; a supplier's receipts and letters are other layouts. */
export function* syntheticSuppliers({ numbers, documents, noise }: SyntheticOptions): Generator<readonly LabelledDocument[]> {
  for (const [s, supplier] of numbers.entries()) {
    const own: LabelledDocument[] = [];
    for (let i = 0; own.length < documents; i++) {
      const { facts, document, labels } = sample('shots', s * 100 + i, { supplier, heldOut: true, noise });
      if (facts.type === 'invoice' || facts.type === 'creditNote') own.push({ document, labels, name: `${s}-${i}` });
    }
    yield own;
  }
}

export interface DatasetOptions {
  /** By the name of the sender, in place of the labelled supplier and layout. */
  readonly bySender: boolean;
  /** Documents with a text layer alone. */
  readonly digital: boolean;
}

/** Documents of a dataset by supplier, those with at least two. */
export async function suppliersOf(dataset: string, { bySender, digital }: DatasetOptions): Promise<readonly (readonly LabelledDocument[])[]> {
  const suppliers = new Map<string, LabelledDocument[]>();
  for await (const one of labelledDocuments(dataset)) {
    const key = bySender ? senderOf(one) : `${one.labels.supplier} ${one.labels.layout}`;
    if (key === undefined || (digital && one.document.source !== 'text')) continue;
    suppliers.set(key, [...(suppliers.get(key) ?? []), one]);
  }
  return [...suppliers.values()].filter(({ length }) => length > 1);
}

const senderOf = ({ labels }: LabelledDocument): string | undefined => {
  const name = labels.contacts?.find(({ role }) => role === 'Sender')?.fields.Name?.value;
  return name?.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '') || undefined;
};

/** Documents of suppliers that nobody learns: what they lose is what is forgotten. */
export const otherDocuments = (count: number): readonly LabelledDocument[] =>
  Array.from({ length: count }, (_, i) => ({ ...sample('others', i, { heldOut: true }), name: `other-${i}` }));

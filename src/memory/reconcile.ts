/** New documents beside remembered ones: what other documents of their layouts contradict is left out, and what they contradict of older ones is forgotten. */
import { joined } from './codec.js';
import { compare, corrected, without } from './contradictions.js';
import { openLayouts } from './layouts.js';
import type { RememberedDocument } from './remembered.js';
import { rememberedDocument, type StoredLayout, storedLayout } from './stored.js';

/** A detail, a party or a field of a contact of one document that another one contradicts. */
export interface Contradicted {
  readonly document: string;
  readonly detail: string;
  readonly other: string;
}

export interface Reconciled {
  /** Older ones first. */
  readonly documents: readonly StoredLayout[];
  /** Of new documents: not remembered. */
  readonly doubted: readonly Contradicted[];
  /** Of older documents: no longer remembered. */
  readonly forgotten: readonly Contradicted[];
}

/**
 * A new document is doubted where two others or more contradict it and fewer agree; among new ones alone, also where the one that came before contradicts it. What is
 * not doubted wins against an older document. `trusted`: nothing is doubted.
 */
export function reconcile(older: readonly StoredLayout[], added: readonly StoredLayout[], trusted = false): Reconciled {
  const memory = openLayouts(joined([...older, ...added]), 'memory');
  const place = new Map(added.map(({ name }, index) => [name, index]));
  const doubted: Contradicted[] = [];
  const now = new Map(older.map((document) => [document.name, document]));
  const forgotten: Contradicted[] = [];
  const fresh: StoredLayout[] = [];
  for (const [index, stored] of added.entries()) {
    const document = rememberedDocument(stored);
    const alike = memory.alike(document);
    const own = trusted ? [] : doubtsOf(document, alike, (name) => (place.get(name) ?? Infinity) < index);
    doubted.push(...own);
    const sure = without(document, new Set(own.map(({ detail }) => detail)));
    fresh.push(sure === document ? stored : storedLayout(sure));
    for (const { name } of alike) {
      const before = now.get(name);
      if (!before) continue;
      const { document: after, forgotten: details } = corrected(rememberedDocument(before), sure);
      if (details.length === 0) continue;
      now.set(name, storedLayout(after));
      forgotten.push(...details.map((detail) => ({ document: name, detail, other: document.name })));
    }
  }
  return { documents: [...now.values(), ...fresh], doubted, forgotten };
}

function doubtsOf(document: RememberedDocument, alike: readonly RememberedDocument[], isEarlier: (name: string) => boolean): Contradicted[] {
  const votes = new Map<string, { agree: number; against: string[] }>();
  for (const other of alike)
    for (const [detail, verdict] of compare(document, other)) {
      const vote = votes.get(detail) ?? { agree: 0, against: [] };
      votes.set(detail, vote);
      if (verdict === 'agrees') vote.agree++;
      else vote.against.push(other.name);
    }
  return [...votes].flatMap(([detail, { agree, against }]) => {
    if (against.length <= agree || (against.length === 1 && !isEarlier(against[0]!))) return [];
    return [{ document: document.name, detail, other: against[0]! }];
  });
}

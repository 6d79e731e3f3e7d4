/** Labelled documents into the memory of layouts of a bundle. */
import type { Bundle } from '../../bundle/load.js';
import { ofDocument } from '../../bundle/manifest.js';
import { type LabelledDocument, labelledDocuments } from '../../dataset/packed.js';
import type { Labels } from '../../dataset/label.js';
import type { Finding } from '../../dataset/lint/finding.js';
import { lint } from '../../dataset/lint/lint.js';
import { namedLabels } from '../../dataset/import.js';
import { InputError } from '../../errors.js';
import { classifyDetails } from '../../extraction/decoding/classify.js';
import { encode } from '../../features/encode.js';
import { grouped } from '../../grouped.js';
import { without } from '../../memory/contradictions.js';
import { likeliestType } from '../../memory/type-chances.js';
import { type Contradicted, reconcile } from '../../memory/reconcile.js';
import type { RememberedDocument } from '../../memory/remembered.js';
import { rememberedDocument, type StoredLayout, storedLayout } from '../../memory/stored.js';
import { columnsOf } from '../batches/pages.js';
import { changeMemory } from './change-memory.js';
import { rememberLabelled } from './remember-labelled.js';

export interface LearntLayouts {
  /** Documents remembered now, in the order of the dataset. */
  readonly learnt: readonly string[];
  /** Labels that are likely wrong, and not remembered. */
  readonly findings: readonly Finding[];
  /** What the bundle remembered before and these documents contradict. */
  readonly forgotten: readonly Contradicted[];
  /** All that the bundle remembers. */
  readonly documents: number;
  readonly bytes: number;
}

export interface LearnOptions {
  /** Labels are remembered whatever contradicts them. */
  readonly trusted?: boolean;
  /** Details that the memory is not asked for from now on. */
  readonly silent?: readonly string[];
  /** By name, what the bundle's network made of documents before. */
  readonly layouts?: ReadonlyMap<string, StoredLayout>;
  readonly done?: (count: number, name: string) => void;
}

/** A document of the same name is remembered anew. Nothing is written before all are read. Throws InputError where the dataset has no labelled document. */
export async function learnLayouts(
  bundle: Bundle,
  dataset: string,
  { trusted = false, silent, layouts, done = () => {} }: LearnOptions = {},
): Promise<LearntLayouts> {
  const learnt = new Map<string, StoredLayout>();
  /** Of each document, for reports on its labels. */
  const labelValues = new Map<string, Readonly<Record<string, string>>>();
  async function* remembering() {
    for await (const one of labelledDocuments(dataset)) {
      learnt.set(one.name, layouts?.get(one.name) ?? storedLayout(await rememberedBy(bundle, one)));
      labelValues.set(one.name, valuesOf(one.labels));
      done(learnt.size, one.name);
      yield { ...one, digest: one.name };
    }
  }
  const linted = (await lint(remembering())).findings;
  if (learnt.size === 0) throw new InputError(`${dataset}: none of its documents is labelled. Label some: beleg label from-values ${dataset} VALUES.csv`);
  const byDocument = grouped(linted, ({ document }) => document);
  const sure = [...learnt].map(([name, stored]) => {
    const wrong = wrongOf(trusted ? [] : (byDocument.get(name) ?? []));
    return wrong.size === 0 ? stored : storedLayout(without(rememberedDocument(stored), wrong));
  });
  let doubted: readonly Contradicted[] = [];
  let forgotten: readonly Contradicted[] = [];
  const change = (before: readonly StoredLayout[]) => {
    const reconciled = reconcile(
      before.filter(({ name }) => !learnt.has(name)),
      sure,
      trusted,
    );
    ({ doubted, forgotten } = reconciled);
    return reconciled.documents;
  };
  const written = await changeMemory(bundle.path, { by: 'learn', from: [dataset] }, change, silent);
  const findings = [...linted, ...doubted.map((each) => ofLayout(each, labelValues.get(each.document)!))];
  return { learnt: [...learnt.keys()], findings, forgotten, ...written };
}

/** What a bundle keeps of one labelled document; its network separates a detail's own places from those of the same value by coincidence. */
export async function rememberedBy({ manifest, details }: Bundle, { name, document, labels }: LabelledDocument, partial = false): Promise<RememberedDocument> {
  const names = manifest.networks.details!.columns;
  const columns = columnsOf(ofDocument(manifest.customDetails)).filter((column) => names.includes(column.name));
  const classified = await classifyDetails(
    encode(document),
    details,
    names,
    columns.map((column) => column.name),
  );
  const logits = classified.map((page) => page.logits);
  return rememberLabelled({ ...document, name }, labels, columns, { logits, type: likeliestType(classified), partial });
}

/** Details and fields of contacts that a finding names; groups by the detail that their member is. Two documents with one number may both be right. */
const wrongOf = (findings: readonly Finding[]): ReadonlySet<string> =>
  new Set(findings.flatMap(({ rule, detail }) => (rule !== 'duplicate' ? [detail.replace(/^\w+\[\d+\]\./, '')] : [])));

/** Of details and parties, which reports on a layout name. */
const valuesOf = ({ lineItems: _items, ...labels }: Labels): Readonly<Record<string, string>> =>
  Object.fromEntries(namedLabels(labels).map(({ detail, label }) => [detail, label.value]));

function ofLayout({ document, detail, other }: Contradicted, labelValues: Readonly<Record<string, string>>): Finding {
  const isParty = detail === 'Sender' || detail === 'Receiver';
  const named = isParty ? `${detail}.Name` : detail;
  const against = isParty ? `on ${other} these words are another party's` : `on ${other} ${detail} is what stands behind another key`;
  return { document, rule: 'layout', detail: isParty && labelValues[named] === undefined ? detail : named, value: labelValues[named] ?? '', against, other };
}

/** Names that are forgotten. Throws InputError where the bundle remembers none of that name. */
export async function forgetLayouts(bundle: Bundle, names: readonly string[]): Promise<LearntLayouts> {
  const written = await changeMemory(bundle.path, { by: 'learn', from: [] }, (before) => {
    const unknown = names.find((name) => !before.some((each) => each.name === name));
    if (unknown !== undefined) {
      const known = before.map(({ name }) => name).slice(0, 10);
      throw new InputError(`${bundle.path}: remembers no document ${unknown}. ${known.length > 0 ? `It remembers ${known.join(', ')}` : 'It remembers none'}`);
    }
    return before.filter(({ name }) => !names.includes(name));
  });
  return { learnt: [], findings: [], forgotten: [], ...written };
}

/** Compares an extraction with a document's labels: a row for every predicted and every missed value. What is not labelled is not judged. */
import { detailByName } from '../../catalogue/details.js';
import { contactFieldName, memberName } from '../../bundle/recommend.js';
import type { Label, Labels } from '../../dataset/label.js';
import type { Document } from '../../document/document.js';
import type { Extraction, Group, Prediction } from '../../extraction/extraction.js';
import { featuresOf } from '../../bundle/calibrator.js';
import type { ContactField } from '../../catalogue/contact-fields.js';
import { assign } from './assign.js';
import { judge, type Judged } from './judged.js';
import { matchLineItems } from './match-line-items.js';
import { sameContactField, sameDetail } from './same.js';

/** Every value that was found or missed, judged: details of the header, groups, contacts, line items. */
export function match(extraction: Extraction, labels: Labels, document: Document): readonly Judged[] {
  return [
    ...wholeDocument(extraction, labels, document),
    ...Object.entries(labels.details).flatMap(([name, values]) => {
      const found = predictionsOf(extraction, name);
      return isMember(name) ? [] : header(name, found, values.length > 0 ? values : impliedOf(labels, name, found[0]), document);
    }),
    ...groups(extraction, labels, document),
    ...contacts(extraction, labels, document),
    ...(labels.lineItems ? matchLineItems(extraction.lineItems, labels.lineItems, document) : []),
  ];
}

const isMember = (name: string): boolean => detailByName.get(name)?.place === 'member';

/** Values that are true without a place. */
const unplaced = (value: string): Label => ({ value, places: [{ page: 0, words: [] }] });

/** True values that are not printed; only derived predictions are compared with them. */
const impliedOf = ({ implied }: Labels, name: string, found: Prediction | undefined): readonly Label[] =>
  found?.evidence.derived ? (implied?.[name] ?? []).map(unplaced) : [];

function wholeDocument(extraction: Extraction, { documentType, currency, vatExempt }: Labels, document: Document): readonly Judged[] {
  const judged = (name: string, prediction: Prediction | undefined, values: readonly string[]) =>
    judge(name, prediction, values.map(unplaced), sameDetail(name), document) ?? [];
  const exemption = predictionsOf(extraction, 'VatExemption')[0];
  return [
    ...(documentType === undefined ? [] : [judged('DocumentType', extraction.documentType, [documentType])].flat()),
    ...(currency === undefined ? [] : [judged('InvoiceCurrency', predictionsOf(extraction, 'InvoiceCurrency')[0], [currency])].flat()),
    ...(vatExempt === undefined ? [] : [judged('VatExemption', exemption, vatExempt ? [exemption?.value || 'Vat Exemption'] : [])].flat()),
  ];
}

const predictionsOf = ({ predictions }: Extraction, name: string): readonly Prediction[] =>
  predictions.filter((prediction) => prediction.name === name && prediction.value !== '').sort((a, b) => b.score - a.score);

/** A detail with one value: the best prediction counts, any labelled value is right. With many values: every value is judged. */
function header(name: string, found: readonly Prediction[], labels: readonly Label[], document: Document): readonly Judged[] {
  const same = sameDetail(name);
  if (!detailByName.get(name)?.many && (detailByName.has(name) || found.length <= 1)) return [judge(name, found[0], labels, same, document) ?? []].flat();
  return each(name, found, labels, document);
}

function each(name: string, found: readonly Prediction[], labels: readonly Label[], document: Document, own = name.split('.').at(-1)!): readonly Judged[] {
  const same = sameDetail(own);
  const left = [...labels];
  const judged = found.flatMap((prediction) => {
    const at = left.findIndex(({ value }) => same(value, prediction.value));
    // A value that is printed twice and predicted twice is right twice.
    const right = at >= 0 ? left.splice(at, 1) : labels.filter(({ value }) => same(value, prediction.value));
    return judge(name, prediction, right.length > 0 ? right : [], same, document) ?? [];
  });
  return [...judged, ...left.flatMap((label) => judge(name, undefined, [label], same, document) ?? [])];
}

function groups(extraction: Extraction, labels: Labels, document: Document): readonly Judged[] {
  const grouped = Object.entries(labels.groups).flatMap(([name, wanted]) => groupsNamed(name, wanted, extraction.groups, labels, document));
  // Members that are labelled without group are compared with all groups of that name.
  const alone = Object.entries(labels.details).flatMap(([name, values]) => {
    const group = detailByName.get(name)?.group;
    if (!isMember(name) || !group || labels.groups[group]) return [];
    const found = extraction.groups
      .filter((each) => each.name === group)
      .flatMap(({ members }) => members.filter((member) => member.name === name && member.value !== ''))
      // Without groups, equal values cannot be told apart: the one with the higher score counts.
      .sort((a, b) => b.score - a.score)
      .filter(({ value }, i, all) => all.findIndex((other) => other.value === value) === i);
    // No printed value: derived predictions are compared with the implied ones.
    if (values.length === 0)
      return found.flatMap((given) => judge(memberName(group, name), given, impliedOf(labels, name, given), sameDetail(name), document) ?? []);
    return each(memberName(group, name), found, values, document);
  });
  return [...grouped, ...alone];
}

function groupsNamed(
  name: string,
  wanted: readonly Readonly<Record<string, string>>[],
  all: readonly Group[],
  labels: Labels,
  document: Document,
): readonly Judged[] {
  const found = all.filter((group) => group.name === name);
  const memberOf = (group: Group | undefined, member: string) => group?.members.find((each) => each.name === member);
  const agreeing = (i: number, j: number) =>
    Object.entries(wanted[i]!).filter(([member, value]) => value !== '' && sameDetail(member)(value, memberOf(found[j], member)?.value ?? '')).length;
  const pairs = assign(wanted.length, found.length, agreeing);
  const known = new Set(wanted.flatMap((group) => Object.keys(group)));
  const judged = wanted.flatMap((group, i) => {
    const pair = pairs[i] === undefined ? undefined : found[pairs[i]];
    return [...known].flatMap((member) => {
      const value = group[member] ?? '';
      const given = memberOf(pair, member);
      const right = value === '' ? impliedOf(labels, member, given) : [unplaced(value)];
      return judge(memberName(name, member), given, right, sameDetail(member), document, i + 1) ?? [];
    });
  });
  const extra = found.filter((_, j) => !pairs.includes(j));
  const wrong = extra.flatMap((group, j) =>
    group.members.flatMap((member) =>
      known.has(member.name) || known.size === 0
        ? (judge(memberName(name, member.name), member, impliedOf(labels, member.name, member), sameDetail(member.name), document, wanted.length + j + 1) ?? [])
        : [],
    ),
  );
  return [...judged, ...wrong];
}

/** The fields by which a contact is judged as a whole. */
const address: readonly ContactField[] = ['Name', 'ZipCode', 'Street'];

function contacts(extraction: Extraction, labels: Labels, document: Document): readonly Judged[] {
  const others = new Set(extraction.contacts.filter(({ role }) => role === 'Other'));
  return (labels.contacts ?? []).flatMap(({ role, fields }, index) => {
    const isSame = (field: ContactField, prediction: Prediction) =>
      fields[field] !== undefined && sameContactField(field)(fields[field].value, prediction.value);
    const found =
      role === 'Other'
        ? [...others].find((contact) => contact.fields.Name?.some((name) => isSame('Name', name)))
        : extraction.contacts.find((contact) => contact.role === role);
    if (found) others.delete(found);
    const item = role === 'Other' ? index + 1 : undefined;
    const judged = Object.entries(fields).flatMap(([name, label]) => {
      const field = name as ContactField;
      const list = found?.fields[field] ?? [];
      const best = list.find((prediction) => isSame(field, prediction)) ?? list[0];
      return judge(contactFieldName(role, field), best, [label], sameContactField(field), document, item) ?? [];
    });
    const parts = address.filter((field) => fields[field]);
    if (parts.length === 0) return judged;
    const truth = parts.map((field) => fields[field]!.value).join(', ');
    const value = parts.map((field) => found?.fields[field]?.[0]?.value ?? '').join(', ');
    const correct = parts.every((field) => found?.fields[field]?.[0] !== undefined && isSame(field, found.fields[field][0]));
    const numbered = item === undefined ? {} : { item };
    const whole: Judged = found
      ? { detail: role, value, truth, correct, rawScore: found.score, features: featuresOf(undefined, found.score), ...numbered }
      : { detail: role, value: '', truth, correct: false, rawScore: 0, loss: 'nothing-given', ...numbered };
    return [...judged, whole];
  });
}

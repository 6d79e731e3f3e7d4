/** Labels as a learn package: a zip of documents, each with the detect response (1.18) of its true values beside it. What `label from-package` reads. */
import type { ContactField } from '../../catalogue/contact-fields.js';
import { detailByName } from '../../catalogue/details.js';
import { hull } from '../../document/box.js';
import type { Document } from '../../document/document.js';
import { InputError } from '../../errors.js';
import { align } from '../align.js';
import { textOf } from '../align/printed.js';
import { differences, type LostLabel } from '../exchange/differences.js';
import { namedLabels } from '../import.js';
import type { Label, LabelledContact, Labels, Place } from '../label.js';
import { bytes, type Dataset, document as documentOf, entries, labels as storedLabels, stem } from '../store.js';
import type { OwnDetail } from '../truth.js';
import { writeZip } from '../zip.js';
import { placeByBoxes } from './boxes.js';
import { truthOfResponse } from './response.js';

export interface Packed {
  readonly document: string;
  readonly values: number;
  readonly lost: readonly LostLabel[];
  /** Why it is not in the package. */
  readonly skipped?: string;
}

/** Throws InputError where no document is labelled. */
export async function exportPackage(
  dataset: Dataset,
  path: string,
  custom: readonly OwnDetail[],
  done: (packed: Packed) => void = () => {},
): Promise<readonly Packed[]> {
  const all: Packed[] = [];
  const stems = new Map<string, string>();
  async function* files() {
    for (const entry of await entries(dataset)) {
      const labels = await storedLabels(entry);
      if (!labels) continue;
      const same = stems.get(stem(entry.name));
      stems.set(stem(entry.name), entry.name);
      if (same !== undefined) {
        all.push({ document: entry.name, values: 0, lost: [], skipped: `${same} has the same name but for its ending; a package holds one of them` });
        continue;
      }
      const document = await documentOf(entry);
      const content = new TextEncoder().encode(responseOf(labels, document));
      yield { name: entry.name, content: await bytes(entry) };
      yield { name: `${stem(entry.name)}.json`, content };
      const packed = { document: entry.name, values: namedLabels(labels).length, lost: differences(labels, backOf(content, document, custom)) };
      all.push(packed);
      done(packed);
    }
    if (all.length === 0) throw new InputError(`${dataset.path}: no labelled document. Label some: beleg label from-values ${dataset.path} VALUES.csv`);
  }
  await writeZip(path, files());
  return all;
}

function backOf(content: Uint8Array, document: Document, custom: readonly OwnDetail[]): Labels {
  const truth = truthOfResponse(content, 'package', custom);
  const { labels, unplaced } = align(document, truth.truth);
  return placeByBoxes(document, labels, unplaced, truth).labels;
}

/** As JSON; ids have 64 bits, which a number of JavaScript does not. */
export function responseOf(labels: Labels, document: Document): string {
  const members = (name: string, { value, places }: Label) => (places.length > 0 ? places : [undefined]).map((place) => typed(name, value, document, place));
  const grouped = (name: string, value: string) => (labels.groups[detailByName.get(name)?.group ?? ''] ?? []).some((row) => row[name] === value);
  const { documentType, currency, vatExempt } = labels;
  const whole = [
    ...(documentType === undefined ? [] : [typed('DocumentType', documentType, document)]),
    ...(currency === undefined ? [] : [typed('InvoiceCurrency', currency, document)]),
    ...(vatExempt === undefined ? [] : [typed('VatExemption', vatExempt ? 'Vat Exemption' : '', document)]),
  ];
  const details = Object.entries(labels.details).flatMap(([name, list]) =>
    // An empty value: it is not on the document.
    list.length === 0 ? [typed(name, '', document)] : list.filter(({ value }) => !grouped(name, value)).flatMap((label) => members(name, label)),
  );
  const groups = Object.entries(labels.groups).flatMap(([TypeName, rows]) =>
    rows.map((row) => ({
      TypeName,
      InvoiceDetailTypePredictions: Object.entries(row).flatMap(([name, value]) =>
        members(name, labels.details[name]?.find((label) => label.value === value) ?? { value, places: [] }),
      ),
    })),
  );
  const contact = (role: LabelledContact['role']) =>
    (labels.contacts ?? []).filter((one) => one.role === role).map(({ fields }) => contactOf(fields, document));
  const rows = labels.lineItems?.map(({ fields, custom }, index) => ({
    PositionNumber: index + 1,
    ...Object.fromEntries(Object.entries({ ...fields, ...custom }).map(([name, { value, places }]) => [name, valued(value, document, places[0])])),
  }));
  const [Sender] = contact('Sender');
  const [Receiver] = contact('Receiver');
  const response = {
    DocumentResolution: Math.round(document.resolution),
    ...(labels.language && { Language: labels.language }),
    InvoiceDetailTypePredictions: [...whole, ...details],
    PredictionGroups: groups,
    ...(Sender && { Sender }),
    ...(Receiver && { Receiver }),
    Contacts: [Sender, Receiver, ...contact('Other')].filter((one) => one !== undefined),
    ...(rows && { LineItemTable: { LineItems: rows } }),
  };
  return `${JSON.stringify(response, undefined, 1).replace(/"Type": "bits (-?\d+)"/g, '"Type": $1')}\n`;
}

function valued(value: string, document: Document, place?: Place) {
  const box = place && place.words.length > 0 ? hull(place.words.map((word) => document.pages[place.page]!.words[word]!.box)) : undefined;
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
  return { Text: place ? textOf(place, document) : '', Value: value, Score: 1, X: x, Y: y, Width: width, Height: height };
}

function typed(name: string, value: string, document: Document, place?: Place) {
  const id = detailByName.get(name)?.id;
  return { ...(id !== undefined && { Type: `bits ${id}` }), TypeName: name, ...valued(value, document, place) };
}

function contactOf(fields: LabelledContact['fields'], document: Document) {
  const of = (name: ContactField) => {
    const label = fields[name];
    return label && valued(label.value, document, label.places[0]);
  };
  const given = (name: ContactField) => {
    const found = of(name);
    return found ? { [name]: found } : {};
  };
  const listed = (name: ContactField) => {
    const found = of(name);
    return { [name]: found ? [found] : [] };
  };
  const Address = { ...given('Street'), ...given('ZipCode'), ...given('City'), ...given('Country') };
  return { ...given('Name'), Address, ...listed('WebsiteUrl'), ...listed('Email'), ...given('Phone'), ...given('Fax') };
}

/** InvoiceDetailTypePredictions and PredictionGroups: the requested part of an Extraction under the ids and names of the wire. */
import { type Detail, detailByName, details } from '../../catalogue/details.js';
import type { Extraction, Group, Prediction } from '../../extraction/extraction.js';
import { compact } from '../../values/text/compact.js';
import type { Wanted, WireDetail } from '../filter.js';
import { detectionResponse, missingResponse } from './prediction.js';
import { hasDetail, idsOf } from '../versions/known-details.js';
import type { Version } from '../versions/version.js';

export interface DetailOptions {
  readonly wanted: Wanted;
  readonly version: Version;
  readonly custom: readonly WireDetail[];
  /** VAT ids that the caller knows. */
  readonly receiverVatIds?: readonly string[];
  readonly senderVatIds?: readonly string[];
}

/** Names a VAT or tax id is refined to; the unrefined one is missing only when none of them was found. */
const refined: Readonly<Record<string, readonly string[]>> = { VatId: ['SenderVatId', 'ReceiverVatId'], TaxId: ['SenderTaxId', 'ReceiverTaxId'] };

/** In the order of the catalogue, custom details last. What was looked for and not found comes with an empty value. */
export function detailResponses(extraction: Extraction, options: DetailOptions) {
  const { wanted, version, custom } = options;
  const predictions = withSender(split(inVersion(extraction, version), options), extraction);
  const looked = new Set(extraction.lookedFor);
  const has = (name: string) => predictions.some((prediction) => prediction.name === name);
  const builtIn = details
    .filter((detail) => isInHeader(detail) && hasDetail(version, detail.name) && wanted(detail.id))
    .flatMap((detail) => {
      const found = predictions.filter(({ name }) => name === detail.name);
      if (found.length)
        return found.map((prediction) => detectionResponse(detail.id, detail.name === 'VatId' ? version.vatIdName : detail.name, prediction, detail));
      const sought = looked.size > 0 && (detail.found !== 'candidate' || looked.has(detail.name));
      return sought && !refined[detail.name]?.some(has) ? [missingResponse(detail.id, detail.name === 'VatId' ? 'UId' : detail.name)] : [];
    });
  const own = custom
    .filter(({ id }) => wanted(id))
    .flatMap(({ id, name }) => {
      const found = predictions.filter((prediction) => prediction.name === name);
      const inGroup = extraction.groups.some(({ members }) => members.some((member) => member.name === name));
      return found.length || inGroup || !looked.has(name) ? found.map((prediction) => detectionResponse(id, name, prediction)) : [missingResponse(id, name)];
    });
  return filledFirst([...builtIn, ...own]);
}

/** Clients take the first entry of a Type: where there are several, those with a value are before those without. */
function filledFirst<T extends { readonly Type: bigint; readonly Value: string }>(entries: readonly T[]): T[] {
  const sorted = new Map<bigint, T[]>();
  for (const { Type } of entries) {
    if (sorted.has(Type)) continue;
    const same = entries.filter((entry) => entry.Type === Type);
    sorted.set(Type, [...same.filter(({ Value }) => Value !== ''), ...same.filter(({ Value }) => Value === '')]);
  }
  return entries.map(({ Type }) => sorted.get(Type)!.shift()!);
}

/** Whether the detail is one of InvoiceDetailTypePredictions. Sender's name is (deprecated), though it is found as a contact. */
const isInHeader = ({ place, name }: Detail): boolean => place === 'prediction' || name === 'Sender';

function withSender(predictions: readonly Prediction[], { contacts }: Extraction): readonly Prediction[] {
  const name = contacts.find(({ role }) => role === 'Sender')?.fields.Name?.[0];
  return name && !predictions.some((prediction) => prediction.name === 'Sender') ? [...predictions, { ...name, name: 'Sender' }] : predictions;
}

/** A document type that the version lacks is answered as not found. */
function inVersion({ documentType, predictions }: Extraction, version: Version): readonly Prediction[] {
  const type = version.documentTypes.includes(documentType.value) ? documentType : { ...documentType, value: '' };
  return [type, ...predictions.filter(({ name }) => name !== 'DocumentType')];
}

/** Names VAT ids by the caller's lists. Versions that split give every other one to the sender. */
function split(predictions: readonly Prediction[], { version, receiverVatIds = [], senderVatIds = [] }: DetailOptions): readonly Prediction[] {
  const [receivers, senders] = [new Set(receiverVatIds.map(compact)), new Set(senderVatIds.map(compact))];
  const vatId = detailByName.get('VatId')!.id;
  return predictions.map((prediction) => {
    if (detailByName.get(prediction.name)?.id !== vatId) return prediction;
    const value = compact(prediction.value);
    if (receivers.has(value)) return { ...prediction, name: 'ReceiverVatId' };
    if (senders.has(value) || (version.splitsVatIds && receivers.size > 0)) return { ...prediction, name: 'SenderVatId' };
    return prediction;
  });
}

/** A group is requested by its own bit, or by the bits of single members. */
export function groupResponses(extraction: Extraction, { wanted, version, custom }: DetailOptions) {
  const mayStand = idsOf(version, custom);
  return extraction.groups.flatMap((group) => {
    const ids = groupIds(group, custom);
    if (!mayStand(ids.group)) return [];
    const members = group.members
      .map((prediction) => ({ prediction, id: ids.member(prediction), detail: detailByName.get(prediction.name) }))
      .filter(({ id }) => mayStand(id));
    const asked = wanted(ids.group, ids.named ?? ids.group) ? members : members.filter(({ id }) => id !== ids.group && wanted(id));
    if (asked.length === 0) return [];
    return [
      {
        Type: ids.group,
        TypeName: group.name,
        InvoiceDetailTypePredictions: asked.map(({ id, prediction, detail }) => detectionResponse(id, prediction.name, prediction, detail)),
      },
    ];
  });
}

const idOf = (name: string): bigint => detailByName.get(name)!.id;

interface GroupIds {
  readonly group: bigint;
  /** Bit that requests this group alone, where several groups share an id. */
  readonly named?: bigint;
  readonly member: (prediction: Prediction) => bigint;
}

/** Bits of Filter for a group and each of its members. */
export function groupIds({ name, members }: Group, custom: readonly WireDetail[]): GroupIds {
  const customId = (member: string) => custom.find((detail) => detail.name === member)?.id;
  if (name === 'QrCodeGroup') return { group: idOf(name), member: (member) => idOf(member.name === 'QrCodeRawString' ? member.name : 'QrCodeDetail') };
  if (name === 'BoletoBarCode' || name === 'BarCode') return { group: idOf('BarCodeGroup'), member: () => idOf('Bar') };
  if (detailByName.has(name)) return { group: idOf(name), member: (member) => detailByName.get(member.name)?.id ?? customId(member.name) ?? idOf(name) };
  if (members.some((member) => member.name.endsWith('Hint'))) {
    const member = (each: Prediction) => idOf(each.name.endsWith('Hint') ? 'WhitelistHint' : 'WhitelistValue');
    const named = customId(name);
    return { group: idOf('WhitelistGroup'), member, ...(named !== undefined && { named }) };
  }
  // A group of custom details goes by the bit of its first member.
  const group = members.map((member) => customId(member.name)).find((id) => id !== undefined) ?? 0n;
  return { group, member: (member) => customId(member.name) ?? detailByName.get(member.name)?.id ?? group };
}

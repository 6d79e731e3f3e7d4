/** ContactResponse and LineItemResponse (interface spec): what was not found is left out, never null. */
import { lineItemFields } from '../../catalogue/line-item-fields.js';
import { hull } from '../../document/box.js';
import type { Contact, Extraction, LineItem, Prediction } from '../../extraction/extraction.js';
import { boxOf, detailResponse, inFormat, recordThreshold, rounded } from './prediction.js';
import type { Version } from '../versions/version.js';

/** A contact with its address; members that were not found are left out. */
export function contactResponse({ fields, score, threshold }: Contact, version: Version) {
  const one = (name: keyof Contact['fields']) => fields[name]?.[0] && detailResponse(name, fields[name][0], version);
  const many = (name: keyof Contact['fields']) =>
    fields[name]?.length ? fields[name].map((prediction) => detailResponse(name, prediction, version)) : undefined;
  const parts = [fields.Street, fields.ZipCode, fields.City, fields.Country].flatMap((list) => list?.[0] ?? []);
  const address = parts.length ? { Street: one('Street'), ZipCode: one('ZipCode'), City: one('City'), Country: one('Country'), ...hullOf(parts) } : undefined;
  return {
    Name: one('Name'),
    Address: address,
    Score: rounded(score),
    ...recordThreshold({ threshold }, version),
    WebsiteUrl: many('WebsiteUrl'),
    Email: many('Email'),
    Phone: one('Phone'),
    Fax: one('Fax'),
  };
}

/** Parts on different pages have no common box: the first one's page counts. */
function hullOf(parts: readonly Prediction[]) {
  const placed = parts.filter(({ box }) => box);
  const boxes = placed.filter(({ page }) => page === placed[0]?.page).map(({ box }) => box!);
  return boxOf({ box: boxes.length ? hull(boxes) : undefined });
}

/** Of German documents every contact; of others sender and receiver alone. */
export function contactsInResponse({ contacts }: Extraction, language: string | undefined, version: Version) {
  return contacts.filter(({ role }) => role !== 'Other' || language === 'de').map((contact) => contactResponse(contact, version));
}

/** A row with the cells that the version has. `index` from 0; PositionNumber counts from 1. */
export function lineItemResponse(item: LineItem, index: number, version: Version) {
  const cells = lineItemFields.flatMap(({ name, kind, decimals }) => {
    const cell = version.lineItemFields.includes(name) ? item.cells[name] : undefined;
    if (!cell) return [];
    // An amount without fixed decimals (Quantity) has at least one.
    const least = decimals ?? (kind === 'amount' && /^-?\d+$/.test(cell.value) ? 1 : undefined);
    return [[name, detailResponse(name, cell, version, inFormat(cell.value, least, kind))] as const];
  });
  const custom = Object.entries(item.custom ?? {}).map(([name, cell]) => [name, detailResponse(name, cell, version)] as const);
  return {
    ...(version.positionNumber && { PositionNumber: index + 1 }),
    ...Object.fromEntries([...cells, ...custom]),
    Score: rounded(item.score),
    ...recordThreshold(item, version),
    ...boxOf(item),
  };
}

/** What a bundle finds on a document, as marks of an exchange sheet: proposals for whoever labels it in another tool. */
import { modelOf } from '../bundle/manifest.js';
import { fieldNamed } from '../dataset/exchange/field.js';
import type { Mark, Proposed } from '../dataset/exchange/sheet.js';
import { regionOf } from '../dataset/exchange/to-sheet.js';
import { placeUnder } from '../dataset/exchange/words-under.js';
import type { OwnDetail } from '../dataset/truth.js';
import { type Engine, understand } from '../detect.js';
import type { Document } from '../document/document.js';
import type { Extraction, Prediction } from '../extraction/extraction.js';

/** A function from a document to the marks of what the engine finds on it, with the model's name (or the bundle's path). */
export const proposalsOf =
  (engine: Engine, custom: readonly OwnDetail[]) =>
  async (document: Document): Promise<Proposed> => ({
    model: modelOf(engine.bundle.manifest) || engine.bundle.path,
    marks: proposedMarks(await understand(document, engine), document, custom),
  });

/** Values that are on words; what follows from others is not drawn. */
export function proposedMarks(extraction: Extraction, document: Document, custom: readonly OwnDetail[]): readonly Mark[] {
  const mark = (field: string, prediction: Prediction | undefined, row?: number): readonly Mark[] => {
    const page = prediction?.page === undefined ? undefined : document.pages[prediction.page];
    if (!prediction?.box || !page || prediction.value === '' || !fieldNamed(field, custom)) return [];
    const { x, y, width, height } = prediction.box;
    const box = { x: x / page.width, y: y / page.height, width: width / page.width, height: height / page.height };
    const place = placeUnder(document, [{ page: prediction.page!, box, ...(prediction.text && { text: prediction.text }) }]);
    if ('reason' in place) return [];
    const regions = place.words.map((word) => regionOf(document, place.page, word));
    return [{ field, ...(row !== undefined && { row }), value: prediction.value, score: prediction.score, places: [regions] }];
  };
  const counts = new Map<string, number>();
  const next = (name: string): number => {
    const row = counts.get(name) ?? 0;
    counts.set(name, row + 1);
    return row;
  };
  return [
    ...extraction.predictions.flatMap((prediction) => mark(prediction.name, prediction)),
    ...extraction.groups.flatMap(({ name, members }) => {
      const row = next(name);
      return members.flatMap((member) => mark(`${name}.${member.name}`, member, row));
    }),
    ...extraction.contacts.flatMap(({ role, fields }) => {
      const row = next(role);
      return Object.entries(fields).flatMap(([field, [first]]) => mark(`${role}.${field}`, first, row));
    }),
    ...extraction.lineItems.flatMap(({ cells, custom: own }, row) =>
      Object.entries({ ...cells, ...own }).flatMap(([field, cell]) => mark(`LineItems.${field}`, cell, row)),
    ),
  ];
}

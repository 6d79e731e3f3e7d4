/** Labelled ids whose check digits fail, although the page does not print them so. */
import { isoCountryCodes } from '../../catalogue/country-names.js';
import { detailByName } from '../../catalogue/details.js';
import { vatChecks } from '../../values/ids/national-ids.js';
import { lettersBefore } from '../../values/ids/vat-id.js';
import { kinds } from '../../values/index.js';
import { compact } from '../../values/text/compact.js';
import { isOcr, textOf } from '../align/printed.js';
import type { Label } from '../label.js';
import { type Check, finding, type Linted } from './finding.js';

/** Kinds whose failing check digits indicate a wrong value; of others too few countries are known. */
const checked = new Set(['iban', 'vat-id', 'isr-reference']);

/** Values whose check digits fail in every reading of their kind. */
export const checkDigits: Check = (linted) =>
  Object.entries(linted.labels.details).flatMap(([detail, labels]) => {
    const kind = detailByName.get(detail)?.kind;
    if (kind === undefined || !checked.has(kind)) return [];
    return labels.flatMap((label) => {
      const readings = kinds[kind].read(label.value, 'printed');
      const fails = readings.length > 0 && readings.every(({ check }) => check === 'failed');
      if (!fails || (kind === 'vat-id' && isUnchecked(label.value)) || isPrintedSo(label, linted)) return [];
      return [finding(linted, 'check digits', detail, label.value, 'its check digits or its length are wrong')];
    });
  });

/** Of a country whose numbers have no check here, or of bare digits, which do not determine their country. */
function isUnchecked(vatId: string): boolean {
  const id = compact(vatId);
  const country = lettersBefore(id);
  return /^\d+$/.test(id) || (country !== undefined && isoCountryCodes.has(country) && !vatChecks[country]);
}

/** A text layer that prints the value is right about it: then the supplier's own number is wrong. */
const isPrintedSo = ({ value, places }: Label, { document }: Linted): boolean =>
  places.some((place) => !isOcr(place, document) && compact(textOf(place, document)).includes(compact(value)));

/** From a report into the labelling page, where `beleg label serve` runs on its usual port: the document, at the value. */
import { contactRoles } from '../../catalogue/contact-fields.js';
import type { Row } from '../rows.js';

const page = 'http://127.0.0.1:8090/';

/** Address in the labelling page: of the document, and of the row's place where it is given. */
export function labelLink(document: string, row?: Pick<Row, 'detail' | 'item'>): string {
  const at = row && placeOf(row);
  return `${page}#${encodeURIComponent(document)}${at === undefined ? '' : `&at=${encodeURIComponent(at)}`}`;
}

/** As findings name values: rows from 1; undefined for a value of a row without a number. */
function placeOf({ detail, item }: Pick<Row, 'detail' | 'item'>): string | undefined {
  const [parent, member] = detail.split('.');
  if (member === undefined || contactRoles.some((role) => role === parent)) return detail;
  return item === undefined ? undefined : `${parent === 'LineItem' ? 'LineItems' : parent}[${item}].${member}`;
}

/** application/x-www-form-urlencoded as clients of this interface send it: a document of many MB in one field, PropertyStore[Name] fields. */
import { apiError } from '../errors.js';

const maxFields = 1000;

/** application/x-www-form-urlencoded (URL Standard). Throws the interface's error where there are too many fields. */
export function readForm(text: string): Record<string, unknown> {
  const members: Record<string, unknown> = Object.create(null);
  const store: Record<string, string> = Object.create(null);
  let count = 0;
  for (let start = 0; start < text.length; ) {
    if (++count > maxFields) throw apiError('FORM_FIELDS', maxFields);
    const end = text.indexOf('&', start);
    const field = text.slice(start, end < 0 ? text.length : end);
    start = end < 0 ? text.length : end + 1;
    const equals = field.indexOf('=');
    const name = decode(equals < 0 ? field : field.slice(0, equals));
    const value = equals < 0 ? '' : decode(field.slice(equals + 1));
    const property = /^PropertyStore(?:\[([^\]]{1,100})\]|\.(.{1,100}))$/i.exec(name);
    if (property) store[(property[1] ?? property[2])!] = value;
    else if (name) members[name] = value;
  }
  if (Object.keys(store).length) members.PropertyStore = store;
  return members;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw apiError('FORM_ESCAPE');
  }
}

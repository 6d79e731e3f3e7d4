/** XML 1.0 text from plain objects: `@Name` is an attribute, `#text` an element's text, a list repeats its element, undefined is left out. */
import { XMLBuilder } from 'fast-xml-parser';

export type Xml = string | undefined | readonly Xml[] | { readonly [name: string]: Xml };

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true, indentBy: ' ', suppressEmptyNode: true });

/** XML 1.0 in UTF-8, without members that are undefined or empty. */
export const writeXml = (root: { readonly [name: string]: Xml }): string => `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(cleaned(root))}`;

function cleaned(value: Xml): Xml {
  if (typeof value === 'string') return value.replace(forbidden, '');
  if (Array.isArray(value)) return value.filter((item) => item !== undefined).map(cleaned);
  if (value === undefined) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([name, member]) => (member === undefined ? [] : [[name, cleaned(member)]])));
}

/** Characters that XML 1.0 forbids, even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones.
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A Document as JSON: a dataset's files and what `beleg read` prints. */
import type { Document } from './document.js';

/** One word or line of the page a row of text, so that two readings can be compared line by line. */
export function documentToJson(document: Document): string {
  const { pages, ...rest } = document;
  const head = JSON.stringify(rest);
  return `${head.slice(0, -1)},"pages":[${pages
    .map(
      (page) =>
        `\n{${Object.entries(page)
          .map(([name, value]) => `"${name}":${pageMember(value)}`)
          .join(',\n')}}`,
    )
    .join(',')}\n]}\n`;
}

function pageMember(value: unknown): string {
  if (!Array.isArray(value) || value.length === 0) return JSON.stringify(value);
  return `[\n${value.map((item) => JSON.stringify(item)).join(',\n')}]`;
}

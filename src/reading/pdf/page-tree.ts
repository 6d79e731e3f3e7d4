/**
 * A PDF whose page tree does not lead to its pages (ISO 32000-1, 7.7.3) gets another one, of all page objects in the order in which they are in the file.
 * Pages packed into object streams are not found.
 */

/** Dictionaries of pages are short; a file of more pages than this is not repaired. */
const [longestHead, mostPages, mostVisits] = [4096, 5000, 50_000];

/** With a new tree behind the old file; undefined where no page is found, or where an enciphered file would need more than a tree. */
export function withPageTree(bytes: Uint8Array): Uint8Array | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.includes('/Encrypt')) return undefined;
  const pages = pageObjects(file);
  if (pages.length === 0) return undefined;
  const tree = highestNumber(file) + 1;
  const kids = pages.map(({ number, generation }) => `${number} ${generation} R`).join(' ');
  const objects = `\n${tree} 0 obj\n<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>\nendobj\n${tree + 1} 0 obj\n<</Type/Catalog/Pages ${tree} 0 R>>\nendobj\n`;
  return Buffer.concat([file, Buffer.from(`${objects}trailer\n<</Size ${tree + 2}/Root ${tree + 1} 0 R>>\nstartxref\n0\n%%EOF\n`)]);
}

interface PageObject {
  readonly number: number;
  readonly generation: number;
}

/** Of several objects of one number the last counts. */
function pageObjects(file: Buffer): readonly PageObject[] {
  const found = new Map<number, PageObject>();
  let visits = 0;
  for (let at = file.indexOf('/Page'); at >= 0 && found.size < mostPages; at = file.indexOf('/Page', at + 5)) {
    if (!/\/Type\s{0,8}\/Page(?![A-Za-z])/.test(file.toString('latin1', Math.max(0, at - 13), at + 6))) continue;
    if (++visits > mostVisits) break;
    const before = file.toString('latin1', Math.max(0, at - longestHead), at);
    const head = /(?:^|[^\d])(\d{1,8})\s{1,8}(\d{1,5})\s{1,8}obj\b/.exec(before.slice(Math.max(0, before.lastIndexOf('endobj'))));
    if (!head) continue;
    const page = { number: Number(head[1]), generation: Number(head[2]) };
    found.delete(page.number);
    found.set(page.number, page);
  }
  return [...found.values()];
}

/** Of all objects. */
function highestNumber(file: Buffer): number {
  let highest = 0;
  for (let at = file.indexOf(' obj'); at >= 0; at = file.indexOf(' obj', at + 4)) {
    const head = /(\d{1,8})\s{1,8}\d{1,5}$/.exec(file.toString('latin1', Math.max(0, at - 24), at));
    if (head) highest = Math.max(highest, Number(head[1]));
  }
  return highest;
}

/** PDFs written object by object, so that each thing in them can be wrong. */
import { constants, deflateRawSync, deflateSync } from 'node:zlib';

/** Objects numbered from 1, the catalogue first; bytes are taken as they are. */
export function pdfOfObjects(objects: readonly (string | Buffer)[], { trailer = '', xref = true } = {}): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  let at = parts[0]!.length;
  const add = (part: string | Buffer) => {
    const bytes = Buffer.from(part as string, 'latin1');
    parts.push(bytes);
    at += bytes.length;
  };
  const offsets: number[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(at);
    add(`${index + 1} 0 obj\n`);
    add(object);
    add('\nendobj\n');
  }
  const start = at;
  if (xref) {
    const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
    add(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF\n`,
    );
  }
  return Buffer.concat(parts);
}

export function stream(
  data: string | Buffer,
  { dictionary = '', packings = 0, length }: { dictionary?: string; packings?: number; length?: string } = {},
): Buffer {
  let packed = Buffer.from(data as string, 'latin1');
  for (let round = 0; round < packings; round++) packed = deflateSync(packed, { level: 9 });
  const filter = packings === 0 ? '' : `/Filter[${'/FlateDecode'.repeat(packings)}]`;
  return Buffer.concat([Buffer.from(`<<${dictionary}${filter}/Length ${length ?? packed.length}>>\nstream\n`, 'latin1'), packed, Buffer.from('\nendstream')]);
}

export const text = (words: string): string => `BT /F 12 Tf 60 700 Td (${words}) Tj ET`;
export const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
export const page = (more = '', { parent = 2, contents = 4, box = '0 0 595 842' } = {}): string =>
  `<</Type/Page/Parent ${parent} 0 R/MediaBox[${box}]/Contents ${contents} 0 R/Resources<</Font<</F 5 0 R>>/XObject<</P 6 0 R>>>>${more}>>`;

/** One page: catalogue, page tree, page, content, font, and what follows. */
export const onePage = (content: string | Buffer, more: readonly (string | Buffer)[] = [], { catalog = '', box = '0 0 595 842' } = {}): (string | Buffer)[] => [
  `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  page('', { box }),
  typeof content === 'string' ? stream(content) : content,
  font,
  ...more,
];

/** A stream of so many megabytes of blanks. Deflate's blocks may follow each other without end: one is packed and repeated. */
export function blanksOf(megabytes: number, dictionary = '', packings = 1): Buffer {
  const block = deflateRawSync(Buffer.alloc(1024 * 1024, ' '), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const once = Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array.from({ length: megabytes }, () => block)]);
  const data = packings === 1 ? once : deflateSync(once, { level: 9 });
  return Buffer.concat([
    Buffer.from(`<<${dictionary}/Filter[${'/FlateDecode'.repeat(packings)}]/Length ${data.length}>>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);
}

/** `beleg read`: what stands in a document, as JSON, as plain text, or drawn over its pages. */
import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { documentToJson } from '../../document/json.js';
import { plainText } from '../../document/text.js';
import { InputError } from '../../errors.js';
import { writeWhole } from '../../files.js';
import { ocrLanguages } from '../../reading/ocr-languages.js';
import { closeReaders, pageImages, read as readDocument } from '../../reading/read.js';
import { viewPage } from '../../reading/view.js';
import { command } from '../command.js';
import { progress } from '../progress.js';

export const read = command(
  {
    files: { type: 'string', array: true, demandOption: true, describe: 'PDF, PNG, JPEG, TIFF, GIF, BMP, ICO or WebP' },
    out: { type: 'string', describe: 'folder for FILE.json or FILE.txt; without it everything goes to stdout' },
    text: { type: 'boolean', default: false, describe: 'plain text instead of JSON' },
    json: { type: 'boolean', default: false, describe: 'JSON, which is the default' },
    view: { type: 'string', describe: 'write a web page that shows words, lines and codes over the picture of each page' },
    languages: { type: 'string', describe: `only these, with commas: ${[...ocrLanguages.keys()].join(',')}` },
    'max-pages': { type: 'number', default: 10, describe: 'pages read of each document' },
  },
  [
    ['read invoice.pdf --text', 'print its text'],
    ['read scans/*.jpg --out read --languages de,en', 'write read/FILE.json for each'],
    ['read invoice.pdf --view page.html', 'look at what was read'],
  ],
  async ({ files, out, text, json, view, languages, 'max-pages': maxPages }) => {
    if (text && json) throw new InputError('beleg read: --text and --json exclude each other; give one of them');
    const options = { languages: languageList(languages), maxPages: pageCount(maxPages) };
    const targets = out === undefined ? [] : targetsOf(files, out, text ? 'txt' : 'json');
    const views: string[] = [];
    const bar = files.length > 1 ? progress('read', files.length) : undefined;
    let [words, pages] = [0, 0];
    try {
      for (const [index, file] of files.entries()) {
        const bytes = await bytesOf(file);
        const document = await readDocument(bytes, { ...options, name: basename(file) });
        const content = text ? `${plainText(document)}\n` : documentToJson(document);
        if (targets[index]) await writeWhole(targets[index], content);
        else process.stdout.write(content);
        if (view) views.push(viewPage(document, await pageImages(bytes, { ...options, name: basename(file) })));
        words += document.pages.reduce((sum, page) => sum + page.words.length, 0);
        pages += document.pages.length;
        bar?.update(index + 1, file);
      }
      if (view) await writeWhole(view, views.join('\n'));
    } finally {
      bar?.stop();
      await closeReaders();
    }
    process.stderr.write(
      `read: ${words} words on ${pages} ${pages === 1 ? 'page' : 'pages'} of ${files.length} ${files.length === 1 ? 'document' : 'documents'}${out ? `, in ${out}` : ''}${view ? `, shown in ${view}` : ''}\n`,
    );
  },
);

async function bytesOf(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new InputError(
      `${file}: ${code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'this is a folder' : `cannot be opened (${code})`}. Give the path of a document.`,
    );
  }
}

/** DIR/<file name without its ending>.json; two files of one name would overwrite each other. */
function targetsOf(files: readonly string[], out: string, ending: string): readonly string[] {
  const targets = files.map((file) => join(out, `${basename(file, extname(file))}.${ending}`));
  const twice = targets.findIndex((target, index) => targets.indexOf(target) !== index);
  if (twice >= 0) throw new InputError(`${files[twice]}: another file would be written to ${targets[twice]} too. Read them into different folders.`);
  return targets;
}

function languageList(text: string | undefined): readonly string[] {
  const list = (text ?? '')
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter(Boolean);
  const unknown = list.find((one) => !ocrLanguages.has(one));
  if (unknown) throw new InputError(`--languages: ${unknown} is none of ${[...ocrLanguages.keys()].join(', ')}`);
  return list;
}

function pageCount(count: number): number {
  if (!Number.isInteger(count) || count < 1) throw new InputError(`--max-pages: ${count} is no number of pages; give 1 or more`);
  return count;
}

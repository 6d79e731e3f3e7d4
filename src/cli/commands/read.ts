/** `beleg read`: what stands in a document, as JSON, as plain text, or drawn over its pages. */
import { basename } from 'node:path';
import { documentToJson } from '../../document/json.js';
import { plainText } from '../../document/text.js';
import { InputError } from '../../errors.js';
import { writeWhole } from '../../files.js';
import { ocrLanguages } from '../../reading/ocr-languages.js';
import { closeReaders, pageImages, read as readDocument } from '../../reading/read.js';
import { viewPage } from '../../reading/view.js';
import { command } from '../command.js';
import { documentBytes, outputsOf } from '../document-files.js';
import { languageList } from '../languages.js';
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
    const candidates = languageList(languages);
    const options = { ...(candidates && { languages: candidates }), maxPages: pageCount(maxPages) };
    const targets = out === undefined ? [] : outputsOf(files, out, text ? 'txt' : 'json');
    const views: string[] = [];
    const bar = files.length > 1 ? progress('read', files.length) : undefined;
    let [words, pages] = [0, 0];
    try {
      for (const [index, file] of files.entries()) {
        const bytes = await documentBytes(file);
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

function pageCount(count: number): number {
  if (!Number.isInteger(count) || count < 1) throw new InputError(`--max-pages: ${count} is no number of pages; give 1 or more`);
  return count;
}

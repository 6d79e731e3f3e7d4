/** `beleg read`: what is in a document, as JSON, as plain text, or drawn over its pages. */
import { basename } from 'node:path';
import { pagesRead } from '../../../document/document.js';
import { documentToJson } from '../../../document/json.js';
import { plainText } from '../../../document/text.js';
import { InputError } from '../../../errors.js';
import { ocrLanguages } from '../../../reading/language/ocr-languages.js';
import { usualMaxPages } from '../../../reading/options.js';
import { writeAnswer, writeNamed } from '../../batch/batch.js';
import { command } from '../../command.js';
import { failures, untilFull, verboseOption } from '../../batch/failures.js';
import { documentBytes, outputsOf } from '../../batch/document-files.js';
import { atLeastOne } from '../../options/at-least-one.js';
import { languageList } from '../../options/code-lists.js';
import { progress } from '../../progress.js';
import { inputOrder, openReader, defaultReaders, defaultSeconds } from '../../workers/reader.js';

/** `open` starts the processes that read; tests put their own in. The command throws InputError where --text and --json are both given. */
export const readWith = (open: typeof openReader) =>
  command(
    {
      files: { type: 'string', array: true, demandOption: true, describe: 'PDF, PNG, JPEG, TIFF, GIF, BMP, ICO or WebP' },
      out: { type: 'string', describe: 'folder for FILE.json or FILE.txt; without it everything goes to stdout' },
      text: { type: 'boolean', default: false, describe: 'plain text instead of JSON' },
      json: { type: 'boolean', default: false, describe: 'JSON, which is the default' },
      view: { type: 'string', describe: 'write a web page that shows words, lines and codes over the picture of each page' },
      languages: { type: 'string', describe: `only these, with commas: ${[...ocrLanguages.keys()].join(',')}` },
      pages: { type: 'number', alias: 'max-pages', default: usualMaxPages, describe: 'pages read of each document, from its first' },
      seconds: { type: 'number', default: defaultSeconds, describe: 'a document that takes longer fails, alone' },
      verbose: verboseOption,
    },
    [
      ['read invoice.pdf --text', 'print its text'],
      ['read scans/*.jpg --out read --languages de,en', 'write read/FILE.json for each'],
      ['read invoice.pdf --view page.html', 'look at what was read'],
      ['read contract.pdf --pages 40', 'more than the first ten pages'],
    ],
    async ({ files, out, text, json, view, languages, pages: maxPages, seconds, verbose }) => {
      if (text && json) throw new InputError('beleg read: --text and --json exclude each other; give one of them');
      const candidates = languageList(languages);
      const options = { ...(candidates && { languages: candidates }), maxPages: atLeastOne('--pages', maxPages) };
      const targets = out === undefined ? [] : outputsOf(files, out, text ? 'txt' : 'json');
      const workers = defaultReaders(files.length);
      const reader = open({ workers, seconds: atLeastOne('--seconds', seconds) });
      const views: string[] = [];
      const failed = failures();
      const bar = progress('read', files.length);
      const counts = { words: 0, pages: 0, left: 0, unread: 0, documents: 0 };
      const readFile = async (file: string) => {
        const bytes = await documentBytes(file);
        const named = { ...options, name: basename(file) };
        return view ? reader.readWithImages(bytes, named) : { document: await reader.read(bytes, named), images: [] };
      };
      const batch = async () => {
        let index = 0;
        for await (const ready of inputOrder(files, workers, readFile)) {
          const file = files[index]!;
          await failed.attempt(file, 'writing', async () => {
            const { document, images } = await ready();
            const unread = document.unread ?? [];
            for (const { reason } of unread) bar.log(`read: ${file}: not read whole: ${reason}`);
            const content = text ? `${plainText(document)}\n` : documentToJson(document);
            if (targets[index]) await writeAnswer(targets[index]!, content);
            else process.stdout.write(content);
            if (view) views.push((await import('../../../reading/view/view.js')).viewPage(document, images));
            counts.words += document.pages.reduce((sum, page) => sum + page.words.length, 0);
            counts.pages += pagesRead(document);
            counts.left += document.pageCount - document.pages.length;
            counts.unread += document.pages.length - pagesRead(document);
            counts.documents++;
          });
          bar.update(++index, file);
        }
      };
      const ended = await untilFull(batch, async () => {
        bar.stop();
        await reader.close();
      });
      if (view && views.length > 0) await failed.attempt(view, 'writing', () => writeNamed(view, '--view', views.join('\n')));
      if (counts.documents > 0) {
        const left = counts.left ? ` (${count(counts.left, 'page')} left out, --pages reads more)` : '';
        const unread = counts.unread ? ` (${count(counts.unread, 'page')} could not be read)` : '';
        const lost = failed.all.length ? `, ${failed.all.length} failed` : '';
        const places = `${out ? `, in ${out}` : ''}${view ? `, shown in ${view}` : ''}`;
        process.stderr.write(
          `read: ${count(counts.words, 'word')} on ${count(counts.pages, 'page')} of ${count(counts.documents, 'document')}${left}${unread}${lost}${places}\n`,
        );
      }
      failed.raise(verbose, ...(ended ? [ended.message] : []));
    },
  );

export const read = readWith(openReader);

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;

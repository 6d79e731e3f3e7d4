/** `beleg detect`: documents → one DetectInvoiceResponse a file, or a table for people. */
import { customWireDetails, filterMask } from '../../api/filter.js';
import { responseJson } from '../../api/response.js';
import { knownDetails, versionOf } from '../../api/versions.js';
import { loadEngine, understand } from '../../detect.js';
import { InputError } from '../../errors.js';
import { writeWhole } from '../../files.js';
import { explain, explainable } from '../../extraction/explain.js';
import { least } from '../../extraction/extract.js';
import type { Extraction } from '../../extraction/extraction.js';
import { command } from '../command.js';
import { documentBytes, outputsOf } from '../document-files.js';
import { explanationText } from '../explanation-text.js';
import { detectionView, type ViewedDocument } from '../detection-view.js';
import { extractionTable } from '../extraction-table.js';
import { languageList } from '../languages.js';
import { type ItemsOfFile, lineItemCsv } from '../line-item-csv.js';
import { progress } from '../progress.js';
import { ahead, openReader, usualReaders } from '../reader.js';

/** The newest: it knows of every detail. */
const version = '1.18';

export const detect = command(
  {
    files: { type: 'string', array: true, demandOption: true, describe: 'PDFs and pictures' },
    bundle: { type: 'string', default: 'models/base', describe: 'bundle to use' },
    out: { type: 'string', describe: 'folder for the responses, named after the files; without it they are printed' },
    filter: { type: 'string', describe: 'details wanted, as flag names or a number: InvoiceId,GrandTotalAmount' },
    languages: { type: 'string', describe: 'languages that may occur, as "de,en": fewer make OCR surer' },
    'best-match': { type: 'boolean', default: false, describe: 'give the best candidate however unlikely (ForceReturnBestMatch)' },
    csv: { type: 'string', describe: 'write the rows of all item tables into this one CSV' },
    view: { type: 'string', describe: 'write a web page that shows what was understood over the picture of each page' },
    table: { type: 'boolean', default: false, describe: 'print a table for people: detail, value, score, threshold, why' },
    explain: { type: 'boolean', default: false, describe: 'say of every detail why it has its value (NAME.why.txt beside the responses with --out)' },
    json: { type: 'boolean', default: false, describe: 'print the responses as JSON lines' },
  },
  [
    ['detect invoice.pdf --bundle models/base --table', 'look at what was found'],
    ['detect inbox/*.pdf --csv rows.csv', 'the rows of all item tables in one spreadsheet'],
    ['detect inbox/*.pdf --view page.html', 'look at details, contacts and the cells of item tables on the pages'],
    ['detect inbox/*.pdf --bundle models/acme --out answers', 'answers/NAME.json for every document'],
  ],
  async ({ files, bundle, out, csv, view, filter, languages, table, json, explain: explained, 'best-match': forceBestMatch }) => {
    const targets = out === undefined ? [] : outputsOf(files, out, 'json');
    const candidates = languageList(languages);
    const engine = await loadEngine(bundle);
    const { customDetails } = engine.bundle.manifest;
    // A name that no detail has is said once, before anything is read.
    filterMask(filter, knownDetails(versionOf(version), customWireDetails(customDetails)));
    const workers = usualReaders(files.length);
    const reader = openReader({ workers });
    const readFile = async (file: string) => {
      const bytes = await documentBytes(file);
      const options = { name: file, ...(candidates && { languages: candidates }) };
      return view ? reader.readWithImages(bytes, options) : { document: await reader.read(bytes, options), images: [] };
    };
    const failures: string[] = [];
    const items: ItemsOfFile[] = [];
    const views: ViewedDocument[] = [];
    const bar = progress('detect', files.length);
    try {
      let index = 0;
      for await (const ready of ahead(files, workers, readFile)) {
        const file = files[index]!;
        try {
          const { document, images } = await ready();
          const detection = { document, extraction: await understand(document, engine, { forceBestMatch }) };
          const response = responseJson(detection, { version, customDetails, ...(filter && { filter }) });
          if (targets[index]) await writeWhole(targets[index], response);
          items.push({ file, lineItems: detection.extraction.lineItems });
          if (view) views.push({ file, ...detection, images });
          const reasons = explained ? explanations(detection.extraction) : '';
          if (reasons && targets[index]) await writeWhole(targets[index].replace(/json$/, 'why.txt'), `${reasons}\n`);
          else if (reasons) process.stdout.write(`${file}\n${reasons}\n`);
          if (table) process.stdout.write(`${file}\n${extractionTable(detection.extraction)}\n`);
          else if (json || !(out || explained || csv || view)) process.stdout.write(`${response}\n`);
        } catch (error) {
          if (!(error instanceof InputError)) throw error;
          failures.push(error.message.startsWith(file) ? error.message : `${file}: ${error.message}`);
        }
        bar.update(++index);
      }
      if (view && views.length) await writeWhole(view, detectionView(views));
      if (csv) await writeWhole(csv, lineItemCsv(items));
    } finally {
      bar.stop();
      await reader.close();
    }
    if (failures.length) throw new InputError(failures.join('\nbeleg: '));
  },
);

const explanations = (extraction: Extraction): string =>
  explainable(extraction)
    .flatMap((detail) => explain(extraction, detail, { least }) ?? [])
    .map(explanationText)
    .join('\n\n');

/**
 * Whether scores and thresholds of a bundle hold on documents that it was not calibrated on: calibration error, and what is right above the thresholds, by kind of
 * detail and source. Synthetic documents scored before (predictions.jsonl of beleg score), a dataset, or real ones with truth; several of them make several tables.
 *   node --import tsx scripts/check-calibration.ts [--bundle models/base] [--predictions FILE] [--dataset DIR] [--corpus ../shared/corpus/dev --read FOLDER] [--out FILE.md]
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { contactFields, contactRoles } from '../src/catalogue/contact-fields.js';
import { detailByName } from '../src/catalogue/details.js';
import { lineItemFields } from '../src/catalogue/line-item-fields.js';
import type { Labels } from '../src/dataset/label.js';
import type { Document } from '../src/document/document.js';
import { type Engine, loadEngine, understand } from '../src/detect.js';
import { shareInterval } from '../src/evaluation/calibration/binomial.js';
import { match } from '../src/evaluation/matching/match.js';
import { expectedCalibrationError } from '../src/evaluation/metrics.js';
import type { FinalRow } from '../src/evaluation/report/detail-report.js';
import { becomeFinal } from '../src/evaluation/report/report.js';
import { isGiven, type Row, readRows } from '../src/evaluation/rows.js';
import { byBundle, documentsToScore, optionsOf, scoreDocuments } from '../src/evaluation/score.js';
import { closeReaders, read } from '../src/reading/read.js';
import { openCorpus, type Truth } from './report-base/real.js';

const { values: options } = parseArgs({
  options: {
    bundle: { type: 'string', default: 'models/base' },
    predictions: { type: 'string' },
    dataset: { type: 'string' },
    corpus: { type: 'string' },
    /** Readings of the corpus, kept from call to call. */
    read: { type: 'string', default: '/tmp/beleg-report/real-read' },
    out: { type: 'string' },
  },
});

const engine = await loadEngine(options.bundle);
const { calibration } = engine.bundle;
if (!calibration) throw new Error(`${options.bundle}: is not calibrated`);
const lines: string[] = [];

async function rowsOf(dataset: string, by: Engine): Promise<Row[]> {
  const { documents } = await documentsToScore(dataset, by);
  const rows: Row[] = [];
  for await (const scored of scoreDocuments(documents, byBundle(by), optionsOf(by))) rows.push(...scored.rows);
  return rows;
}

async function realRows(path: string, cache: string, by: Engine): Promise<Row[]> {
  const corpus = await openCorpus(path);
  await mkdir(cache, { recursive: true });
  const raw = { ...by, bundle: { ...by.bundle, calibration: undefined } };
  const rows: Row[] = [];
  for (const { name, file } of corpus.files) {
    const kept = join(cache, `${name}.json`);
    const text = await readFile(kept, 'utf8').catch(() => undefined);
    const document = text === undefined ? await read(await readFile(join(path, 'documents', file)), { name: file }) : (JSON.parse(text) as Document);
    if (text === undefined) await writeFile(kept, JSON.stringify(document));
    const labels = labelsOf(corpus.truthOf.get(name)!);
    for (const judged of match(await understand(document, raw), labels, document)) {
      const { prediction: _prediction, ...row } = judged;
      rows.push({ ...row, document: name, supplier: labels.supplier ?? '', quality: document.source });
    }
  }
  return rows;
}

const contactNames: ReadonlySet<string> = new Set(contactFields);
const cellNames: ReadonlySet<string> = new Set(lineItemFields.map(({ name }) => name));
const texts = (group: object) => Object.fromEntries(Object.entries(group).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));

/** What is true, without places: judging needs none. */
function labelsOf({ fields = {}, lineItems, ...rest }: Truth): Labels {
  const { sender, receiver } = rest as { sender?: Record<string, string>; receiver?: Record<string, string> };
  const label = (value: unknown) => ({ value: String(value), places: [] });
  /** The truth says more than the interface asks. */
  const labelled = (record: object, known: ReadonlySet<string>) =>
    Object.fromEntries(Object.entries(record).flatMap(([name, value]) => (known.has(name) && typeof value === 'string' ? [[name, label(value)]] : [])));
  const { DocumentType, InvoiceCurrency, VatExemption, VatGroup, ...details } = fields;
  const parties = [
    ['Sender', sender],
    ['Receiver', receiver],
  ] as const;
  return {
    ...(sender?.Name && { supplier: sender.Name }),
    ...(DocumentType !== undefined && { documentType: String(DocumentType) as 'Invoice' }),
    ...(InvoiceCurrency !== undefined && { currency: String(InvoiceCurrency) }),
    ...(VatExemption !== undefined && { vatExempt: true }),
    details: Object.fromEntries(
      Object.entries(details)
        .filter(([name]) => detailByName.has(name))
        .map(([name, value]) => [name, (Array.isArray(value) ? value : [value]).map(label)]),
    ),
    groups: Array.isArray(VatGroup) ? { VatGroup: VatGroup.map((group) => texts(group as object)) } : {},
    contacts: parties.flatMap(([role, party]) => (party ? [{ role, fields: labelled(party, contactNames) }] : [])),
    ...(lineItems && lineItems.length > 0 && { lineItems: lineItems.map((item) => ({ fields: labelled(item as object, cellNames) })) }),
  };
}

const kindOf = ({ detail }: Row): string =>
  detail === 'LineItem'
    ? 'rows of items'
    : detail.startsWith('LineItem.')
      ? 'cells of items'
      : (contactRoles as readonly string[]).includes(detail.split('.')[0]!)
        ? 'contacts'
        : 'header details';

const kinds = ['header details', 'contacts', 'cells of items', 'rows of items'] as const;

function section(name: string, rows: readonly Row[]): void {
  const final = becomeFinal([...rows], calibration).filter(isGiven);
  const documents = new Set(rows.map(({ document }) => document)).size;
  lines.push(
    `## ${name}: ${documents} documents`,
    '',
    '| | values given | right | ECE | pass unseen | right of these | 95 % interval |',
    '|---|---|---|---|---|---|---|',
  );
  line('all', final);
  for (const kind of kinds) {
    line(
      kind,
      final.filter((row) => kindOf(row) === kind),
    );
  }
  for (const source of ['text', 'scan', 'photo']) {
    const ofSource = final.filter(({ quality }) => quality === source);
    line(`source ${source}`, ofSource);
    for (const kind of kinds.slice(0, -1)) {
      line(
        `source ${source}: ${kind}`,
        ofSource.filter((row) => kindOf(row) === kind),
      );
    }
  }
  lines.push('', ...broken(final), '', ...checkedTable(final), '');
}

/** What digits or arithmetic can check, on text layers: of those that pass unseen one in a hundred may be wrong. */
const checked: readonly (readonly [name: string, details: RegExp])[] = [
  ['IBAN', /^Iban$/],
  ['VAT ids', /VatId$/],
  ['ISR', /^Isr/],
  ['KID', /^KId$/],
  ['amounts', /^(GrandTotalAmount|NetTotalAmount|VatTotalAmount|VatGroup\.(NetAmount|VatAmount))$/],
];

function checkedTable(final: readonly FinalRow[]): readonly string[] {
  const together = ['together', new RegExp(checked.map(([, { source }]) => source).join('|'))] as const;
  const rows = [...checked, together].map(([name, details]) => {
    const printed = final.filter(({ detail, quality }) => quality === 'text' && details.test(detail));
    const passed = printed.filter(({ passes }) => passes);
    const wrong = passed.filter(({ correct }) => !correct).length;
    return `| ${[name, printed.length, passed.length, wrong, passed.length === 0 ? '' : percent(wrong / passed.length)].join(' | ')} |`;
  });
  return ['| text layers | given | pass unseen | wrong of these | |', '|---|---|---|---|---|', ...rows];
}

function line(name: string, rows: readonly FinalRow[]): void {
  if (rows.length === 0) return;
  const right = rows.filter(({ correct }) => correct).length;
  const passed = rows.filter(({ passes }) => passes);
  const good = passed.filter(({ correct }) => correct).length;
  const { low, high } = shareInterval(good, passed.length);
  const cells = [rows.length, percent(right / rows.length), percent(expectedCalibrationError(rows).error), percent(passed.length / rows.length)];
  lines.push(
    `| ${[name, ...cells, passed.length === 0 ? '' : percent(good / passed.length), passed.length === 0 ? '' : `${percent(low)} – ${percent(high)}`].join(' | ')} |`,
  );
}

/** Details whose threshold did not hold here: all that lie below the target, and how sure that is. */
function broken(rows: readonly FinalRow[]): readonly string[] {
  const promised = Object.entries(calibration!.thresholds).filter(([, { threshold }]) => threshold >= 0);
  const judged = promised.flatMap(([name, { targetPrecision }]) => {
    const passed = rows.filter(({ detail, passes }) => detail === name && passes);
    const wrong = passed.filter(({ correct }) => !correct).length;
    return passed.length === 0
      ? []
      : [{ name, passed: passed.length, wrong, targetPrecision, interval: shareInterval(passed.length - wrong, passed.length, 0.9) }];
  });
  const below = judged.filter(({ passed, wrong, targetPrecision }) => 1 - wrong / passed < targetPrecision);
  const sure = below.filter(({ interval, targetPrecision }) => interval.high < targetPrecision);
  const listed = below.map(({ name, passed, wrong }) => `${name} ${wrong}/${passed}${sure.some((each) => each.name === name) ? ' (beyond chance)' : ''}`);
  return [
    `${judged.length} thresholds had values above them; below the target here: ${below.length}, of which beyond chance (95 %, one-sided): ${sure.length}.`,
    ...(listed.length > 0 ? [`Wrong of passed: ${listed.join(', ')}.`] : []),
  ];
}

function percent(value: number): string {
  return `${(100 * value).toFixed(1)} %`;
}

if (options.predictions) section(options.predictions, (await readRows(options.predictions)).rows);
if (options.dataset) section(options.dataset, await rowsOf(options.dataset, engine));
if (options.corpus) section(options.corpus, await realRows(options.corpus, options.read, engine));
await closeReaders();
if (options.out) await writeFile(options.out, `${lines.join('\n')}\n`);
else console.log(lines.join('\n'));

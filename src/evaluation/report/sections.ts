/** The report's other sections: summary, line items, causes of loss, slices, the worst documents. */
import { labelLink } from './label-link.js';
import { losses } from './charts.js';
import { interval, percent, tableOf } from './figures.js';
import { lossKinds, lossTitle } from './loss.js';
import { html, type Html, trusted } from './markup.js';
import type { DocumentReport, Rates, Report, Slice } from './report.js';

/** F1 by family, whole items, and how much passes at the recommended thresholds, as tiles. */
export function summarySection({ summary: { header, contacts, lineItems }, lineItems: items, details }: Report): Html {
  const tile = (title: string, value: string, note: string) => html`<div class="tile">${title}<b>${value}</b><small>${note}</small></div>`;
  const rates = ({ precision, recall }: Rates) => `precision ${percent(precision)}, recall ${percent(recall)}`;
  const recommended = details.filter(({ threshold }) => threshold >= 0);
  const [accepted, wrong] = [recommended.reduce((sum, each) => sum + each.accepted, 0), recommended.reduce((sum, each) => sum + each.acceptedWrong, 0)];
  return html`<div class="tiles">
${tile('header details, F1', percent(header.f1), rates(header))}
${tile('contacts, F1', percent(contacts.f1), rates(contacts))}
${tile('line item cells, F1', percent(lineItems.f1), rates(lineItems))}
${tile('line items whole', percent(items.rows.value), `all cells right; whole tables ${percent(items.tables.value)}`)}
${tile('recommended thresholds', `${recommended.length} of ${details.length}`, accepted === 0 ? 'nothing passes' : `${accepted} values pass, ${percent(1 - wrong / accepted)} of them right`)}</div>`;
}

/** Shares of cells, rows and tables that are right, then every field; empty where no item was evaluated. */
export function lineItemsSection({ lineItems: { cells, rows, tables }, details }: Report): Html {
  if (rows.high === 1 && rows.low === 0) return html``;
  const levels = [
    ['cells right', cells],
    ['rows right in every cell', rows],
    ['tables right in every row, none missing, none too many', tables],
  ] as const;
  const fields = details.filter(({ detail }) => detail.startsWith('LineItem.'));
  return html`<h2>Line items</h2>
${tableOf(
  ['', 'share'],
  levels.map(([title, share]) => ({ cells: [title, interval(share)] })),
)}
${tableOf(
  ['cell', 'n', 'precision', 'recall', 'F1'],
  fields.map(({ detail, n, given, precision, recall, f1 }) => ({
    cells: [detail.slice('LineItem.'.length), n, given === 0 ? '' : interval(precision), n === 0 ? '' : interval(recall), percent(f1)],
  })),
)}`;
}

/** Lost values by cause, as a table and by detail as a chart. */
export async function lossSection({ details }: Report): Promise<Html> {
  const lost = details.filter((detail) => Object.keys(detail.losses).length > 0);
  if (lost.length === 0) return html`<h2>Where values are lost</h2><p>None was.</p>`;
  const counts = lossKinds.map(({ loss, title }) => ({ title, count: lost.reduce((sum, detail) => sum + (detail.losses[loss] ?? 0), 0) }));
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  return html`<h2>Where values are lost</h2>
${tableOf(
  ['', 'values', 'share'],
  counts.filter(({ count }) => count > 0).map(({ title, count }) => ({ cells: [title, count, percent(count / all)] })),
)}
<div class="wide">${trusted(await losses(lost))}</div>`;
}

const sliceTitles: Readonly<Record<string, string>> = {
  language: 'By language',
  source: 'By source: text layer, scan, photo',
  experience: 'By labelled documents of the supplier, learnt from or remembered',
  supplier: 'By supplier, weakest first',
};

/** F1 by how many documents of the supplier were labelled; nothing where there is one kind of supplier. */
export const shotsSection = ({ shots }: Report): Html =>
  shots.length < 2
    ? html``
    : html`<section><h2>F1 by labelled documents of the supplier</h2>${tableOf(
        ['supplier', 'documents', 'header details', 'contacts', 'line item cells'],
        shots.map(({ name, documents, header, contacts, lineItems }) => ({
          cells: [name, documents, percent(header.f1), percent(contacts.f1), percent(lineItems.f1)],
        })),
      )}</section>`;

/** One section for each way in which the documents are sliced: source, language, supplier, and how many of it were learnt. */
export const sliceSections = ({ slices }: Report): readonly Html[] =>
  Object.entries(slices).map(([name, all]) => html`<section><h2>${sliceTitles[name] ?? name}</h2>${sliceTable(name, all)}</section>`);

const sliceTable = (name: string, slices: readonly Slice[]): Html =>
  tableOf(
    [name, 'documents', 'precision', 'recall', 'F1', 'values that pass', 'right of these'],
    slices.map(({ name, documents, precision, recall, f1, accepted, acceptedWrong }) => ({
      cells: [name, documents, percent(precision), percent(recall), percent(f1), accepted, accepted === 0 ? '' : percent(1 - acceptedWrong / accepted)],
    })),
  );

export type Picture = (document: DocumentReport) => Promise<Html>;

/** Number of pages with pictures. */
const mostPictures = 12;

/** The documents with most mistakes, the first of them with the picture of a page. */
export async function worstSection({ worst }: Report, picture: Picture): Promise<Html> {
  if (worst.length === 0) return html`<h2>Worst documents</h2><p>No document has a mistake.</p>`;
  const documents = [];
  for (const document of worst)
    documents.push(worstDocument(document, documents.length < mostPictures ? await picture(document) : html``, documents.length === 0));
  return html`<h2>Worst documents</h2>
<p><span class="bad">Red</span>: given wrongly. <span class="good">Green, dashed</span>: where the truth stands. The page on which most went wrong is shown. Details open it in the labelling page, where beleg label serve runs.</p>${documents}`;
}

function worstDocument({ document, wrong, missed, acceptedWrong, errors }: DocumentReport, picture: Html, open: boolean): Html {
  const rows = errors.map(({ detail, item, value, truth, score, loss }) => ({
    cells: [
      html`<a href="${labelLink(document, { detail, ...(item !== undefined && { item }) })}">${detail}</a>`,
      value ?? '',
      truth ?? '',
      value ? score.toFixed(4) : '',
      lossTitle(loss),
    ],
  }));
  const passing = acceptedWrong > 0 ? html`, <span class="bad">${acceptedWrong} would pass unseen</span>` : '';
  return html`<details class="detail" ${open ? trusted('open') : ''}><summary>${document}: ${wrong} wrong, ${missed} missed${passing}</summary>
${tableOf(['detail', 'given', 'true', 'score', 'why'], rows, [0, 1, 2, 4])}${picture}</details>`;
}

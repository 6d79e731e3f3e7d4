/** The report as one HTML file that needs nothing else: works offline, in light and dark, on paper. */
import { overview, reliability, riskCoverage } from './charts.js';
import { type DetailReport, type Share, targets } from './detail-report.js';
import { html, type Html, trusted } from './markup.js';
import type { DocumentReport, Report, Slice } from './report.js';
import { simulator, type SimulatorData } from './simulator.js';
import { style } from './style.js';

export type Picture = (document: DocumentReport) => Promise<Html>;

const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;
const interval = ({ value, low, high }: Share): Html => html`${percent(value)} <small>${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)}</small>`;
const lossNames = {
  'not-read': 'not on the page as read',
  'no-candidate': 'no candidate has the value',
  'nothing-given': 'nothing given',
  invented: 'given though there is nothing',
  'wrongly-chosen': 'another place chosen',
  'wrongly-normalised': 'right place, wrong value',
} as const;

export async function pageOf(report: Report, data: SimulatorData, picture: Picture): Promise<string> {
  const cards = [];
  for (const detail of report.details) cards.push(await card(detail));
  const worst = [];
  for (const document of report.worst) worst.push(documentOf(document, worst.length < 10 ? await picture(document) : html``));
  const body = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${report.bundle} on ${report.dataset}</title><style>${trusted(style)}</style></head><body>
<h1>${report.bundle} on ${report.dataset}</h1>
<p>${report.documents} documents, ${report.predictions} judged values. Small figures are 95 % intervals.</p>
${summary(report)}
<h2>Details</h2><div class="wide">${trusted(await overview(report.details))}</div>
<div class="wide">${table(report.details)}</div>
<p>passes: share of all true or given values at or above the threshold; auto at p: share that could pass with precision p, warranted at 90 % on these documents.</p>
${simulator(data)}
<h2>Scores and thresholds</h2>${cards}
${Object.entries(report.slices).map(([name, slices]) => slicesOf(name, slices))}
<h2>Worst documents</h2>
<p>Red: predicted wrongly. Green, dashed: where the truth stands. Pages are drawn from what was read.</p>${worst}
</body></html>`;
  return body.html;
}

function summary({ summary: { header, contacts, lineItems }, lineItems: items }: Report): Html {
  const tile = (title: string, value: Html | string, note: string) => html`<div class="tile">${title}<b>${value}</b><small>${note}</small></div>`;
  const rates = ({ precision, recall }: { precision: number; recall: number }) => `precision ${percent(precision)}, recall ${percent(recall)}`;
  return html`<div class="tiles">
${tile('header details, F1', percent(header.f1), rates(header))}
${tile('contacts, F1', percent(contacts.f1), rates(contacts))}
${tile('line item cells, F1', percent(lineItems.f1), rates(lineItems))}
${tile('line items whole', percent(items.rows.value), `all cells right; whole tables ${percent(items.tables.value)}`)}</div>`;
}

function table(details: readonly DetailReport[]): Html {
  const titles = [
    'detail',
    'n',
    'precision',
    'recall',
    'F1',
    'ECE',
    'Brier',
    'threshold',
    'passes',
    'right of these',
    ...targets.map((target) => `auto at ${target}`),
  ];
  const rows = details.map(
    (
      detail,
    ) => html`<tr><td>${detail.detail}</td><td>${detail.n}</td><td>${interval(detail.precision)}</td><td>${interval(detail.recall)}</td><td>${percent(detail.f1)}</td><td>${interval(detail.ece)}</td>
<td>${detail.brier.value.toFixed(4)}</td><td>${detail.threshold < 0 ? '-1' : detail.threshold.toFixed(4)}</td><td>${detail.threshold < 0 ? '' : percent(detail.coverage.value)}</td><td>${detail.accepted === 0 ? '' : interval(detail.acceptedPrecision)}</td>
${detail.automation.map(({ share }) => html`<td>${share === 0 ? '–' : percent(share)}</td>`)}</tr>`,
  );
  return html`<table><thead><tr>${titles.map((title) => html`<th>${title}</th>`)}</tr></thead><tbody>${rows}</tbody></table>`;
}

async function card(detail: DetailReport): Promise<Html> {
  const why =
    detail.threshold < 0
      ? html`<p class="none">No recommended threshold: ${detail.reason ?? 'too few labels'}.</p>`
      : html`<p>Threshold ${detail.threshold.toFixed(4)} (${detail.source === 'base' ? 'of the base bundle' : 'of this bundle'}): ${detail.accepted} pass, ${detail.acceptedWrong} of them wrong.</p>`;
  const losses = Object.entries(detail.losses).map(([loss, count]) => html`<li>${count} ${lossNames[loss as keyof typeof lossNames] ?? loss}</li>`);
  const charts =
    detail.given < 10
      ? html``
      : html`<div class="charts"><figure>${trusted(await reliability(detail))}<figcaption>do scores mean what they say: mean score and share right</figcaption></figure>
<figure>${trusted(await riskCoverage(detail))}<figcaption>share wrong among the best-scored</figcaption></figure></div>`;
  return html`<div class="detail"><h3>${detail.detail}</h3><p>${detail.n} true values: ${detail.correct} right, ${detail.wrong} wrong, ${detail.missed} missed.</p>${why}${charts}${losses.length > 0 ? html`<ul>${losses}</ul>` : ''}</div>`;
}

function slicesOf(name: string, slices: readonly Slice[]): Html {
  const rows = slices.map(
    ({ name, documents, precision, recall, f1 }) =>
      html`<tr><td>${name}</td><td>${documents}</td><td>${percent(precision)}</td><td>${percent(recall)}</td><td>${percent(f1)}</td></tr>`,
  );
  return html`<h2>By ${name}</h2><div class="wide"><table><thead><tr><th>${name}</th><th>documents</th><th>precision</th><th>recall</th><th>F1</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

function documentOf({ document, wrong, missed, acceptedWrong, errors }: DocumentReport, picture: Html): Html {
  const rows = errors.map(
    ({ detail, value, truth, score, loss }) =>
      html`<tr><td>${detail}</td><td class="text">${value ?? ''}</td><td class="text">${truth ?? ''}</td><td>${value ? score.toFixed(4) : ''}</td><td class="text">${loss ? lossNames[loss] : ''}</td></tr>`,
  );
  const passing = acceptedWrong > 0 ? html`, <span class="bad">${acceptedWrong} would pass unseen</span>` : '';
  return html`<details class="detail"><summary>${document}: ${wrong} wrong, ${missed} missed${passing}</summary>
<div class="wide"><table><thead><tr><th>detail</th><th>given</th><th>true</th><th>score</th><th>why</th></tr></thead><tbody>${rows}</tbody></table></div>${picture}</details>`;
}

/** The report's section of details: the table, and a card with charts, threshold and evidence for each. */
import { testedPrecision, type Threshold } from '../../bundle/calibration.js';
import { overview, reliability, riskCoverage } from './charts.js';
import { type DetailReport, targets } from './detail-report.js';
import { interval, percent, tableOf } from './figures.js';
import { lossTitle } from './loss.js';
import { html, type Html, trusted } from './markup.js';

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

/** The chart over all details, and the table: a row a detail, shares with their intervals, empty where nothing was counted. */
export async function detailsSection(details: readonly DetailReport[]): Promise<Html> {
  const rows = details.map((detail) => ({
    cells: [
      html`<a href="#${idOf(detail)}">${detail.detail}</a>`,
      detail.n,
      detail.given === 0 ? '' : interval(detail.precision),
      detail.n === 0 ? '' : interval(detail.recall),
      percent(detail.f1),
      detail.given === 0 ? '' : interval(detail.ece),
      detail.given === 0 ? '' : html`${detail.brier.value.toFixed(3)}<small>${detail.brier.low.toFixed(3)}–${detail.brier.high.toFixed(3)}</small>`,
      detail.threshold < 0 ? '-1' : detail.threshold.toFixed(4),
      detail.threshold < 0 ? '' : interval(detail.coverage),
      detail.accepted === 0 ? '' : interval(detail.acceptedPrecision),
      ...detail.automation.map(({ share }) => (share === 0 ? '–' : percent(share))),
    ],
  }));
  return html`<h2>Details</h2><div class="wide">${trusted(await overview(details))}</div>
${tableOf(titles, rows)}
<p>passes: share of all true or given values at or above the threshold; auto at p: share of the given values that could pass with precision p, guaranteed at confidence 0.9 by these documents (– where they are too few).</p>`;
}

const idOf = ({ detail }: DetailReport): string => `detail-${detail}`;

/** One card a detail, in their order. */
export async function cardsSection(details: readonly DetailReport[]): Promise<Html> {
  const cards = [];
  for (const detail of details) cards.push(await card(detail));
  return html`<h2>Scores and thresholds</h2>${cards}`;
}

/** Fewer predictions make no chart. */
const fewestForCharts = 10;

async function card(detail: DetailReport): Promise<Html> {
  const losses = Object.entries(detail.losses).map(([loss, count]) => html`<li>${count}: ${lossTitle(loss)}</li>`);
  const charts =
    detail.given < fewestForCharts
      ? html``
      : html`<div class="charts"><figure>${trusted(await reliability(detail))}<figcaption>do scores mean what they say: mean score and share right, with 95 % intervals</figcaption></figure>
<figure>${trusted(await riskCoverage(detail))}<figcaption>share wrong among the best-scored, at most so many with confidence 0.9; area ${detail.aurc.toFixed(4)}${detail.accepted > 0 ? '; green: the threshold' : ''}</figcaption></figure></div>`;
  return html`<div class="detail" id="${idOf(detail)}"><h3>${detail.detail}</h3><p>${detail.n} true ${detail.n === 1 ? 'value' : 'values'}: ${detail.correct} right, ${detail.wrong} wrong, ${detail.missed} missed.</p>${why(detail)}${charts}${losses.length > 0 ? html`<ul>${losses}</ul>` : ''}</div>`;
}

function why({ threshold, promise, reason, accepted, acceptedWrong }: DetailReport): Html {
  if (threshold < 0 || !promise) return html`<p class="none">No recommended threshold: ${reason ?? 'too few labels'}.</p>`;
  const from = promise.source === 'base' ? 'taken over from the base bundle' : 'calibrated for this bundle';
  return html`<p>Threshold <b>${threshold.toFixed(4)}</b>, ${from}: precision ${promise.targetPrecision}${promise.margin ? ` (tested for ${Number(testedPrecision(promise).toFixed(4))})` : ''} with confidence ${promise.confidence}, shown by ${promise.accepted} of ${promise.n} predictions with ${promise.wrong} wrong.${bySource(promise)}
Here ${accepted} pass, <span class="${acceptedWrong > 0 ? 'bad' : ''}">${acceptedWrong} of them wrong</span>.</p>`;
}

/** Where sources of documents differ: the threshold of each. */
function bySource({ threshold, qualities = {} }: Threshold): string {
  const sources = Object.entries(qualities);
  if (sources.every(([, { holds, threshold: own = threshold }]) => holds && own === threshold)) return '';
  const each = sources.map(([source, { holds, threshold: own = threshold }]) => `${source} ${holds ? own.toFixed(4) : 'none'}`);
  return ` By source: ${each.join(', ')}.`;
}

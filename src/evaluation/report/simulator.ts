/** The simulator of automation: counted on whole documents, since errors of details correlate. The page works on these data only. */
import type { Threshold } from '../../bundle/calibration.js';
import { contactRoles } from '../../catalogue/contact-fields.js';
import { lineItemRow, requiredDetails } from '../../bundle/recommend.js';
import { supplierOf } from '../calibration/calibrate.js';
import { isGiven } from '../rows.js';
import { bySource, qualitiesOf } from '../calibration/sources.js';
import { chooseRanked, rank } from '../calibration/threshold.js';
import type { FinalRow } from './detail-report.js';
import { html, type Html, jsonScript, trusted } from './markup.js';
import { grouped } from '../../grouped.js';

const grid = [0.8, 0.85, 0.9, 0.92, 0.94, 0.95, 0.96, 0.97, 0.98, 0.985, 0.99, 0.995];
const mostDocuments = 3_000;

export interface SimulatorData {
  readonly targets: readonly number[];
  readonly details: readonly string[];
  /** Threshold of each detail by target, -1 for none. */
  readonly thresholds: readonly (readonly number[])[];
  /** The evidence of each, as a bundle stores it. */
  readonly promises: readonly (readonly Omit<Threshold, 'source'>[])[];
  /** Which scores these are: see chosen-thresholds.ts. Undefined: of no calibrated bundle. */
  readonly scores?: string;
  readonly chosen: readonly string[];
  /** Of each document: [detail, score, 1 right · 0 wrong · -1 missed] after one another. */
  readonly documents: readonly (readonly number[])[];
}

/** Header details: rows and contacts have too many values to decide about a document. */
export function simulatorData(rows: readonly FinalRow[], scores?: string): SimulatorData {
  const parties: readonly string[] = contactRoles;
  const used = rows.filter(({ detail }) => !detail.startsWith(lineItemRow) && !parties.includes(detail.split('.')[0]!));
  const byDetail = grouped(used, ({ detail }) => detail);
  const details = [...byDetail.keys()].sort();
  const sources = qualitiesOf(rows);
  const promises = details.map((name) => {
    const own = byDetail
      .get(name)!
      .filter(isGiven)
      .map((row) => ({ row, unit: { score: row.score, correct: row.correct, supplier: supplierOf(row) } }));
    const ranked = rank(
      own.map(({ unit }) => unit),
      1,
    );
    return grid.map((precision): Omit<Threshold, 'source'> => {
      const { threshold, n, accepted, wrong, targetPrecision, confidence, reason } = chooseRanked(ranked, { precision, confidence: 0.9 });
      const promise = { threshold, n, accepted, wrong, targetPrecision, confidence };
      if (threshold < 0) return { ...promise, ...(reason !== undefined && { reason }) };
      const qualities = bySource({ ...promise, source: 'customer' }, own, sources, undefined);
      return { ...promise, ...(qualities && { qualities }) };
    });
  });
  const thresholds = promises.map((list) => list.map(({ threshold }) => threshold));
  const index = new Map(details.map((name, i) => [name, i]));
  const all = [...grouped(used, ({ document }) => document).values()];
  const every = Math.max(1, all.length / mostDocuments);
  const documents = Array.from({ length: Math.min(all.length, mostDocuments) }, (_, i) => all[Math.floor(i * every)]!).map((own) =>
    own.flatMap((row) => [index.get(row.detail)!, row.score, isGiven(row) ? (row.correct ? 1 : 0) : -1]),
  );
  return {
    targets: grid,
    details,
    thresholds,
    promises,
    ...(scores !== undefined && { scores }),
    chosen: requiredDetails.filter((name) => index.has(name)),
    documents,
  };
}

export interface Setting {
  /** Index into targets. */
  readonly target: number;
  readonly details: readonly string[];
  readonly costOfCheck: number;
  readonly costOfError: number;
}

export interface Simulation {
  readonly documents: number;
  readonly straight: number;
  /** Documents that pass with at least one wrong or missed value, and the number of such values. */
  readonly faulty: number;
  readonly errors: number;
  /** Compared with checking every document manually. */
  readonly saving: number;
}

/** A document passes where every chosen detail is found and all of its values pass. Runs here in tests and, as text, in the page. */
export function simulateAutomation(data: SimulatorData, setting: Setting): Simulation {
  const chosen = data.details.map((name) => setting.details.includes(name));
  const from = data.thresholds.map((list) => list[setting.target] as number);
  let straight = 0;
  let faulty = 0;
  let errors = 0;
  for (const document of data.documents) {
    const found = new Set<number>();
    let passes = true;
    let wrong = 0;
    for (let i = 0; i < document.length; i += 3) {
      const detail = document[i] as number;
      if (!chosen[detail]) continue;
      const verdict = document[i + 2] as number;
      if (verdict < 1) wrong++;
      if (verdict < 0) continue;
      found.add(detail);
      if ((from[detail] as number) < 0 || (document[i + 1] as number) < (from[detail] as number)) passes = false;
    }
    if (!passes || setting.details.length === 0 || found.size < setting.details.length) continue;
    straight++;
    errors += wrong;
    if (wrong > 0) faulty++;
  }
  return { documents: data.documents.length, straight, faulty, errors, saving: straight * setting.costOfCheck - errors * setting.costOfError };
}

/** The section with its data and script in it; empty where there are no documents. */
export function simulator(data: SimulatorData): Html {
  if (data.documents.length === 0) return html``;
  const start = Math.max(0, data.targets.indexOf(0.98));
  const boxes = data.details.map(
    (name) => html`<label><input type="checkbox" name="detail" value="${name}" ${data.chosen.includes(name) ? trusted('checked') : ''}> ${name}</label>`,
  );
  return html`<section id="simulator"><h2>What automation is worth</h2>
<p>A document passes unseen where every ticked detail was found with a score at or above its threshold. Counted on ${data.documents.length} whole documents, as details fail together; a person sees all others.</p>
<form>
<label>target precision <input type="range" name="target" min="0" max="${data.targets.length - 1}" step="1" value="${start}"> <output name="targetShown"></output></label>
<label>cost of a manual check <input type="range" name="costOfCheck" value="2" min="0" max="20" step="0.1"> <output name="costOfCheckShown"></output></label>
<label>cost of an error <input type="range" name="costOfError" value="40" min="0" max="500" step="1"> <output name="costOfErrorShown"></output></label>
<fieldset><legend>details that must pass</legend>${boxes}</fieldset></form>
<p class="figures"><b id="straight"></b> <b id="errors"></b> <b id="saving"></b></p>
<div class="both"><table id="sweep"><thead><tr><th class="figure">target</th><th class="figure">pass unseen</th><th class="figure">with errors</th><th class="figure">saving</th></tr></thead><tbody></tbody></table>
<div><table id="thresholds"><thead><tr><th class="text">detail</th><th class="figure">threshold</th></tr></thead><tbody></tbody></table>
<p><button type="button" id="export">Save as thresholds.json</button></p>
<p class="small">${data.scores === undefined ? 'For reading only: these scores are of no calibrated bundle.' : html`Into the bundle with <code>beleg calibrate thresholds.json --bundle NAME</code>; other details keep their thresholds.`}</p></div></div>
${jsonScript('simulator-data', data)}
${trusted(`<script>\nconst simulateAutomation = ${plain(simulateAutomation)};\n${script}</script>`)}
</section>`;
}

/** Removes the helpers that test loaders add to name functions. */
const plain = (run: (...args: never[]) => unknown): string => run.toString().replaceAll(/__name\([^)]*\);?/g, '');

const script = `
const data = JSON.parse(document.getElementById('simulator-data').textContent);
const form = document.querySelector('#simulator form');
const percent = (k, n) => n ? (100 * k / n).toFixed(1) + ' %' : '–';
function setting() {
  const of = (name) => Number(form.elements[name].value);
  return { target: of('target'), costOfCheck: of('costOfCheck'), costOfError: of('costOfError'), details: [...form.querySelectorAll('[name=detail]:checked')].map((box) => box.value) };
}
function thresholdsOf(now) {
  return Object.fromEntries(now.details.map((name) => [name, data.thresholds[data.details.indexOf(name)][now.target]]));
}
function chosen(now) {
  const promises = Object.fromEntries(now.details.map((name) => [name, data.promises[data.details.indexOf(name)][now.target]]));
  return { scores: data.scores, targetPrecision: data.targets[now.target], thresholds: promises };
}
function show() {
  const now = setting();
  const result = simulateAutomation(data, now);
  form.elements.targetShown.value = percent(data.targets[now.target], 1);
  form.elements.costOfCheckShown.value = now.costOfCheck.toFixed(2);
  form.elements.costOfErrorShown.value = now.costOfError.toFixed(2);
  document.getElementById('straight').textContent = percent(result.straight, result.documents) + ' pass unseen (' + result.straight + ' of ' + result.documents + ')';
  document.getElementById('errors').textContent = result.errors + ' errors in ' + result.faulty + ' of them (' + percent(result.faulty, result.straight) + ')';
  document.getElementById('saving').textContent = 'saves ' + result.saving.toFixed(2) + ' against checking all by hand (' + (result.documents * now.costOfCheck).toFixed(2) + ')';
  rows('#thresholds', Object.entries(thresholdsOf(now)).map(([name, threshold]) => [name, threshold < 0 ? '-1: not guaranteed' : threshold.toFixed(4)]), ['text', 'figure']);
  const sweep = data.targets.map((_, target) => simulateAutomation(data, { ...now, target }));
  const most = Math.max(...sweep.map(({ saving }) => saving));
  rows('#sweep', sweep.map(({ straight, documents, faulty, saving }, i) => [
    (i === now.target ? '▸ ' : '') + percent(data.targets[i], 1), percent(straight, documents), percent(faulty, straight), saving.toFixed(2) + (saving === most && most > 0 ? ' (most)' : ''),
  ]), ['figure', 'figure', 'figure', 'figure']);
}
function rows(id, cells, kinds) {
  document.querySelector(id + ' tbody').replaceChildren(...cells.map((texts) => {
    const row = document.createElement('tr');
    texts.forEach((text, i) => Object.assign(row.appendChild(document.createElement('td')), { textContent: text, className: kinds[i] }));
    return row;
  }));
}
form.addEventListener('input', show);
document.getElementById('export').addEventListener('click', () => {
  const now = setting();
  const blob = new Blob([JSON.stringify(chosen(now), null, 1)], { type: 'application/json' });
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(blob), download: 'thresholds.json' });
  link.click();
  URL.revokeObjectURL(link.href);
});
show();
`;

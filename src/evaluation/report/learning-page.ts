/** One page of what a bundle has learnt: figures before and after, what still fails with pictures, which documents to label next. */
import { counted } from '../../counted.js';
import type { ToLabel } from '../label-next.js';
import type { Judgement } from '../learning-choice.js';
import { percent, tableOf } from './figures.js';
import { html, type Html, trusted } from './markup.js';
import type { Report, Summary } from './report.js';
import { type Picture, worstSection } from './sections.js';
import { style } from './style.js';

export interface LearningReport {
  readonly bundle: string;
  readonly dataset: string;
  /** "memory", "memory and training"; undefined: the bundle stays as it was. */
  readonly taken?: string;
  /** Labelled documents that were new. */
  readonly documents: number;
  /** F1 out of fold of each way that was tried, the bundle before first. */
  readonly ways: readonly { readonly name: string; readonly summary: Summary }[];
  readonly judgements: readonly Judgement[];
  /** What other suppliers lose by the training. */
  readonly others?: string;
  readonly next: readonly ToLabel[];
}

/** `after`: out of fold, of the way that was taken. */
export async function learningPage(learnt: LearningReport, after: Report, picture: Picture): Promise<string> {
  const title = `${learnt.bundle}: what it learnt from ${learnt.dataset}`;
  const body = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${trusted(style)}</style></head><body>
<h1>${title}</h1>
<p>${learnt.taken === undefined ? 'The bundle stays as it was.' : `Taken: ${learnt.taken}. The version before stands beside it: beleg bundle list ${learnt.bundle}.`}</p>
${learntSection(learnt)}
${await worstSection(after, picture)}
${nextSection(learnt.next)}
</body></html>`;
  return body.html;
}

function learntSection({ documents, ways, judgements, others }: LearningReport): Html {
  const summary = counted(documents, 'new labelled document');
  if (ways.length === 0) return html`<h2>What was learnt</h2><p>${summary}: too few to judge by.</p>`;
  return html`<h2>What was learnt</h2>
<p>${summary}; F1 on each of them by what was learnt from others.</p>
${tableOf(
  ['', 'header details', 'contacts', 'line item cells'],
  ways.map(({ name, summary: { header, contacts, lineItems } }) => ({ cells: [name, percent(header.f1), percent(contacts.f1), percent(lineItems.f1)] })),
)}
${tableOf(
  ['', 'against', 'values fixed', 'broken', 'p', 'not taken because', 'less sure scores'],
  judgements.map(({ name, against, comparison: { overall }, reasons, noted }) => ({
    cells: [name, against, overall.fixed, overall.broken, overall.p.toPrecision(2), reasons.join('; '), noted.join('; ')],
  })),
  [0, 1, 5, 6],
)}${others === undefined ? '' : html`<p>Other suppliers, by the training: ${others}.</p>`}`;
}

function nextSection(next: readonly ToLabel[]): Html {
  if (next.length === 0) return html`<h2>What to label next</h2><p>Every document of the dataset is labelled.</p>`;
  return html`<h2>What to label next</h2>
<p>The model is unsure of these, and knows their layouts least.</p>
${tableOf(
  ['document', 'uncertainty', 'novelty'],
  next.map(({ name, uncertainty, novelty }) => ({ cells: [name, percent(uncertainty), percent(novelty)] })),
)}`;
}

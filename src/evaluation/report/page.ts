/** The report as one self-contained HTML file: works offline, in light and dark mode, on paper. */
import { counted } from '../../counted.js';
import { cardsSection, detailsSection } from './details-section.js';
import { html, trusted } from './markup.js';
import type { Report } from './report.js';
import { lineItemsSection, lossSection, type Picture, shotsSection, sliceSections, summarySection, worstSection } from './sections.js';
import { simulator, type SimulatorData } from './simulator.js';
import { style } from './style.js';

/** The whole report as one file that loads nothing. */
export async function pageOf(report: Report, data: SimulatorData, picture: Picture): Promise<string> {
  const title = `${report.bundle} on ${report.dataset}`;
  const body = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${trusted(style)}</style></head><body>
<h1>${title}</h1>
<p>${counted(report.documents, 'document')}, ${counted(report.predictions, 'judged value')}. Small figures are 95 % intervals.</p>
${(report.notes ?? []).map((note) => html`<p class="note">${note}</p>`)}
${summarySection(report)}
${simulator(data)}
${await detailsSection(report.details)}
${lineItemsSection(report)}
${await lossSection(report)}
${shotsSection(report)}
${sliceSections(report)}
${await worstSection(report, picture)}
${await cardsSection(report.details)}
</body></html>`;
  return body.html;
}

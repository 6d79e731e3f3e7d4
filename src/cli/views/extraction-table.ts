/** What was found, for people: detail, value, score, threshold, and why. */
import type { Extraction, Prediction } from '../../extraction/extraction.js';
import { lineItemFields } from '../../catalogue/line-item-fields.js';
import { contactFields } from '../../catalogue/contact-fields.js';
import { outsideWarning } from '../../bundle/calibration.js';
import { table } from './table.js';

/** A line a value: header, groups, contacts and rows, with score and threshold. */
export function extractionTable(extraction: Extraction): string {
  const rows = [
    ...extraction.predictions.map((prediction) => row(prediction.name, prediction)),
    ...extraction.groups.flatMap(({ name, members }, i) =>
      members.map((member) => row(`${name} ${extraction.groups.slice(0, i).filter((group) => group.name === name).length + 1} ${member.name}`, member)),
    ),
    ...extraction.contacts.flatMap(({ role, fields }) =>
      contactFields.flatMap((field) => (fields[field] ?? []).map((prediction) => row(`${role}.${field}`, prediction))),
    ),
  ];
  const details = table(
    [{ title: 'detail' }, { title: 'value', widest: 48 }, { title: 'score', right: true }, { title: 'threshold', right: true }, { title: 'why', widest: 64 }],
    rows,
  );
  const warning = extraction.uncalibrated ? `! ${outsideWarning(extraction.uncalibrated)}\n` : '';
  return `${warning}${extraction.lineItems.length ? `${details}\n\n${itemTable(extraction)}` : details}`;
}

function row(name: string, prediction: Prediction): string[] {
  return [
    name,
    prediction.value,
    prediction.score.toFixed(4),
    prediction.threshold === undefined || prediction.threshold < 0 ? '–' : prediction.threshold.toFixed(4),
    why(prediction),
  ];
}

const checks = { passed: 'check digits passed', failed: 'check digits failed', repaired: 'another reading of the picture', computed: 'computed' } as const;

/** The strongest piece of evidence in words. */
export function why({ evidence, text, decidedBy }: Prediction): string {
  const parts: string[] = [];
  if (decidedBy) parts.push(decidedBy);
  if (evidence.code) parts.push(evidence.code);
  parts.push(...evidence.notes);
  if (evidence.check) parts.push(checks[evidence.check]);
  // What was tagged word by word was chosen from no candidates.
  const among = evidence.candidates > 0 ? ` of ${evidence.candidates} candidates, margin ${evidence.margin.toFixed(2)}` : '';
  if (!evidence.derived && text) parts.push(`“${text}”${among}`);
  return parts.join('; ');
}

function itemTable(extraction: Extraction): string {
  const used = lineItemFields.filter(({ name }) => extraction.lineItems.some(({ cells }) => cells[name]));
  return table(
    [{ title: '#', right: true }, ...used.map(({ name, kind }) => ({ title: name, right: kind === 'amount', widest: 40 })), { title: 'score', right: true }],
    extraction.lineItems.map(({ cells, score }, i) => [String(i + 1), ...used.map(({ name }) => cells[name]?.value ?? ''), score.toFixed(3)]),
  );
}

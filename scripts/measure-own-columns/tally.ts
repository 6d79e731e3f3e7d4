/** Counts of what was stated, given and right: own columns by how the supplier prints them, the interface's fields together. */
import type { Labels } from '../../src/dataset/label.js';
import type { Judged } from '../../src/evaluation/matching/judged.js';
import type { LineItem } from '../../src/extraction/extraction.js';
import { ownNames } from './customer.js';

interface Tally {
  stated: number;
  given: number;
  right: number;
}

export interface Tallies {
  add(judged: readonly Judged[], found: readonly LineItem[], labels: Labels, from: { readonly name: string; readonly isKnown: boolean }): void;
  readonly counts: ReadonlyMap<string, Tally>;
  readonly wrong: readonly string[];
}

export function counting(): Tallies {
  const counts = new Map<string, Tally>();
  const wrong: string[] = [];
  const of = (name: string): Tally => {
    const known = counts.get(name) ?? { stated: 0, given: 0, right: 0 };
    counts.set(name, known);
    return known;
  };
  const count = (name: string, { truth, value, correct }: Pick<Judged, 'truth' | 'value' | 'correct'>) => {
    const tally = of(name);
    if (truth !== '') tally.stated++;
    if (value !== '') tally.given++;
    if (correct && value !== '') tally.right++;
  };
  return {
    counts,
    wrong,
    add(judged, found, labels, { name, isKnown }) {
      for (const own of ownNames) {
        const where = placed(labels, own);
        if (where === 'nowhere')
          for (const item of found) if (item.custom?.[own]) count(`${own} nowhere`, { truth: '', value: item.custom[own].value, correct: false });
      }
      for (const each of judged) {
        const own = ownNames.find((one) => each.detail === `LineItem.${one}`);
        if (own) {
          count(`${own} all`, each);
          count(`${own} ${placed(labels, own)}, ${isKnown ? 'known' : 'new'} supplier`, each);
          if (!each.correct) wrong.push(`${name}\t${own}\t${isKnown ? 'known' : 'new'}\ttruth ${each.truth || '-'}\tfound ${each.value || '-'}`);
        } else if (each.detail === 'LineItem.Description') count('Description', each);
        else if (each.detail.startsWith('LineItem.')) count('cells besides', each);
      }
    },
  };
}

/** As the supplier's look says, noted with the labels: "SerialNumber beneath, Batch none". */
function placed(labels: Labels, own: string): string {
  const printed = labels.lineItems?.some(({ custom }) => custom?.[own]);
  return (
    (printed &&
      labels.layout
        ?.split(', ')
        .find((each) => each.startsWith(own))
        ?.split(' ')[1]) ||
    'nowhere'
  );
}

export function report(path: string, { counts, wrong }: Tallies, each: boolean): string {
  const lines = [...counts]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, { stated, given, right }]) => {
      const f1 = stated + given ? (2 * right) / (stated + given) : 0;
      return `  ${name.padEnd(44)} ${String(right).padStart(4)} right, ${String(given - right).padStart(3)} wrong, of ${String(stated).padStart(4)}   F1 ${f1.toFixed(3)}`;
    });
  return [path, ...lines, ...(each ? wrong.map((one) => `    ${one}`) : [])].join('\n');
}

/** What `beleg learn` reports on labels that contradict each other: a line each. */
import type { Finding } from '../../dataset/lint/finding.js';
import type { Contradicted } from '../../memory/reconcile.js';

/** `trusted`: they were learnt all the same. Ends with a line break, or is empty. */
export function doubtsText(findings: readonly Finding[], forgotten: readonly Contradicted[], trusted: boolean): string {
  const doubts = findings.map(({ document, detail, value, against, rule }) => {
    const isLearnt = trusted || rule === 'duplicate';
    return `${document}: ${[detail, value].filter(Boolean).join(' ')}: ${against}${isLearnt ? '' : '; not learnt'}\n`;
  });
  const advice = !trusted && findings.some(({ rule }) => rule !== 'duplicate') ? ['correct these labels and learn again, or give --trust\n'] : [];
  return [...doubts, ...advice, ...forgotten.map(({ document, detail, other }) => `${document}: ${detail} is forgotten, ${other} contradicts it\n`)].join('');
}

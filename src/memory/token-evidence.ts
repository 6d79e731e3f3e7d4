/** Evidence of the words of a page for each tag that words of remembered pages have, and of candidates for a detail. */
import type { Candidate } from '../features/contract.js';
import { tagNames } from '../network/config.js';
import type { Contexts } from './contexts.js';
import { columnCount, evidenceColumn, evidenceOf } from './evidence.js';
import type { RememberedPage } from './remembered.js';

export interface TagEvidence {
  /** Whether words with that tag are remembered. */
  readonly has: Uint8Array;
  /** Tokens × tags × columnCount: of the most alike word with that tag. */
  readonly columns: Float32Array;
}

/** Of all pages together. Words of the page times remembered words. */
export function tagEvidence(contexts: Contexts, pages: readonly RememberedPage[]): TagEvidence {
  const width = tagNames.length;
  const has = new Uint8Array(width);
  const columns = new Float32Array(contexts.count * width * columnCount);
  const likeness = new Float32Array(contexts.count * width).fill(-1);
  const row = new Float32Array(columnCount);
  for (const { contexts: other, tags } of pages) {
    for (let j = 0; j < other.count; j++) {
      const tag = tags[j]!;
      if (tag >= width) continue;
      has[tag] = 1;
      for (let i = 0; i < contexts.count; i++) {
        const at = i * width + tag;
        const alike = evidenceOf(contexts, i, other, j, row, 0);
        if (alike <= likeness[at]!) continue;
        likeness[at] = alike;
        columns.set(row, at * columnCount);
      }
    }
  }
  return { has, columns };
}

/** The columns of a candidate against the most alike of the remembered places of a detail; undefined where these pages have none. */
export function candidateEvidence(candidate: Candidate, contexts: Contexts, remembered: readonly RememberedPage[], detail: string): Float32Array | undefined {
  let best: Float32Array | undefined;
  let most = -1;
  const [row, end] = [new Float32Array(columnCount), new Float32Array(columnCount)];
  for (const { values, contexts: other } of remembered) {
    for (const value of values) {
      if (value.detail !== detail) continue;
      const alike = evidenceOf(contexts, candidate.first, other, value.first, row, 0) + evidenceOf(contexts, candidate.last, other, value.last, end, 0);
      if (alike <= most) continue;
      most = alike;
      best = joined(row, end);
      // That neither has a word before it says nothing of what it is, but where the word above is the same.
      if (best[evidenceColumn.above] === 1) continue;
      if (contexts.left[candidate.first] === 0) best[evidenceColumn.left] = 0;
      if (contexts.first[candidate.first] === 0) best[evidenceColumn.first] = 0;
    }
  }
  return best;
}

/** Key and left edge of the first word, right edge of the last; the value is the same where both are. */
function joined(first: Float32Array, last: Float32Array): Float32Array {
  const row = first.slice();
  const x = row[evidenceColumn.x1] || last[evidenceColumn.x2] ? 1 : 0;
  row[evidenceColumn.own]! *= last[evidenceColumn.own]!;
  row[evidenceColumn.x2] = last[evidenceColumn.x2]!;
  row[evidenceColumn.anchored] = row[evidenceColumn.key] && x ? 1 : 0;
  row[evidenceColumn.placed] = row[evidenceColumn.y] && x ? 1 : 0;
  row[evidenceColumn.exact] = row[evidenceColumn.own] && row[evidenceColumn.anchored] ? 1 : 0;
  row[evidenceColumn.shape]! *= last[evidenceColumn.shape]!;
  row[evidenceColumn.keyed] = row[evidenceColumn.shape] && row[evidenceColumn.anchored] ? 1 : 0;
  row[evidenceColumn.phrased] = row[evidenceColumn.shape] && row[evidenceColumn.phrase] ? 1 : 0;
  row[evidenceColumn.constant] = row[evidenceColumn.own] && row[evidenceColumn.placed] ? 1 : 0;
  return row;
}

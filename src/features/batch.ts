/** Encoded pages side by side as tensors, padded to the largest: the inputs of both networks by name (see network/). */
import { type Arrays, newArrays } from './arrays.js';
import { type Batch, candidateNumbers, type EncodedPage, hashesPerToken, lineNumbers, paddingRelation, tokenNumbers } from './contract.js';

export interface BatchOptions {
  /** Details network: candidates. Line item network: lines. */
  readonly task: 'details' | 'line-items';
  /** Sizes are rounded up to multiples, so that few different shapes occur. */
  readonly multiple?: number;
  readonly arrays?: Arrays;
  /** The other network's batch of the same pages, padded alike: inputs that both take are taken from it. */
  readonly other?: Batch['tensors'] | undefined;
}

const away = -1e9;

/**
 * Tensors by name with their shapes: B pages, N tokens, C candidates (details) or L lines (line items). Padded tokens are masked with -1e9 and have a
 * relation of their own.
 */
export function batchOf(pages: readonly EncodedPage[], { task, multiple = 16, arrays = newArrays, other }: BatchOptions): Batch {
  const up = (size: number) => Math.max(multiple, Math.ceil(size / multiple) * multiple);
  const B = pages.length;
  const N = up(Math.max(...pages.map((page) => page.tokens.length)));
  const C = task === 'details' ? up(Math.max(1, ...pages.map((page) => page.candidates.length))) : 0;
  const L = task === 'line-items' ? up(Math.max(1, ...pages.map((page) => page.lineCount))) : 0;
  const { ids, idscale, features, relations, mask } = other ?? tokenTensors(pages, N, arrays);
  const own = task === 'details' ? candidateTensors(pages, N, C, arrays) : lineTensors(pages, N, L, arrays);
  return { size: B, tokens: N, candidates: C, lines: L, tensors: { ids, idscale, features, relations, mask, ...own } as Batch['tensors'] };
}

function tokenTensors(pages: readonly EncodedPage[], N: number, arrays: Arrays): Batch['tensors'] {
  const B = pages.length;
  const ids = arrays.integers('ids', B * N * hashesPerToken);
  const idscale = arrays.floats('idscale', B * N);
  const features = arrays.floats('features', B * N * tokenNumbers);
  const relations = arrays.integers('relations', B * N * N);
  const mask = arrays.floats('mask', B * N).fill(away);
  pages.forEach((page, b) => {
    const n = page.tokens.length;
    ids.set(page.ids, b * N * hashesPerToken);
    features.set(page.tokenFeatures, b * N * tokenNumbers);
    for (let i = 0; i < n; i++) {
      let used = 0;
      for (let k = 0; k < hashesPerToken; k++) if (page.ids[i * hashesPerToken + k] !== 0) used++;
      idscale[b * N + i] = 1 / Math.sqrt(Math.max(1, used));
      mask[b * N + i] = 0;
      relations.set(page.relations.subarray(i * n, (i + 1) * n), (b * N + i) * N);
    }
    for (let i = 0; i < N; i++) relations.fill(paddingRelation, (b * N + i) * N + n, (b * N + i + 1) * N);
  });
  return {
    ids: { data: ids, shape: [B, N, hashesPerToken] },
    idscale: { data: idscale, shape: [B, N, 1] },
    features: { data: features, shape: [B, N, tokenNumbers] },
    relations: { data: relations, shape: [B, N, N] },
    mask: { data: mask, shape: [B, 1, 1, N] },
  };
}

function candidateTensors(pages: readonly EncodedPage[], N: number, C: number, arrays: Arrays) {
  const B = pages.length;
  const pool = arrays.floats('pool', B * C * N);
  const first = arrays.floats('first', B * C * N);
  const candidates = arrays.floats('candidates', B * C * candidateNumbers);
  const tokenmean = arrays.floats('tokenmean', B * N);
  pages.forEach((page, b) => {
    candidates.set(page.candidateFeatures, b * C * candidateNumbers);
    page.candidates.forEach((candidate, c) => {
      const at = (b * C + c) * N;
      const share = 1 / (candidate.last - candidate.first + 1);
      for (let i = candidate.first; i <= candidate.last; i++) pool[at + i] = share;
      first[at + candidate.first] = 1;
    });
    tokenmean.fill(1 / page.tokens.length, b * N, b * N + page.tokens.length);
  });
  return {
    pool: { data: pool, shape: [B, C, N] },
    first: { data: first, shape: [B, C, N] },
    candidates: { data: candidates, shape: [B, C, candidateNumbers] },
    tokenmean: { data: tokenmean, shape: [B, 1, N] },
  };
}

function lineTensors(pages: readonly EncodedPage[], N: number, L: number, arrays: Arrays) {
  const B = pages.length;
  const pools = ['linesprev', 'lines', 'linesnext'].map((name) => arrays.floats(name, B * L * N));
  const linefeatures = arrays.floats('linefeatures', B * L * lineNumbers);
  pages.forEach((page, b) => {
    linefeatures.set(page.lineFeatures, b * L * lineNumbers);
    const counts = new Int32Array(page.lineCount);
    for (const token of page.tokens) counts[token.line]!++;
    page.tokens.forEach((token, i) => {
      // Each line's mean is at its own row, at its neighbour's below (as the line before) and above (as the line after).
      [token.line + 1, token.line, token.line - 1].forEach((row, which) => {
        if (row >= 0 && row < page.lineCount) pools[which]![(b * L + row) * N + i] = 1 / counts[token.line]!;
      });
    });
  });
  return {
    linesprev: { data: pools[0]!, shape: [B, L, N] },
    lines: { data: pools[1]!, shape: [B, L, N] },
    linesnext: { data: pools[2]!, shape: [B, L, N] },
    linefeatures: { data: linefeatures, shape: [B, L, lineNumbers] },
  };
}

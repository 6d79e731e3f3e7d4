/** Attention weights in one pass: softmax over keys of scale · score + table[relation, head] + mask, and its gradient. */

export interface AttentionSizes {
  readonly batch: number;
  readonly heads: number;
  readonly tokens: number;
}

/** 2^-n for the exponential below. */
const powers = Float64Array.from({ length: 128 }, (_, n) => 2 ** -n);
const log2e = Math.LOG2E;

/** e^-x for x ≥ 0 to 2e-7 relative: 2^-n by table, the fraction by a polynomial; several times faster than Math.exp. */
export function expNegative(x: number): number {
  const scaled = x * log2e;
  const n = scaled | 0;
  if (n > 126) return 0;
  const r = (n - scaled) * Math.LN2; // -ln 2 < r ≤ 0
  return powers[n]! * (1 + r * (1 + r * (0.5 + r * (1 / 6 + r * (1 / 24 + r * (1 / 120 + r * (1 / 720 + r * (1 / 5040))))))));
}

export function attend(
  { batch, heads, tokens }: AttentionSizes,
  scale: number,
  scores: Float32Array,
  table: Float32Array,
  relations: Int32Array,
  mask: Float32Array,
  out: Float32Array,
): void {
  const buckets = table.length / heads;
  const column = new Float32Array(buckets);
  for (let b = 0, row = 0; b < batch; b++) {
    for (let head = 0; head < heads; head++) {
      for (let bucket = 0; bucket < buckets; bucket++) column[bucket] = table[bucket * heads + head]!;
      for (let i = 0; i < tokens; i++, row += tokens) {
        const relation = (b * tokens + i) * tokens;
        let highest = -Infinity;
        for (let j = 0; j < tokens; j++) {
          const value = scale * scores[row + j]! + column[relations[relation + j]!]! + mask[b * tokens + j]!;
          out[row + j] = value;
          if (value > highest) highest = value;
        }
        let sum = 0;
        for (let j = 0; j < tokens; j++) {
          const value = expNegative(highest - out[row + j]!);
          out[row + j] = value;
          sum += value;
        }
        const share = 1 / sum;
        for (let j = 0; j < tokens; j++) out[row + j]! *= share;
      }
    }
  }
}

export function attendGradient(
  { batch, heads, tokens }: AttentionSizes,
  scale: number,
  weights: Float32Array,
  dWeights: Float32Array,
  relations: Int32Array,
  dScores: Float32Array,
  dTable: Float32Array,
): void {
  const buckets = dTable.length / heads;
  const column = new Float64Array(buckets);
  dTable.fill(0);
  for (let b = 0, row = 0; b < batch; b++) {
    for (let head = 0; head < heads; head++) {
      column.fill(0);
      for (let i = 0; i < tokens; i++, row += tokens) {
        let along = 0;
        for (let j = 0; j < tokens; j++) along += weights[row + j]! * dWeights[row + j]!;
        const relation = (b * tokens + i) * tokens;
        for (let j = 0; j < tokens; j++) {
          const value = weights[row + j]! * (dWeights[row + j]! - along);
          column[relations[relation + j]!]! += value;
          dScores[row + j] = scale * value;
        }
      }
      for (let bucket = 0; bucket < buckets; bucket++) dTable[bucket * heads + head]! += column[bucket]!;
    }
  }
}

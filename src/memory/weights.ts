/**
 * Learnt weights of the evidence, in logits: conditional logistic regression beside the networks' own logits. Rows are written by
 * node --import tsx scripts/fit-memory.ts --write (src/memory/README.md).
 */
export const families = ['date', 'amount', 'identifier', 'checked', 'many', 'noTag', 'sender', 'receiver', 'other'] as const;
/** Details of which a document has one value by kind, or several; tags of words by the party. */
export type Family = (typeof families)[number];

export const tagFamily = (name: string): Family =>
  name === 'outside' ? 'noTag' : name.startsWith('Sender.') ? 'sender' : name.startsWith('Receiver.') ? 'receiver' : 'other';

const plain: readonly Family[] = ['date', 'amount', 'identifier'];
export const detailFamily = ({ kind, many }: { readonly kind: string; readonly many: boolean }): Family =>
  many ? 'many' : (plain.find((family) => family === kind) ?? 'checked');

/** By family, in the order of `terms.ts`. */
export const weights: Readonly<Record<Family, readonly number[]>> = {
  // fitted
  date: [
    -0.63, 0, 0.64, 0.78, 0.28, 0.39, -0.04, -0.33, -0.26, -0.51, 1.22, -0.25, -0.19, 0, -0.31, 0, 0.48, 0.59, -0.42, -0.62, -0.84, 1.09, 0.81, 0.39, -1.18,
    -0.83, -0.64, -2.85,
  ],
  amount: [
    -1.59, 0, -0.31, 1.41, 0.7, 6.41, 1.52, -0.99, 0.13, 0.51, 2.75, 2.29, 0.12, 0, 0.23, 0, 4.3, 0.65, -0.13, -0.78, -0.51, -0.19, 0.67, 0.38, -1.19, -0.94,
    -0.63, -3.84,
  ],
  identifier: [
    0.18, 0.02, 0.55, 0.82, 1.48, 0.94, -0.12, -0.44, -0.29, 0.78, 0.78, 0.34, -0.8, 0.02, -0.38, 0.02, 2.94, -0.45, -0.91, -0.77, -0.82, -0.8, 0.73, -1.08,
    -1.2, -0.78, -1.58, -4.24,
  ],
  checked: [
    0.59, 0.93, 0.17, 1.43, 0.13, 1.34, 0.52, 0.5, 0.2, 0.5, 1.63, 0.85, 0.48, 0.08, 0.2, 0.07, 0.76, 0.1, 0.44, -0.29, -0.69, 0.1, 0.02, -0.31, -0.34, -1.04,
    -0.07, -2.14,
  ],
  many: [
    -0.96, 0.44, -0.05, 0.43, 0.05, 0.32, 0.74, 0.76, 0.43, 0.31, 0.52, 0.53, 0.17, 0.24, -0.09, 0.06, 0.06, -0.28, -1.41, 0.08, -0.07, 0.06, 0.33, -0.08,
    -0.04, 0.17, -0.09, -0.61,
  ],
  noTag: [1.03, 1.25, 1, 0.97, 0.57, 0.05, 0.44, 0.52, 0.17, 0.41, 0.47, 0.15, -0.42, 1.03, 0.64, 0.82, 0.14, 0.56, 0.51, 0.85, -0.96, 0, 0, 0, 0, 0, -0.04, 0],
  sender: [
    -1.68, 3.89, 1.19, 0.51, 3.17, 0.34, -0.34, 0.35, 0.51, 0.22, 1.33, 0.24, 0.47, 1.4, 0.45, 0.54, 0.02, 0.57, 0.02, 0.87, -0.31, 0, 0, -2.93, 0.61, 0, -1.08,
    0,
  ],
  receiver: [
    0.16, 1.43, 0.59, 0.31, 0.98, 0.72, 0.74, 0.08, 0.76, 0.97, 0.5, -0.15, -0.19, -0.15, -0.03, 0.02, 0.68, 0.13, 0.31, 0.65, 0, 0, 0, -0.47, -0.51, 0, 0.32,
    0,
  ],
  other: [
    1.66, 1.04, 0.6, -0.28, 1.22, 2, 0.59, 0.78, 2.01, 2.05, 2.05, 0.67, 0.67, -0.71, 0.16, 0.01, 1.25, 0.27, 1.41, 0.46, -0.08, 0, 0, 2.35, -0.4, 0, -0.02, 0,
  ],
  // end
};

/**
 * Learnt weights of the evidence, in logits: conditional logistic regression beside the networks' own logits. Rows are written by
 * node --import tsx scripts/fit-memory.ts --write (src/memory/README.md).
 */
export const families = ['date', 'amount', 'identifier', 'checked', 'many', 'noTag', 'sender', 'receiver', 'other'] as const;
/** Details of which a document has one value by kind, or several; tags of words by the party. */
export type Family = (typeof families)[number];

/** Tags of one family share a weight. */
export const tagFamily = (name: string): Family =>
  name === 'outside' ? 'noTag' : name.startsWith('Sender.') ? 'sender' : name.startsWith('Receiver.') ? 'receiver' : 'other';

const plain: readonly Family[] = ['date', 'amount', 'identifier'];
/** Details of one family share a weight. */
export const detailFamily = ({ kind, many }: { readonly kind: string; readonly many: boolean }): Family =>
  many ? 'many' : (plain.find((family) => family === kind) ?? 'checked');

/** By family, in the order of `terms.ts`. */
export const weights: Readonly<Record<Family, readonly number[]>> = {
  // fitted
  date: [
    0.16, 0, 0.46, 1.27, 0.76, 0.51, 1.46, 1.4, -0.77, -0.53, 0.96, 0.33, -0.04, 0, 0.31, 0, 0.91, 0.78, -1.04, -0.3, -0.69, 0.79, 0.72, 0.1, -0.42, -0.07,
    -0.79, -1.21, -0.83, -0.47, -1.29,
  ],
  amount: [
    -1.46, 0.01, -1.51, 1.79, 0.35, 4.55, 1.84, 1.83, 1.79, 0.39, 2.45, 1.76, 0.04, 0, 0, 0, 5.39, 0.97, -0.1, -0.55, -0.9, 0.25, 0.2, -0.3, 0.04, -0.08, -0.29,
    -1.69, -0.17, 0.06, -1.93,
  ],
  identifier: [
    2.34, 0.01, 2.58, 1.39, 0.59, 0.59, 0.27, -0.31, -0.99, -0.61, 1.98, 0.67, -0.37, 0.01, -0.07, 0.01, 2.11, 0.08, 0.62, -0.51, -0.7, 0.16, 0.86, -1.01,
    -0.41, -0.17, -0.25, -3.57, -0.63, -0.35, -0.89,
  ],
  checked: [
    1.51, 1.2, 0.69, 0.94, 0.18, 1.05, 0.88, 0.09, 0.22, 0.46, 0.96, 0.53, 0.53, 0.14, 0.15, 0.15, 1.16, 0.29, 0.52, -0.08, -0.84, 0.37, 0.36, -0.23, -0.09,
    -0.05, -0.22, -1.25, -0.36, -0.16, -1.66,
  ],
  many: [
    -0.57, -0.29, -0.64, 0.65, 0.32, 0.34, 0.42, 1.77, 0.63, -0.26, 0.52, 0.32, 1.05, 0.45, 0.09, 0.39, 0.73, 0.03, -0.29, 0.45, 0.11, 0.44, 0.11, 0.02, 0,
    0.01, -0.38, 0.55, -0.62, -1.02, 0.67,
  ],
  noTag: [
    0.96, 1.49, 0.79, 0.45, 0.84, 0.32, 0.98, 0.51, 0, 0.65, 0.61, -0.48, 0.12, 0.96, 0.61, 0.67, 0.03, 0.65, -0.13, 1.08, -1.05, 0, 0, 0, 0, 0, 0.93, 0, 0, 0,
    0,
  ],
  sender: [
    -1.64, 3.88, 1.09, 1.54, 2.12, -0.66, -0.14, 1.55, 1.12, 0.27, 0.8, -0.26, 1.79, 0.11, 0.19, -0.44, 0.62, 0.35, 0.85, 0.84, -0.31, 0, 0, -2.06, 0.52, 0,
    -0.87, 0, 0, 0, 0,
  ],
  receiver: [
    -0.9, 1.47, 1.48, 0.49, 0.95, -0.11, 1.18, 1.11, 1.06, 1.25, 0.63, -0.9, -0.03, -0.41, 0.07, 0.13, 0.05, 1, -0.22, 0.61, -0.29, 0, 0, -0.51, -0.21, 0, 0.43,
    0, 0, 0, 0,
  ],
  other: [
    1.22, 0.95, 0.81, -0.14, 1.48, 1.29, 0.33, -0.49, -0.32, 2.57, 1.72, 1.13, 2.23, 0.57, 0.12, 0.03, 1.28, -1.32, 0.68, 0.45, -0.53, 0, 0, 2.49, -0.47, 0,
    -0.07, 0, 0, 0, 0,
  ],
  // end
};

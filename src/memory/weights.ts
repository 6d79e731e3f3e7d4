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
  date: [1.03, 0, 0.08, 1.31, 0.1, 1.74, -0.54, 0.03, -0.3, -0.14, 2.79, -0.03, -0.8, 0, -0.03, 0, -0.84, 0.01, 0.67, -0.22, -0.66, -0.91],
  amount: [-1.85, 1.19, 0.58, 0.16, 1.25, 6.25, 0.58, 0.15, -0.25, -1.71, 3.17, 0.4, -0.06, 0, 0.2, 0, -0.82, 0.03, 0.3, 0.67, -0.88, -0.97],
  identifier: [1.87, -0.29, 2.71, 1.8, 0.71, -0.06, -0.82, 0.18, 0.9, -0.63, 4.82, -0.23, -0.06, 0.02, 0.31, 0.02, -0.7, 0.07, 0.5, -0.59, -1.6, -0.88],
  checked: [0.42, 4.76, 2.59, 1.94, 0.51, 0.4, 0.08, 0.08, 0.6, 2, 3.31, 0.08, 0.23, 0.22, 0.08, 0.22, -0.49, 0.05, 0.04, 0.25, -0.58, -0.97],
  many: [-0.62, 0.22, -0.05, 0.08, -0.12, 0.35, 0.71, 0.2, -0.12, -0.05, 0.96, 0.37, -0.04, -0.02, 0.48, 0.01, 0.16, 0.21, 0.82, -0.28, -0.3, 0.28],
  noTag: [0.63, 2.29, 0.87, 0.46, 0.94, 0.31, 0.49, 0.31, 0.26, 0.28, 0.65, -0.33, 0.22, 0.82, 0.31, 1.61, -0.24, 0, 0, 0, 0, 0],
  sender: [-2.11, 5.15, 0.69, 0.82, 1.8, 0.34, -0.14, 0.04, 0.32, -1.22, 1.2, -0.08, 1.03, 0.34, -0.47, 0.9, -0.63, 0, 0, -1.18, -0.27, 0],
  receiver: [0.41, 1.21, 0.38, 0.12, 0.33, 0.12, 0.63, 0.26, 0.55, 0.66, 1.2, -0.26, 0.05, 0.37, -0.24, 0.42, 0.31, 0, 0, -0.93, 0.81, 0],
  other: [1.84, 0.81, 1.54, -0.3, 0.48, 0.92, -0.06, 0, 0.31, 3.14, 1.9, 0.65, 0.85, 0.18, 0.67, 0.19, -0.22, 0, 0, 1.52, 0.21, 0],
  // end
};

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
  date: [1.13, 0, 0.4, 1.34, 0.41, 1.72, -0.59, -0.06, -0.2, -0.08, 2.8, -0.13, -0.84, 0, -0.13, 0, -0.83, -0.06, 0.68, 0.14, -0.68, -0.95],
  amount: [-1.6, 1.19, 0.65, 0.52, 1.24, 6.89, 0.39, 0.1, -0.05, -1.6, 3.53, 0.77, -0.06, 0, 0.04, 0, -0.82, -0.1, 0.16, 1.15, -0.95, -1.03],
  identifier: [2.04, -0.12, 2.7, 2.16, 0.4, -0.47, -1.02, -0.03, 0.77, -0.52, 4.92, -0.21, -0.07, 0.02, 0.33, 0.02, -0.59, -0.02, 0.46, -0.51, -1.38, -0.91],
  checked: [0.98, 4.26, 1.89, 2.17, 0.42, 0.64, -0.11, -0.11, 0.74, 1.07, 3.33, -0.11, 0.22, 0.22, -0.1, 0.21, -0.46, -0.15, 0.05, 0.42, -0.62, -0.97],
  many: [-0.91, -0.05, -0.43, 0.34, 0.05, 0.77, 0.99, 0.41, -0.28, 0.18, 1.03, -0.08, 0.03, -0.1, 0.18, 0.03, 0.01, -0.09, 0.73, -0.33, -0.56, 0.08],
  noTag: [0.58, 2.97, 1.03, 0.57, 1.18, 0.41, 0.39, 0.33, 0.44, 0.35, 0.61, -0.14, 0.25, 0.72, 0.37, 1.56, -0.38, 0, 0, 0, 0, 0],
  sender: [-2.12, 5.72, 0.78, 1.66, 2.22, 0.05, -0.13, 0.05, 0.5, -1.38, 1.16, -0.33, 0.68, 0.57, -0.56, 1.07, -0.6, 0, 0, -0.84, -0.17, 0],
  receiver: [0.77, 1.53, 0.51, 0.28, 0.64, 0.08, 0.45, 0.1, 0.54, 0.64, 0.89, -0.22, 0.3, 0.46, 0.16, 0.56, -0.32, 0, 0, -0.67, 0.7, 0],
  other: [1.24, 0.74, 1.08, 0.08, 0.66, 0.49, 0.48, 0.33, 0.52, 3.19, 1.43, 0.92, 0.69, 0.2, 0.91, 0.16, -0.23, 0, 0, 0.9, 0.46, 0],
  // end
};

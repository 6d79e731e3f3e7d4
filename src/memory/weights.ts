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
  date: [0.2, 0, 0.15, 0.01, -0.85, 2.38, -1.31, -0.62, -1.78, 0.19, 5.06, -0.4, -0.86, 0, -0.4, 0, -0.83, 1.28, 2.83, -1.4, -0.63, -0.62],
  amount: [-2.49, 5, -0.27, 1.62, 0.19, 6.37, -1.23, 0.95, -0.52, -0.24, 5.32, -0.13, -0.63, 0.07, -0.48, 0, -0.58, 1.05, -1.2, -1.4, -1.44, -0.65],
  identifier: [1.24, 0.38, 1.93, 2.64, -2.44, -0.78, -1.81, 1.01, 1.36, -2, 5.74, 1.65, -0.05, 0.38, 0.67, 0.38, -0.49, -0.15, 1.53, -1.92, -1.78, -0.53],
  checked: [-0.61, 5.57, -0.28, 0.72, -1.46, 0.47, -0.37, -0.4, 2.01, 3.22, 5.18, -0.36, 0.49, 0.43, -0.14, 0.43, -0.33, -0.14, 0.03, -0.99, -0.33, -0.52],
  many: [-0.96, -0.01, -0.5, -0.31, -0.22, 1.36, 1.62, -0.32, -0.56, 0.36, 1.85, -0.26, 0.32, 0.43, 0.36, 0.19, 0.02, -0.75, 1.95, -0.57, -0.66, 0.16],
  noTag: [0.73, 2.92, 0.92, 0.53, 0.9, 0.33, 0.31, 0.23, 0.5, 0.26, 0.66, -0.11, 0.05, 0.84, 0.4, 1.46, -0.37, 0, 0, 0, 0, 0],
  sender: [-2.29, 5.34, 0.55, 1.26, 2.03, 0.21, -0.17, 0.27, 0.68, -0.66, 0.98, -0.35, 0.17, 0.71, -0.36, 0.93, -0.67, 0, 0, -0.07, -0.84, 0],
  receiver: [0.15, 1.7, 0.41, 0.18, 0.75, 0.14, 0.47, 0.01, 0.57, 1.1, 1.04, -0.34, 0.4, 0.4, 0.17, 0.52, -0.23, 0, 0, 0.95, -1.92, 0],
  other: [0.07, 1.2, 0.96, 0.58, 1.23, -0.55, 1.56, 0.88, 0.97, 3.67, 1.35, 0.13, 1.15, 0, 0.19, 0, 0.22, 0, 0, -0.17, 0.88, 0],
  // end
};

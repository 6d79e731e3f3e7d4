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
    0.24, 0, 0.67, 0.88, 0.38, 0.44, 0.29, 0.07, -0.79, -0.56, 1.15, -0.54, -0.4, 0, -0.56, 0, 0.99, 0.31, -0.6, -0.51, -0.78, 0.73, 0.74, 0.54, -1.25, -0.9,
    -0.82, -2.95,
  ],
  amount: [
    -1.39, 0.02, -0.82, 2.62, 0.24, 4.65, 1.15, -1.35, 0.7, 0.36, 2.7, 1.96, 0.76, 0.02, 0.14, 0, 5.24, 0.38, -0.18, -0.51, -0.59, -0.95, 0.94, -0.31, -0.98,
    -0.89, -0.7, -4.03,
  ],
  identifier: [
    0.69, 0.01, 0.55, 1.15, 1.49, 0.81, -0.14, -0.62, -0.71, 0.64, 1, 0.53, -0.47, 0.01, -0.34, 0.01, 3.06, -0.66, -0.94, -0.7, -0.79, -1.02, 0.98, -0.96,
    -0.99, -0.8, -1.68, -3.89,
  ],
  checked: [
    0.49, 0.79, 0.14, 1.27, 0.09, 1.22, 0.63, 0.31, 0.43, 0.64, 1.34, 0.87, 0.56, 0.13, 0.23, 0.1, 0.84, 0.16, 0.23, -0.31, -0.69, 0.16, 0.08, -0.36, -0.51,
    -0.94, -0.08, -2.28,
  ],
  many: [
    -0.88, 0.27, -0.21, 0.4, 0.39, 0.29, 0.89, 0.45, 0.13, 0.13, 0.91, 0.47, 0.15, 0.17, 0.32, 0.09, 0.1, 0.13, -0.57, 1.02, 0.19, 0.04, 0.62, -0.33, 0.1, 0.34,
    0.6, -0.3,
  ],
  noTag: [
    1.06, 1.45, 0.71, 0.76, 0.7, 0.19, 0.38, 0.74, 0.14, 0.57, 0.59, 0.08, -0.39, 0.92, 0.41, 0.79, 0.08, 0.81, 0.35, 0.89, -1.16, 0, 0, 0, 0, 0, -0.02, 0,
  ],
  sender: [
    -1.42, 3.85, 0.77, 0.75, 2.97, 0.38, -0.25, 0.49, 0.06, 0.21, 0.8, 0.04, 0.45, 1.03, 0.33, 0.58, 0.46, 0.6, 0.36, 0.85, -0.39, 0, 0, -3.14, 0.38, 0, -1.06,
    0,
  ],
  receiver: [
    -0.24, 1.4, 0.57, 0.38, 0.89, 0.34, 0.78, 0.27, 0.52, 1.58, 0.55, -0.23, 0.1, -0.25, -0.26, 0.11, 0.41, 0.4, 0.28, 0.63, -0.11, 0, 0, -0.52, -1.19, 0, 0.18,
    0,
  ],
  other: [
    1.89, 1.62, 0.68, -0.08, 2.11, 1.56, 0.85, 0.62, 1.23, 2.06, 1.51, 1.42, 0.24, 0.02, 0.34, 0.03, 1.7, -0.99, 0.46, 0.53, -0.2, 0, 0, 2.46, -0.62, 0, -0.11,
    0,
  ],
  // end
};

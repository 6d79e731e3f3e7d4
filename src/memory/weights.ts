/**
 * Learnt weights of the evidence, in logits: conditional logistic regression beside the networks' own logits, which are scaled down at random so that the memory
 * counts for more where a network is less sure than on synthetic documents. Fitted on 80 synthetic suppliers with held-out layouts, two documents of each beside
 * one remembered one, 2026-11-23: node --import tsx scripts/fit-memory.ts
 */
export const families = ['single', 'many', 'noTag', 'sender', 'receiver', 'other'] as const;
/** Details of which a document has one value or several; tags of words by the party. */
export type Family = (typeof families)[number];

export const tagFamily = (name: string): Family =>
  name === 'outside' ? 'noTag' : name.startsWith('Sender.') ? 'sender' : name.startsWith('Receiver.') ? 'receiver' : 'other';

/** By family, in the order of `evidenceColumns`. */
export const weights: Readonly<Record<Family, readonly number[]>> = {
  single: [-0.93, 2.94, 0.96, -0.11, 0.67, 0.41, -0.11, 1.04, -0.73, 0.34, 1.8, -0.41, -0.23, 1.82],
  many: [-1.0, 0.45, -0.17, -0.51, 0.09, 1.31, 0.47, 0.45, 0.04, -0.23, 0.76, -0.09, 0.2, 0.12],
  noTag: [1.29, 1.72, 0.54, 0.47, 0.53, 0.01, 0.18, 0.45, 0.51, 0.25, 0.57, -0.0, 0.19, 0.68],
  sender: [-2.13, 3.35, 0.86, 0.15, 0.76, 0.63, -0.18, 0.46, 1.18, 0.66, 1.6, 0.03, 2.28, 0.11],
  receiver: [-0.69, 1.55, 1.02, -0.11, 0.09, 0.4, 0.74, 0.3, 0.39, 1.27, 1.44, -0.36, 0.17, 0.1],
  other: [-1.02, -0.06, 0.37, -0.21, 0.58, -0.11, 0.99, 0.6, -0.02, 0.47, 0.54, 0.47, 0.15, 0.0],
};

/** The term of a class or detail of which the remembered documents have nothing. */
export const absent: Readonly<Record<Family, number>> = { single: -1.13, many: -0.96, noTag: 0.0, sender: 1.1, receiver: 1.87, other: 1.38 };

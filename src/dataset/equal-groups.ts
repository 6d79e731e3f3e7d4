/** Labelled VAT groups of two equal taxes (CGST, SGST), which are on one net amount. */
import type { Labels } from './label.js';

type LabelledGroup = Labels['groups'][string][number];

const isTwin = (a: LabelledGroup, b: LabelledGroup): boolean =>
  Number(a.VatAmount ?? 0) !== 0 && (['VatRate', 'NetAmount', 'VatAmount'] as const).every((member) => a[member] === b[member]);

/** The groups without those that are the second of two equal ones; of what is not taxed each is its own. */
export const withoutTwins = (groups: readonly LabelledGroup[]): readonly LabelledGroup[] =>
  groups.filter((group, at) => !groups.slice(0, at).some((before) => isTwin(before, group)));

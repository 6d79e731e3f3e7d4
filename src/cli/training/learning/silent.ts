/** Details that the memory is not asked for, because documents out of fold got worse by it: for the bundle chosen on all parts, for a part that is judged on the others. */
import { regressionsOf } from '../../../evaluation/learning-choice.js';
import type { Row } from '../../../evaluation/rows.js';
import { itemTable } from '../../../memory/recall.js';

export interface SilentDetails {
  /** By part: chosen on the other parts, so that no document judges a choice that it was part of. */
  readonly judged: readonly (readonly string[])[];
  readonly all: readonly string[];
}

/** Rows part by part; `columns`: details of the network, the others are always asked for. */
export function silentDetails(before: readonly (readonly Row[])[], after: readonly (readonly Row[])[], columns: readonly string[]): SilentDetails {
  const chosenOn = (isChosenOn: (part: number) => boolean): readonly string[] => {
    const [first, second] = [before, after].map((parts) => parts.filter((_, part) => isChosenOn(part)).flat()) as [Row[], Row[]];
    const worse = new Set(regressionsOf(first, second).map(silentName));
    return [...worse].filter((name) => name === itemTable || columns.includes(name));
  };
  return { judged: before.map((_, judged) => chosenOn((part) => part !== judged)), all: chosenOn(() => true) };
}

/** What is silent where a detail is: "VatRate" for "VatGroup.VatRate", the whole item table for one of its cells. */
export const silentName = (detail: string): string => (detail.startsWith(itemTable) ? itemTable : detail.split('.').at(-1)!);

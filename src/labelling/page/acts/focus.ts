/** Where the keys go, where it does not follow from what is drawn. */

/** Back to the value that is chosen, from wherever somebody went by Tab. */
export const focusValue = (): void => document.querySelector<HTMLElement>('.focused .value')?.focus({ preventScroll: true });

/** From a value into the lines of the table, while they are shown: between them are dozens of other stops. False: there are none. */
export function focusLines(): boolean {
  const line = document.activeElement?.matches('.value') ? document.querySelector<SVGGElement>('.gridline') : undefined;
  line?.focus();
  return !!line;
}

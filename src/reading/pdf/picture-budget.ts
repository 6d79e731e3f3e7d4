/** Leaves operators that need much memory out of a rendering; text and lines stay. */

export interface Operations {
  readonly operations: readonly number[];
  readonly names: Readonly<Record<string, number>>;
}

/** Whether an operator is left out, asked in their order: pictures and groups are, a group with all within it, as long as memory is `scarce`. */
export function picturesOverBudget({ operations, names }: Operations, scarce: () => boolean): (index: number) => boolean {
  const pictures = new Set(Object.entries(names).flatMap(([name, operator]) => (/^paint.*Image|^shadingFill$/.test(name) ? [operator] : [])));
  let end = -1;
  return (index) => {
    if (index <= end) return true;
    const operator = operations[index]!;
    if (pictures.has(operator)) return scarce();
    if (operator !== names.beginGroup || !scarce()) return false;
    end = endOfGroup(operations, names, index);
    return true;
  };
}

function endOfGroup(operations: readonly number[], names: Readonly<Record<string, number>>, begin: number): number {
  let depth = 0;
  for (let index = begin; index < operations.length; index++) {
    if (operations[index] === names.beginGroup) depth++;
    if (operations[index] === names.endGroup && --depth === 0) return index;
  }
  return operations.length;
}

/** What the browser keeps between two visits: who labels, and where they were. */

interface Kept {
  readonly who?: string;
  readonly document?: string;
  readonly focus?: string;
  readonly showsList?: boolean;
  readonly showsThumbnails?: boolean;
}

const key = (dataset: string): string => `beleg label ${dataset}`;

/** As narrow.css has it: the list lies over the pages, and is shown only when it is asked for. */
export const isNarrow = (): boolean => matchMedia('(max-width: 1000px)').matches;

/** What is kept of this dataset; in a narrow window the list is shut. */
export const kept = (dataset: string): Kept => ({ ...stored(dataset), ...(isNarrow() && { showsList: false }) });

function stored(dataset: string): Kept {
  try {
    return JSON.parse(localStorage.getItem(key(dataset)) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

/** Who labels, as typed so far without blanks around it. */
export const whoLabels = (dataset: string): string => kept(dataset).who?.trim() ?? '';

/** Merges `change` into what this browser keeps for the dataset; without storage nothing is kept. */
export function keep(dataset: string, change: Kept): void {
  const before = stored(dataset);
  try {
    localStorage.setItem(key(dataset), JSON.stringify({ ...before, ...change, ...(isNarrow() && { showsList: before.showsList }) }));
  } catch {
    // A browser that keeps nothing labels all the same.
  }
}

/** One for each tab, also after it is loaded again: it keeps its own hold. */
export function sessionOfTab(): string {
  try {
    const known = sessionStorage.getItem('beleg session');
    if (known) return known;
    const made = crypto.randomUUID();
    sessionStorage.setItem('beleg session', made);
    return made;
  } catch {
    return crypto.randomUUID();
  }
}

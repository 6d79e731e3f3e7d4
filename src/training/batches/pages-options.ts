/** Which pages a training sees. */
export interface PagesOptions {
  readonly task: 'details' | 'line-items';
  readonly seed: number;
  /** Share of synthetic documents, or one for each part of the training; the rest comes from the datasets. */
  readonly synthetic: number | readonly number[];
  /** Ascending steps at which a further part begins. */
  readonly restarts?: readonly number[];
  readonly languages?: readonly string[];
  /** Folders of labelled datasets, or packed ones. */
  readonly datasets: readonly string[];
  /** Relative sampling weight of each dataset; by its number of pages where absent. */
  readonly weights?: readonly number[];
  /** Share of labelled pages that are drawn with other contents in the same layout; none where absent. */
  readonly repopulated?: number;
  /** Held-out documents for validation, by name; one list a dataset, since two may have documents of the same name. */
  readonly heldOut: readonly (readonly string[])[];
  readonly custom: readonly { readonly name: string; readonly kind: string; readonly many: boolean }[];
  readonly pagesPerBatch: number;
  readonly validationPages: number;
}

/**
 * Evidence for amounts that go together, in log probability beside the network's own. Origin: `groupsAddUp` and `tax` by coordinate search over train, dev and the hand-made
 * documents (459, 2026-11-23; with every layout left out in turn no other value of any weight is better: reports/experiments.md); the others were set before that and stayed.
 */
export interface Weights {
  /** Net + VAT = gross; half of it where the VAT is nothing. */
  readonly addsUp: number;
  /** The VAT is that of the net amount at a rate that the sender's country charges. */
  readonly usualRate: number;
  /** Besides, of two totals that the network is sure of: final invoices print the VAT of what is still to pay too. */
  readonly difference: number;
  /** Net + VAT is more than gross by another printed amount (deposits, taxes kept back) or off by rounding to whole units, at a usual rate. */
  readonly adjusted: number;
  /** The three are on one line: the last one of a recap. */
  readonly oneRow: number;
  /** Cost of amounts that contradict each other. */
  readonly contradicts: number;
  /** Rate × net = VAT in a group. */
  readonly tax: number;
  /** Net or VAT is on the line of its rate, each. */
  readonly oneLine: number;
  /** The VAT groups make up the document's VAT and its net amount. */
  readonly groupsAddUp: number;
  /** The net or the gross amount is the sum of the items. */
  readonly items: number;
}

export const weights: Weights = {
  addsUp: 2.5,
  usualRate: 1,
  difference: 6,
  adjusted: 1,
  oneRow: 2.5,
  contradicts: 1.5,
  tax: 3.5,
  oneLine: 0.8,
  groupsAddUp: 6,
  items: 3,
};

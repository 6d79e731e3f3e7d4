/** Sender and receiver that are the same. */
import { compact } from '../../values/text/compact.js';
import { bare } from '../../fold.js';
import { type Check, finding, only } from './finding.js';

const pairs: readonly (readonly [sender: string, receiver: string, normal: (value: string) => string])[] = [
  ['Sender.Name', 'Receiver.Name', bare],
  ['SenderVatId', 'ReceiverVatId', compact],
  ['SenderTaxId', 'ReceiverTaxId', compact],
];

/** Names and ids that sender and receiver have alike. */
export const parties: Check = (linted) =>
  pairs.flatMap(([sender, receiver, normal]) => {
    const [own, other] = [only(linted.labels, sender), only(linted.labels, receiver)];
    if (own === undefined || other === undefined || normal(own) === '' || normal(own) !== normal(other)) return [];
    return [finding(linted, 'parties', receiver, other, `${sender} is the same`)];
  });

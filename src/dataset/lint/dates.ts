/** Labelled days in an order that does not occur. */
import { type Check, finding, type Linted, only } from './finding.js';

/** [what is not before, what is not after, in words] */
const order: readonly (readonly [later: string, earlier: string, message: string])[] = [
  ['DueDateDate', 'InvoiceDate', 'due before the invoice'],
  ['DiscountDate', 'InvoiceDate', 'a discount that ends before the invoice'],
  ['DueDateDate', 'DiscountDate', 'due before the discount ends'],
  ['InvoiceDate', 'ReceiverOrderDate', 'invoiced before the order'],
  ['InvoiceDate', 'SenderOrderDate', 'invoiced before the order'],
  ['DeliveryPeriodDateEnd', 'DeliveryPeriodDateStart', 'the delivery period is reversed'],
];
const day = /^\d{4}-\d{2}-\d{2}$/;

/** Days that are in the wrong order: a due date before the invoice's. */
export const dates: Check = (linted) =>
  order.flatMap(([later, earlier, message]) => {
    const [a, b] = [dayOf(linted, later), dayOf(linted, earlier)];
    return a === undefined || b === undefined || a >= b ? [] : [finding(linted, 'dates', later, a, `${earlier} is ${b}: ${message}`)];
  });

function dayOf({ labels }: Linted, detail: string): string | undefined {
  const value = only(labels, detail);
  return value !== undefined && day.test(value) ? value : undefined;
}

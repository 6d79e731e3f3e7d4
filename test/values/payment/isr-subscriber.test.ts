/** Numbers of Swiss subscribers. */
import { isrSubscriber } from '../../../src/values/payment/isr-subscriber.js';
import { reads } from '../tables.js';

reads(isrSubscriber, [
  ['01-39139-1', '010391391 passed'],
  ['01-162-8', '010001628 passed'],
  ['010391391', '010391391 passed'],
]);

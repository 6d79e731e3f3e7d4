/** BICs. */
import { bic } from '../../../src/values/payment/bic.js';
import { finds, reads } from '../tables.js';

finds(bic, [
  ['BIC: RZTIAT22 XXX', 'RZTIAT22 XXX'],
  ['BIC GIBAATWWXXX, DEUTDEFF', 'GIBAATWWXXX', 'DEUTDEFF'],
]);
reads(bic, [['BIC: COBADEFFXXX', 'COBADEFFXXX'], ['RZTIAT2']]);

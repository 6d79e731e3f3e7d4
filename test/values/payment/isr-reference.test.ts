/** References of Swiss bills. Numbers are published examples. */
import { isrReference } from '../../../src/values/payment/isr-reference.js';
import { finds, reads } from '../tables.js';

reads(isrReference, [['21 00000 00003 13947 14300 09017', '210000000003139471430009017 passed'], ['RF18 5390 0754 7034', 'RF18539007547034 passed'], ['1234']]);
finds(isrReference, [['0100003949753>210000000003139471430009017+ 010001628>', '210000000003139471430009017']]);

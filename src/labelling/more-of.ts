/** What calibration lacks, in words: for the server and for the page. */
import type { Lacking } from './wire.js';

/** "12 more of InvoiceId and it gets a threshold". */
export const moreOf = ({ detail, more }: Lacking): string => `${more} more of ${detail} and it gets a threshold`;

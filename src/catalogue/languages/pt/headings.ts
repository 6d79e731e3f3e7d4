/** Portuguese: words in headings of lists. */
import type { Headings } from '../headings.js';

export const headings: Headings = {};

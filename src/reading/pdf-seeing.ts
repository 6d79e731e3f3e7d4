/** What a PDF page needs only where its picture must be looked at, loaded as one. */
export { readCodes } from './code-pass.js';
export { inkOf } from './ink.js';
export { saysTheSame } from './layer-check.js';
export { readPictures } from './pdf-pictures.js';
export { scannedPage } from './scanned-page.js';
export { applyTurn } from './turns.js';

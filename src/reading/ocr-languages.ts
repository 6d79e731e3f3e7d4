/** The languages that can be read from pictures: ISO 639-1 and the code that tesseract's data goes by (ISO 639-2/T). */
export const ocrLanguages: ReadonlyMap<string, string> = new Map([
  ['de', 'deu'],
  ['en', 'eng'],
  ['es', 'spa'],
  ['pl', 'pol'],
  ['it', 'ita'],
  ['fr', 'fra'],
  ['cs', 'ces'],
  ['sk', 'slk'],
  ['nl', 'nld'],
  ['nb', 'nor'],
  ['hr', 'hrv'],
  ['tr', 'tur'],
  ['pt', 'por'],
  ['sv', 'swe'],
  ['da', 'dan'],
  ['sl', 'slv'],
]);

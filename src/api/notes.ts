/** What an answer of status 200 reports to its client in X-Message, for which the interface has no place: what had no effect, was left out or is less sure. */

const quoted = (value: unknown): string => `“${String(value).slice(0, 20)}”`;

export const notes = {
  NOTHING_FOUND: () => 'Prediction failed inside; nothing was found.',
  PARTLY_FOUND: () => 'Prediction failed in part; what was found besides is answered.',
  UNREAD: (page: number | undefined, reason: string) => `${page === undefined ? 'Answered from what can be read' : 'Answered without one page'}: ${reason}`,
  FIRST_PAGES: (all: number, first: number) => `The document has ${all} pages; the first ${first} were processed, the others left out.`,
  SOME_PAGES: (all: number, read: number) => `The document has ${all} pages; ${read} were processed.`,
  NO_EBINTERFACE: () => 'Format: 1 (EbInterface) is not offered here and was ignored.',
  FORMAT: (sent: unknown) => `Format: ${quoted(sent)} is not known and was ignored; known are 0 (None) and 1 (EbInterface).`,
  LANGUAGES: (sent: readonly string[], known: readonly string[]) =>
    `Languages: ${sent.map(quoted).join(', ')} not known and ignored; known are ${known.join(', ')}.`,
  UNCALIBRATED: (notice: string) => `The document ${notice}.`,
} as const;

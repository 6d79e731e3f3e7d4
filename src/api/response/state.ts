/** InvoiceState (interface spec): bits of the tasks that failed, added up. */
export const failed = { prediction: 1, resultPdf: 2, ocrResult: 4 } as const;

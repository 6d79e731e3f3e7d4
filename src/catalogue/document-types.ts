/** Values of DocumentType, in the order of the network's document head. */
export const documentTypes = ['Invoice', 'CreditMemo', 'Other'] as const;

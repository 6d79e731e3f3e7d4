/** What the caller knows of the document and asks for (PropertyStore of the interface). */
export interface ExtractOptions {
  readonly receiverVatIds?: readonly string[];
  readonly senderVatIds?: readonly string[];
  /** ISO 3166-1 alpha-2. */
  readonly receiverCountry?: string;
  /** ISO 8601; dates far from it are less likely. */
  readonly receivedDate?: string;
  /** Give the best candidate of header details however unlikely, so that an empty value means that there was none; of groups and contacts what reaches a low threshold (`best-match.ts`). */
  readonly forceBestMatch?: boolean;
}

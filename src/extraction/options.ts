/** What the caller knows about the document and wants (PropertyStore of the interface). */
export interface ExtractOptions {
  readonly receiverVatIds?: readonly string[];
  readonly senderVatIds?: readonly string[];
  /** ISO 3166-1 alpha-2. */
  readonly receiverCountry?: string;
  /** ISO 8601; dates far from it are less likely. */
  readonly receivedDate?: string;
  /** Give the best candidate however unlikely: an empty value then means that there was none. */
  readonly forceBestMatch?: boolean;
}

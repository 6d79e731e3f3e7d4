/** What the server keeps: keys (hashed) and how much they were used. Nothing that was received. sqlite.ts and postgres.ts keep it. */
export interface KeyRecord {
  /** Public part of the key; names it in lists and logs. */
  readonly id: string;
  /** SHA-256 of the whole key, hexadecimal. */
  readonly hash: string;
  readonly customer: string;
  /** Details by name or flag; undefined: all. */
  readonly details?: readonly string[];
  /** Where given, a request must name one of them in X-ApiIdentifier. */
  readonly identifiers?: readonly string[];
  readonly mayPredict: boolean;
  /** Bundle of this customer; undefined: the server's own. */
  readonly bundle?: string;
  readonly requestsPerMinute?: number;
  readonly concurrency?: number;
  /** ISO 8601 with time. */
  readonly expires?: string;
  readonly created: string;
  readonly revoked?: string;
}

export interface UsageRow {
  readonly day: string;
  readonly key: string;
  readonly customer: string;
  /** X-ApiIdentifier; '' where none was sent. */
  readonly identifier: string;
  readonly requests: number;
  readonly pages: number;
}

export interface Store {
  addKey(record: KeyRecord): Promise<void>;
  key(id: string): Promise<KeyRecord | undefined>;
  keys(): Promise<readonly KeyRecord[]>;
  /** False where there is no such key, or it was revoked before. */
  revokeKey(id: string, when: string): Promise<boolean>;
  count(day: string, key: string, identifier: string, pages: number): Promise<void>;
  /** Days from and to are inclusive. */
  usage(range: { readonly from?: string; readonly to?: string }): Promise<readonly UsageRow[]>;
  close(): Promise<void>;
}

/** What is behind # in the page's address: a document, and the value that a finding or a report names ("#a.pdf&at=VatGroup[2].VatAmount"). */

export interface Address {
  readonly name: string;
  /** Key of a value. */
  readonly at?: string;
}

/** Findings count rows from 1, keys from 0. */
export const keyOfDetail = (detail: string): string => detail.replace(/\[(\d+)\]/, (_, row: string) => `[${Math.max(0, Number(row) - 1)}]`);

/** From "#NAME&at=PATH"; `at` is undefined where it is missing. */
export function addressOf(hash: string): Address {
  const [name = '', ...rest] = hash.replace(/^#/, '').split('&');
  const at = rest.find((part) => part.startsWith('at='));
  return { name: decoded(name), ...(at !== undefined && { at: keyOfDetail(decoded(at.slice(3))) }) };
}

/** It may have been typed. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

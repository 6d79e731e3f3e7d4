/** The details that a customer declares, as labels need them. */
import type { OwnDetail } from '../dataset/truth.js';
import { readCustomDetails } from '../rules/custom-details.js';
import type { KindName } from '../values/kind.js';

/** Kinds were checked when the file was read. */
export async function ownDetails(customer: string | undefined): Promise<readonly OwnDetail[]> {
  return customer === undefined ? [] : (await readCustomDetails(customer)).map(({ name, kind }) => ({ name, kind: kind as KindName }));
}

/** The details that a customer declares, as labels need them. */
import type { OwnDetail } from '../../dataset/truth.js';
import { readCustomDetails } from '../../rules/custom-details.js';
import { customerFolder } from '../../rules/customer.js';
import { readYaml, yamlFile } from '../../rules/yaml.js';
import type { KindName } from '../../values/kind.js';

/** Kinds were checked when the file was read. */
export async function ownDetails(customer: string | undefined): Promise<readonly OwnDetail[]> {
  if (customer === undefined) return [];
  const found = (await readCustomDetails(customer)).map(({ name, kind }): OwnDetail => ({ name, kind: kind as KindName }));
  const file = yamlFile(customerFolder(customer), 'whitelists');
  const lists = file === undefined ? {} : (await readYaml(file)).value;
  const names = typeof lists === 'object' && lists !== null && !Array.isArray(lists) ? Object.keys(lists) : [];
  return [...found, ...names.map((name): OwnDetail => ({ name, kind: 'identifier', listed: true }))];
}

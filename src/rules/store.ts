/** A customer's details and rules put into a bundle, and got out of it: one checked file, or an error and the bundle as it was. */
import { z } from 'zod';
import type { Bundle } from '../bundle/load.js';
import { type CustomDetail, type Manifest, ofDocument } from '../bundle/manifest.js';
import { readOrCreateManifest, storeFile } from '../bundle/store.js';
import { changeBundle } from '../bundle/versions.js';
import { basename } from 'node:path';
import { InputError } from '../errors.js';
import { compileRules, type RuleFile } from './compile.js';
import { customerFolder } from './customer.js';
import { readCustomDetails } from './custom-details.js';
import { actions, conditions } from './operators.js';
import type { Compiled, Rule } from './rule.js';
import { readYaml, yamlFile } from './yaml.js';

export interface Customer {
  readonly name: string;
  readonly folder: string;
  readonly custom: readonly CustomDetail[];
  readonly rules: RuleFile | undefined;
}

/**
 * Reads and checks what the customer wrote. `whitelists`: those of the bundle it is meant for. Throws InputError where there are neither details nor rules, or
 * they are not valid.
 */
export async function readCustomer(customer: string, whitelists?: readonly string[]): Promise<Customer> {
  const folder = customerFolder(customer);
  const custom = await readCustomDetails(folder);
  const file = yamlFile(folder, 'rules');
  const rules = file === undefined ? undefined : compileRules(await readYaml(file), { custom: ofDocument(custom), whitelists });
  if (custom.length === 0 && rules === undefined) throw new InputError(`${folder}: has neither details.yaml nor rules.yaml. See rules/example for both`);
  return { name: basename(folder), folder, custom, rules };
}

/**
 * Checks the customer's files and puts details and rules into the bundle, which is created where there is none. InputError where they are not valid or do not
 * fit the bundle; it is unchanged then.
 */
export async function compileCustomer(customer: string, bundle: string): Promise<Customer> {
  // Refused before anything is touched.
  let read = await readCustomer(customer, listsOf(await readOrCreateManifest(bundle)));
  await changeBundle(bundle, { by: 'rules compile', from: [customer] }, async (manifest) => {
    read = await readCustomer(customer, listsOf(manifest));
    const columns = manifest.networks.details?.columns ?? [];
    refuseOtherDetails(manifest, read, bundle);
    const compiled: Compiled = { format: 1, customer: read.name, rules: read.rules?.rules ?? [] };
    const stored = await storeFile(bundle, 'rules.json', Buffer.from(`${JSON.stringify(compiled, undefined, 1)}\n`));
    return { ...manifest, customDetails: inColumns(read.custom, columns), rules: { ...stored, customer: read.name } };
  });
  return read;
}

const listsOf = ({ whitelists }: Manifest): string[] => whitelists.map(({ detail }) => detail);

/** What the network was trained for must stay declared, and of its kind. */
function refuseOtherDetails({ customDetails, networks }: Manifest, { custom, folder }: Customer, bundle: string): void {
  const columns = new Set([...(networks.details?.columns ?? []), ...(networks.lineItems?.columns ?? [])]);
  for (const trained of customDetails.filter(({ name }) => columns.has(name))) {
    const declared = custom.find(({ name }) => name === trained.name);
    if (!declared)
      throw new InputError(
        `${bundle}: its network was trained for ${trained.name}, which ${folder} does not declare. Declare it in details.yaml, or train without it`,
      );
    if (Boolean(declared.lineItem) !== Boolean(trained.lineItem))
      throw new InputError(
        `${bundle}: its network was trained for ${trained.name} ${trained.lineItem ? 'as a column of line items' : 'of the document'}, ${folder} declares it otherwise. ${trained.lineItem ? 'Write' : 'Remove'} lineItem: true, or train again`,
      );
    if (declared.kind !== trained.kind)
      throw new InputError(
        `${bundle}: its network was trained for ${trained.name} of kind ${trained.kind}, ${folder} declares ${declared.kind}. Declare that kind, or train again`,
      );
  }
}

/** The network's columns are in the order they were trained in; what has none comes last. */
function inColumns(custom: readonly CustomDetail[], columns: readonly string[]): CustomDetail[] {
  const place = ({ name }: CustomDetail): number => (columns.includes(name) ? columns.indexOf(name) : columns.length);
  return [...custom].sort((a, b) => place(a) - place(b));
}

const step = z.object({ operator: z.string(), argument: z.unknown() });
const compiledSchema = z.object({
  format: z.literal(1),
  customer: z.string(),
  // biome-ignore lint/suspicious/noThenProperty: rules have the keys when and then; it is a list, never called
  rules: z.array(z.object({ name: z.string(), priority: z.number(), line: z.number(), when: z.array(step), then: z.array(step) })),
});

/** None where the bundle has no rules. InputError where they are of another format or use operators that this build does not know. */
export async function loadRules(bundle: Pick<Bundle, 'manifest' | 'read' | 'path'>): Promise<readonly Rule[]> {
  const stored = bundle.manifest.rules;
  if (!stored) return [];
  const again = `Compile them again: beleg rules compile ${stored.customer} --bundle ${bundle.path}`;
  const parsed = compiledSchema.safeParse(JSON.parse(Buffer.from(await bundle.read(stored)).toString('utf8')));
  if (!parsed.success) throw new InputError(`${bundle.path}/${stored.file}: no rules as this build writes them. ${again}`);
  for (const { when, then, name } of parsed.data.rules) {
    const unknown = when.find(({ operator }) => !conditions.has(operator.replace(/^not /, ''))) ?? then.find(({ operator }) => !actions.has(operator));
    if (unknown) throw new InputError(`${bundle.path}/${stored.file}: rule "${name}" uses ${unknown.operator}, which this build does not know. ${again}`);
  }
  return parsed.data.rules;
}

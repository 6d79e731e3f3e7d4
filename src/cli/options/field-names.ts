/** --map: a YAML file of foreign field names and ours ("invoice_number: InvoiceId"). */
import { z } from 'zod';
import { InputError } from '../../errors.js';
import { checked, readYaml } from '../../rules/yaml.js';

const schema = z.record(z.string().min(1).max(200), z.string().min(1).max(200));

/** From other names to the interface's; none without a file. InputError where it is missing or not valid. */
export async function fieldNames(file: string | undefined): Promise<Readonly<Record<string, string>>> {
  if (file === undefined) return {};
  try {
    return checked(await readYaml(file), schema).value;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new InputError(`${file}: there is no such file. Give a YAML file of lines as "invoice_number: InvoiceId"`);
  }
}

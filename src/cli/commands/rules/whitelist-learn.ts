/** `beleg whitelist learn`: other names of rows, from documents that were labelled with the row they mean. */
import { ownBundleFolder } from '../../../bundle/shipped.js';
import { entries, labels as labelsOf, openDataset } from '../../../dataset/store.js';
import { InputError } from '../../../errors.js';
import { type Alias, learnAliases } from '../../../rules/whitelist/update.js';
import { whitelistOf } from '../../../rules/whitelist/store.js';
import { command } from '../../command.js';

export const whitelistLearn = command(
  {
    dataset: { type: 'string', demandOption: true, describe: 'documents labelled with the value of the whitelist (or their supplier) and the sender' },
    bundle: { type: 'string', demandOption: true, coerce: ownBundleFolder, describe: 'bundle to change' },
    detail: { type: 'string', describe: 'which whitelist, where the bundle has several' },
    json: { type: 'boolean', default: false, describe: 'print what was learnt as JSON' },
  },
  [['whitelist learn datasets/acme --bundle models/acme --detail Supplier', 'names confirmed by labels find their row from now on']],
  async ({ dataset: path, bundle, detail, json }) => {
    const { detail: name } = await whitelistOf(bundle, detail);
    const aliases: Alias[] = [];
    for (const entry of await entries(await openDataset(path))) {
      const labels = await labelsOf(entry);
      const id = labels?.details[name]?.[0]?.value ?? labels?.supplier;
      const sender = labels?.contacts?.find(({ role }) => role === 'Sender')?.fields.Name;
      // A name that is not on the page would never be found there.
      if (id !== undefined && sender && sender.places.length > 0) aliases.push({ id, name: sender.value });
    }
    if (aliases.length === 0)
      throw new InputError(`${path}: no document is labelled with ${name} and the name of its sender. Label some: beleg label from-values ${path} VALUES.csv`);
    const { learnt, unknown } = await learnAliases(bundle, name, aliases);
    if (json) process.stdout.write(`${JSON.stringify({ whitelist: name, documents: aliases.length, learnt, unknown })}\n`);
    else {
      for (const { id, name: alias } of learnt) process.stdout.write(`${id.padEnd(12)} ${alias}\n`);
      process.stdout.write(
        `${path}: ${learnt.length} new names from ${aliases.length} documents${unknown.length ? `; not in the list: ${unknown.slice(0, 10).join(', ')}` : ''}\n`,
      );
    }
  },
);

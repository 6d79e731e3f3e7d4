/** `beleg bundle list|promote|rollback`: the versions of a bundle. */
import { bundleFolder, ownBundleFolder } from '../../../bundle/shipped.js';
import type { Manifest } from '../../../bundle/manifest.js';
import { readManifest } from '../../../bundle/store.js';
import { keptVersions, numberOf, promoteVersion, rollback, versionsOf } from '../../../bundle/versions.js';
import { InputError } from '../../../errors.js';
import { command } from '../../command.js';
import { table } from '../../views/table.js';

export const bundleList = command(
  {
    bundle: { type: 'string', demandOption: true, coerce: bundleFolder, describe: 'folder of the bundle' },
    json: { type: 'boolean', default: false, describe: 'print it as JSON' },
  },
  [['bundle list models/acme', `the last ${keptVersions} versions and the one that serves: when, by which command, from what, with which figures`]],
  async ({ bundle, json }) => {
    const serving = numberOf(await readManifest(bundle));
    const versions = (await versionsOf(bundle)).map((manifest) => ({ ...described(manifest), serves: numberOf(manifest) === serving }));
    if (json) return void process.stdout.write(`${JSON.stringify({ bundle, versions }, undefined, 1)}\n`);
    const columns = [{ title: 'version', right: true }, ...['', 'made', 'by', 'from', 'documents remembered', 'figures'].map((title) => ({ title }))];
    const lines = versions.map(({ number, made, by, from, remembered, figures, serves }) => [
      String(number),
      serves ? 'serves' : '',
      made.slice(0, 16).replace('T', ' '),
      by,
      from.join(', '),
      String(remembered),
      Object.entries(figures)
        .map(([name, value]) => `${name} ${value.toFixed(4)}`)
        .join(', '),
    ]);
    process.stdout.write(`${table(columns, lines)}\n`);
  },
);

export const bundlePromote = command(
  {
    bundle: { type: 'string', demandOption: true, coerce: ownBundleFolder, describe: 'folder of the bundle' },
    number: { type: 'string', demandOption: true, describe: 'number of a version, as beleg bundle list shows it' },
  },
  [['bundle promote models/acme 12', 'version 12 serves from now on, also in a running server; the others stay']],
  async ({ bundle, number }) => {
    if (!/^\d{1,9}$/.test(number)) throw new InputError(`${number}: no version. Give a number that beleg bundle list ${bundle} shows`);
    printVersion(bundle, await promoteVersion(bundle, Number(number)));
  },
);

export const bundleRollback = command(
  { bundle: { type: 'string', demandOption: true, coerce: ownBundleFolder, describe: 'folder of the bundle' } },
  [['bundle rollback models/acme', 'the version serves again that the last change was made to']],
  async ({ bundle }) => printVersion(bundle, await rollback(bundle)),
);

const printVersion = (bundle: string, manifest: Manifest): void => {
  const { number, by, made } = described(manifest);
  process.stdout.write(`${bundle}: version ${number} serves (${by}, ${made.slice(0, 16).replace('T', ' ')})\n`);
};

function described(manifest: Manifest) {
  const { made, by, from, figures } = manifest.version ?? { made: manifest.created, by: 'before versions were counted', from: [], figures: undefined };
  return { number: numberOf(manifest), made, by, from, remembered: manifest.layouts?.documents ?? 0, figures: figures ?? {} };
}

/** `beleg monitor`: checks thresholds against corrections; those that no longer hold are withdrawn. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ownBundleFolder } from '../../../bundle/shipped.js';
import { readManifest } from '../../../bundle/store.js';
import { readCalibration, storeCalibration } from '../../../bundle/store-calibration.js';
import { counted } from '../../../counted.js';
import { InputError } from '../../../errors.js';
import { watch, withdraw } from '../../../evaluation/calibration/monitor.js';
import { isGiven, type Row, readRows } from '../../../evaluation/rows.js';
import { command } from '../../command.js';
import { table } from '../../views/table.js';

export const monitor = command(
  {
    corrections: {
      type: 'string',
      demandOption: true,
      describe:
        'as predictions.jsonl, or the folder judged of corrections that a server took; in the order they came: document, supplier, detail, score (as the client saw it), rawScore, correct',
    },
    bundle: { type: 'string', demandOption: true, coerce: ownBundleFolder, describe: 'bundle whose thresholds are watched' },
    'dry-run': { type: 'boolean', default: false, describe: 'only tell, change nothing' },
    json: { type: 'boolean', default: false, describe: 'print it as JSON' },
  },
  [['monitor corrections.jsonl --bundle models/acme', 'withdraw what no longer holds']],
  async ({ corrections, bundle, 'dry-run': dryRun, json }) => {
    const manifest = await readManifest(bundle);
    if (!manifest.calibration) throw new InputError(`${bundle}: is not calibrated. Calibrate it first: beleg calibrate PREDICTIONS --bundle ${bundle}`);
    const calibration = await readCalibration(bundle, manifest.calibration);
    const rows = await rowsOf(corrections);
    const watched = watch(rows, calibration);
    const fallen = watched.filter(({ withdrawn }) => withdrawn);
    if (fallen.length > 0 && !dryRun) {
      await storeCalibration(bundle, manifest, withdraw(calibration, watched), { by: 'monitor', from: [corrections] });
    }
    const promised = Object.values(calibration.thresholds).filter(({ threshold }) => threshold >= 0).length;
    if (!json && watched.length === 0) return void process.stdout.write(`monitor: nothing to watch: ${silence(rows, promised, bundle)}\n`);
    if (json) return void process.stdout.write(`${JSON.stringify({ watched }, undefined, 1)}\n`);
    const columns = [
      { title: 'detail' },
      { title: 'source' },
      ...['threshold', 'corrected', 'wrong', 'evidence against', 'withdrawn'].map((title) => ({ title, right: true })),
    ];
    const lines = watched.map(({ detail, source, threshold, accepted, wrong, evidence, withdrawn }) => [
      detail,
      source ?? 'all',
      threshold.toFixed(4),
      String(accepted),
      String(wrong),
      evidence.toPrecision(3),
      withdrawn ? 'yes' : 'no',
    ]);
    process.stdout.write(
      `${table(columns, lines)}\nmonitor: ${fallen.length} of ${counted(watched.length, 'threshold')} no longer ${fallen.length === 1 ? 'holds' : 'hold'}${fallen.length === 0 ? '' : dryRun ? ' (nothing changed)' : `, withdrawn in ${bundle}`}\n`,
    );
  },
);

/** Of a file, or of the files of a folder in the order in which they were written. */
async function rowsOf(path: string): Promise<readonly Row[]> {
  const names = await readdir(path).catch(() => undefined);
  if (names === undefined) return (await readRows(path)).rows;
  const files = await Promise.all(
    names.filter((name) => name.endsWith('.jsonl')).map(async (name) => ({ file: join(path, name), written: (await stat(join(path, name))).mtimeMs })),
  );
  if (files.length === 0) throw new InputError(`${path}: is a folder without verdicts. Give the folder judged of corrections, or a file as predictions.jsonl`);
  const rows: Row[] = [];
  for (const { file } of files.sort((a, b) => a.written - b.written || (a.file < b.file ? -1 : 1))) rows.push(...(await readRows(file)).rows);
  return rows;
}

/** Why there is no line to show. */
function silence(rows: readonly Row[], promised: number, bundle: string): string {
  if (promised === 0) return `${bundle} recommends no threshold. Label more documents, then beleg score and beleg calibrate`;
  const given = rows.filter(isGiven).length;
  if (given === 0) return `none of ${counted(rows.length, 'correction')} says what was given`;
  return `none of ${counted(given, 'corrected value')} reaches one of the ${counted(promised, 'threshold')} of ${bundle}; only what passed unseen can break their promise`;
}

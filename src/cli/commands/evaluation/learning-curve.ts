/** `beleg learning-curve`: whether more labels would let more values pass unseen, and make more of them right. */
import { bundleFolder } from '../../../bundle/shipped.js';
import { stat } from 'node:fs/promises';
import { counted } from '../../../counted.js';
import { loadEngine } from '../../../detect.js';
import { InputError } from '../../../errors.js';
import { f1Curves, type F1Curve, type Part } from '../../../evaluation/f1-curve.js';
import { type Curve, fewMore, learningCurves } from '../../../evaluation/learning-curve.js';
import { type Row, readRows } from '../../../evaluation/rows.js';
import { byBundle, documentsToScore, optionsOf, scoreDocuments } from '../../../evaluation/score.js';
import { command } from '../../command.js';
import { table } from '../../views/table.js';

export const learningCurve = command(
  {
    source: {
      type: 'string',
      demandOption: true,
      describe: 'predictions.jsonl of beleg score: the model stays as it is; or, with --bundle, the dataset it learned from: trained again on ever more of it',
    },
    bundle: { type: 'string', coerce: bundleFolder, describe: 'bundle that learned from the dataset' },
    folds: { type: 'number', default: 3, describe: 'parts by supplier, with --bundle; it is trained so often for each point of the curve' },
    'target-precision': { type: 'number', default: 0.98, describe: 'share of right values wanted among those that pass' },
    seed: { type: 'number', default: 1, describe: 'of the draws' },
    json: { type: 'boolean', default: false, describe: 'print it as JSON' },
  },
  [
    [
      'learning-curve predictions.jsonl --target-precision 0.95',
      'a line a detail: F1, and the share that passes by number of documents, with the middle 80 % of draws',
    ],
    ['learning-curve datasets/acme --bundle models/acme', 'F1 too, by training again on a quarter, a half and all of the dataset'],
  ],
  async ({ source, bundle, folds, 'target-precision': targetPrecision, seed, json }) => {
    if (!(targetPrecision > 0.5 && targetPrecision < 1)) throw new InputError(`--target-precision ${targetPrecision}: must lie between 0.5 and 1, as 0.98`);
    if (!(Number.isInteger(folds) && folds >= 2 && folds <= 20))
      throw new InputError(`--folds ${folds}: is no number of folds. Give a whole number from 2 to 20, as 3`);
    const folder = (await stat(source).catch(() => undefined))?.isDirectory() === true;
    if (folder && bundle === undefined)
      throw new InputError(`${source}: is a folder. Give the file that beleg score wrote, or the dataset with --bundle, the bundle that learned from it`);
    if (!folder && bundle !== undefined) throw new InputError(`${source}: is no folder. With --bundle give the dataset that it learned from`);
    const parts = folder ? await trainedParts(source, bundle!, folds) : [{ labels: 0, rows: (await readRows(source)).rows }];
    const { rows } = parts.at(-1)!;
    const curves = learningCurves(rows, { targetPrecision, confidence: 0.9, seed });
    const most = parts.at(-1)!.labels;
    const f1s = f1Curves(parts, [most + fewMore, 2 * most], seed);
    if (json) return void process.stdout.write(`${JSON.stringify({ targetPrecision, curves, f1: f1s }, undefined, 1)}\n`);
    show(curves, f1s, targetPrecision, folder);
  },
);

/** A quarter, a half and all of what is left when a fold is taken out: whole suppliers, so that the next part holds the one before. */
async function trainedParts(dataset: string, bundle: string, folds: number): Promise<readonly Part[]> {
  const { foldEngines } = await import('../../training/fold-engines.js');
  const options = optionsOf(await loadEngine(bundle));
  const { documents, notes } = await documentsToScore(dataset, undefined);
  for (const note of notes) process.stderr.write(`learning-curve: ${note}\n`);
  const parts: Part[] = [];
  for (const share of [0.25, 0.5, 1]) {
    const rows: Row[] = [];
    let [labels, trainings] = [0, 0];
    for await (const { engine, documents: held, learned } of foldEngines(dataset, bundle, documents, folds, share)) {
      labels += learned;
      trainings++;
      for await (const scored of scoreDocuments(held, byBundle(engine), { ...optionsOf(engine), model: options.model! })) rows.push(...scored.rows);
    }
    parts.push({ labels: Math.round(labels / Math.max(1, trainings)), rows });
  }
  return parts;
}

const percent = (value: number) => `${Math.round(100 * value)}`;
const ranged = ({ low, high }: { readonly low: number; readonly high: number }, value: number) =>
  percent(low) === percent(high) ? `${percent(value)} %` : `${percent(value)} % (${percent(low)}–${percent(high)})`;

function show(curves: readonly Curve[], f1s: readonly F1Curve[], targetPrecision: number, trained: boolean): void {
  const f1Of = new Map(f1s.map(({ detail, points }) => [detail, points]));
  const measured = f1s[0]?.points ?? [];
  const columns = [
    { title: 'detail' },
    { title: 'documents', right: true },
    ...measured.map(({ labels, forecast }) => ({ title: trained ? `F1 at ${labels}${forecast ? '?' : ''}` : 'F1', right: true })),
    ...['¼', '½', '¾', 'all', `${fewMore} more?`, '× 2?', '× 4?'].map((title) => ({ title: title === '¼' ? 'passes at ¼' : title, right: true })),
    { title: `${fewMore} more` },
  ];
  const lines = curves.map(({ detail, documents, points }) => {
    // In the columns' order, wherever fifty more are between the others.
    const more = points.find(({ labels, forecast }) => forecast && labels === documents + fewMore) ?? points[4]!;
    const ahead = points.filter((point) => point.forecast && point !== more);
    const now = points[3]!;
    const own = f1Of.get(detail) ?? [];
    return [
      detail,
      String(documents),
      ...measured.map((_, i) => (own[i] ? ranged(own[i], own[i].f1) : '')),
      ...[...points.slice(0, 4), more, ...ahead].map((point) => ranged(point, point.share)),
      worth(
        now.share,
        more,
        own.find(({ forecast }) => forecast),
        own.findLast(({ forecast }) => !forecast),
      ),
    ];
  });
  if (lines.length === 0) process.stdout.write('learning-curve: no value was given, so that nothing can pass; train the model first\n');
  else process.stdout.write(`${table(columns, lines)}\n`);
  process.stdout.write(
    `learning-curve: ${counted(lines.length, 'detail')}; share of values that passes at precision ${targetPrecision}, with the middle 80 % of draws; columns with "?" are forecasts${trained ? '' : ' for a model that stays as it is; how F1 grows: learning-curve DATASET --bundle models/NAME'}\n`,
  );
}

type Ahead = F1Curve['points'][number] | undefined;

/** Points of percent that fifty more documents are likely to bring. */
const worthwhile = 0.02;

function worth(now: number, more: Curve['points'][number], ahead: Ahead, last: Ahead): string {
  const [passes, right] = [more.share - now, ahead && last ? ahead.f1 - last.f1 : 0];
  const gains = [passes >= worthwhile ? `passes ${signed(passes)}` : '', right >= worthwhile / 2 ? `F1 ${signed(right)}` : ''].filter((gain) => gain !== '');
  return gains.length > 0 ? `worth it: ${gains.join(', ')}${more.low <= now && passes >= worthwhile ? ', not sure' : ''}` : 'hardly worth it';
}

const signed = (value: number) => `+${(100 * value).toFixed(1)} points`;

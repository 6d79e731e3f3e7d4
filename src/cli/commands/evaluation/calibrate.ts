/** `beleg calibrate`: from judged predictions to scores that are probabilities and thresholds that hold. */
import { bundleFolder, ownBundleFolder } from '../../../bundle/shipped.js';
import { type Calibration, isOutside, minDocuments } from '../../../bundle/calibration.js';
import { modelOf } from '../../../bundle/manifest.js';
import { readManifest } from '../../../bundle/store.js';
import { readCalibration, storeCalibration } from '../../../bundle/store-calibration.js';
import { InputError } from '../../../errors.js';
import { featuresVersion } from '../../../features/contract.js';
import { type CalibrationRun, calibrateRows } from '../../../evaluation/calibration/calibrate.js';
import { readChosen, scoresOf, withChosen } from '../../../evaluation/calibration/chosen-thresholds.js';
import { type Row, readRows } from '../../../evaluation/rows.js';
import { writeLines } from '../../../evaluation/write-lines.js';
import { command } from '../../command.js';
import { counted } from '../../../counted.js';
import { table } from '../../views/table.js';

export const calibrate = command(
  {
    predictions: {
      type: 'string',
      demandOption: true,
      describe:
        'predictions.jsonl of beleg score; the fields document, supplier, detail, rawScore, correct suffice. Or thresholds.json, saved from the simulator of a report',
    },
    bundle: { type: 'string', coerce: ownBundleFolder, describe: 'bundle to write the calibration into' },
    base: {
      type: 'string',
      coerce: bundleFolder,
      describe: 'bundle calibrated on many documents: its calibrators are the starting point, its thresholds the fallback',
    },
    'target-precision': { type: 'number', default: 0.98, describe: 'share of right values wanted at or above the threshold' },
    margin: { type: 'number', default: 0, describe: 'thresholds are tested for so much more than they promise: for documents easier than those to come' },
    real: {
      type: 'string',
      describe: 'predictions.jsonl of a few real documents that the network has not learnt, where the others are synthetic: they decide how strictly is tested',
    },
    target: { type: 'string', array: true, describe: 'another target of one detail: InvoiceId=0.99' },
    confidence: { type: 'number', default: 0.9, describe: 'chance that the target is kept' },
    scored: { type: 'string', describe: 'file for the rows with their final score' },
    seed: { type: 'number', default: 1, describe: 'of the folds and of which predictions of a large supplier count' },
    json: { type: 'boolean', default: false, describe: 'print it as JSON' },
  },
  [
    ['calibrate predictions.jsonl --bundle models/acme', 'write scores and thresholds into a bundle'],
    ['calibrate predictions.jsonl --target-precision 0.95 --json', 'only print them'],
    ['calibrate synthetic.jsonl --bundle models/next --margin 0.01 --real real.jsonl', 'test for 0.99 or more what promises 0.98'],
    ['calibrate thresholds.json --bundle models/acme', 'thresholds that were chosen in the page of beleg evaluate'],
    [
      'calibrate predictions.jsonl --bundle models/acme --base base --target InvoiceId=0.99',
      'start from the base model, with a stricter target for one detail',
    ],
  ],
  async (args) => {
    const { predictions, bundle, scored, json } = args;
    const share = (name: string, value: number) => {
      if (!(value > 0.5 && value < 1)) throw new InputError(`--${name} ${value}: must lie between 0.5 and 1, as 0.98`);
      return value;
    };
    const targetPrecision = share('target-precision', args['target-precision']);
    const { margin } = args;
    if (!(margin >= 0 && targetPrecision + margin < 1))
      throw new InputError(
        `--margin ${margin}: with --target-precision ${targetPrecision} it must stay between 0 and ${(1 - targetPrecision).toFixed(4)}, as 0.01`,
      );
    const targets = Object.fromEntries((args.target ?? []).map((text) => targetOf(text, (value) => share('target', value))));
    const confidence = share('confidence', args.confidence);
    const manifest = bundle === undefined ? undefined : await readManifest(bundle);
    if (manifest && manifest.featuresVersion !== featuresVersion) {
      throw new InputError(
        `${bundle}: trained on features ${manifest.featuresVersion}, this build computes ${featuresVersion}. Train it again: beleg train details`,
      );
    }
    if (predictions.endsWith('.json')) {
      if (args.real !== undefined) throw new InputError(`--real: ${predictions} holds thresholds that were chosen already. Leave it out`);
      return useChosen(predictions, bundle, json);
    }
    const base = args.base === undefined ? undefined : await calibrationOf(args.base);
    const { rows, repeated, withoutSupplier } = await readRows(predictions);
    if (repeated > 0) process.stderr.write(`calibrate: ${counted(repeated, 'line repeats', 'lines repeat')} another one and count once\n`);
    if (withoutSupplier > 0)
      process.stderr.write(
        `calibrate: ${withoutSupplier} of ${counted(rows.length, 'prediction')} ${withoutSupplier === 1 ? 'has' : 'have'} no supplier; their layout or document stands for it, and thresholds hold for such documents only\n`,
      );
    const other = manifest && rows.find(({ model }) => model !== undefined && model !== modelOf(manifest));
    if (other) {
      throw new InputError(
        `${predictions}: predicted by network ${other.model}, ${bundle} has ${modelOf(manifest)}; scores of one say nothing of the other. Score again: beleg score DATASET --bundle ${bundle} --out ${predictions}`,
      );
    }
    const unknown = Object.keys(targets).find((name) => rows.every(({ detail }) => detail !== name));
    if (unknown !== undefined) throw new InputError(`--target ${unknown}: no prediction of it in ${predictions}. Give a detail that is in it`);
    const real = args.real === undefined ? undefined : (await readRows(args.real)).rows;
    if (real && [...rows, ...real].some(({ quality }) => quality === undefined))
      throw new InputError(
        `--real: a row of ${predictions} or ${args.real} does not say its source (quality: text, scan or photo), by which they are compared. Score again: beleg score`,
      );
    const run = calibrateRows(rows, { targetPrecision, margin, targets, confidence, seed: args.seed, ...(base && { base }), ...(real && { real }) });
    const { qualities } = run.calibration;
    const rare = qualities ? ['text', 'scan', 'photo'].filter((quality) => (qualities[quality] ?? 0) < minDocuments) : [];
    for (const quality of rare.filter((each) => isOutside(run.calibration, each)))
      process.stderr.write(
        `calibrate: ${counted(qualities![quality] ?? 0, 'document')} of source "${quality}", at least ${minDocuments} are needed: no threshold is recommended for such documents\n`,
      );
    for (const [name, { qualities: by }] of Object.entries(run.calibration.thresholds))
      for (const [quality, { accepted, wrong, holds, real: ofReal }] of Object.entries(by ?? {}))
        if (!holds && !rare.includes(quality))
          process.stderr.write(
            `calibrate: ${name}: ${ofReal ? `${ofReal.wrong} of ${counted(ofReal.accepted, 'accepted real value')}` : `${wrong} of ${counted(accepted, 'accepted value')}`} of source "${quality}" are wrong: its threshold is not recommended for such documents\n`,
          );
    if (scored !== undefined) await writeLines(scored, scoredLines(rows, run.scores));
    if (bundle !== undefined && manifest) await storeCalibration(bundle, manifest, run.calibration, { by: 'calibrate', from: [predictions] });
    if (json) process.stdout.write(`${JSON.stringify({ targetPrecision, confidence, overall: run.overall, details: run.details }, undefined, 1)}\n`);
    else show(run, bundle);
  },
);

/** Scores stay as they are: only from which on a value passes is changed. */
async function useChosen(path: string, bundle: string | undefined, json: boolean): Promise<void> {
  if (bundle === undefined) throw new InputError(`${path}: thresholds go into a bundle. Name it: --bundle models/NAME`);
  const chosen = await readChosen(path);
  const manifest = await readManifest(bundle);
  const calibration = await calibrationOf(bundle);
  const own = scoresOf(manifest, calibration);
  if (chosen.scores !== own)
    throw new InputError(
      `${path}: was chosen for other scores (${chosen.scores ?? 'of no calibrated bundle'}) than those of ${bundle} (${own}); thresholds of one say nothing of the other. Make the report again: beleg evaluate DATASET --bundle ${bundle}`,
    );
  const changed = withChosen(calibration, chosen);
  await storeCalibration(bundle, manifest, changed, { by: 'calibrate', from: [path] });
  const lines = Object.entries(chosen.thresholds).map(([name, { threshold }]) => [
    name,
    String(calibration.thresholds[name]?.threshold ?? -1),
    threshold < 0 ? '-1' : threshold.toFixed(4),
  ]);
  if (json) return void process.stdout.write(`${JSON.stringify(chosen, undefined, 1)}\n`);
  process.stdout.write(`${table([{ title: 'detail' }, { title: 'before', right: true }, { title: 'threshold', right: true }], lines)}\n`);
  process.stdout.write(`calibrate: ${counted(lines.length, 'threshold')} for precision ${chosen.targetPrecision} written into ${bundle}\n`);
}

function targetOf(text: string, check: (value: number) => number): [string, number] {
  const [name, value] = text.split('=');
  if (!name || value === undefined) throw new InputError(`--target ${text}: write DETAIL=SHARE, as InvoiceId=0.99`);
  return [name, check(Number(value))];
}

async function calibrationOf(path: string): Promise<Calibration> {
  const { calibration } = await readManifest(path);
  if (!calibration) throw new InputError(`${path}: is not calibrated. Calibrate it first: beleg calibrate PREDICTIONS --bundle ${path}`);
  return readCalibration(path, calibration);
}

function* scoredLines(rows: readonly Row[], scores: readonly (number | undefined)[]): Generator<string> {
  for (let i = 0; i < rows.length; i++) yield JSON.stringify({ ...rows[i], ...(scores[i] !== undefined && { score: scores[i] }) });
}

function show({ details, overall }: CalibrationRun, bundle: string | undefined): void {
  const columns = [
    { title: 'detail' },
    ...['n', 'right', 'threshold', 'passes', 'wrong', 'ECE raw', 'ECE'].map((title) => ({ title, right: true })),
    { title: 'why', widest: 200 },
  ];
  const percent = (value: number) => `${(100 * value).toFixed(1)} %`;
  const lines = Object.entries(details).map(([name, detail]) => [
    name,
    String(detail.n),
    percent(detail.accuracy),
    detail.threshold < 0 ? '-1' : detail.threshold.toFixed(4),
    detail.threshold < 0 ? '' : percent(detail.accepted / Math.max(1, detail.n)),
    detail.threshold < 0 ? '' : String(detail.wrong),
    percent(detail.rawEce),
    percent(detail.ece),
    [detail.reason, detail.note].filter((text) => text !== undefined).join('; '),
  ]);
  process.stdout.write(`${table(columns, lines)}\n`);
  const recommended = Object.values(details).filter(({ threshold }) => threshold >= 0).length;
  process.stdout.write(
    `calibrate: ${counted(overall.n, 'score is', 'scores are')} off by ${percent(overall.ece)} on average, raw ones by ${percent(overall.rawEce)}; log loss ${overall.logLoss.toFixed(3)}, raw ${overall.rawLogLoss.toFixed(3)}\n`,
  );
  process.stdout.write(
    `calibrate: thresholds for ${recommended} of ${counted(lines.length, 'detail')}${bundle === undefined ? '' : ` written into ${bundle}`}\n`,
  );
}

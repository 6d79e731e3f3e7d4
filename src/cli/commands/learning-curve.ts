/** `beleg learning-curve`: whether more labels would let more values pass unseen. */
import { InputError } from '../../errors.js';
import { learningCurves } from '../../evaluation/learning-curve.js';
import { readRows } from '../../evaluation/rows.js';
import { command } from '../command.js';
import { table } from '../table.js';

export const learningCurve = command(
  {
    predictions: { type: 'string', demandOption: true, describe: 'predictions.jsonl of beleg score' },
    'target-precision': { type: 'number', default: 0.98, describe: 'share of right values wanted among those that pass' },
    seed: { type: 'number', default: 1, describe: 'of the draws' },
    json: { type: 'boolean', default: false, describe: 'print it as JSON' },
  },
  [['learning-curve predictions.jsonl --target-precision 0.95', 'a line a detail: share that passes by number of documents, with the middle 80 % of draws']],
  async ({ predictions, 'target-precision': targetPrecision, seed, json }) => {
    if (!(targetPrecision > 0.5 && targetPrecision < 1)) throw new InputError(`--target-precision ${targetPrecision}: must lie between 0.5 and 1, as 0.98`);
    const { rows } = await readRows(predictions);
    const curves = learningCurves(rows, { targetPrecision, confidence: 0.9, seed });
    if (json) return void process.stdout.write(`${JSON.stringify({ targetPrecision, curves }, undefined, 1)}\n`);
    const parts = curves[0]?.points ?? [];
    const columns = [
      { title: 'detail' },
      { title: 'documents', right: true },
      ...parts.map((_, i) => ({ title: ['¼', '½', '¾', 'all', '× 1.5', '× 2', '× 4'][i] ?? '', right: true })),
    ];
    const percent = (value: number) => `${Math.round(100 * value)}`;
    const lines = curves.map(({ detail, documents, points }) => [
      detail,
      String(documents),
      ...points.map(({ share, low, high }) => (low === high ? `${percent(share)} %` : `${percent(share)} % (${percent(low)}–${percent(high)})`)),
    ]);
    process.stdout.write(
      `${table(columns, lines)}\nlearning-curve: share of values that passes at precision ${targetPrecision}; columns right of "all" are forecasts for a model that stays as it is\n`,
    );
  },
);

/** What the bundle is: networks, training, calibration. */
import type { Bundle } from '../../src/bundle/load.js';
import { table } from './tally.js';

export interface Section {
  readonly lines: readonly string[];
  readonly json: Readonly<Record<string, unknown>>;
}

export function bundleSection({ path, manifest, calibration }: Bundle): Section {
  const networks = Object.entries(manifest.networks).flatMap(([name, network]) => (network ? [{ name, ...network }] : []));
  const rows = networks.map(({ name, bytes, config, training }) => [
    name,
    (bytes / 1e6).toFixed(1),
    `${config.width} wide, ${config.layers} layers`,
    training.steps,
    training.pages,
    training.seed,
    training.base ?? 'nothing',
    ['synthetic', ...training.datasets.map(({ name, documents }) => `${name} (${documents})`)].join(', ') +
      (training.averaged ? `; averaged with ${training.averaged.with}, share ${training.averaged.share}` : ''),
    training.validationF1?.toFixed(3) ?? '–',
  ]);
  const thresholds = Object.values(calibration?.thresholds ?? {});
  const recommended = thresholds.filter(({ threshold }) => threshold >= 0);
  return {
    lines: [
      `## The bundle \`${path}\``,
      '',
      `${manifest.name}, made ${manifest.created.slice(0, 10)}, features version ${manifest.featuresVersion}; ${(networks.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6).toFixed(1)} MB of ONNX.`,
      thresholds.length
        ? `Calibrated on synthetic documents: a threshold for ${recommended.length} of ${thresholds.length} details, each promised at least ${(100 * Math.min(...thresholds.map(({ targetPrecision }) => targetPrecision))).toFixed(0)} % right.`
        : 'Not calibrated: no thresholds.',
      '',
      ...table(['network', 'MB', 'size', 'steps', 'pages seen', 'seed', 'started from', 'data', 'F1 in training'], rows),
    ],
    json: { bundle: { path, name: manifest.name, created: manifest.created, featuresVersion: manifest.featuresVersion, networks: manifest.networks } },
  };
}

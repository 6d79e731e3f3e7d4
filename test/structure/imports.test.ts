/** The structure that src/README.md draws: imports point one way, without circles; each package has one door. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import test from 'node:test';

const root = new URL('../../src', import.meta.url).pathname;

interface Source {
  /** Relative to src/. */
  readonly path: string;
  readonly folder: string;
  /** Of other files of src/, and of packages. */
  readonly files: readonly string[];
  readonly packages: readonly string[];
}

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .sort()
  .map(sourceOf);

function sourceOf(path: string): Source {
  const text = readFileSync(join(root, path), 'utf8');
  const named = [...text.matchAll(/^(?:import|export)\b[^;'"]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)|\brequire\('([^']+)'\)/gm)].flatMap(
    (match) => match[1] ?? match[2] ?? match[3] ?? match[4] ?? [],
  );
  const relativeTo = (name: string) => relative(root, join(root, dirname(path), name)).replace(/\.js(x?)$/, '.ts$1');
  return {
    path,
    folder: folderOf(path),
    files: named.filter((name) => name.startsWith('.')).map(relativeTo),
    packages: named.filter((name) => !name.startsWith('.') && !name.startsWith('node:')).map(packageOf),
  };
}

/** The first folder; a file at the root of src/ stands for itself. */
function folderOf(path: string): string {
  return path.split('/')[0]!;
}

/** "pdfjs-dist/legacy/build/pdf.mjs" → "pdfjs-dist". */
function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}

/** From the top down: a folder imports only what stands behind it. */
const order = [
  'cli',
  'labelling',
  'server',
  'api',
  'export',
  'training',
  'evaluation',
  'detect.ts',
  'rules',
  'bundle',
  'extraction',
  'memory',
  'network',
  'features',
  'synthesis',
  'dataset',
  'reading',
  'recognition',
  'onnx',
  'values',
  'document',
  'catalogue',
  'gazetteer',
  'csv.ts',
  'files.ts',
  'fold.ts',
  'random.ts',
  'counted.ts',
  'grouped.ts',
  'remembered.ts',
  'stages.ts',
  'processes',
  'errors.ts',
];
/** What a server needs never imports what only learning needs. */
const learning = ['labelling', 'export', 'training', 'evaluation', 'synthesis', 'dataset'];
const serving = order.filter((folder) => folder !== 'cli' && !learning.includes(folder));

test('structure: every folder has its place', () => {
  assert.deepEqual(
    [...new Set(sources.map(({ folder }) => folder))].filter((folder) => !order.includes(folder)),
    [],
  );
});

test('structure: imports point one way', () => {
  const against = sources.flatMap(({ path, folder, files }) =>
    files.filter((file) => order.indexOf(folderOf(file)) < order.indexOf(folder)).map((file) => `${path} imports ${file}`),
  );
  assert.deepEqual(against, []);
});

test('structure: serving knows nothing of learning', () => {
  const against = sources
    .filter(({ folder }) => serving.includes(folder))
    .flatMap(({ path, files }) => files.filter((file) => learning.includes(folderOf(file))).map((file) => `${path} imports ${file}`));
  assert.deepEqual(against, []);
});

test('structure: no circles between files', () => {
  const files = new Map(sources.map((source) => [source.path, source.files]));
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (path: string, above: readonly string[]): void => {
    if (above.includes(path)) circles.push([...above.slice(above.indexOf(path)), path].join(' → '));
    else if (!done.has(path)) {
      for (const next of files.get(path) ?? []) walk(next, [...above, path]);
      done.add(path);
    }
  };
  for (const path of files.keys()) walk(path, []);
  assert.deepEqual(circles, []);
});

/** The files, or the folder, that may import a package. */
const doors: Readonly<Record<string, readonly string[]>> = {
  '@cantoo/pdf-lib': ['api/parts/result-pdf.ts', 'synthesis/render/to-pdf.ts'],
  '@napi-rs/canvas': ['reading/pdf/drawing.ts'],
  '@pdf-lib/fontkit': ['synthesis/render/to-pdf.ts'],
  '@tensorflow/tfjs-backend-cpu': ['training/backend/backend.ts'],
  '@tensorflow/tfjs-layers': ['training/backend/backend.ts'],
  '@tensorflow/tfjs-node': ['training/backend/backend.ts'],
  '@tensorflow/tfjs-backend-wasm': ['training/backend/backend.ts'],
  '@tensorflow/tfjs-core': ['training/'],
  bullmq: ['cli/batch/shared-queue.ts'],
  'cli-progress': ['cli/progress.ts'],
  eld: ['reading/language/language.ts'],
  'fast-xml-parser': ['dataset/einvoice/xml.ts', 'api/ebinterface/xml.ts'],
  fastify: ['server/http/', 'labelling/http/'],
  fflate: ['dataset/zip.ts'],
  'i18n-iso-countries': ['catalogue/country-names.ts'],
  ioredis: ['cli/batch/shared-queue.ts'],
  ibantools: ['values/payment/iban.ts', 'synthesis/parties/banks.ts'],
  'libphonenumber-js': ['values/contact/phone.ts'],
  koffi: ['rules/whitelist/mapped.ts'],
  libsql: ['server/store/sqlite.ts', 'bundle/lock.ts'],
  'onnxruntime-node': ['onnx/runtime.ts'],
  papaparse: ['csv.ts'],
  'pdfjs-dist': ['reading/pdf/pdf.ts'],
  pg: ['server/store/postgres.ts'],
  pino: ['server/http/', 'server/monitoring/'],
  preact: ['labelling/page/'],
  'prom-client': ['server/monitoring/metrics.ts'],
  re2js: ['rules/pattern.ts'],
  sharp: ['reading/raster/image.ts', 'synthesis/render/to-photo.ts', 'synthesis/render/to-scan.ts'],
  stdnum: ['values/ids/national-ids.ts'],
  tldts: ['values/contact/host.ts'],
  'tesseract.js': ['reading/ocr/tesseract.ts'],
  vega: ['evaluation/report/charts.ts'],
  'vega-lite': ['evaluation/report/charts.ts'],
  yaml: ['rules/yaml.ts', 'server/settings.ts', 'dataset/exchange/formats/tag-names.ts'],
  yargs: ['cli/'],
  yauzl: ['dataset/zip.ts'],
  'zxing-wasm': ['reading/codes/codes.ts', 'synthesis/render/to-pdf.ts'],
  // Describes the form of data wherever some is read.
  zod: [''],
};

test('structure: each package enters by its door', () => {
  const elsewhere = sources.flatMap(({ path, packages }) =>
    packages.filter((name) => !doors[name]?.some((door) => path.startsWith(door))).map((name) => `${path} imports ${name}`),
  );
  assert.deepEqual(elsewhere, []);
});

test('structure: every file says in its first lines what it is', () => {
  const silent = sources.filter(({ path }) => !/^(?:#!.*\n)?\/\*\*|^(?:\/\/.*\n)+/.test(readFileSync(join(root, path), 'utf8'))).map(({ path }) => path);
  assert.deepEqual(silent, []);
});

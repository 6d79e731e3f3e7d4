/**
 * How right a bundle is, written by the program: reports/base-model.md and .json. Synthetic documents with held-out wordings in all languages; real documents where the
 * corpus is at hand; with --scans also its digital PDFs as if printed and scanned. An interrupted run resumes.
 *
 *   node --import tsx scripts/report-base.ts [--bundle models/base] [--quick] [--corpus ../shared/corpus/dev] [--scans] [--cache FOLDER] [--each 24] [--minutes 10]
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { progress } from '../src/cli/progress.js';
import { loadEngine } from '../src/detect.js';
import { writeWhole } from '../src/files.js';
import { closeReaders } from '../src/reading/read.js';
import { conditions, syntheticResults } from './report-base/synthetic.js';
import { bundleSection } from './report-base/bundle-section.js';
import { syntheticSection } from './report-base/synthetic-section.js';
import { openCorpus, understandAll } from './report-base/real.js';
import { realSection } from './report-base/real-section.js';

const { values: options } = parseArgs({
  options: {
    bundle: { type: 'string', default: 'models/base' },
    corpus: { type: 'string', default: '../shared/corpus/dev' },
    cache: { type: 'string', default: '/tmp/beleg-report' },
    out: { type: 'string', default: 'reports/base-model' },
    /** Documents a language and condition; 2 with --quick. */
    each: { type: 'string' },
    /** For the synthetic documents. */
    minutes: { type: 'string' },
    quick: { type: 'boolean', default: false },
    scans: { type: 'boolean', default: false },
  },
});

const each = Number(options.each ?? (options.quick ? 2 : 24));
const longest = Number(options.minutes ?? (options.quick ? 2 : 10)) * 60_000;
const started = Date.now();
const engine = await loadEngine(options.bundle);
await mkdir(options.cache, { recursive: true });

// The networks and their calibration make the name: another model starts anew.
const model = createHash('sha256').update(JSON.stringify(engine.bundle.manifest)).digest('hex').slice(0, 12);
const file = join(options.cache, `synthetic-${model}.jsonl`);
const bar = progress('synthetic', each * 16 * conditions.length);
const results = await syntheticResults(engine, { each, longest, file, done: (count) => bar.update(count) });
bar.stop();
// Done: what decoding does may have changed by the next run.
await rm(file, { force: true });

const sections = [bundleSection(engine.bundle), syntheticSection(results)];
if (existsSync(join(options.corpus, 'truth'))) {
  const corpus = await openCorpus(options.corpus);
  for (const scans of options.scans ? [false, true] : [false]) {
    const name = scans ? 'scans' : 'real';
    const reading = progress(name, corpus.files.length);
    let count = 0;
    const answers = join(options.cache, `${name}-answers`);
    const all = await understandAll(corpus, engine, scans, join(options.cache, `${name}-read`), answers, (document) => reading.update(++count, document));
    reading.stop();
    sections.push(await realSection(corpus, all, answers, options.cache, scans));
  }
} else console.error(`${options.corpus}: no real documents here; they are left out`);
await closeReaders();

const seconds = Math.round((Date.now() - started) / 1000);
const command = `node --import tsx scripts/report-base.ts ${process.argv.slice(2).join(' ')}`.trim();
const head = ['# How right the base model is', '', `Written by \`${command}\` in ${seconds} s, ${new Date().toISOString().slice(0, 10)}.`, ''];
await writeWhole(`${options.out}.md`, `${[...head, ...sections.flatMap(({ lines }) => lines)].join('\n').trimEnd()}\n`);
const json = Object.assign({ command, seconds }, ...sections.map((section) => section.json));
await writeWhole(`${options.out}.json`, `${JSON.stringify(json, null, 1)}\n`);
console.log(`${options.out}.md, .json: ${results.length} synthetic documents, ${sections.length} sections, ${seconds} s`);

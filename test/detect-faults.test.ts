/** Whatever is thrown on a document's way says at which stage, and leaves what was found before. */
import assert from 'node:assert/strict';
import test, { after } from 'node:test';
import { type Detection, detect, type Engine, loadEngine } from '../src/detect.js';
import { InputError } from '../src/errors.js';
import type { ExtractOptions } from '../src/extraction/options.js';
import { faultOf, inStage, type Stage, StageFault } from '../src/stages.js';
import type { ReadOptions } from '../src/reading/read.js';
import { brokenEngine, without } from './broken.js';
import { makeBundle, temporaryFolder } from './bundle/made.js';
import { pdfOf } from './reading/files.js';

const folder = await temporaryFolder(after);
await makeBundle(folder);
const engine = await loadEngine(folder);
const invoice = await pdfOf([[{ text: 'Rechnung Nr. 4711 vom 12.03.2024 Gesamtbetrag 119,00 EUR', x: 60, y: 80 }]]);
const options: ReadOptions & ExtractOptions = { name: 'a.pdf', codes: false, languages: ['de'] };

const withLineItems = (run: Engine['bundle']['details']['run']): Engine => ({
  ...engine,
  bundle: { ...engine.bundle, lineItems: { ...engine.bundle.lineItems!, run } },
});

for (const [stage, brokenAt, brokenOptions, found] of [
  ['reading', engine, without(options, 'languages'), []],
  ['encoding', engine, { ...options, receiverVatIds: [1] as never }, ['document']],
  ['network', brokenEngine.network!(engine), options, ['document']],
  ['decoding', brokenEngine.decoding!(engine), options, ['document']],
  ['rules', brokenEngine.rules!(engine), options, ['document', 'extraction']],
  ['calibration', brokenEngine.calibration!(engine), options, ['document', 'extraction']],
  ['decoding', withLineItems(async () => ({})), options, ['document', 'extraction']],
  [
    'network',
    withLineItems(async () => {
      throw new RangeError('of the runtime');
    }),
    options,
    ['document', 'extraction'],
  ],
] as const) {
  test(`faults: ${stage}, found so far: ${found.join(' and ') || 'nothing'}`, async () => {
    await assert.rejects(detect(invoice, brokenAt, brokenOptions), (error: Error) => {
      assert.ok(error instanceof StageFault, error.stack);
      assert.equal(error.stage, stage);
      assert.deepEqual(Object.keys(error.found ?? {}), found);
      const { extraction } = (error.found ?? {}) as Partial<Detection>;
      if (extraction) assert.ok(extraction.lookedFor.length > 0 && extraction.documentType);
      const fault = faultOf(error, 'writing');
      assert.equal(fault.stage, stage);
      assert.match(fault.what, /^(TypeError|RangeError) at [\w-]+\/[\w.-]+\.ts:\d+$/);
      assert.match(fault.stack, /\n {4}at /);
      return true;
    });
  });
}

test('faults: what is no fault of the program passes as it is', async () => {
  const stopped = new DOMException('late', 'TimeoutError');
  for (const error of [new InputError('x.pdf: no document'), stopped, new StageFault('network', new Error('inner'))])
    await assert.rejects(
      inStage('reading', () => {
        throw error;
      }),
      (thrown) => thrown === error,
    );
});

for (const [error, what] of [
  [new Error('x'), /^Error at test\/detect-faults\.test\.ts:\d+$/],
  ['a text', /^unknown failure$/],
  [undefined, /^unknown failure$/],
  [Object.assign(new RangeError('y'), { stack: undefined }), /^RangeError$/],
] as const) {
  test(`faults: told of ${String(error)}`, () => {
    const fault = faultOf(error, 'rules' satisfies Stage);
    assert.equal(fault.stage, 'rules');
    assert.match(fault.what, what);
  });
}

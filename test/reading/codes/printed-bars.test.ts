/** Codes of bars in their printed sizes, at the resolutions of scanners and slightly askew; what is only a part of one is none. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCodes } from '../../../src/reading/codes/code-pass.js';
import { detectInk } from '../../../src/reading/segmentation/ink.js';
import { payloads } from './drawn-codes.js';
import { pageWithBars, type Printed } from './printed-bars.js';

const read = async (...page: Parameters<typeof pageWithBars>): Promise<string[]> => {
  const picture = await pageWithBars(...page);
  return (await readCodes(picture, (await detectInk(picture)).dense)).map(({ format, text }) => `${format} ${text}`);
};

const boleto = payloads.ITF!;
const goods = '15400141288763';
/** Dots per inch, degrees. */
const scans = [
  [150, 1],
  [200, -2],
  [300, 0],
  [300, 3],
] as const;

for (const [format, text, widthMm, heightMm] of [
  ['ITF', boleto, 105, 13],
  ['ITF', boleto, 120, 13],
  ['ITF', boleto, 137, 13],
  ['ITF', goods, 39, 13],
  ['ITF', goods, 60, 13],
  ['ITF', goods, 142, 32],
  ['Code39', 'RE4711X9', 50, 10],
  ['Code39', 'RE4711X9', 90, 20],
  ['Code39', 'RE4711X9', 160, 25],
  ['Code128', 'RE-2024-4711', 60, 13],
  ['Code128', 'RE-2024-4711', 150, 25],
] as const satisfies readonly (readonly [string, string, number, number])[])
  test(`bars: ${format} of ${text.length} characters, ${widthMm} × ${heightMm} mm: recall 1, nothing else`, async () => {
    const answers: string[] = [];
    for (const [resolution, degrees] of scans)
      for (const found of await read({ format, text, widthMm, heightMm }, resolution, degrees)) answers.push(`${resolution} dpi, ${degrees}°: ${found}`);
    assert.deepEqual(
      answers,
      scans.map(([resolution, degrees]) => `${resolution} dpi, ${degrees}°: ${format} ${text}`),
    );
  });

const slip: Printed = { format: 'ITF', text: boleto, widthMm: 105, heightMm: 13 };
const label: Printed = { format: 'Code39', text: 'RE4711X9', widthMm: 60, heightMm: 13 };
for (const [what, printed, covered] of [
  ['its left third torn off', slip, '<rect x="-1" y="-1" width="36" height="15" fill="#fff"/>'],
  ['its right half torn off', slip, '<rect x="52" y="-1" width="60" height="15" fill="#fff"/>'],
  ['a hole in its middle', slip, '<rect x="30" y="-1" width="50" height="15" fill="#fff"/>'],
  ['all but a strip torn off', slip, '<rect x="-1" y="2.5" width="107" height="15" fill="#fff"/>'],
  [
    'written over from edge to edge',
    slip,
    '<path d="M-2 2H107M-2 5H107" stroke="#000" stroke-width="2.5"/><path d="M-2 7L107 14" stroke="#000" stroke-width="9"/>',
  ],
  ['more bars right before it', slip, '<path d="M-1 0v13M-2.5 0v13M-4 0v13M-6 0v13" stroke="#000" stroke-width="0.7"/>'],
  ['its end torn off', label, '<rect x="40" y="-1" width="60" height="15" fill="#fff"/>'],
  ['bars alike all along', { ...slip, text: '0'.repeat(44) }, '<path d="M0 6.5H105" stroke="#000" stroke-width="13" stroke-dasharray="0.5"/>'],
] as const)
  test(`bars: ${printed.format} with ${what} is none`, async () => {
    for (const [resolution, degrees] of scans.slice(1))
      assert.deepEqual(await read(printed, resolution, degrees, covered), [], `at ${resolution} dpi, ${degrees}°`);
  });

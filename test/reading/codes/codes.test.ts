/** Codes are read at any angle, small, pale, light on dark and several at once; tables and text are none. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { degrees, PDFDocument, rgb } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { readCodes } from '../../../src/reading/codes/code-pass.js';
import type { Picture } from '../../../src/reading/raster/picture.js';
import { read } from '../../../src/reading/read.js';
import { drawnCode, type Placing, payloads, sheetWith } from './drawn-codes.js';

const found = async (picture: Picture): Promise<string[]> => (await readCodes(picture)).map(({ text }) => text);

const formats = Object.keys(payloads);
for (const [index, format] of formats.entries()) {
  test(`codes: ${format} at any angle, and nothing else`, async () => {
    const code = await drawnCode(format, payloads[format]!);
    // Each format at its own angles, so that together they go all the way round.
    for (let turn = index * 5; turn < 360; turn += 45)
      assert.deepEqual(await found(await sheetWith([code], { turn })), [payloads[format]], `at ${turn} degrees`);
  });

  const ways: readonly (readonly [what: string, placing: Placing, pixels: number])[] = [
    ['pale', { dark: '#707070', light: '#a8a8a8' }, 3],
    ['light on dark', { dark: '#ffffff', light: '#202020' }, 3],
    ['blurred and noisy', { noise: true, turn: 4 }, 3],
    ['small', {}, 2],
  ];
  for (const [what, placing, pixels] of ways)
    test(`codes: ${format}, ${what}`, async () =>
      assert.deepEqual(await found(await sheetWith([await drawnCode(format, payloads[format]!, pixels)], placing)), [payloads[format]]));
}

test('codes: several on a page, large and small, each with its place', async () => {
  const texts = ['QRCode', 'Code128', 'DataMatrix', 'PDF417'].map((format) => payloads[format]!);
  const sheet = await sheetWith([
    await drawnCode('QRCode', texts[0]!, 6),
    await drawnCode('Code128', texts[1]!),
    await drawnCode('DataMatrix', texts[2]!, 2),
    await drawnCode('PDF417', texts[3]!),
  ]);
  const codes = await readCodes(sheet);
  assert.deepEqual(codes.map(({ text }) => text).sort(), [...texts].sort());
  const tops = texts.map((text) => codes.find((code) => code.text === text)!.box.y);
  assert.deepEqual(
    [...tops].sort((a, b) => a - b),
    tops,
  );
});

test('codes: tables, rules and rows of thin letters are none', async () => {
  const lines: string[] = [];
  for (let row = 0; row < 30; row++) {
    const y = 80 + row * 42;
    lines.push(`<path d="M40 ${y + 12}H1180" stroke="#000" stroke-width="2"/>`);
    for (let column = 0; column < 9; column++)
      lines.push(`<text x="${60 + column * 125}" y="${y}" font-family="monospace" font-size="24">${'1Il|1lI|'.slice(column % 4)}${row}${column}</text>`);
  }
  for (let x = 40; x < 1200; x += 19) lines.push(`<path d="M${x} 1400v${60 + (x % 5)}" stroke="#000" stroke-width="${1 + (x % 4)}"/>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1240" height="1600"><rect width="100%" height="100%" fill="white"/>${lines.join('')}</svg>`;
  for (const turn of [0, 2, 90]) {
    const { data, info } = await sharp(Buffer.from(svg))
      .flatten({ background: '#fff' })
      .rotate(turn, { background: '#fff' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    assert.deepEqual(await found({ pixels: data, width: info.width, height: info.height, channels: 3, resolution: 150 }), []);
  }
});

test('codes: bars askew on a PDF page, and a square of eight millimetres', async () => {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([595, 842]);
  for (let line = 0; line < 20; line++) page.drawText(`Position ${line + 1} Schrauben und Muttern 119,00`, { x: 60, y: 780 - 14 * line, size: 10 });
  const [bars, square] = [
    await pdf.embedPng(await drawnCode('Code128', payloads.Code128!)),
    await pdf.embedPng(await drawnCode('DataMatrix', payloads.DataMatrix!, 1)),
  ];
  page.drawImage(bars, { x: 100, y: 250, width: 150, height: 40, rotate: degrees(30) });
  page.drawImage(square, { x: 400, y: 300, width: square.width * 1.5, height: square.height * 1.5 });
  const { codes } = (await read(await pdf.save())).pages[0]!;
  assert.deepEqual(codes.map(({ text }) => text).sort(), [payloads.Code128, payloads.DataMatrix].sort());
});

for (const format of ['QRCode', 'Code128', 'ITF', 'DataMatrix', 'PDF417']) {
  test(`codes: ${format} drawn with shapes on a PDF page of text`, async () => {
    const pdf = await PDFDocument.create();
    const page = pdf.addPage([595, 842]);
    for (let line = 0; line < 20; line++) page.drawText(`Position ${line + 1} Schrauben und Muttern 119,00`, { x: 60, y: 780 - 14 * line, size: 10 });
    const payload = payloads[format]!.padEnd(30, format === 'ITF' ? '0' : '7');
    const { data, info } = await sharp(await drawnCode(format, payload, 1))
      .toColourspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const square = format === 'QRCode' || format === 'DataMatrix';
    const unit = square ? 1.6 : 0.9;
    // A module a rectangle for squares, a bar a rectangle for bars.
    const rows = square || format === 'PDF417' ? info.height : 1;
    for (let y = 0; y < rows; y++)
      for (let x = 0; x < info.width; x++) {
        let length = 0;
        while (x + length < info.width && data[(rows === 1 ? info.height >> 1 : y) * info.width + x + length]! < 128) length++;
        if (length > 0) page.drawRectangle({ x: 80 + x * unit, y: 400 - y * unit, width: length * unit, height: rows === 1 ? 40 : unit, color: rgb(0, 0, 0) });
        x += length;
      }
    const document = await read(await pdf.save());
    assert.deepEqual(
      document.pages[0]!.codes.map(({ text }) => text),
      [payload],
    );
  });
}

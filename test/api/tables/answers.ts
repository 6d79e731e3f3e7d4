/** Answers of the api to one extraction, and what the tests of tables ask of them. */
import assert from 'node:assert/strict';
import { PDFDocument } from '@cantoo/pdf-lib';
import { type Any, call, Invoice } from '../call.js';
import { extraction } from '../extraction.js';

/** A row of a table of the interface spec, by its name there, and what shows it. */
export type Row = readonly [name: string, show: () => void | Promise<void>];
export type Tables = Readonly<Record<string, readonly Row[]>>;

const pdf = await PDFDocument.create();
pdf.addPage([595, 842]);
const page = Buffer.from(await pdf.save()).toString('base64');
const asked = { Invoice: page, CreateResultPdf: true, AddOcrResult: true, AddOcrPageImages: true, AddDocumentText: true };
export const whole = (await call(JSON.stringify(asked), { of: extraction })).answer;
export const old = (await call(JSON.stringify(asked), { of: extraction, version: '1.10' })).answer;
export const ask = async (more: object, options = {}): Promise<Any> => (await call(JSON.stringify({ Invoice, ...more }), options)).answer;
export const optionsOf = async (more: object): Promise<Any> => {
  let options: Any;
  await call(JSON.stringify({ Invoice, ...more }), { onOptions: (all) => (options = all) });
  return options;
};

export const [isInteger, isText] = [(value: unknown) => Number.isInteger(value), (value: unknown) => typeof value === 'string'];
export const are = (values: readonly unknown[], form: (value: unknown) => boolean) => assert.ok(values.length > 0 && values.every(form), values.join());
export const inRange = (low: number, high: number) => (value: unknown) => typeof value === 'number' && value >= low && value <= high;
export const isScore = (value: unknown) => inRange(0, 1)(value) && Number((value as number).toFixed(4)) === value;
export const boxes = (records: readonly Any[]) =>
  are(
    records.flatMap(({ X, Y, Width, Height }) => [X, Y, Width, Height]),
    isInteger,
  );

export const { Sender, LineItemTable } = whole;
export const [item, second] = LineItemTable.LineItems;

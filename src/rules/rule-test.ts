/** Tests that are beside a rule: a text (or a Document as `beleg read` writes it), what was extracted before, and what must be there after all rules ran. */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { CustomDetail } from '../bundle/manifest.js';
import { lineItemFields } from '../catalogue/line-item-fields.js';
import { documentFromJson } from '../document/from-json.js';
import type { Document } from '../document/document.js';
import { InputError } from '../errors.js';
import type { Extraction, LineItem } from '../extraction/extraction.js';
import { formatValue, noEvidence } from '../extraction/decoding/predictions.js';
import { applyRules } from './apply.js';
import { detailName, value } from './operators/arguments.js';
import { known, predictionsOf, put } from './put.js';
import type { Rule } from './rule.js';
import { textDocument } from './text-document.js';
import { findCustomDetails } from './zero-label.js';

/** null: has no value; a list: all values there are, row by row. */
const expected = z.record(detailName, z.union([z.null(), value, z.array(value).max(100)]));
const cells = z.partialRecord(z.enum(lineItemFields.map(({ name }) => name)), value);

export const testSchema = z
  .object({
    text: z.string().max(20_000).optional(),
    /** Path beside the rules file of a Document; of a dataset's document: DATASET/read/NAME.json. */
    document: z.string().optional(),
    language: z.string().optional(),
    country: z.string().optional(),
    /** What extraction had found. */
    given: z.record(detailName, z.union([value, z.object({ value, score: z.number().min(0).max(1) }).strict()])).default({}),
    /** Line items that extraction had found; each is on the line of the text that holds one of its values. */
    items: z.array(cells).max(100).default([]),
    /** Rows that whitelists matched, by their name. */
    whitelist: z.record(z.string(), value).default({}),
    expect: expected.default({}),
    /** Details a person is asked to look at. */
    validate: z.array(detailName).optional(),
  })
  .strict()
  .refine(({ text, document }) => text === undefined || document === undefined, 'has text and document. Give one of them');

export type RuleTest = z.infer<typeof testSchema> & { readonly rule: string; readonly line: number };

export interface TestResult {
  readonly test: RuleTest;
  /** What differs; empty where it passed. */
  readonly failures: readonly string[];
  /** Rules whose conditions held. */
  readonly fired: readonly string[];
}

/** `before`: what networks extract from a document, where a bundle is given. */
export async function runTest(
  test: RuleTest,
  file: string,
  rules: readonly Rule[],
  custom: readonly CustomDetail[],
  before?: (document: Document) => Promise<Extraction>,
): Promise<TestResult> {
  const document = test.document === undefined ? textDocument(test.text ?? '', test) : await readDocument(join(dirname(file), test.document), file, test.line);
  const start = before && test.document !== undefined ? await before(document) : empty;
  const found = findCustomDetails(withGiven(start, test, custom, document), document, custom, new Set());
  const fired: string[] = [];
  const after = applyRules(found, document, rules, custom, ({ name }) => fired.push(name));
  const values = (name: string) =>
    predictionsOf(after, name)
      .filter((prediction) => prediction.value !== '')
      .map((prediction) => prediction.value);
  const failures = Object.entries(test.expect).flatMap(([name, wanted]) => {
    const got = values(name);
    const one = (text: string) => got.includes(text) || got.includes(formatValue(name, text));
    const passed = wanted === null ? got.length === 0 : Array.isArray(wanted) ? got.join('\n') === wanted.join('\n') : one(wanted);
    return passed ? [] : [`${name} is ${got.length ? got.join(', ') : 'absent'}, expected ${[wanted ?? 'absent'].flat().join(', ')}`];
  });
  const unseen = (test.validate ?? []).filter((name) => !predictionsOf(after, name).some(({ validate }) => validate));
  const idle = fired.includes(test.rule) || Object.values(test.expect).includes(null) ? [] : [`its rule did not run: a condition does not hold`];
  return { test, failures: [...failures, ...unseen.map((name) => `${name} is not marked for validation`), ...(failures.length ? idle : [])], fired };
}

const empty: Extraction = {
  documentType: { name: 'DocumentType', value: 'Invoice', score: 1, evidence: noEvidence },
  predictions: [],
  groups: [],
  contacts: [],
  lineItems: [],
  lookedFor: [],
};

function withGiven(start: Extraction, test: RuleTest, custom: readonly CustomDetail[], document: Document): Extraction {
  let extraction: Extraction = { ...start, lineItems: [...start.lineItems, ...test.items.map((item) => itemOf(item, document))] };
  for (const [name, given] of Object.entries(test.given)) {
    const { value: text, score } = typeof given === 'string' ? { value: given, score: 0.9 } : given;
    if (name === 'DocumentType') extraction = { ...extraction, documentType: { ...extraction.documentType, value: text } };
    else extraction = put(extraction, known(name, text, score, 'given'), custom);
  }
  const groups = Object.entries(test.whitelist).map(([name, text]) => ({
    name: `${name}Group`,
    members: [known(name, text, 0.99, 'given'), known(`${name}Hint`, text, 0.99, 'given')],
  }));
  return { ...extraction, groups: [...extraction.groups, ...groups] };
}

function itemOf(item: z.infer<typeof cells>, document: Document): LineItem {
  const page = document.pages[0]!;
  const texts = page.lines.map(({ words }) => words.map((word) => page.words[word]!.text).join(' '));
  const line = texts.findIndex((text) => Object.values(item).some((each) => each !== undefined && text.includes(each)));
  const box = page.lines[line]?.box ?? { x: 0, y: 0, width: page.width, height: page.height };
  const given = Object.entries(item).map(([name, text]) => [name, known(name, text!, 0.9, 'given')] as const);
  return { cells: Object.fromEntries(given), score: 0.9, page: 0, box };
}

async function readDocument(path: string, file: string, line: number): Promise<Document> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch {
    throw new InputError(`${file}:${line}: ${path} cannot be read. Write the document with: beleg read FILE --out FOLDER`);
  }
  return documentFromJson(text, path);
}

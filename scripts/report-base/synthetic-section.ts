/** The tables of synthetic documents: by language and condition, tables over several pages, recall of candidates, reasons of losses. */
import { languages } from '../../src/catalogue/languages/index.js';
import type { Section } from './bundle-section.js';
import { type Condition, conditions, type SyntheticResult, misread } from './synthetic.js';
import { reasons } from './losses.js';
import { add, empty, f1, percent, precision, recall, share, sumOf, table, type Tally } from './tally.js';

const wellRead: Readonly<Record<string, string>> = {
  known: 'Clean text layers, layouts nobody has seen in the wordings of training',
  clean: 'Clean text layers',
  usual: 'As trained on: 60 % with noise of reading',
};

const explained = (condition: Condition): string =>
  wellRead[condition] ?? `Scans with ${misread[condition as keyof typeof misread] * 100} % of the characters misread, skewed by a degree`;

/** Told language by language, and in the recall of candidates. */
const detailed = ['clean', 'usual', 'bad'] as const;

const isDetailed = (condition: Condition): boolean => condition === 'known' || detailed.some((name) => name === condition);
const isContact = (name: string): boolean => /^(Sender|Receiver|Other)\./.test(name);
/** Whole contacts are made of their fields, which count. */
const isWhole = (name: string): boolean => /^(Sender|Receiver|Other)$/.test(name);
const isCell = (name: string): boolean => name.startsWith('LineItem.');
const isHeader = (name: string): boolean => !isContact(name) && !isWhole(name) && !isCell(name);

/** Of pairs of counts. */
const summed = (pairs: readonly Pair[]): Pair => pairs.reduce<Pair>(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
type Pair = readonly [number, number];

/** Sums over some documents. */
function figuresOf(results: readonly SyntheticResult[]) {
  const details: Record<string, Tally> = {};
  for (const result of results) for (const [name, tally] of Object.entries(result.details)) add((details[name] ??= empty()), tally);
  const withTable = results.filter(({ rows }) => rows[1] > 0);
  const rows = summed(withTable.map((each) => each.rows));
  return {
    documents: results.length,
    header: sumOf(details, isHeader),
    headerPlaced: sumOf(placedOf(details, results), isHeader),
    contacts: sumOf(details, isContact),
    cells: sumOf(details, isCell),
    rowsRight: share(...rows),
    tables: withTable.length,
    tablesRight: share(withTable.filter(({ tableRight }) => tableRight).length, withTable.length),
    details,
  };
}

/** Values whose words were the right ones count as right, though they say something else: what was misread on the page cannot be given as it was. */
function placedOf(details: Readonly<Record<string, Tally>>, results: readonly SyntheticResult[]): Record<string, Tally> {
  const misread = (name: string) => results.reduce((sum, { losses }) => sum + (losses[name]?.['wrongly-normalised'] ?? 0), 0);
  return Object.fromEntries(Object.entries(details).map(([name, tally]) => [name, { ...tally, right: tally.right + misread(name) }]));
}

type Figures = ReturnType<typeof figuresOf>;
const head = ['', 'documents', 'header F1', 'contacts F1', 'cells F1', 'rows all right', 'tables all right'];
const line = (name: string, figures: Figures) => [
  name,
  figures.documents,
  percent(f1(figures.header)),
  percent(f1(figures.contacts)),
  percent(f1(figures.cells)),
  percent(figures.rowsRight),
  percent(figures.tablesRight),
];

export function syntheticSection(results: readonly SyntheticResult[]): Section {
  const lines = [
    '## Synthetic documents with held-out wordings',
    '',
    'Other seeds than training, and wordings, names and articles that training never sees, but for the first line; the same documents in each condition. Values given where the truth has none count as wrong. In %.',
    '',
  ];
  const json: Record<string, unknown> = {};
  const summary: (string | number)[][] = [];
  const placed: (string | number)[][] = [];
  for (const condition of conditions) {
    const own = results.filter((result) => result.condition === condition);
    const all = figuresOf(own);
    summary.push(line(explained(condition), all));
    placed.push([explained(condition), percent(f1(all.header)), percent(f1(all.headerPlaced))]);
    const byLanguage = Object.fromEntries(languages.map(({ code }) => [code, figuresOf(own.filter(({ language }) => language === code))]));
    const several = figuresOf(own.filter(({ tablePages }) => tablePages > 1));
    const one = figuresOf(own.filter(({ tablePages }) => tablePages === 1));
    const rows = Object.entries(byLanguage).map(([code, figures]) => line(code, figures));
    if (isDetailed(condition))
      lines.push(
        `### ${explained(condition)}`,
        '',
        ...table(head, [...rows, line('**all**', all), line('table on one page', one), line('table over several pages', several)]),
      );
    json[condition] = { all, byLanguage, several, one };
  }
  lines.splice(
    4,
    0,
    ...table(head, summary),
    'Header details once more, values counted as right that were taken from the right words, misread or not:',
    '',
    ...table(['', 'right value', 'right words'], placed),
  );
  lines.push(...candidateLines(results), ...detailLines(results.filter(({ condition }) => condition === 'usual')));
  return { lines, json: { synthetic: json, candidateRecall: recallsOf(results) } };
}

function recallsOf(results: readonly SyntheticResult[]) {
  const found: Record<string, Partial<Record<Condition, [number, number]>>> = {};
  for (const { condition, candidates } of results)
    for (const [name, [right, stated]] of Object.entries(candidates)) {
      const own = ((found[name] ??= {})[condition] ??= [0, 0]);
      own[0] += right;
      own[1] += stated;
    }
  return found;
}

function candidateLines(results: readonly SyntheticResult[]): string[] {
  const recalls = Object.entries(recallsOf(results)).sort(([a], [b]) => (a < b ? -1 : 1));
  const of = (own: (typeof recalls)[number][1]) => detailed.map((condition) => own[condition] ?? ([0, 0] as const));
  const all = detailed.map((_, i) => summed(recalls.map(([, own]) => of(own)[i]!)));
  const cells = (counts: readonly (readonly [number, number])[]) => counts.flatMap(([found, stated]) => [stated, percent(share(found, stated), 2)]);
  return [
    '### Candidate recall',
    '',
    'Of the values that stand on the page, those that the network could have chosen. What is misread beyond recognition has no candidate.',
    '',
    ...table(
      ['', ...detailed.flatMap((condition) => [`${condition}: values`, 'with candidate %'])],
      [...recalls.map(([name, own]) => [name, ...cells(of(own))]), ['**all**', ...cells(all)]],
    ),
  ];
}

function detailLines(results: readonly SyntheticResult[]): string[] {
  const { details } = figuresOf(results);
  const losses: Record<string, Record<string, number>> = {};
  for (const result of results)
    for (const [name, own] of Object.entries(result.losses))
      for (const [reason, n] of Object.entries(own)) (losses[name] ??= {})[reason] = (losses[name][reason] ?? 0) + n;
  const columns = [...reasons, 'invented'] as const;
  const rows = Object.entries(details)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, tally]) => [
      name,
      tally.stated,
      percent(precision(tally)),
      percent(recall(tally)),
      percent(f1(tally)),
      ...columns.map((reason) => losses[name]?.[reason] ?? 0),
      percent(share(tally.passed, tally.given)),
      percent(share(tally.passedWrong, tally.passed)),
    ]);
  return [
    '### Each detail, as trained on, and where values were lost',
    '',
    ...table(['', 'stated', 'precision', 'recall', 'F1', ...columns, 'passes threshold', 'wrong among these'], rows),
  ];
}

/** The tables of real documents: figures of the corpus's scorer by source and group, thresholds, recall of candidates, reasons of losses. */
import type { Section } from './bundle-section.js';
import { type Reason, reasonOf, reasons, recallOf } from './losses.js';
import { type Corpus, type FieldScore, type Problem, type Score, scoreOf, type Understood } from './real.js';
import { percent, share, table } from './tally.js';

/** Asked for: above their threshold at most one in a hundred wrong on PDFs with a text layer. */
const surest: Readonly<Record<string, readonly string[]>> = {
  'IBAN, BIC': ['Iban', 'Bic'],
  'VAT ids': ['SenderVatId', 'ReceiverVatId'],
  'ISR reference and subscriber': ['IsrReference', 'IsrSubscriber'],
  KID: ['KId'],
  'totals (gross, net, VAT)': ['GrandTotalAmount', 'NetTotalAmount', 'VatTotalAmount'],
  'VAT groups': ['VatGroup.VatRate', 'VatGroup.NetAmount', 'VatGroup.VatAmount'],
};

const isText = ({ document }: Understood): boolean => document.source === 'text';

export async function realSection(corpus: Corpus, all: readonly Understood[], answers: string, work: string, scans: boolean): Promise<Section> {
  const score = (some: readonly Understood[]) =>
    scoreOf(
      corpus,
      some.map(({ name }) => name),
      answers,
      work,
    );
  const whole = await score(all);
  const slices: (readonly [string, readonly Understood[]])[] = scans
    ? [['all', all]]
    : [
        ['all', all],
        ['text layer', all.filter(isText)],
        ['scans and photos', all.filter((each) => !isText(each))],
        ...[...new Set(all.map(({ truth }) => truth.group ?? '?'))].sort().map((group) => [group, all.filter(({ truth }) => truth.group === group)] as const),
      ];
  const bySlice: [string, Score][] = [];
  for (const [name, some] of slices) bySlice.push([name, await score(some)]);
  const text = scans ? whole : await score(all.filter(isText));
  const recall = recallOf(all);
  const lost = lossesOf(whole.problems, all);
  const title = scans ? 'Digital PDFs as if printed and scanned (200 dpi, blurred, noisy, skewed, JPEG)' : 'Real documents';
  return {
    lines: [
      `## ${title}`,
      '',
      ...(scans
        ? ['Invoices of the corpus that have a text layer, at most five pages each.']
        : [
            'The base learns from documents of dev and train (src/training/base-model.md): figures of these flatter, and those out of fold are in experiments.md. Choices of the decoder were made while looking at them.',
          ]),
      '',
      ...sliceTable(bySlice),
      ...(scans ? [] : ['### At most one in a hundred wrong above the threshold?', '', 'PDFs with a text layer.', '', ...thresholdTable(text)]),
      '### Each detail, and where values were lost',
      '',
      ...detailTable(whole, recall, lost),
    ],
    json: { [scans ? 'scans' : 'real']: { slices: Object.fromEntries(bySlice.map(([name, { problems: _, ...rest }]) => [name, rest])), recall, losses: lost } },
  };
}

function sliceTable(slices: readonly (readonly [string, Score])[]): string[] {
  return table(
    [
      '',
      'documents',
      'HEADER_F1',
      'CONTACTS_F1',
      'LINES_F1',
      'header all right',
      'rows all right',
      'tables all right',
      'passes thresholds',
      'wrong among these',
    ],
    slices.map(([name, score]) => {
      const fields = Object.values(score.table);
      const [stated, auto, autoWrong] = (['stated', 'auto', 'autoWrong'] as const).map((key) => fields.reduce((sum, field) => sum + field[key], 0)) as [
        number,
        number,
        number,
      ];
      const { rows } = score;
      return [
        name,
        score.documents,
        ...[score.headerF1, score.contactsF1, score.lineItemsF1].map((f1) => percent(f1)),
        score.headerAllRight,
        `${percent(share(rows.right, rows.stated))} (${rows.stated})`,
        `${percent(share(rows.allRowsRight, rows.documents))} (${rows.documents})`,
        percent(share(auto, stated)),
        `${percent(share(autoWrong, auto))} (${autoWrong} of ${auto})`,
      ];
    }),
  );
}

function thresholdTable({ table: fields }: Score): string[] {
  const sum = (names: readonly string[], key: keyof FieldScore) => names.reduce((total, name) => total + (fields[name]?.[key] ?? 0), 0);
  return table(
    ['', 'stated', 'pass', 'wrong among these', '%'],
    Object.entries(surest).map(([name, names]) => {
      const [stated, auto, wrong] = [sum(names, 'stated'), sum(names, 'auto'), sum(names, 'autoWrong')];
      return [name, stated, auto, wrong, percent(share(wrong, auto))];
    }),
  );
}

type Losses = Readonly<Record<string, Readonly<Partial<Record<Reason, number>>>>>;

function lossesOf(problems: readonly Problem[], all: readonly Understood[]): Losses {
  const byName = new Map(all.map((each) => [each.name, each]));
  const losses: Record<string, Partial<Record<Reason, number>>> = {};
  for (const problem of problems) {
    const understood = byName.get(problem.document);
    if (!understood) continue;
    const reason = reasonOf({ ...problem, truth: String(problem.truth) }, understood);
    const own = (losses[problem.field] ??= {});
    own[reason] = (own[reason] ?? 0) + 1;
  }
  return losses;
}

function detailTable({ table: fields }: Score, recall: ReturnType<typeof recallOf>, losses: Losses): string[] {
  const rows = Object.entries(fields)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => {
      const own = recall[name.split('.').at(-1)!];
      return [
        name,
        field.stated,
        percent(share(field.correct, field.correct + field.wrong)),
        percent(share(field.correct, field.stated)),
        own ? percent(share(own.found, own.stated)) : '–',
        ...reasons.map((reason) => losses[name]?.[reason] ?? 0),
        percent(share(field.auto, field.stated)),
        field.auto ? `${field.autoWrong} of ${field.auto}` : '–',
      ];
    });
  return table(['', 'stated', 'precision', 'recall', 'candidate recall', ...reasons, 'passes threshold', 'wrong among these'], rows);
}

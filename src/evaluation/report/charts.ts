/** The only import of Vega: charts as SVG text, rendered without a display. Colours follow the page, light or dark. */
import type { TopLevelSpec } from 'vega-lite';
import { notInstalled } from '../../errors.js';
import { shareInterval } from '../calibration/binomial.js';
import type { DetailReport } from './detail-report.js';
import { lossKinds } from './loss.js';

const [width, height] = [230, 170];
const accent = '#2f7ed8';

const config = {
  background: null,
  view: { stroke: null },
  axis: {
    labelColor: 'currentColor',
    titleColor: 'currentColor',
    domainColor: 'currentColor',
    tickColor: 'currentColor',
    gridColor: '#88888844',
    labelFontSize: 10,
    titleFontSize: 10,
    titleFontWeight: 'normal',
  },
} as const;

async function svg(spec: object): Promise<string> {
  const { compile, parse, View } = await loadVega();
  const { spec: whole } = compile({ width, height, config, ...spec } as unknown as TopLevelSpec);
  const view = new View(parse(whole), { renderer: 'none' });
  const text = await view.toSVG();
  view.finalize();
  return text;
}

async function loadVega() {
  try {
    const { compile } = await import('vega-lite');
    const { parse, View } = await import('vega');
    return { compile, parse, View };
  } catch (error) {
    throw notInstalled(notInstalled(error, 'vega-lite', 'report'), 'vega', 'report');
  }
}

const percent = (title: string, domain: readonly [number, number]) => ({
  type: 'quantitative',
  title,
  scale: { domain, clamp: true },
  axis: { format: '.0%', tickCount: 5 },
});

/** Reliability diagram: mean score against share of right values, bins of equal mass with exact 95 % intervals. */
export function reliability({ bins }: DetailReport): Promise<string> {
  const values = bins.map(({ n, right, score }) => ({ score, right: right / n, ...shareInterval(right, n) }));
  const least = Math.max(0, Math.floor(10 * Math.min(0.9, ...values.flatMap(({ score, low }) => [score, low]))) / 10);
  const domain = [least, 1] as const;
  return svg({
    layer: [
      {
        data: { values: domain.map((at) => ({ at })) },
        mark: { type: 'line', strokeDash: [4, 4], color: '#888888' },
        encoding: { x: { field: 'at', ...percent('score', domain) }, y: { field: 'at', ...percent('right', domain) } },
      },
      {
        data: { values },
        mark: { type: 'rule', color: accent, opacity: 0.5 },
        encoding: { x: { field: 'score', type: 'quantitative' }, y: { field: 'low', type: 'quantitative' }, y2: { field: 'high' } },
      },
      {
        data: { values },
        mark: { type: 'point', filled: true, size: 35, color: accent, opacity: 1 },
        encoding: { x: { field: 'score', type: 'quantitative' }, y: { field: 'right', type: 'quantitative' } },
      },
    ],
  });
}

/** Risk-coverage curve: share of wrong values among the best-scored; the vertical line is the threshold. */
export function riskCoverage({ riskCoverage: values, accepted, given }: DetailReport): Promise<string> {
  // The wide intervals of the first few would flatten the curve.
  const most = Math.max(0.05, 1.3 * Math.max(...values.map(({ risk }) => risk)));
  const chosen =
    accepted > 0
      ? [
          {
            data: { values: [{ coverage: accepted / given }] },
            mark: { type: 'rule', color: '#2a9d4a', strokeWidth: 1.5 },
            encoding: { x: { field: 'coverage', type: 'quantitative' } },
          },
        ]
      : [];
  return svg({
    layer: [
      {
        data: { values: values.map(({ coverage, risk, high }) => ({ coverage, risk, high: Math.min(most, high) })) },
        mark: { type: 'area', color: accent, opacity: 0.15, interpolate: 'step-after' },
        encoding: { x: { field: 'coverage', type: 'quantitative' }, y: { field: 'risk', type: 'quantitative' }, y2: { field: 'high' } },
      },
      {
        data: { values },
        mark: { type: 'line', color: accent, interpolate: 'step-after' },
        encoding: { x: { field: 'coverage', ...percent('passes', [0, 1]) }, y: { field: 'risk', ...percent('wrong', [0, most]) } },
      },
      ...chosen,
    ],
  });
}

const marks = ['precision', 'recall', 'passes unseen'] as const;

/** Precision and recall of all details, joined by a line; hollow and filled marks, so that equal figures both show. */
export function overview(details: readonly DetailReport[]): Promise<string> {
  const values = details.flatMap(({ detail, given, threshold, precision, recall, coverage }) => [
    ...(given > 0 ? [{ detail, what: 'precision', share: precision.value }] : []),
    { detail, what: 'recall', share: recall.value },
    ...(threshold >= 0 ? [{ detail, what: 'passes unseen', share: coverage.value }] : []),
  ]);
  const between = details.flatMap(({ detail, given, precision, recall }) => (given > 0 ? [{ detail, from: precision.value, to: recall.value }] : []));
  const y = { field: 'detail', type: 'nominal', title: null, axis: { grid: true, labelLimit: 600 } };
  return svg({
    width: 620,
    height: { step: 16 },
    layer: [
      {
        data: { values: between },
        mark: { type: 'rule', color: '#888888', opacity: 0.6 },
        encoding: { y, x: { field: 'from', type: 'quantitative' }, x2: { field: 'to' } },
      },
      {
        data: { values },
        mark: { type: 'point', size: 55, strokeWidth: 1.6, fillOpacity: 0 },
        encoding: {
          y,
          x: { field: 'share', ...percent('', [0, 1]) },
          color: {
            field: 'what',
            type: 'nominal',
            title: null,
            scale: { domain: marks, range: [accent, '#e0722a', '#2a9d4a'] },
            legend: { orient: 'top', labelColor: 'currentColor' },
          },
          shape: { field: 'what', type: 'nominal', title: null, scale: { domain: marks, range: ['circle', 'triangle-up', 'diamond'] } },
        },
      },
    ],
  });
}

/** Lost values by detail and cause. */
export function losses(details: readonly DetailReport[]): Promise<string> {
  const values = details.flatMap(({ detail, losses }) =>
    lossKinds.flatMap(({ loss, title }, order) => (losses[loss] ? [{ detail, title, order, values: losses[loss] }] : [])),
  );
  return svg({
    width: 620,
    height: { step: 16 },
    data: { values },
    mark: { type: 'bar' },
    encoding: {
      y: { field: 'detail', type: 'nominal', title: null, sort: { field: 'values', op: 'sum', order: 'descending' }, axis: { labelLimit: 600 } },
      x: { field: 'values', type: 'quantitative', aggregate: 'sum', title: 'values lost', axis: { tickMinStep: 1 } },
      order: { field: 'order' },
      color: {
        field: 'title',
        type: 'nominal',
        title: null,
        scale: { domain: lossKinds.map(({ title }) => title), range: lossKinds.map(({ colour }) => colour) },
        legend: { orient: 'top', columns: 2, labelColor: 'currentColor', labelLimit: 600 },
      },
    },
  });
}

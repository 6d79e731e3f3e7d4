import re
def sub(p, *prs, imp=None):
    s=open(p).read()
    for a,b in prs:
        assert s.count(a)==1, (p,a[:80],s.count(a))
        s=s.replace(a,b)
    if imp:
        depth=p.count('/')-1
        line=f"import {{ {imp} }} from '{'../'*depth if depth else './'}grouped.js';\n"
        # before first relative import that sorts after? put after last node: import / at first relative import
        m=re.search(r"^import .*?from '\.", s, flags=re.M)
        m2=re.search(r"^import ", s, flags=re.M)
        # insert before first relative import statement start
        idx=None
        for mm in re.finditer(r"^import [^;]*?from '([^']+)';\n", s, flags=re.M):
            if mm.group(1).startswith('.'):
                idx=mm.start();break
        assert idx is not None,p
        s=s[:idx]+line+s[idx:]
    open(p,'w').write(s)
open('src/grouped.ts','w').write('''/** Lists in parts: by a key, and in runs of neighbours. */

/** The elements of each key, in order (`Map.groupBy` of ECMAScript 2024, which Node 20 lacks). */
export function grouped<T, K>(elements: Iterable<T>, keyOf: (element: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const element of elements) {
    const key = keyOf(element);
    const group = groups.get(key);
    if (group) group.push(element);
    else groups.set(key, [element]);
  }
  return groups;
}

/** The list in runs: an element joins the run before it where `joins` holds for the run's last element and it. */
export function runsOf<T>(list: readonly T[], joins: (last: T, next: T, run: readonly T[]) => boolean): T[][] {
  const runs: T[][] = [];
  for (const element of list) {
    const run = runs.at(-1);
    if (run && joins(run.at(-1)!, element, run)) run.push(element);
    else runs.push([element]);
  }
  return runs;
}
''')
sub('src/reading/orientation/line-slopes.ts',("""  const grid = new Map<number, number[]>();
  const keyOf = (x: number, y: number): number => Math.floor(x / cell) * 65_536 + Math.floor(y / cell);
  letters.forEach((letter, index) => {
    const key = keyOf(letter.x, letter.y + letter.height / 2);
    const there = grid.get(key);
    if (there) there.push(index);
    else grid.set(key, [index]);
  });
""","""  const keyOf = (x: number, y: number): number => Math.floor(x / cell) * 65_536 + Math.floor(y / cell);
  const grid = grouped(letters.keys(), (i) => keyOf(letters[i]!.x, letters[i]!.y + letters[i]!.height / 2));
"""),imp='grouped')
sub('src/reading/pdf/regions.ts',("""  const groups = new Map<string, Box[]>();
  for (const { box } of painted) {
    if (box.width > 16 || box.height < 30 || box.height > 500 || box.height < 2 * box.width) continue;
    const key = `${Math.round(box.y)} ${Math.round(box.height)}`;
    const group = groups.get(key);
    if (group) group.push(box);
    else groups.set(key, [box]);
  }
  return [...groups.values()].filter((group) => group.length >= fewestBars).map(hull);
""","""  const bars = painted.map(({ box }) => box).filter(({ width, height }) => width <= 16 && height >= 30 && height <= 500 && height >= 2 * width);
  const groups = grouped(bars, ({ y, height }) => `${Math.round(y)} ${Math.round(height)}`);
  return [...groups.values()].filter((group) => group.length >= fewestBars).map(hull);
"""),imp='grouped')
sub('src/reading/pdf/pages.ts',("""  const fonts = new Map<string, Glyph[]>();
  for (const glyph of glyphs) {
    const own = fonts.get(glyph.font);
    if (own) own.push(glyph);
    else fonts.set(glyph.font, [glyph]);
  }
""","""  const fonts = grouped(glyphs, ({ font }) => font);
"""),imp='grouped')
sub('src/reading/segmentation/ink.ts',("""  const grid = new Map<number, Box[]>();
  for (const box of letters) {
    const key = Math.floor(box.x / cell) * 4096 + Math.floor(box.y / cell);
    grid.set(key, [...(grid.get(key) ?? []), box]);
  }
""","""  const grid = grouped(letters, ({ x, y }) => Math.floor(x / cell) * 4096 + Math.floor(y / cell));
"""),imp='grouped')
s=open('src/evaluation/compare.ts').read()
i=s.index("\nfunction groupedPairs"); j=s.index("\n}\n",i)+3
s=s[:i]+s[j:]
s=s.replace("groupedPairs(","grouped(")
open('src/evaluation/compare.ts','w').write(s); sub('src/evaluation/compare.ts',imp='grouped')
sub('src/evaluation/report/report.ts',("""export function grouped<T extends Row>(rows: readonly T[], of: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const key = of(row);
    const own = groups.get(key);
    if (own) own.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
""",""),imp='grouped')
sub('src/evaluation/report/simulator.ts',("import { grouped } from './report.js';","import { grouped } from '../../grouped.js';"))
sub('src/evaluation/calibration/threshold.ts',("""  const bySupplier = new Map<string, Unit[]>();
  for (const unit of units) {
    const own = bySupplier.get(unit.supplier);
    if (own) own.push(unit);
    else bySupplier.set(unit.supplier, [unit]);
  }
""",""),("  return [...bySupplier]","  return [...grouped(units, ({ supplier }) => supplier)]"),imp='grouped')
sub('src/evaluation/calibration/calibrate.ts',("""function byDetail(given: readonly { readonly row: Row; readonly sample: Sample }[]): SamplesByDetail {
  const found = new Map<string, Sample[]>();
  for (const { row, sample } of given) {
    const own = found.get(row.detail);
    if (own) own.push(sample);
    else found.set(row.detail, [sample]);
  }
  return found;
}
""","""const byDetail = (given: readonly { readonly row: Row; readonly sample: Sample }[]): SamplesByDetail =>
  new Map([...grouped(given, ({ row }) => row.detail)].map(([detail, own]) => [detail, own.map(({ sample }) => sample)]));
"""),imp='grouped')
s=open('src/evaluation/learning-curve.ts').read()
i=s.index("\nfunction grouped("); j=s.index("\n}\n",i)+3
s=s[:i]+s[j:]
s=s.replace("grouped(units).values()","grouped(units, ({ supplier }) => supplier).values()")
open('src/evaluation/learning-curve.ts','w').write(s); sub('src/evaluation/learning-curve.ts',imp='grouped')
sub('src/extraction/decoding/conventions.ts',("""  const spans = new Map<string, Candidate[]>();
  for (const candidate of page.candidates) {
    const key = `${candidate.kind} ${candidate.first} ${candidate.last} ${candidate.text}`;
    const same = spans.get(key);
    if (same) same.push(candidate);
    else spans.set(key, [candidate]);
  }
  return""","""  const spans = grouped(page.candidates, ({ kind, first, last, text }) => `${kind} ${first} ${last} ${text}`);
  return"""),imp='grouped')
sub('src/extraction/decoding/line-index.ts',("""export const tokensByLine = rememberedOf((page: EncodedPage): ReadonlyMap<number, readonly number[]> => {
  const lines = new Map<number, number[]>();
  page.tokens.forEach(({ line }, i) => {
    const own = lines.get(line);
    if (own) own.push(i);
    else lines.set(line, [i]);
  });
  return lines;
});
""","""export const tokensByLine = rememberedOf(
  ({ tokens }: EncodedPage): ReadonlyMap<number, readonly number[]> => grouped(tokens.keys(), (i) => tokens[i]!.line),
);
"""),imp='grouped')
sub('src/extraction/line-items/cells/row-rates.ts',("""  const units = new Map<string | LineItem, LineItem[]>();
  for (const item of open) units.set(item.vatCode ?? item, [...(units.get(item.vatCode ?? item) ?? []), item]);
""","""  const units = grouped<LineItem, string | LineItem>(open, (item) => item.vatCode ?? item);
"""),imp='grouped')
sub('src/labelling/judged.ts',("""  const byDocument = new Map<string, Row[]>();
  for (const row of rows) {
    const own = byDocument.get(row.document);
    if (own) own.push(row);
    else byDocument.set(row.document, [row]);
  }
""","""  const byDocument = grouped(rows, ({ document }) => document);
"""),imp='grouped')
sub('src/synthesis/render/to-document.ts',("""  const byPlace = new Map<number, number[]>();
  placed.forEach((word, i) => {
    const key = placeKey(cents(word.box.x), cents(word.box.y));
    const list = byPlace.get(key);
    if (list) list.push(i);
    else byPlace.set(key, [i]);
  });
""","""  const byPlace = grouped(placed.keys(), (i) => placeKey(cents(placed[i]!.box.x), cents(placed[i]!.box.y)));
"""),imp='grouped')
sub('src/dataset/lint/lint.ts',("""  const byDocument = new Map<string, Predicted[]>();
  for (const one of predictions) {
    const own = byDocument.get(one.document);
    if (own) own.push(one);
    else byDocument.set(one.document, [one]);
  }
""","""  const byDocument = grouped(predictions, ({ document }) => document);
"""),imp='grouped')
sub('src/dataset/lint/suppliers.ts',("""function grouped(all: readonly Kept[], key: (kept: Kept) => string | undefined): ReadonlyMap<string, readonly Kept[]> {
  const groups = new Map<string, Kept[]>();
  for (const kept of all) {
    const of = key(kept);
    if (of === undefined || of === '') continue;
    const group = groups.get(of);
    if (group) group.push(kept);
    else groups.set(of, [kept]);
  }
  return groups;
}
""","""const byKey = (all: readonly Kept[], keyOf: (kept: Kept) => string | undefined): readonly (readonly Kept[])[] =>
  [...grouped(all, keyOf)].flatMap(([key, kept]) => (key ? [kept] : []));
"""))

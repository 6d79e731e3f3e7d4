exec(open('.g.py').read().split("open('src/grouped.ts'")[0])
X='src/extraction/'
# provinces
sub(X+'contacts/spans/town-name.ts',("""/** Where what stands in brackets behind a town is its province; elsewhere it may be a river: "Frankfurt (Oder)". */
const provinces: ReadonlySet<string>""","""/** Countries whose provinces are printed behind the town, as two letters or in brackets; elsewhere brackets may hold a river: "Frankfurt (Oder)". */
export const withProvinces: ReadonlySet<string>"""),("provinces.has(country","withProvinces.has(country"))
sub(X+'contacts/addresses/printed-country.ts',("""/** Countries whose provinces are printed as two letters behind the town. */
const withProvinces: ReadonlySet<string> = new Set(['IT', 'ES', 'PT', 'BR', 'MX', 'AR', 'US', 'CA', 'AU']);

""",""),("import { isCountryName } from","import { isCountryName, withProvinces } from"),
("""/** The tokens behind a span. */
function after(span: ContactSpan, pages: readonly EncodedPage[]): readonly Token[] {
  const last = span.tokens.at(-1)!;
  const page = pages.find(({ tokens }) => tokens.includes(last));
  return page ? page.tokens.slice(page.tokens.indexOf(last) + 1) : [];
}
""","""/** All tokens of the page that a token stands on, none where that is not known, and its index. */
function around(token: Token, pages: readonly EncodedPage[]): readonly [tokens: readonly Token[], at: number] {
  const tokens = pages.find((page) => page.tokens.includes(token))?.tokens ?? [];
  return [tokens, tokens.indexOf(token)];
}

/** The tokens behind a span. */
function after(span: ContactSpan, pages: readonly EncodedPage[]): readonly Token[] {
  const [tokens, at] = around(span.tokens.at(-1)!, pages);
  return tokens.slice(at + 1);
}
"""),("""  const page = pages.find(({ tokens }) => tokens.includes(first));
  const at = page ? page.tokens.indexOf(first) : 0;
  const own = page?.tokens.slice(Math.max(0, at - 2), at).filter((token) => token.line === first.line) ?? [];
  const near = own.filter((token) => first.box.x - token.box.x - token.box.width < 2 * first.box.height);
""","""  const [tokens, at] = around(first, pages);
  const near = tokens
    .slice(Math.max(0, at - 2), Math.max(0, at))
    .filter(({ line, box }) => line === first.line && first.box.x - box.x - box.width < 2 * first.box.height);
"""),("""  const page = pages.find(({ tokens }) => tokens.includes(last.tokens[0]!));
  if (!page) return undefined;
  const block""","""  const [all] = around(last.tokens[0]!, pages);
  const block"""),("segmentsOf(page.tokens)","segmentsOf(all)"),("page.tokens.slice(first, end + 1)","all.slice(first, end + 1)"),
("const box = hull(tokens.map((token) => token.box));","const box = boxOf(tokens);"),("hull((own.length > 0 ? own : tokens).map(({ box }) => box))","boxOf(own.length > 0 ? own : tokens)"),("import { textOf }","import { boxOf, textOf }"))
# boxOf
sub(X+'contacts/names/joined-names.ts',("hull(above.tokens.filter(({ line }) => line === last.line).map(({ box }) => box))","boxOf(above.tokens.filter(({ line }) => line === last.line))"),("import type { ContactSpan }","import { boxOf } from '../../decoding/token-text.js';\nimport type { ContactSpan }"))
sub(X+'contacts/blocks/party-lines.ts',("hull(tokens.slice(segment.first, segment.last + 1).map(({ box }) => box))","boxOf(tokens.slice(segment.first, segment.last + 1))"),("import { type Box, hull }","import type { Box }"),("import { keyedRole }","import { boxOf } from '../../decoding/token-text.js';\nimport { keyedRole }"))
sub(X+'line-items/line-items.ts',("hull(tokensOn(row.piece.page, row.lines).map((i) => row.piece.page.tokens[i]!.box))","boxOf(tokensOn(row.piece.page, row.lines).map((i) => row.piece.page.tokens[i]!))"),("import { hull } from '../../document/box.js';\n",""),("import { tokensOn }","import { boxOf } from '../decoding/token-text.js';\nimport { tokensOn }"))
# networks
s=open(X+'first-pass.ts').read()
s=s.replace("""/** The details network: its output columns by name, those of a network of this build where absent, and the customer's details among them. */
interface DetailsNetwork {
  readonly details: Runner;
  readonly columns?: readonly string[];
  readonly custom: readonly RankingColumn[];
  /** Remembered documents of the same layout; without it nothing is remembered. */
  readonly recall?: Recall;
}
""","""export interface DetailsNetwork {
  readonly details: Runner;
  /** Names of its output columns; those of a network of this build where absent. */
  readonly columns?: readonly string[];
  /** The customer's details, each of which is a column. */
  readonly custom: readonly RankingColumn[];
  /** What is remembered of a document's layout; nothing where absent. */
  readonly recall?: Recall;
}
"""); open(X+'first-pass.ts','w').write(s)
sub(X+'extract.ts',("""export interface Networks {
  readonly details: Runner;
  /** Names of its output columns; those of a network of this build where absent. */
  readonly columns?: readonly string[];
  readonly lineItems?: Runner;
  /** The customer's details, each of which is a column. */
  readonly custom: readonly RankingColumn[];
  /** Columns of the item table behind the built-in ones. */
  readonly ownColumns?: readonly OwnColumn[];
  /** What is remembered of a document's layout; nothing where absent. */
  readonly recall?: Recall;
}
""","""export interface Networks extends DetailsNetwork {
  readonly lineItems?: Runner;
  /** Columns of the item table behind the built-in ones. */
  readonly ownColumns?: readonly OwnColumn[];
}
"""),("import { type FirstPass, firstPass }","import { type DetailsNetwork, type FirstPass, firstPass }"),("import type { RankingColumn } from './decoding/ranking.js';\n",""),("import type { Recall } from '../memory/recall.js';\n",""))
# evidence
sub(X+'decoding/predictions.ts',("""/** "1234.5" →""","""/** Of a value that the network, or a code, gives this probability and nothing else is known of. */
export const evidenceOf = (probability: number, extra: Partial<Evidence> = {}): Evidence => ({ ...noEvidence, probability, none: 1 - probability, ...extra });

/** "1234.5" →"""),("evidence: { ...noEvidence, probability: score, derived: true, none: 1 - score, notes }","evidence: evidenceOf(score, { derived: true, notes })"))
sub(X+'amounts/document-type.ts',("evidence: { ...noEvidence, probability, none: 0, margin:","evidence: evidenceOf(probability, { none: 0, margin:"),("[1] ?? 0) },","[1] ?? 0) }),"),("evidence: { ...noEvidence, probability, none: 1 - probability }","evidence: evidenceOf(probability)"),("import { noEvidence }","import { evidenceOf }"))
sub(X+'amounts/currency.ts',("""      evidence: {
        ...noEvidence,
        probability,
        margin: share,
        none: 0.01,
        notes: [`${sorted[0]![0]} has ${Math.round(share * 100)} % of the votes of the page`],
      },
""","""      evidence: evidenceOf(probability, { margin: share, none: 0.01, notes: [`${sorted[0]![0]} has ${Math.round(share * 100)} % of the votes of the page`] }),
"""),("derivedPrediction, noEvidence }","derivedPrediction, evidenceOf }"))
sub(X+'line-items/own-columns.ts',("evidence: { ...noEvidence, probability, none: 1 - probability }","evidence: evidenceOf(probability)"),("import { noEvidence }","import { evidenceOf }"),("hull(run.tokens.map(({ box }) => box))","boxOf(run.tokens)"),("import { hull } from '../../document/box.js';\n",""),("import { textOf }","import { boxOf, textOf }"))
sub(X+'line-items/cells/cell-values.ts',("""    evidence: {
      ...noEvidence,
      probability,
      none: 1 - probability,
      ...(isRepaired && { check: 'repaired' as const }),
      agrees: agrees ? 1 : 0,
      disagrees: agrees === false ? 1 : 0,
      notes: note ? [note] : [],
    },
""","""    evidence: evidenceOf(probability, {
      ...(isRepaired && { check: 'repaired' }),
      agrees: agrees ? 1 : 0,
      disagrees: agrees === false ? 1 : 0,
      notes: note ? [note] : [],
    }),
"""),("import { noEvidence }","import { evidenceOf }"),("hull(cell.tokens.map((token) => token.box))","boxOf(cell.tokens)"),("import { hull } from '../../../document/box.js';\n",""),("import { trimmedBy }","import { boxOf } from '../../decoding/token-text.js';\nimport { trimmedBy }"))
sub(X+'contacts/contacts.ts',("""    evidence: {
      ...noEvidence,
      probability: span.probability,
      none: 1 - span.probability,
      meanConfidence: span.minConfidence,
      minConfidence: span.minConfidence,
    },
""","""    evidence: evidenceOf(span.probability, { meanConfidence: span.minConfidence, minConfidence: span.minConfidence }),
"""),("derivedPrediction, noEvidence }","derivedPrediction, evidenceOf }"))
sub(X+'codes/code-groups.ts',("evidence: { ...noEvidence, probability: 1, none: 0 }","evidence: evidenceOf(1)"),("import { noEvidence }","import { evidenceOf }"))
sub(X+'codes/code-facts.ts',("const evidence = { ...noEvidence, probability: sure, margin: sure, none: 1 - sure, ...(check && { check }), notes: [place.note] };","const evidence = evidenceOf(sure, { margin: sure, ...(check && { check }), notes: [place.note] });"),("formatValue, noEvidence","evidenceOf, formatValue"))
# lineOf
sub(X+'decoding/ranking.ts',("""/** The tokens a candidate stands on. */
""","""/** The line of its page that it begins on. */
export const lineOf = ({ page, candidate }: Pick<Ranked, 'page' | 'candidate'>): number => page.tokens[candidate.first]!.line;
export const isOnOneLine = (a: Ranked, b: Ranked): boolean => a.page.page === b.page.page && lineOf(a) === lineOf(b);

/** The tokens a candidate stands on. */
"""))
sub(X+'groups/payment-groups.ts',("const lineOf = ({ page, candidate }: Ranked): number => page.tokens[candidate.first]!.line;\n\n",""),("import type { Ranked, Ranking }","import { isOnOneLine, lineOf, type Ranked, type Ranking }"),("each.page.page === due.page.page && lineOf(each) === lineOf(due) && each.value > due.value","isOnOneLine(each, due) && each.value > due.value"))
s=open(X+'amounts/rows.ts').read()
i=s.index("\nfunction sameLine"); j=s.index("\n}\n",i)+3
s=s[:i]+s[j:]
s=s.replace("sameLine(","isOnOneLine(").replace("import type { Ranked, Ranking }","import { isOnOneLine, type Ranked, type Ranking }")
open(X+'amounts/rows.ts','w').write(s)
sub(X+'amounts/totals.ts',("""function isRow({ page, candidate }: Option, vat: Option, gross: Option): boolean {
  const { line } = page.tokens[candidate.first]!;
  const stands""","""function isRow(net: Option, vat: Option, gross: Option): boolean {
  const { page } = net;
  const stands"""),("page.tokens[first]!.line === line","page.tokens[first]!.line === lineOf(net)"),("import type { Ranking } from","import { lineOf, type Ranking } from"))
sub(X+'amounts/currency.ts',("gross.page.tokens[gross.candidate.first]!.line","lineOf(gross)"),("import type { Ranked } from","import { lineOf, type Ranked } from"))
sub(X+'explain/alternatives.ts',("""function ofRanked(name: string, { value, probability, candidate, page, repaired }: Ranked, given: readonly Prediction[]): Choice {
""","""function ofRanked(name: string, ranked: Ranked, given: readonly Prediction[]): Choice {
  const { value, probability, candidate, page, repaired } = ranked;
"""),("const lineIndex = page.tokens[candidate.first]!.line;","const lineIndex = lineOf(ranked);"),("import type { Ranked, Ranking }","import { lineOf, type Ranked, type Ranking }"))
# codes
sub(X+'codes/confirmation.ts',("""/** `name`: the detail that the code makes of it. */
export const confirmed = (printed: Prediction, code: string, name = printed.name): Prediction => ({
  ...printed,
  name,
  score: Math.max(printed.score, sure),
  evidence: { ...printed.evidence, notes: [...printed.evidence.notes, `confirmed by the ${code} code`] },
});
""","""const noted = (printed: Prediction, note: string): Prediction => ({ ...printed, evidence: { ...printed.evidence, notes: [...printed.evidence.notes, note] } });

/** `name`: the detail that the code makes of it. */
export const confirmed = (printed: Prediction, code: string, name = printed.name): Prediction => ({
  ...noted(printed, `confirmed by the ${code} code`),
  name,
  score: Math.max(printed.score, sure),
});
"""),("""export const otherwise = (printed: Prediction, coded: Prediction, code: string): Prediction => ({
  ...printed,
  evidence: { ...printed.evidence, notes: [...printed.evidence.notes, `the ${code} code holds ${coded.value}`] },
});
""","""export const otherwise = (printed: Prediction, coded: Prediction, code: string): Prediction => noted(printed, `the ${code} code holds ${coded.value}`);
"""))
sub(X+'codes/code-parties.ts',("return bare(printed) === bare(coded) || (fewer","return isSameText(printed, coded) || (fewer"))

/** Networks whose outputs a test sets for a drawn document: a logit for each named value of a detail, a tag for named words, a role for each line. */
import { modelDetails } from '../../src/catalogue/details.js';
import type { Document } from '../../src/document/document.js';
import { type ClassifiedPage, classifyDetails, type Runner } from '../../src/extraction/decoding/classify.js';
import type { Networks } from '../../src/extraction/extract.js';
import { rank, type Adjust, type Ranking, type RankingColumn } from '../../src/extraction/decoding/ranking.js';
import type { EncodedPage } from '../../src/features/contract.js';
import { encode } from '../../src/features/encode.js';
import { columnNames, detailColumns, lineRoles, tagNames } from '../../src/network/config.js';

export interface FakeOutputs {
  /** By detail: the logit of each candidate that reads or is printed so; all others have -6. */
  readonly details?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** By tag ("Sender.Name"): words that carry it, wherever they stand together. */
  readonly tags?: Readonly<Record<string, string | readonly string[]>>;
  /** The same, less likely than that they are no contact's. */
  readonly unlikelyTags?: Readonly<Record<string, string>>;
  /** Logits of the document head. */
  readonly document?: readonly number[];
  /** Role of each line of the first page. */
  readonly roles?: readonly (typeof lineRoles)[number][];
  /** The same for the pages behind it. */
  readonly morePages?: readonly (readonly (typeof lineRoles)[number][])[];
  /** By column: words of table rows. */
  readonly columns?: Readonly<Record<string, readonly string[]>>;
  readonly custom?: readonly RankingColumn[];
  /** Output columns of the details network where they are other ones than this build's. */
  readonly outputs?: readonly string[];
}

const [no, unlikely, sure] = [-6, 1, 6];

export function fakeNetworks(document: Document, fake: FakeOutputs): Networks {
  const pages = encode(document);
  return {
    details: detailsRunner(pages, fake),
    lineItems: linesRunner(pages, fake),
    custom: fake.custom ?? [],
    ...(fake.outputs && { columns: fake.outputs }),
  };
}

export const classifiedAs = (document: Document, fake: FakeOutputs): Promise<ClassifiedPage[]> =>
  classifyDetails(encode(document), detailsRunner(encode(document), fake), outputsOf(fake));

const outputsOf = ({ outputs, custom = [] }: FakeOutputs): readonly string[] => outputs ?? detailColumns(custom.map(({ name }) => name));

export async function rankingsOf(document: Document, fake: FakeOutputs, adjust: Adjust = () => 0): Promise<ReadonlyMap<string, Ranking>> {
  const columns = [...modelDetails.map(({ name, kind, many }) => ({ name, kind: kind!, many: many ?? false })), ...(fake.custom ?? [])];
  return rank(await classifiedAs(document, fake), columns, adjust);
}

/** Pages come one by one, in their order. */
function detailsRunner(pages: readonly EncodedPage[], fake: FakeOutputs): Runner {
  const { details = {}, tags = {}, unlikelyTags = {}, document = [] } = fake;
  const columns = outputsOf(fake);
  let next = 0;
  return {
    async run(tensors) {
      const page = pages[next++]!;
      const [N, C] = [tensors.ids!.shape[1]!, tensors.candidates!.shape[1]!];
      const scores = new Float32Array(C * columns.length).fill(no);
      page.candidates.forEach((candidate, c) => {
        columns.forEach((column, f) => {
          const logit = details[column]?.[candidate.value] ?? details[column]?.[candidate.text];
          if (logit !== undefined) scores[c * columns.length + f] = logit;
        });
      });
      const tagLogits = new Float32Array(N * tagNames.length).fill(no);
      for (let i = 0; i < N; i++) tagLogits[i * tagNames.length] = sure / 2;
      for (const [tag, wanted] of Object.entries(tags))
        for (const text of [wanted].flat()) for (const i of runOf(page, text)) tagLogits[i * tagNames.length + tagNames.indexOf(tag)] = sure;
      for (const [tag, text] of Object.entries(unlikelyTags))
        for (const i of runOf(page, text)) tagLogits[i * tagNames.length + tagNames.indexOf(tag)] = unlikely;
      return {
        scores: { data: scores, shape: [1, C, columns.length] },
        tags: { data: tagLogits, shape: [1, N, tagNames.length] },
        document: { data: Float32Array.from({ length: 8 }, (_, i) => document[i] ?? no), shape: [1, 8] },
      };
    },
  };
}

function linesRunner(pages: readonly EncodedPage[], { roles = [], morePages = [], columns = {} }: FakeOutputs): Runner {
  const names = columnNames();
  let next = 0;
  return {
    async run(tensors) {
      const page = pages[next++]!;
      const [N, L] = [tensors.ids!.shape[1]!, tensors.lines!.shape[1]!];
      const columnLogits = new Float32Array(N * names.length);
      page.tokens.forEach((token, i) => {
        const name = Object.keys(columns).find((column) => columns[column]!.includes(token.text)) ?? 'outside';
        columnLogits[i * names.length + names.indexOf(name)] = sure;
      });
      const roleLogits = new Float32Array(L * lineRoles.length);
      for (let line = 0; line < L; line++)
        roleLogits[line * lineRoles.length + lineRoles.indexOf([roles, ...morePages][page.page]?.[line] ?? 'outside')] = sure;
      return { columns: { data: columnLogits, shape: [1, N, names.length] }, roles: { data: roleLogits, shape: [1, L, lineRoles.length] } };
    },
  };
}

/** Tokens of the words that stand one after another in the text; of all places where they do. */
function runOf(page: EncodedPage, text: string): number[] {
  const wanted = text.split(' ');
  return page.tokens.flatMap((_, i) => (wanted.every((word, k) => page.tokens[i + k]?.text === word) ? wanted.map((_, k) => i + k) : []));
}

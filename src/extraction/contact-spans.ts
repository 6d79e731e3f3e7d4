/** Runs of tokens that the network tagged as the same field of the same contact. */
import type { ContactField, ContactRole } from '../catalogue/contact-fields.js';
import { type Box, hull } from '../document/box.js';
import type { Token } from '../features/contract.js';
import { tagNames } from '../network/config.js';
import type { ClassifiedPage } from './classify.js';
import { apart } from './contact-apart.js';
import { hasLegalForm } from './contact-values.js';
import { isApart, smoothTags } from './smooth.js';
import { textOf } from './token-text.js';

export interface ContactSpan {
  readonly role: ContactRole;
  readonly field: ContactField;
  readonly text: string;
  readonly box: Box;
  /** Mean probability of the tag over its tokens. */
  readonly probability: number;
  readonly page: number;
  readonly line: number;
  readonly tokens: readonly Token[];
  readonly minConfidence: number;
}

/** In line heights: words further apart are two spans even with one tag. */
const gap = 2;

export function contactSpans(pages: readonly ClassifiedPage[], confidenceOf: (page: number, word: number) => number): ContactSpan[] {
  return pages.flatMap(({ page, tags }) => {
    const spans: ContactSpan[] = [];
    let run: number[] = [];
    let runTag = 0;
    const close = () => {
      if (run.length && runTag > 0) {
        const [role, field] = tagNames[runTag]!.split('.') as [ContactRole, ContactField];
        const tokens = run.map((i) => page.tokens[i]!);
        for (const [from, to] of apart(field, tokens)) {
          const span = spanOf(role, field, run.slice(from, to), runTag);
          // Icons before a street or number are words to the reader.
          if (/[\p{L}\d]/u.test(span.text) && !(field === 'Name' && isSpeck(span.text)) && !(isNumber(field) && account.test(span.text))) spans.push(span);
        }
      }
      run = [];
    };
    const spanOf = (role: ContactRole, field: ContactField, indices: readonly number[], tag: number): ContactSpan => {
      const tokens = indices.map((i) => page.tokens[i]!);
      return {
        role,
        field,
        text: textOf(tokens),
        box: hull(tokens.map((token) => token.box)),
        probability: indices.reduce((sum, i) => sum + tags[i * tagNames.length + tag]!, 0) / indices.length,
        page: page.page,
        line: tokens[0]!.line,
        tokens,
        minConfidence: Math.min(...tokens.map((token) => confidenceOf(page.page, token.word))),
      };
    };
    const decoded = closed(page.tokens, smoothTags(page.tokens, tags, { count: tagNames.length, change: 1.2, gap }));
    page.tokens.forEach((token, i) => {
      const tag = decoded[i]!;
      const before = run.length ? page.tokens[run[run.length - 1]!]! : undefined;
      const joins = before && tag === runTag && !isApart(before, token, gap);
      if (!joins) close();
      runTag = tag;
      if (tag > 0) run.push(i);
    });
    close();
    return joinedNames(spans);
  });
}

/** Words that no name, street or town ends with: "1242 chemin de l'olive", "Brandenburg an der Havel". */
const open = /^(?:de|du|des|la|le|les|der|dem|den|am|an|im|zur|zum|van|von|vom|di|del|della|dei|da|do|dos|das|the|of|and|et|und|og|och|pod|nad|&)$/i;
const named: ReadonlySet<number> = new Set(tagNames.flatMap((name, tag) => (/\.(?:Name|Street|City)$/.test(name) ? [tag] : [])));
/** In line heights: what a blank between words of one line may be. */
const blank = 0.8;

/** The tags with the word behind such a one in the same field, where it has no other. */
function closed(tokens: readonly Token[], tags: Int32Array): Int32Array {
  const result = tags.slice();
  for (let i = 1; i < tokens.length; i++) {
    const before = result[i - 1]!;
    if (result[i] === 0 && named.has(before) && open.test(tokens[i - 1]!.text) && !isApart(tokens[i - 1]!, tokens[i]!, blank)) result[i] = before;
  }
  return result;
}

/** One letter is no name, but what OCR makes of a mark or a rule. */
const isSpeck = (text: string): boolean => (text.match(/[\p{L}\d]/gu)?.length ?? 0) < 2;

const isNumber = (field: ContactField): boolean => field === 'Phone' || field === 'Fax';
/** A country, check digits and more: an IBAN, whatever the words before it. */
const account = /^[A-Z]{2}\d{2} ?[A-Z\d]{4}[A-Z\d ]{6,}$/;

/** Who owns a company or takes its mail, on the line below its name. */
const addressee =
  /^(?:Inh(?:aber(?:in)?)?\b|Prop(?:rietor)?\b|Herrn?\b|Frau\b|Hr\.|Fr\.|Mrs?\b|Ms\b|Mme\b|M\. |Madame\b|Monsieur\b|dhr\b|mevr\b|Sig\.|Sra?\. |Att\.?n?\b|FAO\b|c\/o\b|z\. ?Hd|t\.a\.v|v\/ |à l['’]attention)/iu;

/** In line heights: lines of one name stand at most this far apart, in much the same type. */
const lead = 0.9;
const sameType = 1.35;
/** Spans of other columns that may come between the lines of a name. */
const besides = 8;

/** A name that is broken over two lines is one name; what follows one with its legal form is a person or a department. */
function joinedNames(spans: readonly ContactSpan[]): ContactSpan[] {
  const joined: ContactSpan[] = [];
  for (const span of spans) {
    let at = span.field === 'Name' ? joined.length - 1 : -1;
    const first = Math.max(0, joined.length - besides);
    while (at >= first && !continues(joined[at]!, span)) at--;
    if (at < first) joined.push(span);
    else if (isBrand(joined[at]!.text) && !isBrand(span.text) && hasLegalForm(span.text)) joined[at] = span;
    else if (!addressee.test(span.text)) joined[at] = together(joined[at]!, span);
  }
  return joined;
}

/** All in capitals: over the company's own name it is what the company trades as. */
const isBrand = (text: string): boolean => /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);

function continues(above: ContactSpan, below: ContactSpan): boolean {
  if (above.field !== 'Name' || above.role !== below.role || below.line <= above.line || hasLegalForm(above.text)) return false;
  const last = above.tokens[above.tokens.length - 1]!;
  const [a, b] = [hull(above.tokens.filter(({ line }) => line === last.line).map(({ box }) => box)), below.box];
  const height = Math.min(a.height, b.height);
  if (Math.max(a.height, b.height) > sameType * height || b.y < a.y + a.height * 0.5 || b.y - a.y - a.height > lead * height) return false;
  const edges = [a.x - b.x, a.x + a.width - b.x - b.width, a.x + a.width / 2 - b.x - b.width / 2];
  return edges.some((off) => Math.abs(off) < 0.7 * height) && !above.text.toLowerCase().includes(below.text.toLowerCase());
}

function together(above: ContactSpan, below: ContactSpan): ContactSpan {
  const [n, m] = [above.tokens.length, below.tokens.length];
  return {
    ...above,
    text: `${above.text} ${below.text}`,
    box: hull([above.box, below.box]),
    probability: (above.probability * n + below.probability * m) / (n + m),
    tokens: [...above.tokens, ...below.tokens],
    minConfidence: Math.min(above.minConfidence, below.minConfidence),
  };
}

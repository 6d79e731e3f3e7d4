/** Mail and web addresses and telephone numbers of low probability, for contacts that have none: what has the form of such a value needs a lower threshold than a word. */
import type { ContactField, ContactRole } from '../../catalogue/contact-fields.js';
import type { EncodedPage } from '../../features/contract.js';
import { bare } from '../../values/text/fold.js';
import { tagNames } from '../../network/config.js';
import { kinds } from '../../values/index.js';
import type { ClassifiedPage } from '../decoding/classify.js';
import { tagOf } from './spans/tags.js';
import { tokensByLine } from '../decoding/line-index.js';
import { startsWord } from '../decoding/token-text.js';

const fields: readonly (readonly [ContactField, 'email' | 'url' | 'phone'])[] = [
  ['Email', 'email'],
  ['WebsiteUrl', 'url'],
  ['Phone', 'phone'],
];
/** Mean probability of its words. */
const leastMean = 0.25;

export interface ContactPoint {
  readonly role: ContactRole;
  readonly field: ContactField;
  readonly tag: number;
  /** Indices of its tokens. */
  readonly tokens: readonly number[];
}

/** The same where a mail or web address has a word of the party's name in its domain: "Milchhof Almtaler", "office@almtaler.example". */
const named = 0.05;
const leastLetters = 5;

/** A field that some party has none of, with the parties and their tags of it, and how likely one of its words must be. */
interface Wanted {
  readonly field: ContactField;
  readonly kind: 'email' | 'url' | 'phone';
  readonly parties: readonly { readonly role: ContactRole; readonly tag: number }[];
  readonly least: number;
}

/** Contact points of one page whose words have no tag yet; `has`: what is known already; `names`: words of each party's name. */
export function untaggedPoints(
  { page, tags }: ClassifiedPage,
  decoded: Int32Array,
  has: (role: ContactRole, field: ContactField) => boolean,
  names: (role: ContactRole) => readonly string[] = () => [],
): ContactPoint[] {
  const wanted = wantedFields(has);
  const points: ContactPoint[] = [];
  const isNamed = (domain: string, role: ContactRole) => {
    const letters = bare(domain);
    return names(role).some((word) => bare(word).length >= leastLetters && letters.includes(bare(word)));
  };
  const probability = (i: number, tag: number) => tags[i * tagNames.length + tag]!;
  for (const line of tokensByLine(page).values()) {
    // A mean is no more than the most of its parts: hardly any line is worth reading.
    const likely = wanted.filter(({ parties, least }) => line.some((i) => decoded[i] === 0 && parties.some(({ tag }) => probability(i, tag) >= least)));
    if (likely.length === 0) continue;
    const { text, starts } = textOfLine(page, line);
    for (const { field, kind, parties, least } of likely)
      for (const { start, end } of kinds[kind].find(text)) {
        const tokens = line.filter((_, k) => starts[k]! < end && starts[k]! + page.tokens[line[k]!]!.text.length > start);
        if (tokens.length === 0 || tokens.some((i) => decoded[i] !== 0)) continue;
        for (const { role, tag } of parties) {
          const mean = tokens.reduce((sum, i) => sum + probability(i, tag), 0) / tokens.length;
          if (mean < least) continue;
          const domain = field === 'Phone' ? '' : text.slice(start, end).replace(/^.*@/, '');
          const isOwn = mean < leastMean && isNamed(domain, role) && !isNamed(domain, role === 'Sender' ? 'Receiver' : 'Sender');
          if (mean >= (isOwn ? named : leastMean)) points.push({ role, field, tag, tokens });
        }
      }
  }
  return points;
}

const wantedFields = (has: (role: ContactRole, field: ContactField) => boolean): Wanted[] =>
  fields
    .map(([field, kind]) => ({
      field,
      kind,
      parties: (['Sender', 'Receiver'] as const).filter((role) => !has(role, field)).map((role) => ({ role, tag: tagOf(role, field) })),
      least: field === 'Phone' ? leastMean : named,
    }))
    .filter(({ parties }) => parties.length > 0);

function textOfLine({ tokens }: EncodedPage, line: readonly number[]): { readonly text: string; readonly starts: readonly number[] } {
  let text = '';
  const starts = line.map((i, k) => {
    if (k > 0 && startsWord(tokens, i)) text += ' ';
    text += tokens[i]!.text;
    return text.length - tokens[i]!.text.length;
  });
  return { text, starts };
}

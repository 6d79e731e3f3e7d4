/** Mail and web addresses and telephone numbers that the network half believes in, for contacts that have none: what is of such a kind needs less belief than a word. */
import type { ContactField, ContactRole } from '../catalogue/contact-fields.js';
import { bare } from '../features/fold.js';
import { tagNames } from '../network/config.js';
import { kinds } from '../values/index.js';
import type { ClassifiedPage } from './classify.js';
import { tagOf } from './contact-tags.js';
import { tokensByLine } from './line-index.js';
import { startsWord } from './token-text.js';

const fields: readonly (readonly [ContactField, 'email' | 'url' | 'phone'])[] = [
  ['Email', 'email'],
  ['WebsiteUrl', 'url'],
  ['Phone', 'phone'],
];
/** Mean probability of its words. */
const half = 0.25;

export interface Way {
  readonly role: ContactRole;
  readonly field: ContactField;
  readonly tag: number;
  /** Indices of its tokens. */
  readonly tokens: readonly number[];
}

/** Ways of one page whose words have no tag yet; `has`: what is known already. */
/** As much where a mail or web address has a word of the party's name in its domain: "Milchhof Almtaler", "office@almtaler.example". */
const named = 0.05;
const leastLetters = 5;

/** `names`: words of each party's name. */
export function waysLeft(
  { page, tags }: ClassifiedPage,
  decoded: Int32Array,
  has: (role: ContactRole, field: ContactField) => boolean,
  names: (role: ContactRole) => readonly string[] = () => [],
): Way[] {
  const ways: Way[] = [];
  const isNamed = (domain: string, role: ContactRole) => {
    const letters = bare(domain);
    return names(role).some((word) => bare(word).length >= leastLetters && letters.includes(bare(word)));
  };
  for (const line of tokensByLine(page).values()) {
    let text = '';
    const starts = line.map((i, k) => {
      if (k > 0 && startsWord(page.tokens, i)) text += ' ';
      text += page.tokens[i]!.text;
      return text.length - page.tokens[i]!.text.length;
    });
    for (const [field, kind] of fields)
      for (const { start, end } of kinds[kind].find(text)) {
        const tokens = line.filter((_, k) => starts[k]! < end && starts[k]! + page.tokens[line[k]!]!.text.length > start);
        if (tokens.length === 0 || tokens.some((i) => decoded[i] !== 0)) continue;
        const mean = (tag: number) => tokens.reduce((sum, i) => sum + tags[i * tagNames.length + tag]!, 0) / tokens.length;
        for (const role of ['Sender', 'Receiver'] as const) {
          const tag = tagOf(role, field);
          const domain = field === 'Phone' ? '' : text.slice(start, end).replace(/^.*@/, '');
          const isOwn = isNamed(domain, role) && !isNamed(domain, role === 'Sender' ? 'Receiver' : 'Sender');
          if (!has(role, field) && mean(tag) >= (isOwn ? named : half)) ways.push({ role, field, tag, tokens });
        }
      }
  }
  return ways;
}

/** Words in the midst of a name on one line that the network took for nothing or for a street: "Norpesca – [Comércio de] Peixe, S.A.". */
import type { Token } from '../../../features/contract.js';
import { endsWithLegalForm } from '../../../values/contact/legal-forms.js';
import type { ClassifiedPage } from '../../decoding/classify.js';
import { isFirst } from './cells.js';
import { type ContactSpan, pageTokens, spanOfTokens } from './span.js';

/** Words between the parts at most, and names of a document: an adversarial one has thousands. */
const [most, mostNames] = [6, 100];
/** What parts the fields of a line, and what no name has: "Bau GmbH · Talweg 3". */
const parting = /[\d·•|;:@]|,$/;

/** The spans with such names whole, where they end with a legal form; the same object where there are none such. */
export function namesWithGaps(spans: readonly ContactSpan[], pages: readonly ClassifiedPage[]): readonly ContactSpan[] {
  const names = spans.filter(({ field, isRecalled }) => field === 'Name' && !isRecalled);
  if (names.length > mostNames) return spans;
  const whole = new Map<ContactSpan, ContactSpan>();
  const taken = new Set<Token>();
  for (const second of names) {
    if (!endsWithLegalForm(second.text)) continue;
    const tokens = pageTokens(second, pages);
    const to = tokens.indexOf(second.tokens[0]!);
    const first = names.find((name) => {
      const from = tokens.indexOf(name.tokens.at(-1)!);
      return name.role === second.role && name.line === second.line && from >= 0 && from < to - 1 && to - from - 1 <= most && !endsWithLegalForm(name.text);
    });
    if (!first || whole.has(first)) continue;
    const from = tokens.indexOf(first.tokens.at(-1)!) + 1;
    const between = tokens.slice(from, to);
    const isCut = between.some(
      (token, at) => isFirst(tokens, from + at) || (parting.test(token.text) && !(at === between.length - 1 && /^\p{L}+,$/u.test(token.text))),
    );
    if (isCut || isFirst(tokens, to)) continue;
    const all = [...first.tokens, ...between, ...second.tokens];
    whole.set(first, spanOfTokens(first, all));
    for (const token of all) taken.add(token);
  }
  if (whole.size === 0) return spans;
  return spans.flatMap((span) => whole.get(span) ?? (span.tokens.every((token) => taken.has(token)) ? [] : [span]));
}

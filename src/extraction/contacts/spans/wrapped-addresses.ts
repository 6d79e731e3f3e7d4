/** Mail and web addresses that are broken behind a hyphen: browsers break them there, and the rest of the host begins the next line. */
import type { Token } from '../../../features/contract.js';
import { isHost } from '../../../values/contact/host.js';
import type { ClassifiedPage } from '../../decoding/classify.js';
import { type ContactSpan, pageTokens, spanOfTokens } from './span.js';

const begun = /(?:@|^(?:https?:\/\/)?www\.|^https?:\/\/)(?<host>[\p{L}\d.-]{1,200}-)$/u;
const rest = /^(?<host>[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{2,63}){1,3})(?:\/\S*)?[.,;)]?$/u;
/** In line heights: the most between the lines, by which they overlap at most, and how far a word of the same line is off that the rest does not follow. */
const [lead, overlap, apart] = [1.2, 0.5, 1];

/** The spans with the rests of broken addresses; what was a span of the rest alone is none. The same object where there are none such. */
export function wrappedAddresses(spans: readonly ContactSpan[], pages: readonly ClassifiedPage[]): readonly ContactSpan[] {
  const whole = new Map<ContactSpan, ContactSpan>();
  const rests = new Set<Token>();
  for (const span of spans) {
    const host = span.field === 'Email' || span.field === 'WebsiteUrl' ? begun.exec(span.tokens.at(-1)!.text)?.groups?.host : undefined;
    if (host === undefined) continue;
    const next = restOf(span.tokens.at(-1)!, host, pageTokens(span, pages));
    if (!next) continue;
    rests.add(next);
    whole.set(span, spanOfTokens(span, [...span.tokens, next]));
  }
  if (whole.size === 0) return spans;
  return spans.flatMap((span) => whole.get(span) ?? (span.tokens.every((token) => rests.has(token)) ? [] : [span]));
}

/** The word on the next line of the column that makes a host of it; the one that begins nearest below, where several do. */
function restOf(last: Token, host: string, tokens: readonly Token[]): Token | undefined {
  const { x, y, width, height } = last.box;
  return tokens
    .filter(({ text, box, line }, at) => {
      const down = box.y - y - height;
      if (line === last.line || down < -overlap * height || down > lead * height || box.x > x + width) return false;
      const before = tokens[at - 1];
      const isFirst = before?.line !== line || box.x - before.box.x - before.box.width > apart * height;
      const found = rest.exec(text)?.groups?.host;
      return isFirst && found !== undefined && isHost(host + found);
    })
    .sort((a, b) => Math.abs(x - a.box.x) - Math.abs(x - b.box.x))[0];
}

/** Web addresses: with scheme, with www., or a bare domain. The value has https:// and no www. Within a line a bare domain is found under a usual ending only. */
import { isHost } from './host.js';
import type { Kind } from '../kind.js';
import { spansOf } from '../text/plain.js';

const endings =
  'com net org info biz eu io co app dev shop online store cloud digital tech services group gmbh wien berlin hamburg koeln swiss tirol bayern agency software solutions de at ch li gb uk ie us ca au fr be lu nl es pt br mx ar it pl cz sk si hr hu se no dk fi tr ee ro gr bg lt lv mt cy rs ba ua me mk al is mc sm tv cc'.split(
    ' ',
  );
const ending = new Set(endings);
const pattern = /(?<![\p{L}\d@.-])(?:https?:\/\/)?[\p{L}\d][\p{L}\d-]{0,62}(?:\.[\p{L}\d-]{1,63}){1,4}(?![@\p{L}\d])(?::\d{2,5})?(?:[/?#][^\s"'<>]{0,200})?/giu;

export const url: Kind = {
  name: 'url',
  find: (line) =>
    line.includes('.')
      ? spansOf(line, pattern)
          .map((span) => ({ start: span.start, end: span.end - (/[.,;:)]*$/.exec(line.slice(span.start, span.end))?.[0].length ?? 0) }))
          .filter(({ start, end }) => isCertainUrl(line.slice(start, end)) && url.read(line.slice(start, end)).length > 0)
      : [],
  read(text) {
    const compact = text
      .trim()
      .slice(0, 600)
      // Pictures of globes and brackets before it.
      .replace(/^[^\p{L}\d]+/u, '')
      .replace(/^(?:web|www|internet|homepage|url)\s?:\s?/i, '')
      .replace(/[>).,;]+$/, '');
    const match = /^(https?:\/\/)?(www\.)?([^/?#\s:@]{1,200})(:\d{2,5})?([/?#]\S{0,300})?$/i.exec(compact);
    if (match === null) return [];
    const host = match[3]!.toLowerCase();
    // A bare domain of digits is an amount or a number.
    if (!isHost(host) || !/\p{L}/u.test(host.split('.').at(-2)!)) return [];
    return [{ value: `https://${host}${match[4] ?? ''}${(match[5] ?? '').replace(/\/$/, '')}` }];
  },
};

/** "Nr.Ing", "St.Pölten": among words only a scheme, www. or a usual ending makes a web address. */
const isCertainUrl = (text: string): boolean =>
  /^https?:\/\/|^www\./i.test(text) ||
  ending.has(
    text
      .split(/[/?#:]/)[0]!
      .split('.')
      .at(-1)!
      .toLowerCase(),
  );

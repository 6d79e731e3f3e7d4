/** Web addresses: with scheme, with www., or a bare domain under a usual ending. The value has https:// and no www. */
import type { Kind } from './kind.js';
import { spansOf } from './plain.js';

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
          .filter(({ start, end }) => url.read(line.slice(start, end)).length > 0)
      : [],
  read(text) {
    const compact = text.trim().replace(/^[<(]+|[>).,;]+$/g, '');
    const match = /^(https?:\/\/)?(www\.)?([^/?#\s:@]{1,200})(:\d{2,5})?([/?#]\S{0,300})?$/i.exec(compact);
    if (match === null) return [];
    const host = match[3]!.toLowerCase();
    const labels = host.split('.');
    const known = match[1] !== undefined || match[2] !== undefined || ending.has(labels.at(-1)!);
    if (labels.length < 2 || !known || labels.some((label) => label === '') || !/\p{L}{2}$/u.test(host) || !/\p{L}/u.test(labels.at(-2)!)) return [];
    return [{ value: `https://${host}${match[4] ?? ''}${(match[5] ?? '').replace(/\/$/, '')}` }];
  },
};

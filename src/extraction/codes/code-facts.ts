/** What payment and tax codes on the page hold: each as details, groups and parties in the catalogue's terms, before anything printed is looked at. */
import { detailByName } from '../../catalogue/details.js';
import type { Box } from '../../document/box.js';
import type { Document } from '../../document/document.js';
import { contentOf } from '../../values/codes/index.js';
import { kinds } from '../../values/index.js';
import { compact } from '../../values/text/compact.js';
import type { Contact, Group, Prediction } from '../found.js';
import { checkedKinds, evidenceOf, formatValue } from '../decoding/predictions.js';

/** Probability of a value from a code with error correction; what is printed may still differ. */
export const sure = 0.99;

/** Of one code. */
export interface CodeFacts {
  /** As sentences call it: "SwissQr code", "GiroCode". */
  readonly code: string;
  readonly details: readonly Prediction[];
  readonly groups: readonly Group[];
  readonly contacts: readonly Contact[];
  /** The slip around it, which prints the same. */
  readonly slip?: { readonly page: number; readonly box: Box };
}

/** One for each code whose content is understood, page by page. Values have score 0.99 and the code's box. */
export function codeFacts(document: Document): CodeFacts[] {
  let print: string | undefined;
  const isPrinted = (compacted: string): boolean =>
    (print ??= document.pages.map(({ words }) => words.map(({ text }) => compact(text)).join('')).join(' ')).includes(compacted);
  return document.pages.flatMap((page, index) =>
    page.codes.flatMap(({ text, box }): CodeFacts[] => {
      const content = contentOf(text, isPrinted);
      if (!content) return [];
      const { name: format, details, vatGroups = [], contacts = {} } = content;
      const code = format.endsWith('Code') ? format : `${format} code`;
      const found = (values: Readonly<Record<string, string | undefined>>): Prediction[] =>
        Object.entries(values).flatMap(([name, value]) => {
          if (!value) return [];
          const evidence = evidenceOf(sure, { margin: sure, ...checkOf(name, value), code });
          return [{ name, value: formatValue(name, value), text: value, score: sure, page: index, box, evidence }];
        });
      return [
        {
          code,
          details: found(details).filter(({ name, text }) => detailByName.get(name)?.allows?.test(text!) ?? true),
          groups: vatGroups.map((members) => ({ name: 'VatGroup', members: found(members) })),
          contacts: Object.entries(contacts).flatMap(([role, fields]) => {
            const given = found(fields).map((field) => [field.name, [field]]);
            return given.length === 0 ? [] : [{ role: role as Contact['role'], fields: Object.fromEntries(given), score: sure }];
          }),
          ...(format === 'SwissQr' && { slip: { page: index, box: slipAround(box) } }),
        },
      ];
    }),
  );
}

/** Receipt and payment part, 210 × 105 mm; the code's 46 mm begin 67 mm from its left edge and 17 mm from its top (SIX, Style Guide QR-bill). */
function slipAround({ x, y, width }: Box): Box {
  const millimetre = width / 46;
  return { x: x - 67 * millimetre, y: y - 17 * millimetre, width: 210 * millimetre, height: 105 * millimetre };
}

/** Accounts and references have check digits; amounts, days and names have none. */
function checkOf(name: string, value: string): { readonly check?: 'passed' | 'failed' } {
  const kind = detailByName.get(name)?.kind;
  const check = kind && checkedKinds.has(kind) ? kinds[kind].read(value)[0]?.check : undefined;
  return check ? { check } : {};
}

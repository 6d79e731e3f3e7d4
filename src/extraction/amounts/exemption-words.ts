/** Words by which documents of the sixteen languages say that no VAT is charged; folded, stems only. */
import { plainText } from '../../document/text.js';
import type { Document } from '../../document/document.js';
import { fold } from '../../values/text/fold.js';

const stems = [
  // de, en
  '§ ?19 |§ ?19[ .,]*ustg|kleinunternehmer|steuerfrei|steuerbefrei|steuerschuldnerschaft|reverse[ -]charge|innergemeinschaftliche lieferung|keine umsatzsteuer|differenzbesteuer',
  'vat exempt|exempt from vat|exempt under|no vat|zero[ -]rated|not vat registered|not registered for vat|outside the scope',
  // fr, it, es, pt
  'tva non applicable|autoliquidation|exoner|tva due par|non imponibile|inversione contabile|esente|franchigia|forfettario|fuori campo|escluso art',
  'exent[ao]|sujeto pasivo|no sujet[ao]|iva no aplicable|isent|autoliquidacao|nao sujeit|devido pelo adquirente|simples nacional',
  // nl, da, nb, sv
  'verlegd|verlegging|vrijgesteld|intracommunautaire levering|medecontractant|omvendt|momsfri|fritaget|ikke momsregistrer|snudd avregning|fritatt|unntatt|avgiftsfri|ikke registrert i mer',
  'omvand|undantag|momsfri|betalningsskyldig for momsen',
  // pl, cs, sk, sl, hr, tr
  'odwrotne obc|zwolni|nie podlega|wewnatrzwspolnotow|procedura marzy|dan odvede|preneseni? dan|prenesena dan|preneseni dan|osvoboz|nejsme platci dph|neplatce dph|prenesenie dan|prenos dan|oslobod|nie je platit|nie sme platit|dan plati odberatel',
  'obrnjena dav|oprosceno|ddv ni|ni zavezanec|nisem zavezanec|prijenos porezn|pdv nije|ne podlijeze|istisna|tevkifat|vergiden muaf|kdv hesaplanmamis',
].join('|');
const exempt = new RegExp(`(?<![a-z])(?:${stems})`);

export const saysExempt = (document: Document): boolean => exempt.test(fold(plainText(document)).replace(/\s+/g, ' '));

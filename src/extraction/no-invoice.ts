/** Words by which documents of the sixteen languages say that they are no invoice: priced delivery notes, statements, pro-forma bills. Folded. */
import { plainText } from '../document/text.js';
import type { Document } from '../document/document.js';
import { fold } from '../features/fold.js';
import type { Prediction } from './extraction.js';

const words = [
  // de, en, nl
  '(?:das|dies|dieses dokument|dieses schreiben|dieser beleg) ist keine rechnung|(?:this|document|it) is not an (?:vat |tax )?invoice|(?:dit|document) is geen factuur',
  // fr, it, es, pt
  "(?:n'est|ne constitue) pas une facture|non (?:e|costituisce) (?:una )?fattura|no es (?:una )?factura|nao (?:e|constitui|serve de|serve como) (?:uma )?fatura",
  // da, nb, sv
  '(?:er|dette er) ikke (?:en )?faktura|(?:ar|utgor) (?:ingen|inte en) faktura',
  // pl, cs, sk, sl, hr, tr
  'nie (?:jest|stanowi) faktura?|(?:toto )?(?:neni|nie je) faktura|(?:ni|nije) racun(?![a-z])|fatura (?:degildir|yerine gecmez)',
].join('|');
const said = new RegExp(`(?<![a-z])(?:${words})`);

/** What says so is a document of another kind, whatever it looks like. */
export function noInvoiceBySaying(type: Prediction, document: Document): Prediction {
  if (type.value === 'Other' || !said.test(fold(plainText(document)).replace(/[’`´]/g, "'").replace(/\s+/g, ' '))) return type;
  return { ...type, value: 'Other', score: 0.8, evidence: { ...type.evidence, notes: ['it says that it is no invoice'] } };
}

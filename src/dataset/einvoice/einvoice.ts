/** The ground truth of an electronic invoice: the XML that ZUGFeRD and Factur-X embed into their PDF, in either syntax. */
import { readCii } from './cii.js';
import { truthOf } from './build.js';
import { readUbl } from './ubl.js';
import { one, parseXml } from './xml.js';
import type { Truth } from '../truth.js';

/** Ground truth of CII or UBL XML; undefined for other XML. */
export function einvoiceTruth(xml: Uint8Array, name: string): Truth | undefined {
  const root = parseXml(xml, name);
  const cii = one(root, 'CrossIndustryInvoice', 'CrossIndustryDocument');
  if (cii !== undefined) return truthOf(readCii(cii));
  const invoice = one(root, 'Invoice');
  const credit = one(root, 'CreditNote');
  const ubl = invoice ?? credit;
  return ubl === undefined || one(ubl, 'ID') === undefined ? undefined : truthOf(readUbl(ubl, credit !== undefined));
}

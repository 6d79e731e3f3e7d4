/** Codes on the page as groups: QR codes with what could be parsed of them, bar codes raw as their text and by their digits as their value. */
import { details } from '../../catalogue/details.js';
import type { Document } from '../../document/document.js';
import { parseCode } from '../../values/codes/index.js';
import type { Group, Prediction } from '../found.js';
import { evidenceOf } from '../decoding/predictions.js';
import { type Because, noReasons } from '../decoding/steps.js';

const members = details.filter(({ found, place }) => found === 'code' && place === 'member');
const qrFormats = new Set(['QRCode', 'MicroQRCode', 'DataMatrix', 'Aztec', 'PDF417']);

/** One group a code: QrCodeGroup, BarCode or BoletoBarCode, of score 1. A member that no code holds has its reason. */
export function codeGroups(document: Document, because: Because = noReasons): Group[] {
  const groups = document.pages.flatMap((page, index) =>
    page.codes.map((code) => {
      const member = (name: string, value: string, text = value): Prediction => ({
        name,
        value,
        text,
        score: 1,
        page: index,
        box: code.box,
        evidence: evidenceOf(1),
      });
      const parsed = parseCode(code.text);
      if (qrFormats.has(code.format)) {
        const details = Object.entries(parsed?.details ?? {}).map(([name, value]) => member(name, value));
        return { name: 'QrCodeGroup', members: [member('QrCodeRawString', code.text), ...details] };
      }
      // "BarCodeGroup.CodeDetail: string, digits only" is a format of values; "Bar (raw barcode value)" is what the code holds.
      return { name: parsed?.name === 'Boleto' ? 'BoletoBarCode' : 'BarCode', members: [member('Bar', code.text.replace(/\D/g, ''), code.text)] };
    }),
  );
  const found = new Set(groups.flatMap(({ name, members }) => [name, ...members.map((member) => member.name)]));
  for (const { name } of members) if (!found.has(name)) because({ detail: name }, 'No code was read on the document that holds it.');
  return groups;
}

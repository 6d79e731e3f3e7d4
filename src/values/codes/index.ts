/** The payloads of codes that can be taken apart. */
import { boleto } from './boleto.js';
import type { CodeContent, CodeDetails, CodeParser, IsPrinted } from './code.js';
import { codigoQr } from './codigo-qr.js';
import { giroCode } from './giro-code.js';
import { hub3 } from './hub3.js';
import { isrLine } from './isr-line.js';
import { spayd } from './spayd.js';
import { swissQr } from './swiss-qr.js';
import { upnQr } from './upn-qr.js';
import { zatca } from './zatca.js';

const codeParsers: readonly CodeParser[] = [swissQr, codigoQr, giroCode, boleto, isrLine, spayd, hub3, upnQr, zatca];

interface Parsed {
  readonly parser: CodeParser;
  readonly details: CodeDetails;
}

function parsed(text: string): Parsed | undefined {
  for (const parser of codeParsers) {
    const details = parser.parse(text);
    if (details !== undefined) return { parser, details };
  }
  return undefined;
}

/** Which code a payload is of, and its details; undefined where none of the parsers knows it. */
export function parseCode(text: string): { readonly name: CodeParser['name']; readonly details: CodeDetails } | undefined {
  const found = parsed(text);
  return found && { name: found.parser.name, details: found.details };
}

/** What of a payload is on the invoice too; undefined where the code is of no kind that holds an invoice's values. */
export function contentOf(text: string, isPrinted: IsPrinted): (CodeContent & { readonly name: CodeParser['name'] }) | undefined {
  const { parser, details } = parsed(text) ?? {};
  return parser?.content && { name: parser.name, ...parser.content(details!, isPrinted) };
}

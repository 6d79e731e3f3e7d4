/** The payloads of codes that can be taken apart. */
import { boleto } from './boleto.js';
import type { CodeParser } from './code.js';
import { codigoQr } from './codigo-qr.js';
import { giroCode } from './giro-code.js';
import { hub3 } from './hub3.js';
import { isrLine } from './isr-line.js';
import { spayd } from './spayd.js';
import { swissQr } from './swiss-qr.js';
import { upnQr } from './upn-qr.js';
import { zatca } from './zatca.js';

const codeParsers: readonly CodeParser[] = [swissQr, codigoQr, giroCode, boleto, isrLine, spayd, hub3, upnQr, zatca];

/** Which code a payload is of, and its details; undefined where none of the parsers knows it. */
export function parseCode(text: string): { readonly name: CodeParser['name']; readonly details: Readonly<Record<string, string>> } | undefined {
  for (const { name, parse } of codeParsers) {
    const details = parse(text);
    if (details !== undefined) return { name, details };
  }
  return undefined;
}

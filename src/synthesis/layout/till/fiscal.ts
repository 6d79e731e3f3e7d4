/** Card payment slips, fiscal signatures and fiscal numbers on receipts, by country. */
import type { Text } from '../canvas.js';
import { dated, plain } from '../pieces.js';
import { numberText } from '../format.js';
import type { Scene } from '../scene.js';
import { timeText } from './head.js';
import { choice, type Till } from './canvas.js';

const digits = ({ random }: Scene, count: number): string => Array.from({ length: count }, () => random.integer(0, 9)).join('');
const hex = ({ random }: Scene, count: number): string => Array.from({ length: count }, () => random.pick([...'0123456789abcdef'])).join('');
const base64 = ({ random }: Scene, count: number): string =>
  Array.from({ length: count }, () => random.pick([...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'])).join('');
const uuid = (scene: Scene): string => [8, 4, 4, 4, 12].map((n) => hex(scene, n)).join('-');

/** Terminal, trace and approval numbers, and the amount again; some tills print a copy for each side. */
export function cardSlip(tool: Till): void {
  const { random } = tool.scene;
  if (!random.chance(0.28)) return;
  slipCopy(tool);
  if (!random.chance(0.12)) return;
  tool.rule();
  slipCopy(tool);
}

function slipCopy({ scene, line, row }: Till): void {
  const { random, facts } = scene;
  const { copies, terminal, trace, receipt, amount } = scene.language.habits.cardSlip;
  const { account, approval } = scene.language.captions.till;
  if (random.chance(0.6)) line([plain(choice(random, copies))], 'center');
  const all: Text[] = [
    [plain(choice(random, terminal)), plain(digits(scene, 8))],
    [plain(choice(random, trace)), plain(digits(scene, 6)), ...(receipt ? [plain(receipt), plain(digits(scene, 4))] : [])],
    [plain(random.pick(['AID', 'AID:', 'EMV-AID'])), plain(`A00000000${digits(scene, 5)}`)],
    [plain(random.pick(['PAN', ...account])), plain('**** **** ****'), plain(digits(scene, 4))],
    [plain(random.pick(['REF #', ...approval])), plain(digits(scene, random.integer(6, 10)))],
    [dated(scene, facts.invoiceDate, []), plain(timeText(scene))],
  ];
  for (const text of random.shuffle(all).slice(0, random.integer(2, 6))) line(text);
  if (random.chance(0.5)) row([plain(choice(random, amount))], [plain(facts.currency), plain(numberText(facts.gross, 2, 2, scene.style.number))]);
}

/** Fiscal marks of receipts and small invoices; none has a label. */
export function fiscalLines(scene: Scene): Text[] {
  const { random, facts, language } = scene;
  const { code } = facts.sender.country;
  const at = `${facts.invoiceDate}T${String(random.integer(7, 20)).padStart(2, '0')}:${digits(scene, 1)}${random.integer(0, 9)}:0${random.integer(0, 9)}`;
  const key = (text: string, value: string): Text => [plain(text), plain(value)];
  const day = dated(scene, facts.invoiceDate, []);
  switch (code) {
    case 'DE':
      return [
        key('TSE-Transaktion:', digits(scene, random.integer(4, 7))),
        key('TSE-Start:', `${at}.000Z`),
        key('TSE-Stop:', `${at}.000Z`),
        key('TSE-Seriennummer:', hex(scene, 32)),
        key('Signaturzähler:', digits(scene, 6)),
        key('TSE-Signatur:', base64(scene, 40)),
        key('Seriennr. Kasse:', hex(scene, 12)),
      ];
    case 'AT':
      return [key('Kassen-ID', `${random.pick(['K', 'KASSE', 'RK'])}${digits(scene, 3)}`), key('RKSV', `_R1-AT1_${digits(scene, 4)}`)];
    case 'HR':
      return [
        key('JIR:', uuid(scene)),
        key('ZKI:', hex(scene, 32)),
        key(random.pick(['Oznaka operatera:', 'Operater:']), digits(scene, 2)),
        [plain(random.pick(['Način plaćanja:', 'Vrsta plaćanja:'])), plain(random.pick(['Gotovina', 'Kartice', 'Transakcijski račun']))],
      ];
    case 'SI':
      return [key('ZOI:', hex(scene, 32)), key('EOR:', uuid(scene))];
    case 'CZ':
      return [
        key('FIK:', `${uuid(scene)}-ff`),
        key('BKP:', [8, 8, 8, 8, 8].map((n) => hex(scene, n).toUpperCase()).join('-')),
        [plain('EET:'), plain('běžný režim')],
      ];
    case 'SK':
      return [
        key('UID:', `O-${hex(scene, 32).toUpperCase()}`),
        key('OKP:', [8, 8, 8, 8].map((n) => hex(scene, n)).join('-')),
        key('Kód pokladnice:', `8882${digits(scene, 13)}`),
      ];
    case 'IT':
      return [
        [plain(random.pick(['RT', 'Cassa RT'])), plain(`${random.pick(['99MEX', '96SRT', '2CITP', '72MU'])}${digits(scene, 6)}`)],
        [plain('DOCUMENTO COMMERCIALE')],
        [plain('di vendita o prestazione')],
      ];
    case 'PL':
      return [
        [plain('PARAGON FISKALNY')],
        [plain('NIP nabywcy:'), plain('-')],
        key(random.pick(['#001 KIEROWNIK', 'Nr sys.']), digits(scene, 4)),
        [plain(`${hex(scene, 40).toUpperCase()}`)],
        key('BCE', digits(scene, 10)),
      ];
    case 'PT':
      return [
        key(
          'ATCUD:',
          `${base64(scene, 8)
            .toUpperCase()
            .replace(/[^A-Z0-9]/g, 'J')}-${digits(scene, 3)}`,
        ),
        [plain(`${base64(scene, 4)}-Processado por programa certificado nº ${digits(scene, 4)}/AT`)],
      ];
    case 'BR':
      return [
        key('Chave de acesso:', Array.from({ length: 11 }, () => digits(scene, 4)).join(' ')),
        [plain('Protocolo de autorização:'), plain(digits(scene, 15)), day],
        key('Valor aprox. dos tributos R$', numberText(random.integer(100, 9000), 2, 2, scene.style.number)),
      ];
    case 'AR':
      return [[plain('CAE N°:'), plain(digits(scene, 14))], [plain('Fecha Vto. CAE:'), day], key('IIBB:', digits(scene, 9))];
    case 'MX':
      return [
        key('Folio fiscal:', uuid(scene).toUpperCase()),
        key('No. de serie del certificado:', digits(scene, 20)),
        [plain('Este documento es una representación impresa de un CFDI')],
        key('Sello digital:', base64(scene, 44)),
      ];
    case 'TR':
      return [
        key('ETTN:', uuid(scene).toUpperCase()),
        [plain('Senaryo:'), plain(random.pick(['TICARIFATURA', 'TEMELFATURA', 'EARSIVFATURA']))],
        key('MF YAB', digits(scene, 8)),
      ];
    case 'ES':
      return random.chance(0.4) ? [[plain('VERI*FACTU')], [plain('Factura verificable en la sede electrónica de la AEAT')]] : [];
    case 'SE':
      return [key('Kontrollenhet:', `${random.pick(['CLEANCASH', 'INFR'])}${digits(scene, 9)}`)];
    case 'BE':
      return [key('VAT', `${digits(scene, 4)}/${digits(scene, 6)} NS`), key(language.habits.tillHash, hex(scene, 8))];
    default:
      return [];
  }
}

/** Prints some of the country's lines, or none. */
export function fiscalBlock({ scene, line }: Till): void {
  if (!scene.random.chance(0.6)) return;
  const all = fiscalLines(scene);
  const align = scene.random.chance(0.3) ? 'center' : 'left';
  for (const text of all.slice(0, scene.random.integer(1, Math.max(1, all.length)))) line(text, align);
}

/** Payment slips at the bottom of a page: the Swiss QR part, the orange slip, the Norwegian giro, other countries' forms, a code to scan. */
import { addressLines } from '../party/address.js';
import type { Text } from '../canvas.js';
import { groups, numberText } from '../../format.js';
import { dated, detail, money, ibanText, plain } from '../pieces.js';
import { formHeight, formOf, slipForm } from './form.js';
import { dueText } from '../sums/sum-rows.js';
import type { Scene } from '../scene.js';

export type SlipKind = 'qr-bill' | 'orange' | 'giro' | 'form' | 'code' | 'none';

/** What the facts have: QR-bill before the orange slip, the giro, a form, a code. */
export function slipKind(scene: Scene): SlipKind {
  const { facts } = scene;
  if (scene.style.kind === 'roll' || facts.type === 'deliveryNote') return 'none';
  if (facts.qrText?.startsWith('SPC')) return 'qr-bill';
  if (facts.isrReference) return 'orange';
  if (facts.kid && scene.random.chance(0.6)) return 'giro';
  if (formOf(scene)) return 'form';
  return facts.qrText ? 'code' : 'none';
}

/** Height in points from the page's lower edge; 0 for what is in the flow. */
export function slipHeight(scene: Scene, kind: SlipKind): number {
  if (kind === 'form') return formHeight(formOf(scene)!);
  return kind === 'qr-bill' ? 298 : kind === 'orange' ? 250 : kind === 'giro' ? 200 : 0;
}

/** ISR reference in groups of five from the right. */
function referenceText(digits: string): string {
  const head = digits.length % 5;
  return (head ? `${digits.slice(0, head)} ` : '') + groups(digits.slice(head), 5);
}

/** The reference, where there is one. */
export const isrText = (scene: Scene): Text[] =>
  scene.facts.isrReference ? [[detail('IsrReference', scene.facts.isrReference, referenceText(scene.facts.isrReference))]] : [];

function subscriberText(digits: string): string {
  return digits.length === 9 ? `${digits.slice(0, 2)}-${Number(digits.slice(2, 8))}-${digits.slice(8)}` : digits;
}

/** Prints it at the foot of the page, of a new one where it has no room. A code alone is printed elsewhere. */
export function slip(scene: Scene, kind: SlipKind): void {
  const { canvas, style, random } = scene;
  if (kind === 'none' || kind === 'code') return;
  const top = style.height - slipHeight(scene, kind);
  if (canvas.y > top || random.chance(0.15)) {
    canvas.bottom = style.height;
    canvas.newPage();
  }
  if (kind === 'qr-bill') qrBill(scene, top);
  else if (kind === 'orange') orange(scene, top);
  else if (kind === 'form') slipForm(scene, formOf(scene)!, top);
  else giro(scene, top);
}

function giro(scene: Scene, top: number): void {
  const { canvas, facts, style } = scene;
  const amount = dueText(scene, 'bare');
  canvas.stroke(style.left, top, style.width - style.right, top, 0.5);
  const x = style.left;
  const middle = style.width / 2;
  const account = facts.sender.banks[0];
  canvas.block(
    [
      [plain(scene.term('iban'))],
      account?.iban ? [detail('Iban', account.iban, ibanText(scene, account.iban))] : [],
      account?.bankAccount ? [detail('BankAccount', account.bankAccount)] : [],
    ].filter((line) => line.length),
    x,
    top + 24,
  );
  if (facts.dueDate) canvas.put([scene.key('dueDate'), dated(scene, facts.dueDate, ['DueDateDate'])], middle, top + 24);
  canvas.block(addressLines(scene, 1, { country: false }), x, top + 70, { max: middle - x - 20 });
  canvas.block(addressLines(scene, 0, { country: false, person: false }), middle, top + 70, { max: middle - x - 20 });
  const y = style.height - 34;
  canvas.put([scene.key('kid')], x, y - 14, { size: style.small });
  if (facts.kid) canvas.put([detail('KId', facts.kid)], x, y);
  canvas.put(amount, middle, y);
  if (account?.bankAccount) canvas.put([detail('BankAccount', account.bankAccount)], style.width - style.right, y, { align: 'right' });
}

function qrBill(scene: Scene, top: number): void {
  const { canvas, facts, style, random } = scene;
  const words = scene.language.forms.qrBill;
  const iban = facts.sender.banks[0]?.iban;
  if (random.chance(0.7)) {
    canvas.stroke(0, top, style.width, top, 0.4);
    canvas.stroke(176, top, 176, style.height, 0.4);
  }
  const payable: Text[] = [...(iban ? [[detail('Iban', iban, groups(iban, 4))]] : []), ...addressLines(scene, 0, { person: false, country: false })];
  const blocks: [string, Text[]][] = [
    [words.payable, payable],
    [words.reference, isrText(scene)],
    [words.payer, addressLines(scene, 1, { person: false, country: false })],
  ];
  const column = (x: number, y: number, small: number, body: number, width: number): void => {
    let at = y;
    for (const [title, lines] of blocks) {
      if (lines.length === 0) continue;
      canvas.put([plain(title)], x, at, { size: small, bold: true, max: width });
      at += body * 1.15;
      for (const line of lines) {
        canvas.put(line, x, at, { size: body, max: width });
        at += body * 1.12;
      }
      at += body * 0.8;
    }
  };
  const due = facts.gross - (facts.prepaid ?? 0);
  const amount = {
    ...money(scene, due, due === facts.gross ? ['GrandTotalAmount'] : [], 'bare')[0]!,
    text: numberText(due, 2, 2, { decimal: '.', group: ' ', negative: 'before' }),
  };
  canvas.put([plain(words.receipt)], 14, top + 26, { size: 11, bold: true });
  column(14, top + 44, 6, 8, 150);
  canvas.put([plain(words.payment)], 190, top + 26, { size: 11, bold: true });
  if (facts.qrText) canvas.code('QRCode', facts.qrText, 190, top + 48, 130, 130);
  column(336, top + 26, 8, 9.5, style.width - 346);
  for (const [x, small, body] of [
    [14, 6, 8],
    [190, 8, 10],
  ] as const) {
    canvas.put([plain(words.currency)], x, style.height - 78, { size: small, bold: true });
    canvas.put([plain(facts.currency)], x, style.height - 66, { size: body });
    canvas.put([plain(words.amount)], x + 46, style.height - 78, { size: small, bold: true });
    canvas.put([amount], x + 46, style.height - 66, { size: body });
  }
  canvas.put([plain(words.acceptance)], 164, style.height - 40, { size: 6, bold: true, align: 'right' });
}

function orange(scene: Scene, top: number): void {
  const { canvas, facts, style } = scene;
  const due = facts.gross - (facts.prepaid ?? 0);
  const grand = due === facts.gross ? ['GrandTotalAmount'] : [];
  const [francs, cents] = [Math.trunc(due / 100), String(Math.abs(due % 100)).padStart(2, '0')];
  const subscriber = facts.isrSubscriber;
  for (const [x, full] of [
    [18, false],
    [190, true],
  ] as const) {
    canvas.put([plain(scene.language.forms.orangeSlip.payee)], x, top + 20, { size: 6 });
    canvas.block(addressLines(scene, 0, { person: false, country: false }), x, top + 34, { size: 8, max: 150 });
    if (subscriber)
      canvas.put([plain(scene.language.forms.orangeSlip.account), detail('IsrSubscriber', subscriber, subscriberText(subscriber))], x, top + 100, {
        size: 8,
        max: 160,
      });
    canvas.put([plain(facts.currency)], x, top + 116, { size: 8 });
    // The slip's boxes separate francs from cents; a plain amount is above where the form is machine-printed.
    if (full) canvas.put([plain(String(francs)), plain('.'), plain(cents)], x + 30, top + 132, { size: 9 });
    else
      canvas.put(
        [
          {
            text: numberText(due, 2, 2, { decimal: '.', group: ' ', negative: 'before' }),
            means: grand.map((detailName) => ({ detail: detailName, value: (due / 100).toFixed(2) })),
          },
        ],
        x + 30,
        top + 132,
        { size: 9 },
      );
  }
  canvas.put(isrText(scene)[0] ?? [], 360, top + 90, { size: 9, max: style.width - 375 });
  canvas.block(addressLines(scene, 1, { person: false, country: false }), 360, top + 120, { size: 8.5, max: 200 });
  if (facts.isrReference && subscriber)
    canvas.put([plain(`01${String(Math.abs(due)).padStart(10, '0')}0>${facts.isrReference}+ ${subscriber}>`)], style.width - 20, style.height - 24, {
      size: 10,
      align: 'right',
      max: style.width - 200,
    });
}

/** A code to scan with its words, within the flow. */
export function scanBlock(scene: Scene): void {
  const { canvas, facts, random } = scene;
  if (!facts.qrText) return;
  const size = 60 + random.next() * 30;
  canvas.need(size + canvas.line());
  const x = random.chance(0.5) ? canvas.left : canvas.right - size;
  canvas.code('QRCode', facts.qrText, x, canvas.y - canvas.style.size, size, size);
  canvas.put([plain(random.pick(['QR', ...scene.language.captions.codes.scan]))], x, canvas.y + size, { size: canvas.style.small });
  canvas.y += size + canvas.line();
}

/** Prints a country's payment form: cells with small keys above their values, and the machine-readable line. */
import type { PaymentForm } from '../../../catalogue/languages/forms.js';
import { mod10Recursive } from '../../../values/ids/check-digits.js';
import { addDays } from '../../dates.js';
import { addressLines, nameOf } from '../party/address.js';
import type { Text } from '../canvas.js';
import { idLike } from '../distractors.js';
import { dated, detail, ibanText, isInvoice, ownDate, ownId, plain } from '../pieces.js';
import { dueText } from '../sums/sum-rows.js';
import type { Scene } from '../scene.js';

/** The form of the sender's country, if the document carries it. */
export function formOf(scene: Scene): PaymentForm | undefined {
  const { facts, language } = scene;
  const form = language.forms.payment[facts.sender.country.code];
  const fork = scene.random.fork('slip form');
  return form && isInvoice(facts) && facts.type === 'invoice' && facts.gross > 0 && fork.chance(form.share) ? form : undefined;
}

/** The printed rows with how many lines each takes. */
const linesOf = (row: string): number => (/=(?:payee|payer)(?:\||$)/.test(row) ? 4 : 1);

const rowHeight = (row: string): number => 20 + (linesOf(row) - 1) * 10;

/** In points. */
export const formHeight = (form: PaymentForm): number => 46 + form.rows.reduce((sum, row) => sum + rowHeight(row), 0) + (form.machine ? 24 : 6);

const digits = ({ random }: Scene, count: number): string => Array.from({ length: count }, (_, i) => random.integer(i === 0 ? 1 : 0, 9)).join('');

/** References that only the form has, the same in a cell and in the machine-readable line. */
interface Own {
  readonly number: string;
  readonly ocr: string;
  readonly creditor: string;
}

function cellOf(scene: Scene, name: string, own: Own): Text[] {
  const { facts, random } = scene;
  const bank = facts.sender.banks[0];
  const [what, list = ''] = name.split(':') as [string, string?];
  switch (what) {
    case 'payee':
      return addressLines(scene, 0, { person: false, country: false });
    case 'payer':
      return addressLines(scene, 1, { person: false, country: false });
    case 'payeeName':
      return [[nameOf(scene, 0)]];
    case 'payerName':
      return [[nameOf(scene, 1)]];
    case 'iban':
      return bank?.iban ? [[detail('Iban', bank.iban, ibanText(scene, bank.iban))]] : [];
    case 'bic':
      return bank?.bic ? [[detail('Bic', bank.bic)]] : [];
    case 'account':
      return bank?.bankAccount
        ? [[...(bank.bankCode ? [detail('BankCode', bank.bankCode)] : []), detail('BankAccount', bank.bankAccount)]]
        : bank?.iban
          ? [[detail('Iban', bank.iban, ibanText(scene, bank.iban))]]
          : [];
    case 'amount':
      return [dueText(scene, 'bare')];
    case 'money':
      return [dueText(scene)];
    case 'due':
      return facts.dueDate ? [[dated(scene, facts.dueDate, ['DueDateDate'])]] : [];
    case 'date':
      return [[ownDate(scene)]];
    case 'processed':
      return [[dated(scene, addDays(facts.invoiceDate, random.integer(0, 2)), [])]];
    case 'invoice':
      return [[ownId(scene)]];
    case 'siReference':
      return [[plain('SI00'), ownId(scene)]];
    case 'customer':
      return facts.customerId ? [[detail('CustomerId', facts.customerId)]] : [];
    case 'customerText':
      return facts.customerId ? [[scene.key('customerId'), detail('CustomerId', facts.customerId)]] : [];
    case 'purpose':
      return [[plain(scene.term('invoice')), ownId(scene)]];
    case 'currency':
      return [[plain(facts.currency)]];
    case 'ocr':
    case 'viite':
      return [[plain(own.ocr)]];
    case 'number':
      return [[plain(own.number)]];
    case 'creditor':
      return [[plain(own.creditor)]];
    case 'agency':
      return [[plain(`${digits(scene, 4)}${random.pick(['-', ' / ', '/'])}${digits(scene, random.integer(5, 7))}-${digits(scene, 1)}`)]];
    case 'text':
      return [[plain(random.pick(list.split(';')))]];
    default:
      return [];
  }
}

/** The machine-readable line: digits of reference, amount and account between signs. */
function machineLine(scene: Scene, form: PaymentForm, own: Own): Text {
  const { facts } = scene;
  const due = Math.max(0, facts.gross - (facts.prepaid ?? 0));
  const bank = facts.sender.banks[0];
  const sum = String(due).padStart(10, '0').slice(-10);
  switch (form.machine) {
    case 'boleto': {
      const field = (n: number): string => `${digits(scene, 5)}.${digits(scene, n)}`;
      return [plain(field(5)), plain(field(6)), plain(field(6)), plain(digits(scene, 1)), plain(digits(scene, 4) + sum)];
    }
    case 'ocr':
      return [
        plain('#'),
        plain(own.ocr.replaceAll(' ', '')),
        plain('#'),
        plain(String(Math.trunc(due / 100))),
        plain(String(due % 100).padStart(2, '0')),
        plain(String(mod10Recursive(sum))),
        plain('>'),
        plain(`${(bank?.bankAccount ?? own.creditor).replace(/\D/g, '')}#41#`),
      ];
    case 'fik':
      return [plain(`+${scene.random.pick(['71', '71', '75', '73', '04'])}<${own.number.replace(/\D/g, '').padStart(15, '0')}+${own.creditor}<`)];
    case 'viitta':
      return [
        plain(
          `4${(bank?.iban ?? '').replace(/\D/g, '').padStart(16, '0')}${sum.slice(-8)}000${own.ocr.replaceAll(' ', '').padStart(20, '0')}${facts.invoiceDate.slice(2).replaceAll('-', '')}`,
        ),
      ];
    case 'giro':
      return [
        plain(`${own.number.replace(/\D/g, '').padStart(16, '0')}${scene.random.pick(['+', '>', '<', '#'])}`),
        plain(`${sum}<`),
        plain(`${digits(scene, 9)}${scene.random.pick(['+', '>'])}`),
        plain(`${digits(scene, 2)}>`),
      ];
    default:
      return [];
  }
}

/** Prints the form with its upper edge at `top`: details of the document where the form names them; the numbers of the form itself have no labels. */
export function slipForm(scene: Scene, form: PaymentForm, top: number): void {
  const { canvas, random, style } = scene;
  const left = Math.min(style.left, 40);
  const width = style.width - 2 * left;
  const ocr = digits(scene, random.integer(6, 18));
  const own: Own = {
    number: random.chance(0.4) && form.machine !== 'fik' ? idLike(scene) : digits(scene, random.integer(8, 15)),
    ocr: random.chance(0.3) ? ocr.replace(/(\d{5})(?=\d)/g, '$1 ') : ocr,
    creditor: digits(scene, 8),
  };
  if (random.chance(0.6)) canvas.stroke(random.chance(0.5) ? 0 : left, top, style.width - (random.chance(0.5) ? 0 : left), top, 0.5);
  const machine = machineLine(scene, form, own);
  canvas.put([plain(random.pick(form.titles))], left, top + 16, { size: 9.5, bold: random.chance(0.7), max: form.machine === 'boleto' ? width * 0.3 : width });
  // Boletos print the digits above, the bars below.
  if (form.machine === 'boleto') canvas.put(machine, left + width, top + 16, { size: 10, bold: true, align: 'right', max: width * 0.68 });
  const boxed = random.pick(['grid', 'grid', 'rows', 'none']);
  const small = 5.5 + random.next() * 1.5;
  const size = 8 + random.next() * 1.5;
  let y = top + 22;
  for (const row of form.rows) {
    const high = rowHeight(row);
    let x = left;
    if (boxed === 'rows') canvas.stroke(left, y + high, left + width, y + high, 0.4);
    for (const cell of row.split('|')) {
      const [, share, keys, value] = /^(\d+) (.*)=([^=]*)$/.exec(cell.trim())!;
      const wide = (width * Number(share)) / 100;
      if (boxed === 'grid') canvas.box(x, y, wide, high, 0.4);
      const key = random.pick(scene.allowed(keys!.split('/')));
      canvas.put([plain(key)], x + 3, y + small + 1, { size: small, max: wide - 6 });
      cellOf(scene, value!, own).forEach((line, i) => {
        const right = value === 'amount' && random.chance(0.4);
        canvas.put(line, right ? x + wide - 3 : x + 3, y + small + size + 2 + i * 10, { size, align: right ? 'right' : 'left', max: wide - 6 });
      });
      x += wide;
    }
    y += high;
  }
  if (form.machine === 'boleto') canvas.code('ITF', digits(scene, 44), left, y + 3, width * 0.6, 22);
  else if (machine.length) canvas.put(machine, left + width, y + 16, { size: 10, align: 'right', max: width });
}

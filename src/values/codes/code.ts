/** A payload of a printed code that can be taken apart into named details. Every file beside this one is one kind of code. */
import type { ContactField, ContactRole } from '../../catalogue/contact-fields.js';
import { isoDay } from '../dates/plain-day.js';

export type CodeDetails = Readonly<Record<string, string>>;

/** Whether the document prints these letters and digits, whatever signs and blanks are between them. */
export type IsPrinted = (compacted: string) => boolean;

export interface CodeParser {
  /** As the interface names it. */
  readonly name: 'SwissQr' | 'CodigoQr' | 'GiroCode' | 'Boleto' | 'Isr' | 'Spayd' | 'Hub3' | 'UpnQr' | 'Zatca';
  /** Its details by name, those left empty omitted; undefined where the text is something else. */
  parse(text: string): CodeDetails | undefined;
  /** What of its details is on the invoice too. */
  content?(details: CodeDetails, isPrinted: IsPrinted): CodeContent;
}

export type PartyFields = Readonly<Partial<Record<ContactField, string | undefined>>>;

/** Values under the catalogue's names; undefined or empty is what the code does not hold. */
export interface CodeContent {
  readonly details: Readonly<Record<string, string | undefined>>;
  readonly vatGroups?: readonly Readonly<Record<'VatRate' | 'NetAmount' | 'VatAmount', string>>[];
  readonly contacts?: Readonly<Partial<Record<ContactRole, PartyFields>>>;
}

/** Without the details that are empty. */
export function filled(details: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(details).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, value]])));
}

/** An ISO 8601 day; undefined where it does not exist. */
export function realDay(text = ''): string | undefined {
  const [year, month, day] = text.split('-').map(Number) as [number, number, number];
  return isoDay(year, month, day) === text ? text : undefined;
}

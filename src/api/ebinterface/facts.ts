/** Facts of an extraction that an ebInterface document needs: values by name, members of groups, VAT by rate, all in the schema's number formats. */
import { joinedTaxes } from '../../extraction/groups/joined-taxes.js';
import type { Contact, Extraction } from '../../extraction/extraction.js';
import { inFormat } from '../response/prediction.js';

/** One VAT rate and its taxable amount. */
export interface Vat {
  readonly rate: string;
  readonly net: string;
  readonly vat?: string;
  /** UNTDID 5305: S standard, Z zero, E exempt. */
  readonly category: 'S' | 'Z' | 'E';
}

export interface Facts {
  /** The first value of the name; undefined where it is empty. */
  value(name: string): string | undefined;
  all(name: string): readonly string[];
  /** Values of the first group of the name. */
  group(name: string): Readonly<Record<string, string>>;
  groups(name: string): readonly Readonly<Record<string, string>>[];
  contact(role: 'Sender' | 'Receiver'): Contact | undefined;
  /** Two decimals. */
  amount(value: string): string;
  readonly vat: readonly Vat[];
}

const isNumber = (text: string | undefined): text is string => text !== undefined && /^-?\d+(\.\d*)?$/.test(text);

/** Accessors to the extraction, empty values left out. */
export function factsOf(extraction: Extraction): Facts {
  const all = (name: string) => extraction.predictions.filter((each) => each.name === name && each.value !== '').map(({ value }) => value);
  const value = (name: string) => all(name)[0];
  const joined = joinedTaxes(extraction.groups);
  const groups = (name: string) =>
    joined
      .filter((group) => group.name === name)
      .map(({ members }) => Object.fromEntries(members.filter((member) => member.value !== '').map((member) => [member.name, member.value])));
  const amount = (text: string) => inFormat(text, 2);
  const exempt = value('VatExemption') !== undefined;
  const known = groups('VatGroup').flatMap(({ VatRate: rate, NetAmount: net, VatAmount: vat }): Vat[] => {
    if (!isNumber(rate) || !isNumber(net)) return [];
    const category = Number(rate) > 0 ? 'S' : exempt ? 'E' : 'Z';
    return [{ rate: amount(rate), net: amount(net), ...(isNumber(vat) && { vat: amount(vat) }), category }];
  });
  const total = value('NetTotalAmount') ?? value('GrandTotalAmount');
  // Without any VAT on it, only a document that states why determines its tax.
  const vat = known.length > 0 || !exempt || !isNumber(total) ? known : [{ rate: '0.00', net: amount(total), vat: '0.00', category: 'E' as const }];
  return {
    value,
    all,
    groups,
    group: (name) => groups(name)[0] ?? {},
    contact: (role) => extraction.contacts.find((each) => each.role === role),
    amount,
    vat,
  };
}

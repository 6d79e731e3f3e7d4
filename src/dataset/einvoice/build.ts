/** The shared part of both syntaxes of EN 16931 (CII and UBL): values in the format of the interface, and the ground truth assembled from them. */
import { partsOfCheck, registrationChecks } from '../../catalogue/country-words/id-checks.js';
import { detailByName } from '../../catalogue/details.js';
import type { ContactField } from '../../catalogue/contact-fields.js';
import type { LineItemFieldName } from '../../catalogue/line-item-fields.js';
import { compactLetters } from '../../values/text/compact.js';
import type { TrueContact, TrueLineItem, Truth } from '../truth.js';

/** Whose numbers the interface has. */
const registrationCountries: ReadonlySet<string> = new Set(registrationChecks.map((check) => partsOfCheck(check)[0]));

type Maybe = string | undefined;

export interface Party {
  readonly name: Maybe;
  readonly street: Maybe;
  readonly zip: Maybe;
  readonly city: Maybe;
  readonly country: Maybe;
  readonly phone: Maybe;
  readonly fax: Maybe;
  readonly email: Maybe;
  readonly website?: Maybe;
  readonly vatId: Maybe;
  readonly taxId: Maybe;
  readonly legalId: Maybe;
}

/** An e-invoice, independent of its syntax. */
export interface EInvoice {
  readonly typeCode: Maybe;
  readonly currency: Maybe;
  readonly details: Readonly<Record<string, Maybe | readonly Maybe[]>>;
  readonly sender: Party;
  readonly receiver: Party;
  readonly others: readonly Party[];
  readonly vat: readonly { readonly rate: Maybe; readonly net: Maybe; readonly vat: Maybe; readonly category: Maybe }[];
  readonly dueDate: Maybe;
  readonly discounts: readonly { readonly percent: Maybe; readonly days: Maybe; readonly date?: Maybe }[];
  readonly period: readonly [start: Maybe, end: Maybe];
  readonly items: readonly TrueLineItem[];
}

/** UNTDID 1001: codes of credit notes. */
const creditTypes = new Set(['81', '83', '261', '262', '296', '308', '381', '396', '420', '458', '502', '503', '532']);
/** Categories of UNCL 5305 without VAT: exempt, reverse charge, intra-community, export, outside. */
const exemptCategories = new Set(['E', 'AE', 'K', 'G', 'O']);

/** Ground truth of an e-invoice, values in the format of the interface. */
export function truthOf(invoice: EInvoice): Truth {
  const { sender, receiver, vat } = invoice;
  const details = {
    ...invoice.details,
    SenderVatId: bare(sender.vatId),
    ReceiverVatId: bare(receiver.vatId),
    SenderTaxId: sender.taxId,
    ReceiverTaxId: receiver.taxId,
    CompanyRegistrationNumber: registrationCountries.has(sender.country ?? '') ? sender.legalId : undefined,
  };
  const groups = {
    VatGroup: vat.map(({ rate, net, vat: amount }) => defined({ VatRate: decimal(rate, 1), NetAmount: decimal(net, 2), VatAmount: decimal(amount, 2) })),
    DueDateGroup: [defined({ DueDateDate: invoice.dueDate })],
    DiscountGroup: invoice.discounts.map(({ percent, days, date }) =>
      defined({ DiscountPercent: decimal(percent, 1), DiscountDuration: days, DiscountDate: date }),
    ),
    DeliveryPeriodGroup: [defined({ DeliveryPeriodDateStart: invoice.period[0], DeliveryPeriodDateEnd: invoice.period[1] })],
  };
  const contacts = [contactOf('Sender', sender), contactOf('Receiver', receiver), ...invoice.others.map((other) => contactOf('Other', other))];
  const supplier = details.SenderVatId ?? sender.taxId ?? sender.name?.toLowerCase();
  return {
    ...(supplier !== undefined && { supplier: supplier.slice(0, 200) }),
    documentType: creditTypes.has(invoice.typeCode ?? '') ? 'CreditMemo' : 'Invoice',
    ...(invoice.currency !== undefined && { currency: invoice.currency }),
    vatExempt: vat.length > 0 && vat.every(({ category }) => exemptCategories.has(category ?? '')),
    details: listed(details),
    groups: Object.fromEntries(
      Object.entries(groups)
        .map(([name, rows]) => [name, rows.filter((row) => Object.keys(row).length > 0)] as const)
        .filter(([, rows]) => rows.length > 0),
    ),
    contacts: contacts.filter(({ fields }) => Object.keys(fields).length > 0),
    // The profiles Minimum and Basic WL have no lines: unknown, not none.
    ...(invoice.items.length > 0 && { lineItems: invoice.items }),
  };
}

function listed(details: Readonly<Record<string, Maybe | readonly Maybe[]>>): Truth['details'] {
  const lists = Object.entries(details).map(([name, value]) => {
    const decimals = detailByName.get(name)?.decimals;
    const values = [value].flat().map((one) => (decimals === undefined ? one : decimal(one, decimals)));
    return [name, [...new Set(values.filter((one) => one !== undefined))]] as const;
  });
  return Object.fromEntries(lists.filter(([, values]) => values.length > 0));
}

function contactOf(role: TrueContact['role'], party: Party): TrueContact {
  const fields: Record<ContactField, Maybe> = {
    Name: party.name,
    Street: party.street,
    ZipCode: party.zip,
    City: party.city,
    Country: party.country,
    WebsiteUrl: party.website,
    Email: party.email,
    Phone: party.phone,
    Fax: party.fax,
  };
  return { role, fields: defined(fields) };
}

/** Without undefined values. */
function defined<K extends string>(values: Readonly<Record<K, Maybe>>): Partial<Record<K, string>> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<Record<K, string>>;
}

export interface ItemParts {
  readonly position: Maybe;
  readonly itemIds: readonly Maybe[];
  readonly name: Maybe;
  readonly description: Maybe;
  readonly orderId: Maybe;
  readonly deliveryId: Maybe;
  readonly deliveryDate: Maybe;
  readonly quantity: Maybe;
  readonly price: Maybe;
  readonly priceQuantity: Maybe;
  readonly grossPrice: Maybe;
  readonly vatRate: Maybe;
  readonly discount: Maybe;
  readonly total: Maybe;
}

/** A line item; undefined without name and total. Prices per several units become unit prices. */
export function itemOf(parts: ItemParts): TrueLineItem | undefined {
  if (parts.name === undefined && parts.total === undefined) return undefined;
  const [itemId, ...otherIds] = parts.itemIds.filter((id) => id !== undefined);
  const per = Number(parts.priceQuantity ?? 1);
  // Prices per 100 or 1000 pieces are printed as such or per piece.
  const single = parts.price !== undefined && per > 1 ? (Number(parts.price) / per).toFixed(6) : undefined;
  const fields: Record<LineItemFieldName, Maybe> = {
    PositionId: parts.position,
    ItemId: itemId ?? undefined,
    Description: parts.name ?? parts.description,
    OrderId: parts.orderId,
    DeliveryId: parts.deliveryId,
    DeliveryDate: parts.deliveryDate,
    Quantity: decimal(parts.quantity, 1),
    Unit: undefined,
    UnitPrice: decimal(single ?? parts.price, 4),
    VatRate: decimal(parts.vatRate, 1),
    Discount: parts.discount,
    TotalAmount: decimal(parts.total, 2),
  };
  const prices = [decimal(parts.price, 4), decimal(single, 4), decimal(parts.grossPrice, 4)];
  const descriptions = parts.name !== undefined && parts.description !== undefined ? [`${parts.name} ${parts.description}`] : [];
  return {
    fields: defined(fields),
    others: {
      Description: descriptions,
      UnitPrice: prices.filter((price) => price !== undefined),
      ...(itemId !== undefined && { ItemId: [itemId, ...otherIds] }),
    },
  };
}

/** At least this many decimals; more where the value has more and the format allows: quantities. */
function decimal(value: Maybe, decimals: number): Maybe {
  if (value === undefined || !/^[+-]?\d*\.?\d+$/.test(value.trim())) return undefined;
  const number = Number(value);
  const digits = decimals === 1 ? Math.max(1, (String(number).split('.')[1] ?? '').length) : decimals;
  return (Object.is(number, -0) ? 0 : number).toFixed(Math.min(digits, 6));
}

/** CII writes 20250131, UBL 2025-01-31, both sometimes with a time. */
export function date(value: Maybe): Maybe {
  const match = value?.match(/^(\d{4})-?(\d{2})-?(\d{2})/);
  return match ? `${match[1]}-${match[2]}-${match[3]}` : undefined;
}

/** Letters and digits only, in upper case. */
export const bare = (value: Maybe): Maybe => (value === undefined ? undefined : compactLetters(value));

/** Cash discounts in XRechnung's notation: "#SKONTO#TAGE=14#PROZENT=2.00#". */
export function skonto(terms: readonly string[]): EInvoice['discounts'] {
  return terms.flatMap((text) =>
    [...text.matchAll(/#SKONTO#TAGE=(\d{1,3})#PROZENT=(\d{1,2}(?:\.\d{1,2})?)#/g)].map(([, days, percent]) => ({ days, percent })),
  );
}

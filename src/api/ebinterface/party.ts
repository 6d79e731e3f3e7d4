/** Biller and InvoiceRecipient: VAT id, order, address and contact person. */
import type { Facts } from './facts.js';
import type { Xml } from './xml.js';

/** What the standard's users write where there is no VAT id: the element must not be missing. */
const noVatId = '00000000';

/** Biller or InvoiceRecipient; its address only where name, town, postal code and country are known. */
export function party({ value, contact }: Facts, role: 'Sender' | 'Receiver'): Xml {
  const fields = contact(role)?.fields ?? {};
  const field = (name: keyof typeof fields) => fields[name]?.[0]?.value || undefined;
  const many = (name: keyof typeof fields) => (fields[name] ?? []).map((each) => each.value).filter(Boolean);
  const order = value(`${role}OrderId`);
  const [name, town, zip, country] = [field('Name') ?? (role === 'Sender' ? value('Sender') : undefined), field('City'), field('ZipCode'), field('Country')];
  const reached = { Phone: many('Phone'), Email: many('Email') };
  // An address without its town and country is none to the schema; its name is worth keeping all the same.
  const whole = name && town && zip && country;
  const address: Xml = whole && {
    Name: name,
    Street: field('Street'),
    Town: town,
    ZIP: zip,
    Country: { '#text': country, '@CountryCode': country },
    ...reached,
  };
  return {
    VATIdentificationNumber: value(`${role}VatId`) ?? noVatId,
    OrderReference: order && { OrderID: order.slice(0, 255), ReferenceDate: value(`${role}OrderDate`) },
    Address: address || undefined,
    Contact: !whole && name ? { Name: name, ...reached } : undefined,
    BillersInvoiceRecipientID: role === 'Receiver' ? value('CustomerId')?.slice(0, 255) : undefined,
  };
}

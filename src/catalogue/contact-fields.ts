/** The fields of a contact (interface spec, ContactResponse and AddressResponse). */
import type { KindName } from './kind-name.js';
export const contactFields = ['Name', 'Street', 'ZipCode', 'City', 'Country', 'WebsiteUrl', 'Email', 'Phone', 'Fax'] as const;
export type ContactField = (typeof contactFields)[number];

export const contactRoles = ['Sender', 'Receiver', 'Other'] as const;
export type ContactRole = (typeof contactRoles)[number];

/** How the value of each field is written. */
export const contactKinds: Readonly<Record<ContactField, KindName>> = {
  Name: 'text',
  Street: 'text',
  ZipCode: 'identifier',
  City: 'text',
  Country: 'text',
  WebsiteUrl: 'url',
  Email: 'email',
  Phone: 'phone',
  Fax: 'phone',
};

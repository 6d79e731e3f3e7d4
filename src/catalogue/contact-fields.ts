/** The fields of a contact (interface-spec.md, ContactResponse and AddressResponse). */
export const contactFields = ['Name', 'Street', 'ZipCode', 'City', 'Country', 'WebsiteUrl', 'Email', 'Phone', 'Fax'] as const;
export type ContactField = (typeof contactFields)[number];

export const contactRoles = ['Sender', 'Receiver', 'Other'] as const;
export type ContactRole = (typeof contactRoles)[number];

/** Kinds of columns that the heading of a customer's list can announce, in the order in which they are tried: of a heading that several fit, the first is meant. */
export const headingKinds = [
  'vatId',
  'iban',
  'email',
  'domain',
  'phone',
  'taxId',
  'registration',
  'zip',
  'street',
  'city',
  'country',
  'article',
  'name',
  'text',
] as const;
export type HeadingKind = (typeof headingKinds)[number];

/** Words that headings of lists of suppliers, customers and articles are made of, folded and without signs. What English has is known in every language. */
export type Headings = Readonly<Partial<Record<HeadingKind, readonly string[]>>>;

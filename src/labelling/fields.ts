/** What there is to label: the catalogue's details, groups, contacts and columns with a customer's own. */
import { contactFields, contactKinds } from '../catalogue/contact-fields.js';
import { currencies } from '../catalogue/currencies.js';
import { type Detail, detailByName, modelDetails } from '../catalogue/details.js';
import { documentTypes } from '../catalogue/document-types.js';
import type { KindName } from '../catalogue/kind-name.js';
import { lineItemFields } from '../catalogue/line-item-fields.js';
import type { CustomDetail } from '../bundle/manifest.js';
import type { Field, Section } from './wire.js';

export interface Fields {
  readonly sections: readonly Section[];
  readonly columns: readonly Field[];
}

/** What a value of a field must be: its kind, and the digits it is written with. */
export interface Wanted {
  readonly name: string;
  readonly kind: KindName;
  readonly decimals?: number;
}

/** Contacts of other roles are kept as they are. */
export const labelledRoles = ['Sender', 'Receiver'] as const;
export const groupNames = [...new Set(modelDetails.flatMap(({ group }) => group ?? []))];

const wholeDocument: readonly Field[] = [
  { name: 'documentType', kind: 'choice', choices: documentTypes },
  { name: 'currency', kind: 'choice', choices: currencies.map(({ code }) => code) },
  { name: 'vatExempt', kind: 'choice', choices: ['no', 'yes'] },
];

/** `own`: of the bundle and of --customer; one that both have is one. */
export function fieldsOf(own: readonly Pick<CustomDetail, 'name' | 'kind' | 'many' | 'lineItem'>[]): Fields {
  const distinct = [...new Map(own.map((detail) => [detail.name, detail])).values()];
  const ownField = ({ name, kind, many }: (typeof own)[number]): Field => ({ name, kind: kind as KindName, ...(many && { many }) });
  const ofDocument = distinct.filter(({ lineItem }) => !lineItem).map(ownField);
  return {
    sections: [
      { of: 'document', name: 'Document', fields: wholeDocument },
      { of: 'details', name: 'Details', fields: modelDetails.filter(({ group }) => group === undefined).map(fieldOf) },
      ...(ofDocument.length > 0 ? [{ of: 'own', name: 'Own details', fields: ofDocument } as const] : []),
      ...labelledRoles.map((role): Section => ({ of: 'contact', name: role, fields: contactFields.map((name) => ({ name, kind: contactKinds[name] })) })),
      ...groupNames.map((name): Section => ({ of: 'group', name, fields: modelDetails.filter(({ group }) => group === name).map(fieldOf) })),
    ],
    columns: [...lineItemFields.map(({ name, kind }): Field => ({ name, kind })), ...distinct.filter(({ lineItem }) => lineItem).map(ownField)],
  };
}

const fieldOf = ({ name, kind, many }: Detail): Field => ({ name, kind: kind ?? 'identifier', ...(many && { many }) });

/** What a path asks for ("InvoiceId", "Sender.City", "VatGroup.VatRate", "LineItems.Quantity"); undefined where nothing is called so. */
export function wantedOf({ sections, columns }: Fields, path: string): Wanted | undefined {
  const [part, name] = path.includes('.') ? (path.split('.') as [string, string]) : [undefined, path];
  if (part === 'LineItems') {
    const column = columns.find((each) => each.name === name);
    const decimals = lineItemFields.find((each) => each.name === name)?.decimals;
    return column && wanted(column, decimals);
  }
  const section = sections.find((each) => (part === undefined ? each.of === 'details' || each.of === 'own' : each.name === part) && has(each, name));
  const field = section?.fields.find((each) => each.name === name);
  return field && wanted(field, section?.of === 'contact' ? undefined : detailByName.get(name)?.decimals);
}

const has = ({ fields }: Section, name: string): boolean => fields.some((field) => field.name === name);
const wanted = ({ name, kind }: Field, decimals: number | undefined): Wanted | undefined =>
  kind === 'choice' ? undefined : { name, kind, ...(decimals !== undefined && { decimals }) };

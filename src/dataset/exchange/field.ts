/** What a label of an exchange file may be named after: a detail, a group's member, a contact's field, a column of the items. */
import { contactFields, contactKinds, contactRoles } from '../../catalogue/contact-fields.js';
import { detailByName } from '../../catalogue/details.js';
import { lineItemFields } from '../../catalogue/line-item-fields.js';
import type { KindName } from '../../values/kind.js';
import type { OwnDetail } from '../truth.js';

export interface Field {
  readonly of: 'detail' | 'group' | 'contact' | 'row' | 'own column';
  /** Role of a contact, or name of a group. */
  readonly parent: string;
  readonly name: string;
  readonly kind: KindName;
  readonly decimals?: number;
}

/** `name`: "InvoiceId", "Sender.City", "LineItems.Quantity". Undefined: there is none, or none that is printed. */
export function fieldNamed(name: string, own: readonly OwnDetail[]): Field | undefined {
  const [parent, member] = name.split('.');
  const declared = own.find((detail) => detail.name === (member ?? name) && !detail.listed);
  if (member === undefined) {
    const detail = detailByName.get(name);
    if (detail?.kind && detail.found === 'candidate') return { of: 'detail', parent: '', name, kind: detail.kind, ...decimals(detail) };
    return declared && { of: 'detail', parent: '', name, kind: declared.kind };
  }
  if (parent === 'LineItems') {
    const field = lineItemFields.find((one) => one.name === member);
    if (field) return { of: 'row', parent, name: member, kind: field.kind, ...decimals(field) };
    return declared && { of: 'own column', parent, name: member, kind: declared.kind };
  }
  if (contactRoles.some((role) => role === parent)) {
    const field = contactFields.find((one) => one === member);
    return field && { of: 'contact', parent: parent!, name: field, kind: contactKinds[field] };
  }
  const detail = detailByName.get(member);
  return detail?.kind && detail.group === parent ? { of: 'group', parent: parent!, name: member, kind: detail.kind, ...decimals(detail) } : undefined;
}

const decimals = ({ decimals }: { readonly decimals?: number }) => (decimals === undefined ? {} : { decimals });

/** An Extraction reduced to what a subscription allows, for the parts of an answer that ignore Filter. */
import { detailByName } from '../../catalogue/details.js';
import type { Contact, Extraction } from '../../extraction/extraction.js';
import { groupIds } from '../response/details.js';
import type { Wanted, WireDetail } from '../filter.js';

/** Takes out what the caller may not see: values, members of groups, contacts, rows. */
export function permitted(extraction: Extraction, allowed: Wanted, custom: readonly WireDetail[]): Extraction {
  const may = (name: string): boolean => {
    const id = detailByName.get(name)?.id ?? custom.find((detail) => detail.name === name)?.id;
    return id !== undefined && allowed(id);
  };
  const { documentType } = extraction;
  return {
    ...extraction,
    documentType: may('DocumentType') ? documentType : { ...documentType, value: '' },
    predictions: extraction.predictions.filter(({ name }) => may(name)),
    groups: extraction.groups.flatMap((group) => {
      const { group: id, named = id, member } = groupIds(group, custom);
      const members = allowed(id, named) ? group.members : group.members.filter((each) => member(each) !== id && allowed(member(each)));
      return members.length ? [{ ...group, members }] : [];
    }),
    contacts: extraction.contacts.flatMap((contact) => contactIn(contact, may)),
    lineItems: may('LineItems') ? extraction.lineItems : [],
  };
}

/** Sender by itself is also the sender's name; all contacts are a detail of their own. */
function contactIn(contact: Contact, may: (name: string) => boolean): Contact[] {
  return may('Contacts') || (contact.role !== 'Other' && may(contact.role)) ? [contact] : [];
}

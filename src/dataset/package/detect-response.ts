/** A DetectInvoiceResponse of any service of the interface as plain values. Lenient: malformed fields count as not there. */
import { contactFields, type ContactField, contactRoles, type ContactRole } from '../../catalogue/contact-fields.js';
import type { Box } from '../../document/box.js';

/** One value; empty where the response says that there is none. */
export interface Given {
  readonly name: string;
  readonly value: string;
  readonly text: string;
  /** 0 … 1; 0 where there is none. */
  readonly score: number;
  readonly threshold?: number;
  readonly box?: Box;
}

export interface Answer {
  /** In dots per inch. */
  readonly resolution?: number;
  readonly language: string;
  readonly predictions: readonly Given[];
  readonly groups: readonly { readonly name: string; readonly members: readonly Given[] }[];
  /** Sender and receiver first; the list of the response has them again. */
  readonly contacts: readonly GivenContact[];
  /** Each with all of its members by name. */
  readonly lineItems: readonly { readonly score: number; readonly cells: ReadonlyMap<string, Given> }[];
}

export interface GivenContact {
  readonly role: ContactRole;
  readonly score: number;
  readonly fields: Readonly<Partial<Record<ContactField, readonly Given[]>>>;
}

type Json = Readonly<Record<string, unknown>>;

const mostEntries = 5_000;

/** `response`: parsed JSON. Nothing is thrown: what is not as the interface has it counts as not there, and lists are cut after 5,000 entries. */
export function answerOf(response: unknown): Answer {
  const root = objectOf(response);
  const resolution = numberOf(root.DocumentResolution);
  return {
    ...(resolution && { resolution }),
    language: textOf(root.Language),
    predictions: list(root.InvoiceDetailTypePredictions).flatMap(namedValue),
    groups: list(root.PredictionGroups).flatMap((group) => {
      const name = textOf(group.TypeName);
      return name === '' ? [] : [{ name, members: list(group.InvoiceDetailTypePredictions).flatMap(namedValue) }];
    }),
    contacts: [
      ...contactRoles.slice(0, 2).flatMap((role) => contactOf(role, root[role])),
      ...list(root.Contacts).flatMap((contact) => contactOf('Other', contact)),
    ],
    lineItems: list(objectOf(root.LineItemTable).LineItems).map((item) => ({
      score: scoreOf(item.Score),
      cells: new Map(Object.entries(item).flatMap(([name, cell]) => (isObject(cell) ? [[name, givenOf(name, cell)]] : []))),
    })),
  };
}

const namedValue = (json: Json): Given[] => (textOf(json.TypeName) === '' ? [] : [givenOf(textOf(json.TypeName), json)]);

function givenOf(name: string, { Value, Text, Score, RecommendedThreshold, X, Y, Width, Height }: Json): Given {
  const threshold = numberOf(RecommendedThreshold);
  const [width, height] = [numberOf(Width) ?? 0, numberOf(Height) ?? 0];
  return {
    name,
    value: textOf(Value),
    text: textOf(Text),
    score: scoreOf(Score),
    ...(threshold !== undefined && threshold >= 0 && { threshold }),
    ...(width > 0 && height > 0 && { box: { x: numberOf(X) ?? 0, y: numberOf(Y) ?? 0, width, height } }),
  };
}

function contactOf(role: ContactRole, json: unknown): GivenContact[] {
  const contact = objectOf(json);
  const own = { ...objectOf(contact.Address), ...contact };
  const fields = contactFields.flatMap((field) => {
    const found = (Array.isArray(own[field]) ? list(own[field]) : [objectOf(own[field])])
      .map((each) => givenOf(field, each))
      .filter(({ value }) => value !== '');
    return found.length > 0 ? [[field, found] as const] : [];
  });
  return fields.length === 0 ? [] : [{ role, score: scoreOf(contact.Score), fields: Object.fromEntries(fields) }];
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const objectOf = (value: unknown): Json => (isObject(value) ? value : {});
const list = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.slice(0, mostEntries).map(objectOf) : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');
const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
const scoreOf = (value: unknown): number => (typeof value === 'number' && value >= 0 && value <= 1 ? value : 0);

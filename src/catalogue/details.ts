/**
 * Every detail the service can find (interface spec, Detail catalogue; wire facts, Ids that the catalogue leaves out). Filter, model columns, labels,
 * synthesis, thresholds, groups and responses are derived from its rows: a new detail is a row here and, where it is printed, a term of the languages.
 */
import type { KindName } from './kind-name.js';
import type { TermName } from './languages/language.js';

/** Where a detail is in the response. */
export type Place = 'prediction' | 'group' | 'member' | 'contact' | 'contacts' | 'line-items';

/** Number formats of synthetic identifiers; synthesis/identifiers/numbering.ts draws them. */
export type Numbering = 'invoice' | 'creditNote' | 'customer' | 'order' | 'deliveryNote' | 'article' | 'costCenter' | 'project';

export interface Detail {
  /** Flag bit and wire id. 64 bits, hence bigint everywhere. */
  readonly id: bigint;
  /** TypeName in the response. */
  readonly name: string;
  /** Names of its filter flag, the published one first; empty where no flag is listed. */
  readonly flags: readonly string[];
  readonly place: Place;
  /** Kind of its value, which also decides how evaluation compares it; undefined for groups and contacts. */
  readonly kind?: KindName;
  /** Group it is a member of. */
  readonly group?: string;
  /** Several values may be printed on one document. */
  readonly many?: boolean;
  /** How the model finds it: by choosing among candidates, from the whole document, from other details, or not at all. */
  readonly found: 'candidate' | 'document' | 'derived' | 'code' | 'whitelist' | 'contact' | 'line-items';
  /** Digits after the decimal separator in its value. */
  readonly decimals?: number;
  /** Values that the interface allows, where its kind reads others too. */
  readonly allows?: RegExp;
  /** First version of the interface that has it (api/versions/); undefined: no later one than 1.18. */
  readonly since?: `${number}.${number}`;
  /** Terms that announce it in print. */
  readonly terms?: readonly TermName[];
  /** Shares its value and its words with no other exclusive detail. */
  readonly exclusive?: boolean;
  /** A day before the document was sent. */
  readonly past?: boolean;
  /** A document without it cannot be booked, so that it never passes unseen. */
  readonly required?: boolean;
  /** No bank takes it where its check digits fail: such a value stays below every threshold. Where they pass, no other detail has a part of it. */
  readonly mustPass?: boolean;
  /**
   * Printed among a synthetic document's references behind its first term, for identifiers and dates that no layout of synthesis/ knows by name. `share` of the
   * suppliers print it.
   */
  readonly synthetic?: { readonly share: number; readonly numbering?: Numbering };
}

const row = (id: bigint, name: string, flags: readonly string[], place: Place, rest: Omit<Detail, 'id' | 'name' | 'flags' | 'place'>): Detail => ({
  id,
  name,
  flags,
  place,
  ...rest,
});

export const details: readonly Detail[] = [
  row(2n, 'Sender', ['Sender'], 'contact', { found: 'contact' }),
  row(128n, 'Receiver', ['Receiver'], 'contact', { found: 'contact' }),
  row(281474976710656n, 'Contacts', ['Contacts'], 'contacts', { found: 'contact', since: '1.18' }),
  row(65536n, 'LineItems', ['LineItems', 'LineItem'], 'line-items', { found: 'line-items' }),

  row(8192n, 'DocumentType', ['DocumentType'], 'prediction', { found: 'document' }),
  row(1024n, 'InvoiceId', ['InvoiceId'], 'prediction', { found: 'candidate', kind: 'identifier', terms: ['invoiceId'], exclusive: true, required: true }),
  row(64n, 'InvoiceDate', ['InvoiceDate'], 'prediction', { found: 'candidate', kind: 'date', terms: ['invoiceDate'], past: true, required: true }),
  row(8n, 'DeliveryDate', ['DeliveryDate'], 'prediction', { found: 'candidate', kind: 'date', terms: ['deliveryDate'] }),
  row(1048576n, 'DeliveryNoteId', ['DeliveryNoteId'], 'prediction', { found: 'candidate', kind: 'identifier', terms: ['deliveryNoteId'], exclusive: true }),
  row(2097152n, 'CustomerId', ['CustomerId'], 'prediction', { found: 'candidate', kind: 'identifier', terms: ['customerId'], exclusive: true }),
  row(33554432n, 'ReceiverOrderId', ['ReceiverOrderId'], 'prediction', { found: 'candidate', kind: 'identifier', terms: ['receiverOrderId'], exclusive: true }),
  row(134217728n, 'ReceiverOrderDate', ['ReceiverOrderDate'], 'prediction', { found: 'candidate', kind: 'date', terms: ['receiverOrderDate'], past: true }),
  row(16777216n, 'SenderOrderId', ['SenderOrderId'], 'prediction', { found: 'candidate', kind: 'identifier', terms: ['senderOrderId'], exclusive: true }),
  row(67108864n, 'SenderOrderDate', ['SenderOrderDate'], 'prediction', { found: 'candidate', kind: 'date', terms: ['senderOrderDate'], past: true }),
  row(9007199254740992n, 'CostCenter', ['CostCenter'], 'prediction', {
    found: 'candidate',
    kind: 'identifier',
    since: '1.18',
    terms: ['costCenter'],
    exclusive: true,
    synthetic: { share: 0.1, numbering: 'costCenter' },
  }),

  row(524288n, 'InvoiceCurrency', ['InvoiceCurrency'], 'prediction', { found: 'document', kind: 'currency' }),
  row(16n, 'GrandTotalAmount', ['GrandTotalAmount'], 'prediction', {
    found: 'candidate',
    kind: 'amount',
    decimals: 2,
    terms: ['grandTotal', 'amountDue'],
    required: true,
  }),
  row(256n, 'NetTotalAmount', [], 'prediction', { found: 'candidate', kind: 'amount', decimals: 2, terms: ['netTotal'] }),
  row(1073741824n, 'VatTotalAmount', [], 'prediction', { found: 'candidate', kind: 'amount', decimals: 2, terms: ['vatTotal'] }),
  row(536870912n, 'VatGroup', ['VatGroup'], 'group', { found: 'derived', many: true }),
  row(32n, 'VatRate', [], 'member', { found: 'candidate', kind: 'rate', group: 'VatGroup', many: true, decimals: 1, terms: ['vatRate'] }),
  row(268435456n, 'NetAmount', [], 'member', { found: 'candidate', kind: 'amount', group: 'VatGroup', many: true, decimals: 2, terms: ['vatBase'] }),
  row(131072n, 'VatAmount', [], 'member', { found: 'candidate', kind: 'amount', group: 'VatGroup', many: true, decimals: 2, terms: ['vatTotal'] }),
  row(18014398509481984n, 'VatExemption', ['VatExemption'], 'prediction', { found: 'document', since: '1.18' }),

  row(16384n, 'Iban', ['Ibans', 'Iban'], 'prediction', { found: 'candidate', kind: 'iban', many: true, terms: ['iban'], mustPass: true }),
  row(32768n, 'Bic', ['Bics', 'Bic'], 'prediction', { found: 'candidate', kind: 'bic', many: true, terms: ['bic'] }),
  row(17179869184n, 'BankGroup', ['BankGroup'], 'group', { found: 'derived', many: true, since: '1.18' }),
  row(4294967296n, 'BankCode', [], 'member', { found: 'candidate', kind: 'bank-code', group: 'BankGroup', many: true, since: '1.18', terms: ['bankCode'] }),
  row(8589934592n, 'BankAccount', [], 'member', {
    found: 'candidate',
    kind: 'bank-account',
    group: 'BankGroup',
    many: true,
    since: '1.18',
    terms: ['bankAccount'],
  }),

  row(17592186044416n, 'DueDateGroup', ['DueDateGroup'], 'group', { found: 'derived', since: '1.18' }),
  row(2199023255552n, 'DueDateDate', [], 'member', { found: 'candidate', kind: 'date', group: 'DueDateGroup', since: '1.18', terms: ['dueDate'] }),
  row(4398046511104n, 'DueDateStart', [], 'member', { found: 'derived', kind: 'date', group: 'DueDateGroup', since: '1.18' }),
  row(8796093022208n, 'DueDateDuration', [], 'member', { found: 'candidate', kind: 'duration', group: 'DueDateGroup', since: '1.18', terms: ['paymentTerms'] }),
  row(1099511627776n, 'DiscountGroup', ['DiscountGroup'], 'group', { found: 'derived', many: true, since: '1.18' }),
  row(68719476736n, 'DiscountDate', [], 'member', { found: 'candidate', kind: 'date', group: 'DiscountGroup', many: true, since: '1.18', terms: ['discount'] }),
  row(137438953472n, 'DiscountStart', [], 'member', { found: 'derived', kind: 'date', group: 'DiscountGroup', since: '1.18' }),
  row(274877906944n, 'DiscountDuration', [], 'member', {
    found: 'candidate',
    kind: 'duration',
    group: 'DiscountGroup',
    many: true,
    since: '1.18',
    terms: ['discount'],
  }),
  row(549755813888n, 'DiscountPercent', [], 'member', {
    found: 'candidate',
    kind: 'rate',
    group: 'DiscountGroup',
    many: true,
    since: '1.18',
    terms: ['discount'],
  }),
  row(4503599627370496n, 'DeliveryPeriodGroup', ['DeliveryPeriod', 'DeliveryPeriodGroup'], 'group', { found: 'derived', since: '1.18' }),
  row(1125899906842624n, 'DeliveryPeriodDateStart', [], 'member', {
    found: 'candidate',
    kind: 'date',
    group: 'DeliveryPeriodGroup',
    since: '1.18',
    terms: ['deliveryPeriod', 'from'],
  }),
  row(2251799813685248n, 'DeliveryPeriodDateEnd', [], 'member', {
    found: 'candidate',
    kind: 'date',
    group: 'DeliveryPeriodGroup',
    since: '1.18',
    terms: ['deliveryPeriod', 'to'],
  }),

  row(8388608n, 'VatId', ['VatIds', 'UId', 'UstIds'], 'prediction', { found: 'derived', kind: 'vat-id', many: true }),
  row(8388608n, 'SenderVatId', [], 'prediction', { found: 'candidate', kind: 'vat-id', terms: ['senderVatId'] }),
  row(8388608n, 'ReceiverVatId', [], 'prediction', { found: 'candidate', kind: 'vat-id', terms: ['receiverVatId'] }),
  row(4194304n, 'TaxNumber', ['TaxNumber'], 'prediction', { found: 'derived', kind: 'tax-id' }),
  row(2305843009213693952n, 'TaxId', ['TaxIds'], 'prediction', { found: 'derived', kind: 'tax-id', many: true, since: '1.18' }),
  row(2305843009213693952n, 'SenderTaxId', [], 'prediction', { found: 'candidate', kind: 'tax-id', since: '1.18', terms: ['taxId'] }),
  row(2305843009213693952n, 'ReceiverTaxId', [], 'prediction', { found: 'candidate', kind: 'tax-id', since: '1.18', terms: ['taxId'] }),
  row(140737488355328n, 'CompanyRegistrationNumber', ['CompanyRegistrationNumber'], 'prediction', {
    found: 'candidate',
    kind: 'company-registration',
    since: '1.18',
    terms: ['companyRegistration'],
  }),

  row(34359738368n, 'IsrReference', ['IsrReference'], 'prediction', {
    found: 'candidate',
    kind: 'isr-reference',
    allows: /^\d+$/,
    since: '1.18',
    terms: ['isrReference'],
    mustPass: true,
  }),
  row(35184372088832n, 'IsrSubscriber', ['IsrSubscriber'], 'prediction', { found: 'candidate', kind: 'isr-subscriber', since: '1.18' }),
  row(70368744177664n, 'KId', ['KId'], 'prediction', { found: 'candidate', kind: 'kid', since: '1.18', terms: ['kid'] }),

  row(144115188075855872n, 'QrCodeGroup', ['QRCodeGroup', 'QrCodeGroup'], 'group', { found: 'code', many: true, since: '1.18' }),
  row(36028797018963968n, 'QrCodeRawString', [], 'member', { found: 'code', group: 'QrCodeGroup', since: '1.18' }),
  row(72057594037927936n, 'QrCodeDetail', [], 'member', { found: 'code', group: 'QrCodeGroup', many: true, since: '1.18' }),
  row(-9223372036854775808n, 'BarCodeGroup', ['BarCodeGroup'], 'group', { found: 'code', many: true, since: '1.18' }),
  row(4611686018427387904n, 'Bar', [], 'member', { found: 'code', group: 'BarCodeGroup', since: '1.18' }),
  row(1152921504606846976n, 'WhitelistGroup', [], 'group', { found: 'whitelist', many: true, since: '1.18' }),
  row(288230376151711744n, 'WhitelistValue', [], 'member', { found: 'whitelist', group: 'WhitelistGroup', since: '1.18' }),
  row(576460752303423488n, 'WhitelistHint', [], 'member', { found: 'whitelist', group: 'WhitelistGroup', many: true, since: '1.18' }),
];

/** Bits that no published detail uses: free for custom details (wire facts). */
export const freeBits: readonly bigint[] = [1n, 4n, 512n, 2048n, 4096n, 262144n, 2147483648n, 562949953421312n];

export const detailByName: ReadonlyMap<string, Detail> = new Map(details.map((detail) => [detail.name, detail]));

/** Columns of a newly trained details network: what is chosen among candidates. Custom details follow behind. A bundle's manifest has those of its own network. */
export const modelDetails: readonly Detail[] = details.filter((detail) => detail.found === 'candidate');

/** Terms whose values are some detail's: synthesis prints nothing else behind them. */
export const detailTerms: ReadonlySet<TermName> = new Set(details.flatMap(({ terms = [] }) => terms));

/** Details that synthesis prints by their row alone. */
export const referenceDetails = details.flatMap(({ name, kind, terms, synthetic }) =>
  synthetic && terms?.[0] ? [{ name, kind, term: terms[0], ...synthetic }] : [],
);

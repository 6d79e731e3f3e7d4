/** Universal Business Language 2.1 (OASIS): Invoice and CreditNote, as XRechnung and Peppol BIS use them. */
import { all, attribute, type Node, one, text, textOf } from './xml.js';
import { bare, date, type EInvoice, itemOf, type Party, skonto } from './build.js';

/** Reads the root element of an Invoice, or of a CreditNote where `isCredit`. */
export function readUbl(root: Node, isCredit: boolean): EInvoice {
  const currency = text(root, 'DocumentCurrencyCode');
  const order = one(root, 'OrderReference');
  const sums = one(root, 'LegalMonetaryTotal');
  const means = all(root, 'PaymentMeans');
  const taxes = all(root, 'TaxTotal').filter((total) => (attribute(one(total, 'TaxAmount'), 'currencyID') ?? currency) === currency);
  const customer = one(root, 'AccountingCustomerParty/Party');
  const period = one(root, 'InvoicePeriod');
  const place = one(root, 'Delivery');
  return {
    typeCode: text(root, 'InvoiceTypeCode', 'CreditNoteTypeCode') ?? (isCredit ? '381' : '380'),
    currency,
    details: {
      InvoiceId: text(root, 'ID'),
      InvoiceDate: date(text(root, 'IssueDate')),
      DeliveryDate: date(text(place, 'ActualDeliveryDate')),
      DeliveryNoteId: text(root, 'DespatchDocumentReference/ID'),
      CustomerId: text(root, 'AccountingCustomerParty/SupplierAssignedAccountID') ?? text(customer, 'PartyIdentification/ID'),
      ReceiverOrderId: text(order, 'ID'),
      ReceiverOrderDate: date(text(order, 'IssueDate')),
      SenderOrderId: text(order, 'SalesOrderID'),
      CostCenter: text(root, 'AccountingCost'),
      GrandTotalAmount: text(sums, 'TaxInclusiveAmount', 'PayableAmount'),
      NetTotalAmount: text(sums, 'TaxExclusiveAmount'),
      VatTotalAmount: text(taxes[0], 'TaxAmount'),
      Iban: means.map((each) => iban(text(each, 'PayeeFinancialAccount/ID'))),
      Bic: means.map((each) =>
        bare(text(each, 'PayeeFinancialAccount/FinancialInstitutionBranch/ID', 'PayeeFinancialAccount/FinancialInstitutionBranch/FinancialInstitution/ID')),
      ),
    },
    sender: party(one(root, 'AccountingSupplierParty/Party')),
    receiver: party(customer),
    others: place ? [deliveryParty(place)] : [],
    vat: all(taxes[0], 'TaxSubtotal').map((tax) => ({
      rate: text(tax, 'TaxCategory/Percent', 'Percent'),
      net: text(tax, 'TaxableAmount'),
      vat: text(tax, 'TaxAmount'),
      category: text(tax, 'TaxCategory/ID'),
    })),
    dueDate: date(text(root, 'DueDate') ?? text(root, 'PaymentMeans/PaymentDueDate')),
    discounts: skonto(all(root, 'PaymentTerms/Note').flatMap((note) => textOf(note) ?? [])),
    period: [date(text(period, 'StartDate')), date(text(period, 'EndDate'))],
    items: [...all(root, 'InvoiceLine'), ...all(root, 'CreditNoteLine')].flatMap((line) => item(line) ?? []),
  };
}

function party(node: Node | undefined): Party {
  const schemes = all(node, 'PartyTaxScheme');
  const registered = (vat: boolean) =>
    text(
      schemes.find((scheme) => (text(scheme, 'TaxScheme/ID') === 'VAT') === vat),
      'CompanyID',
    );
  const contact = one(node, 'Contact');
  return {
    name: text(node, 'PartyLegalEntity/RegistrationName', 'PartyName/Name'),
    ...address(one(node, 'PostalAddress')),
    phone: text(contact, 'Telephone'),
    fax: text(contact, 'Telefax'),
    email: text(contact, 'ElectronicMail'),
    website: text(node, 'WebsiteURI'),
    vatId: registered(true),
    taxId: registered(false),
    legalId: text(node, 'PartyLegalEntity/CompanyID'),
  };
}

function deliveryParty(node: Node): Party {
  const none = { phone: undefined, fax: undefined, email: undefined, vatId: undefined, taxId: undefined, legalId: undefined };
  return { ...none, name: text(node, 'DeliveryParty/PartyName/Name'), ...address(one(node, 'DeliveryLocation/Address')) };
}

function address(node: Node | undefined): Pick<Party, 'street' | 'zip' | 'city' | 'country'> {
  const street = text(node, 'StreetName', 'AddressLine/Line');
  const number = text(node, 'BuildingNumber');
  return {
    street: street !== undefined && number !== undefined ? `${street} ${number}` : street,
    zip: text(node, 'PostalZone'),
    city: text(node, 'CityName'),
    country: text(node, 'Country/IdentificationCode'),
  };
}

function item(line: Node) {
  const product = one(line, 'Item');
  const price = one(line, 'Price');
  return itemOf({
    position: text(line, 'ID'),
    itemIds: ['SellersItemIdentification/ID', 'StandardItemIdentification/ID', 'BuyersItemIdentification/ID'].map((path) => text(product, path)),
    name: text(product, 'Name'),
    description: text(product, 'Description'),
    orderId: text(line, 'OrderLineReference/OrderReference/ID'),
    deliveryId: text(line, 'DespatchLineReference/DocumentReference/ID'),
    deliveryDate: date(text(line, 'Delivery/ActualDeliveryDate')),
    quantity: text(line, 'InvoicedQuantity', 'CreditedQuantity'),
    price: text(price, 'PriceAmount'),
    priceQuantity: text(price, 'BaseQuantity'),
    grossPrice: text(price, 'AllowanceCharge/BaseAmount'),
    vatRate: text(product, 'ClassifiedTaxCategory/Percent') ?? text(line, 'TaxTotal/TaxSubtotal/TaxCategory/Percent'),
    discount: text(line, 'AllowanceCharge/MultiplierFactorNumeric'),
    total: text(line, 'LineExtensionAmount'),
  });
}

/** Usually an IBAN, but not always. */
const iban = (account: string | undefined) => (account !== undefined && /^[A-Z]{2}\d{2}/.test(bare(account)!) ? bare(account) : undefined);

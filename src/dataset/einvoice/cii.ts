/** Cross Industry Invoice (UN/CEFACT D16B: ZUGFeRD 2, Factur-X, XRechnung; and the older schema of ZUGFeRD 1.0, whose elements have other names). */
import { all, attribute, type Node, one, text, textOf } from './xml.js';
import { bare, date, type EInvoice, itemOf, type Party, skonto } from './build.js';

/** Reads the root element of a CrossIndustryInvoice. */
export function readCii(root: Node): EInvoice {
  const header = one(root, 'ExchangedDocument', 'HeaderExchangedDocument');
  const trade = one(root, 'SupplyChainTradeTransaction', 'SpecifiedSupplyChainTradeTransaction');
  const agreement = one(trade, 'ApplicableHeaderTradeAgreement', 'ApplicableSupplyChainTradeAgreement');
  const delivery = one(trade, 'ApplicableHeaderTradeDelivery', 'ApplicableSupplyChainTradeDelivery');
  const settlement = one(trade, 'ApplicableHeaderTradeSettlement', 'ApplicableSupplyChainTradeSettlement');
  const sums = one(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation', 'SpecifiedTradeSettlementMonetarySummation');
  const buyerOrder = one(agreement, 'BuyerOrderReferencedDocument');
  const sellerOrder = one(agreement, 'SellerOrderReferencedDocument');
  const means = all(settlement, 'SpecifiedTradeSettlementPaymentMeans');
  const terms = all(settlement, 'SpecifiedTradePaymentTerms');
  const period = one(settlement, 'BillingSpecifiedPeriod');
  const currency = text(settlement, 'InvoiceCurrencyCode');
  const shipTo = one(delivery, 'ShipToTradeParty');
  return {
    typeCode: text(header, 'TypeCode'),
    currency,
    details: {
      InvoiceId: text(header, 'ID'),
      InvoiceDate: moment(one(header, 'IssueDateTime')),
      DeliveryDate: moment(one(delivery, 'ActualDeliverySupplyChainEvent/OccurrenceDateTime')),
      DeliveryNoteId: reference(one(delivery, 'DeliveryNoteReferencedDocument') ?? one(delivery, 'DespatchAdviceReferencedDocument')),
      CustomerId: text(agreement, 'BuyerTradeParty/ID'),
      ReceiverOrderId: reference(buyerOrder),
      ReceiverOrderDate: moment(one(buyerOrder, 'FormattedIssueDateTime', 'IssueDateTime')),
      SenderOrderId: reference(sellerOrder),
      SenderOrderDate: moment(one(sellerOrder, 'FormattedIssueDateTime', 'IssueDateTime')),
      CostCenter: text(settlement, 'ReceivableSpecifiedTradeAccountingAccount/ID'),
      GrandTotalAmount: text(sums, 'GrandTotalAmount'),
      NetTotalAmount: text(sums, 'TaxBasisTotalAmount'),
      VatTotalAmount: textOf(all(sums, 'TaxTotalAmount').find((sum) => (attribute(sum, 'currencyID') ?? currency) === currency)),
      Iban: means.map((each) => bare(text(each, 'PayeePartyCreditorFinancialAccount/IBANID'))),
      Bic: means.map((each) => bare(text(each, 'PayeeSpecifiedCreditorFinancialInstitution/BICID'))),
    },
    sender: party(one(agreement, 'SellerTradeParty')),
    receiver: party(one(agreement, 'BuyerTradeParty')),
    others: shipTo ? [party(shipTo)] : [],
    vat: all(settlement, 'ApplicableTradeTax').map((tax) => ({
      rate: text(tax, 'RateApplicablePercent', 'ApplicablePercent'),
      net: text(tax, 'BasisAmount'),
      vat: text(tax, 'CalculatedAmount'),
      category: text(tax, 'CategoryCode'),
    })),
    dueDate: terms.map((each) => moment(one(each, 'DueDateDateTime'))).find((due) => due !== undefined),
    discounts: [...terms.flatMap(discounts), ...skonto(terms.flatMap((each) => text(each, 'Description') ?? []))],
    period: [moment(one(period, 'StartDateTime')), moment(one(period, 'EndDateTime'))],
    items: all(trade, 'IncludedSupplyChainTradeLineItem').flatMap((line) => item(line) ?? []),
  };
}

function party(node: Node | undefined): Party {
  const address = one(node, 'PostalTradeAddress');
  const contact = one(node, 'DefinedTradeContact');
  const registrations = all(node, 'SpecifiedTaxRegistration/ID');
  const registered = (scheme: string) => textOf(registrations.find((id) => attribute(id, 'schemeID') === scheme));
  return {
    name: text(node, 'Name'),
    street: text(address, 'LineOne', 'StreetName'),
    zip: text(address, 'PostcodeCode'),
    city: text(address, 'CityName'),
    country: text(address, 'CountryID'),
    phone: text(contact, 'TelephoneUniversalCommunication/CompleteNumber'),
    fax: text(contact, 'FaxUniversalCommunication/CompleteNumber'),
    email: text(contact, 'EmailURIUniversalCommunication/URIID'),
    vatId: registered('VA'),
    taxId: registered('FC'),
    legalId: text(node, 'SpecifiedLegalOrganization/ID'),
  };
}

function discounts(terms: Node): EInvoice['discounts'] {
  return all(terms, 'ApplicableTradePaymentDiscountTerms').map((each) => {
    const days = one(each, 'BasisPeriodMeasure');
    return {
      percent: text(each, 'CalculationPercent'),
      days: (attribute(days, 'unitCode') ?? 'DAY') === 'DAY' ? textOf(days)?.replace(/\.0*$/, '') : undefined,
      // A basis date with a period is the start of the period, not its end.
      date: days === undefined ? moment(one(each, 'BasisDateTime')) : undefined,
    };
  });
}

function item(line: Node) {
  const product = one(line, 'SpecifiedTradeProduct');
  const agreement = one(line, 'SpecifiedLineTradeAgreement', 'SpecifiedSupplyChainTradeAgreement');
  const delivery = one(line, 'SpecifiedLineTradeDelivery', 'SpecifiedSupplyChainTradeDelivery');
  const settlement = one(line, 'SpecifiedLineTradeSettlement', 'SpecifiedSupplyChainTradeSettlement');
  const price = one(agreement, 'NetPriceProductTradePrice');
  return itemOf({
    position: text(line, 'AssociatedDocumentLineDocument/LineID'),
    itemIds: [text(product, 'SellerAssignedID'), text(product, 'GlobalID'), text(product, 'BuyerAssignedID')],
    name: text(product, 'Name'),
    description: text(product, 'Description'),
    orderId: reference(one(agreement, 'BuyerOrderReferencedDocument')),
    deliveryId: reference(one(delivery, 'DeliveryNoteReferencedDocument') ?? one(delivery, 'DespatchAdviceReferencedDocument')),
    deliveryDate: moment(one(delivery, 'ActualDeliverySupplyChainEvent/OccurrenceDateTime')),
    quantity: text(delivery, 'BilledQuantity'),
    price: text(price, 'ChargeAmount'),
    priceQuantity: text(price, 'BasisQuantity'),
    grossPrice: text(agreement, 'GrossPriceProductTradePrice/ChargeAmount'),
    vatRate: text(settlement, 'ApplicableTradeTax/RateApplicablePercent', 'ApplicableTradeTax/ApplicablePercent'),
    discount: text(settlement, 'SpecifiedTradeAllowanceCharge/CalculationPercent'),
    total: text(settlement, 'SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount', 'SpecifiedTradeSettlementMonetarySummation/LineTotalAmount'),
  });
}

const reference = (node: Node | undefined) => text(node, 'IssuerAssignedID', 'ID');
const moment = (node: Node | undefined) => date(text(node, 'DateTimeString', 'DateTime') ?? textOf(node));

/** E-invoices as truth: CII, UBL, and XML that is neither. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { einvoiceTruth } from '../../src/dataset/einvoice/einvoice.js';
import { InputError } from '../../src/errors.js';

const xml = (text: string) => new TextEncoder().encode(text);

const cii = (type: string) => `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="r" xmlns:udt="u">
 <rsm:ExchangedDocument>
  <ram:ID>RE-17</ram:ID><ram:TypeCode>${type}</ram:TypeCode>
  <ram:IssueDateTime><udt:DateTimeString format="102">20240312</udt:DateTimeString></ram:IssueDateTime>
 </rsm:ExchangedDocument>
 <rsm:SupplyChainTradeTransaction>
  <ram:IncludedSupplyChainTradeLineItem>
   <ram:AssociatedDocumentLineDocument><ram:LineID>1</ram:LineID></ram:AssociatedDocumentLineDocument>
   <ram:SpecifiedTradeProduct><ram:SellerAssignedID>A1</ram:SellerAssignedID><ram:Name>Tee &amp; Gebäck</ram:Name><ram:Description>fein</ram:Description></ram:SpecifiedTradeProduct>
   <ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount>250.00</ram:ChargeAmount><ram:BasisQuantity unitCode="C62">100</ram:BasisQuantity></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement>
   <ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="C62">40</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery>
   <ram:SpecifiedLineTradeSettlement><ram:ApplicableTradeTax><ram:RateApplicablePercent>7</ram:RateApplicablePercent></ram:ApplicableTradeTax>
    <ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>100.0</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement>
  </ram:IncludedSupplyChainTradeLineItem>
  <ram:ApplicableHeaderTradeAgreement>
   <ram:SellerTradeParty><ram:Name>Teehaus GmbH</ram:Name>
    <ram:DefinedTradeContact><ram:EmailURIUniversalCommunication><ram:URIID>post@teehaus.example</ram:URIID></ram:EmailURIUniversalCommunication></ram:DefinedTradeContact>
    <ram:PostalTradeAddress><ram:PostcodeCode>20457</ram:PostcodeCode><ram:LineOne>Kai 1</ram:LineOne><ram:CityName>Hamburg</ram:CityName><ram:CountryID>DE</ram:CountryID></ram:PostalTradeAddress>
    <ram:SpecifiedTaxRegistration><ram:ID schemeID="FC">22/815/0815</ram:ID></ram:SpecifiedTaxRegistration>
    <ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">DE 123456788</ram:ID></ram:SpecifiedTaxRegistration>
   </ram:SellerTradeParty>
   <ram:BuyerTradeParty><ram:ID>K-9</ram:ID><ram:Name>Laden</ram:Name></ram:BuyerTradeParty>
   <ram:BuyerOrderReferencedDocument><ram:IssuerAssignedID>B-3</ram:IssuerAssignedID></ram:BuyerOrderReferencedDocument>
  </ram:ApplicableHeaderTradeAgreement>
  <ram:ApplicableHeaderTradeDelivery/>
  <ram:ApplicableHeaderTradeSettlement>
   <ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
   <ram:SpecifiedTradeSettlementPaymentMeans><ram:PayeePartyCreditorFinancialAccount><ram:IBANID>DE89 3704 0044 0532 0130 00</ram:IBANID></ram:PayeePartyCreditorFinancialAccount></ram:SpecifiedTradeSettlementPaymentMeans>
   <ram:ApplicableTradeTax><ram:CalculatedAmount>7.00</ram:CalculatedAmount><ram:BasisAmount>100</ram:BasisAmount><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>7.00</ram:RateApplicablePercent></ram:ApplicableTradeTax>
   <ram:SpecifiedTradePaymentTerms><ram:Description>#SKONTO#TAGE=14#PROZENT=2.00#</ram:Description><ram:DueDateDateTime><udt:DateTimeString format="102">20240411</udt:DateTimeString></ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms>
   <ram:SpecifiedTradeSettlementHeaderMonetarySummation>
    <ram:TaxBasisTotalAmount>100.00</ram:TaxBasisTotalAmount><ram:TaxTotalAmount currencyID="CHF">6.50</ram:TaxTotalAmount><ram:TaxTotalAmount currencyID="EUR">7.00</ram:TaxTotalAmount><ram:GrandTotalAmount>107.00</ram:GrandTotalAmount>
   </ram:SpecifiedTradeSettlementHeaderMonetarySummation>
  </ram:ApplicableHeaderTradeSettlement>
 </rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>`;

test('CII: header, groups, parties, items', () => {
  const truth = einvoiceTruth(xml(cii('380')), 'a.xml')!;
  assert.deepEqual(truth.details, {
    InvoiceId: ['RE-17'],
    InvoiceDate: ['2024-03-12'],
    CustomerId: ['K-9'],
    ReceiverOrderId: ['B-3'],
    GrandTotalAmount: ['107.00'],
    NetTotalAmount: ['100.00'],
    VatTotalAmount: ['7.00'],
    Iban: ['DE89370400440532013000'],
    SenderVatId: ['DE123456788'],
    SenderTaxId: ['22/815/0815'],
  });
  assert.deepEqual(truth.groups, {
    VatGroup: [{ VatRate: '7.0', NetAmount: '100.00', VatAmount: '7.00' }],
    DueDateGroup: [{ DueDateDate: '2024-04-11' }],
    DiscountGroup: [{ DiscountPercent: '2.0', DiscountDuration: '14' }],
  });
  assert.deepEqual([truth.documentType, truth.currency, truth.vatExempt, truth.supplier], ['Invoice', 'EUR', false, 'DE123456788']);
  assert.deepEqual(truth.contacts, [
    { role: 'Sender', fields: { Name: 'Teehaus GmbH', Street: 'Kai 1', ZipCode: '20457', City: 'Hamburg', Country: 'DE', Email: 'post@teehaus.example' } },
    { role: 'Receiver', fields: { Name: 'Laden' } },
  ]);
  assert.deepEqual(truth.lineItems?.[0]?.fields, {
    PositionId: '1',
    ItemId: 'A1',
    Description: 'Tee & Gebäck',
    Quantity: '40.0',
    UnitPrice: '2.5000',
    VatRate: '7.0',
    TotalAmount: '100.00',
  });
  assert.deepEqual(truth.lineItems?.[0]?.others, { Description: ['Tee & Gebäck fein'], UnitPrice: ['250.0000', '2.5000'], ItemId: ['A1'] });
});

for (const [type, expected] of [
  ['380', 'Invoice'],
  ['381', 'CreditMemo'],
  ['384', 'Invoice'],
  ['261', 'CreditMemo'],
] as const) {
  test(`CII: type ${type} is ${expected}`, () => assert.equal(einvoiceTruth(xml(cii(type)), 'a.xml')?.documentType, expected));
}

test('CII: the names of ZUGFeRD 1.0', () => {
  const old = cii('380')
    .replaceAll('CrossIndustryInvoice', 'CrossIndustryDocument')
    .replaceAll('rsm:ExchangedDocument', 'rsm:HeaderExchangedDocument')
    .replaceAll('rsm:SupplyChainTradeTransaction', 'rsm:SpecifiedSupplyChainTradeTransaction')
    .replaceAll(/ApplicableHeaderTrade/g, 'ApplicableSupplyChainTrade')
    .replaceAll(/SpecifiedLineTrade/g, 'SpecifiedSupplyChainTrade')
    .replaceAll('SpecifiedTradeSettlementLineMonetarySummation', 'SpecifiedTradeSettlementMonetarySummation')
    .replaceAll('SpecifiedTradeSettlementHeaderMonetarySummation', 'SpecifiedTradeSettlementMonetarySummation')
    .replaceAll('RateApplicablePercent', 'ApplicablePercent');
  assert.deepEqual(einvoiceTruth(xml(old), 'a.xml'), einvoiceTruth(xml(cii('380')), 'a.xml'));
});

const ubl = `<CreditNote xmlns="urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2" xmlns:cbc="c" xmlns:cac="a">
 <cbc:ID>G-5</cbc:ID><cbc:IssueDate>2024-03-12</cbc:IssueDate><cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
 <cac:AccountingSupplierParty><cac:Party><cac:PartyName><cbc:Name>Zimmerei Ast</cbc:Name></cac:PartyName>
  <cac:PostalAddress><cbc:StreetName>Waldweg</cbc:StreetName><cbc:BuildingNumber>3</cbc:BuildingNumber><cbc:CityName>Graz</cbc:CityName><cbc:PostalZone>8010</cbc:PostalZone><cac:Country><cbc:IdentificationCode>AT</cbc:IdentificationCode></cac:Country></cac:PostalAddress>
  <cac:PartyTaxScheme><cbc:CompanyID>ATU12345675</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme></cac:Party></cac:AccountingSupplierParty>
 <cac:AccountingCustomerParty><cac:Party><cac:PartyLegalEntity><cbc:RegistrationName>Bau AG</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:AccountingCustomerParty>
 <cac:TaxTotal><cbc:TaxAmount currencyID="EUR">0</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount currencyID="EUR">50</cbc:TaxableAmount><cbc:TaxAmount currencyID="EUR">0</cbc:TaxAmount><cac:TaxCategory><cbc:ID>AE</cbc:ID><cbc:Percent>0</cbc:Percent></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>
 <cac:LegalMonetaryTotal><cbc:TaxExclusiveAmount currencyID="EUR">50</cbc:TaxExclusiveAmount><cbc:TaxInclusiveAmount currencyID="EUR">50</cbc:TaxInclusiveAmount></cac:LegalMonetaryTotal>
 <cac:CreditNoteLine><cbc:ID>1</cbc:ID><cbc:CreditedQuantity>2.5</cbc:CreditedQuantity><cbc:LineExtensionAmount>50</cbc:LineExtensionAmount><cac:Item><cbc:Name>Balken</cbc:Name></cac:Item><cac:Price><cbc:PriceAmount>20</cbc:PriceAmount></cac:Price></cac:CreditNoteLine>
</CreditNote>`;

test('UBL: a credit note without VAT', () => {
  const truth = einvoiceTruth(xml(ubl), 'a.xml')!;
  assert.deepEqual([truth.documentType, truth.vatExempt, truth.details.InvoiceId, truth.details.GrandTotalAmount], ['CreditMemo', true, ['G-5'], ['50.00']]);
  assert.deepEqual(truth.contacts?.[0]?.fields, { Name: 'Zimmerei Ast', Street: 'Waldweg 3', ZipCode: '8010', City: 'Graz', Country: 'AT' });
  assert.deepEqual(truth.lineItems?.[0]?.fields, { PositionId: '1', Description: 'Balken', Quantity: '2.5', UnitPrice: '20.0000', TotalAmount: '50.00' });
});

test('other XML is no e-invoice', () => assert.equal(einvoiceTruth(xml('<order><ID>1</ID></order>'), 'a.xml'), undefined));

for (const [what, text, message] of [
  ['entities that grow', `<!DOCTYPE x [<!ENTITY a "${'x'.repeat(100)}">]><Invoice><ID>&a;</ID></Invoice>`, /document type/],
  ['elements without end', `${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`, /nested deeper/],
] as const) {
  test(`XML bomb: ${what}`, () =>
    assert.throws(
      () => einvoiceTruth(xml(text), 'bomb.xml'),
      (error) => error instanceof InputError && message.test(error.message),
    ));
}

test('entities that nobody declared stay as they are', () => {
  const truth = einvoiceTruth(xml(ubl.replace('G-5', '&a;&#65;')), 'a.xml')!;
  assert.deepEqual(truth.details.InvoiceId, ['&a;A']);
});

/** English: the wordings that announce details, contacts and columns. */
import type { LanguageTerms } from '../language.js';
import { wordings } from '../lists.js';

export const terms: LanguageTerms = {
  terms: wordings({
    invoice: 'Invoice|INVOICE|Tax Invoice|TAX INVOICE|VAT Invoice|Sales Invoice|Commercial Invoice|Proforma Invoice|Final Invoice|Bill|Statement of charges',
    creditNote: 'Credit Note|CREDIT NOTE|Credit Memo|Credit Memorandum|Sales Credit|Credit|Adjustment Note|Refund note',
    receipt: 'Receipt|Sales Receipt|VAT Receipt|Payment Receipt|Till receipt|Customer copy',
    deliveryNoteTitle: 'Delivery Note|Packing Slip|Packing List|Despatch Note|Delivery Docket',
    orderConfirmationTitle: 'Order Confirmation|Order Acknowledgement|Sales Order|Confirmation of Order',
    offerTitle: 'Quotation|Quote|Estimate|Offer|Proposal',
    reminderTitle: 'Payment Reminder|Reminder|Overdue Notice|Final Notice|Statement of Account|Statement',
    termsTitle: 'Terms and Conditions|Terms & Conditions|Terms and Conditions of Sale|General Terms',
    letterSubject: 'Subject|Re|Regarding|RE',
    invoiceId:
      'Invoice No.|Invoice Number|Invoice #|Invoice No|Invoice|Inv. No.|Inv No|Inv #|Invoice no|Invoice ID|Document No.|Document Number|Tax Invoice No.|Bill No.|Bill Number|Invoice Ref|Number|No.|Invoice Reference|Our Invoice No.|Invoice number|Doc. No.|VAT Invoice No.|Sales Invoice No.|Credit Note No.|INVOICE NO',
    invoiceDate:
      'Invoice Date|Date|Date of Issue|Issue Date|Inv. Date|Inv Date|Date of Invoice|Document Date|Date Issued|Invoice date|Billing Date|Bill Date|Tax Point Date|Tax Date|Dated|Invoiced on|Tax point|Issued|Issued on|Invoice Dt.|Doc. Date',
    deliveryDate:
      'Delivery Date|Date of Delivery|Date of Supply|Supply Date|Ship Date|Despatch Date|Dispatch Date|Date Shipped|Shipping Date|Delivered on|Service Date|Date of Service|Shipped|Delivered|Supply date|Date Delivered|Shipped On|Del. Date|Performance date|Work completed|Completed on|Date of completion|Job completed|Work carried out on|Date of visit|Completion date|Date Completed|Performed on|Visit date|Installed on|Date of treatment|Completed',
    deliveryNoteId:
      'Delivery Note|Delivery Note No.|Delivery Note Number|Packing Slip|Packing Slip No.|Packing Slip #|Delivery No.|Despatch Note|Despatch No.|Shipment No.|Del. Note|D/N No.|Delivery #|Delivery Docket No.|Delivery|DN No.|Dispatch Note No.|Shipper No.',
    customerId:
      'Customer No.|Customer Number|Customer ID|Account No.|Account Number|Customer #|Customer No|Cust. No.|Account|Account Ref|Customer Code|Client No.|Client ID|A/C No.|Acct #|Customer Ref|Customer Account|Account Code|Cust #|Your Account No.|Cust ID|Client Number|Membership No.|Debtor No.|Customer',
    receiverOrderId:
      'PO Number|P.O. Number|PO No.|P.O. No.|PO #|Purchase Order|Your Order No.|Purchase Order No.|Your Reference|Your Ref|Your Order|Customer PO|Customer Order No.|Purchase Order Number|Cust. P.O.|Your Order Number|P.O.|Customer P.O. No.|PO|Cust PO|Purchase Order #|Your PO|Customer Reference|Cust Order No|PO Ref|Buyer Order No.',
    receiverOrderDate:
      'PO Date|P.O. Date|Purchase Order Date|Your Order Date|Order Date|Your Order of|Date of Order|Your order dated|Customer Order Date|Date Ordered|Ordered on|Buyer Order Date',
    senderOrderId:
      'Order No.|Order Number|Sales Order|Sales Order No.|Order #|Our Reference|Our Ref|Our Ref.|S.O. No.|SO Number|Sales Order #|Order ID|Our Order No.|Job No.|Order Ref|SO #|Work Order|Order|Web Order No.|Order Reference|Job Number|Works Order No.',
    senderOrderDate: 'Sales Order Date|Order Date|Date of order|Our Order Date|SO Date|Order Confirmed|Order placed|Order Confirmation Date|Order Acknowledged',
    costCenter: 'Cost Centre|Cost Center|Cost Centre No.|Cost Code|Cost Center No.|Department Code|CC|Charge Code|Budget Code|Cost centre ref',
    dueDate:
      'Due Date|Payment Due|Due|Payment Due Date|Due By|Pay By|Date Due|Due Date for Payment|Payment due by|Due on|Please pay by|Payable by|Payment Date|Invoice Due Date|Payment due on|Net Due Date|Amount due by|Due dt.|To be paid by|Settlement date|Direct debit date',
    paymentTerms:
      'Payment Terms|Terms|Terms of Payment|Credit Terms|Payment Method|Payment|Terms of Trade|Settlement Terms|Pay Terms|Payment Conditions|Pmt Terms',
    discount:
      'Settlement Discount|Cash Discount|Early Payment Discount|Prompt Payment Discount|Discount Date|Discount if paid by|Discount Terms|Disc. Date|Early settlement discount|If paid by',
    deliveryPeriod:
      'Service Period|Billing Period|Period|Period of Service|Invoice Period|Supply Period|Period Covered|Billing cycle|Statement Period|For the period|Charge Period|Delivery Period|Subscription period|Rental Period|Usage period|Stay',
    from: 'from|From|Start|Start Date|Check-in|Arrival|Period from',
    to: 'to|To|until|End|End Date|Check-out|Departure|Period to',
    netTotal:
      'Subtotal|Sub Total|Sub-total|Net Total|Total Net|Net Amount|Net|Total excl. VAT|Total ex VAT|Total Excl. Tax|Total before tax|Net Value|Goods Total|Total Net Amount|Amount excl. VAT|Total Goods|Nett|Total (excl. VAT)|Invoice Subtotal|Taxable Amount|Merchandise Total|Total ex GST|Total Nett|Net Invoice Value',
    vatTotal:
      'VAT|Total VAT|VAT Total|VAT Amount|Sales Tax|Tax|Total Tax|GST|Tax Amount|VAT Payable|Total GST|HST|VAT due|Plus VAT|State Tax|Add VAT|Sales Tax Total|Total VAT Amount|Estimated tax|GST Amount|Total taxes',
    grandTotal:
      'Total|Grand Total|Invoice Total|Total Amount|Gross Total|Total incl. VAT|Total Gross|Total inc VAT|Total Invoice|Gross|Gross Amount|TOTAL|Total Incl. Tax|Invoice Amount|Total Invoice Value|Total Invoice Amount|Total (incl. VAT)|Total GBP|Total USD|Total EUR|Amount incl. VAT|Total inc GST|Total charges|Total Inc. VAT|Total Value',
    vatRate: 'VAT Rate|VAT %|Tax Rate|Rate|VAT rate %|Tax %|GST Rate|Sales tax rate',
    vatBase: 'VAT Basis|Taxable Amount|Net|VATable Amount|Goods Amount|Tax Base|Net Amount|Taxable Value|VAT Net|Amount subject to VAT',
    amountDue:
      'Amount Due|Balance Due|Total Due|Amount Payable|Total Payable|Balance|Please pay|Total Amount Due|Outstanding Balance|Due Amount|To Pay|Pay this amount|Now Due|Amount to pay|Total Balance Due|Balance Outstanding|Total to pay|New Balance|Amount Owing|Payment due',
    prepaid: 'Amount Paid|Paid|Payments|Less Deposit|Payments Received|Paid to Date|Less payments|Advance Payment|Prepayment|Payment/Credits|Tendered|Cash',
    rounding: 'Rounding|Rounding Adjustment|Round off|Rounding difference',
    shipping:
      'Shipping|Freight|Carriage|Delivery|Postage & Packing|P&P|Shipping & Handling|S&H|Delivery Charge|Shipping Cost|Carriage Net|Handling|Transport charge',
    discountAmount: 'Discount|Less Discount|Trade Discount|Discount Amount|Total Discount|Less|Special Discount|Volume rebate|Promotion|You saved',
    senderVatId:
      'VAT No.|VAT Reg. No.|VAT Number|VAT Registration No.|VAT ID|VAT Reg No|VAT No|VAT Registration Number|Our VAT No.|GST No.|VAT|GB VAT|ABN|VAT Reg|TIN|GSTIN|VAT reg.|Registered VAT No.|V.A.T. No.|Seller VAT ID',
    receiverVatId:
      'Your VAT No.|Customer VAT No.|Customer VAT Number|Your VAT Number|Client VAT No.|Cust. VAT No.|Buyer VAT ID|Your VAT ID|Customer VAT|Your VAT Reg. No.|Customer VAT ID|VAT No. of customer|Recipient VAT No.|Buyer GSTIN',
    taxId: 'Tax ID|EIN|Federal Tax ID|Tax No.|Tax Number|Tax ID No.|FEIN|UTR|Tax Reference|Fed. Tax ID',
    companyRegistration:
      'Company No.|Company Registration No.|Registered No.|Company Number|Registered in England No.|Company Reg. No.|Reg. No.|Co. Reg. No.|Registration No.|Registered in England and Wales|CRN|Registered number',
    iban: 'IBAN|IBAN No.|IBAN Number|IBAN Code|I.B.A.N.|IBAN (EUR)|IBAN #',
    bic: 'BIC|SWIFT|SWIFT Code|BIC/SWIFT|Swift/BIC|SWIFT BIC',
    bankCode: 'Sort Code|Routing No.|ABA|Routing Number|ABA Routing No.|Bank Code|BSB|Sort code|S/C',
    bankAccount: 'Account No.|Account Number|Bank Account|A/C No.|Acc. No.|Acct. No.|Bank account number|A/C',
    bankName: 'Bank|Bank Name|Bank Details|Our Bank|Bankers|Beneficiary Bank',
    isrReference: 'Reference|Reference No.|Payment Slip Reference|QR Reference|Reference number|ISR reference',
    kid: 'Payment Reference|KID|Payment ref|Remittance reference|Reference for payment|Payment Ref. No.|KID number',
    phone: 'Phone|Tel|Telephone|Tel.|T|Call us|Mobile|Tel No.|Ph',
    fax: 'Fax|Facsimile|F|Fax No.|Fax Number|Fax #|Telefax',
    email: 'Email|E-mail|Mail|E|Email address|E-mail address|Contact email',
    website: 'Web|Website|www|Internet|Visit us at|W',
    register: 'Registered Office|Registered in England|Registered in Ireland|Registered Address|Incorporated in|Registered in Scotland|Place of registration',
    managingDirector: 'Managing Director|Directors|Director|CEO|Owner|Proprietor|Company Secretary',
    contactPerson: 'Contact|Attention|Attn|Attn.|F.A.O.|Contact Name|Contact Person|Your Contact|Account Manager|For the attention of',
    billTo: 'Bill To|Invoice To|Sold To|Billed To|Customer|Invoice Address|Billing Address|Bill to|To|Client|Buyer|Invoiced to|Charge to',
    shipTo: 'Ship To|Deliver To|Delivery Address|Shipping Address|Delivered To|Consignee|Ship to|Site Address|Goods to|Service address',
    soldBy: 'Sold By|From|Seller|Supplier|Vendor|Remit To|Issued by|Exporter|Shipper',
    position: 'Item|No.|#|Line|Pos.|Ln|Line No.|S. No.|Sl No.',
    itemId:
      'Item No.|Product Code|SKU|Part No.|Item Code|Code|Item #|Part Number|Stock Code|Product|Catalogue No.|Item|Article No.|Material|HSN/SAC|UPC|Product ID',
    description:
      'Description|Item|Details|Item Description|Product|Description of Goods|Service|Product Description|Particulars|Activity|Description of services|Services|Item & Description',
    quantity: 'Qty|Quantity|Qty.|Hours|Units|Hrs|Qty Shipped|Shipped|Qty Ordered|QTY|Usage|Hrs/Qty|Qty Invoiced',
    unit: 'Unit|UOM|U/M|Units|Per|Unit of Measure|UoM|Measure',
    unitPrice: 'Unit Price|Price|Rate|Unit Cost|Price Each|Each|Cost|Unit price (£)|Price per Unit|Unit Net|Net Price|Unit|Unit Rate|Hourly rate|Price/Unit',
    lineVatRate: 'VAT|VAT %|VAT Rate|Tax|Tax %|VAT Code|Tax Rate|GST|V|Tax Code|VAT %age',
    lineDiscount: 'Discount|Disc.|Disc %|Disc|Discount %|Less|Disc.%',
    lineTotal:
      'Amount|Total|Line Total|Net Amount|Net|Total Price|Extended Price|Value|Ext. Price|Net Value|Amount (£)|Amount GBP|Total (USD)|Ext|Extension|Total Net|Subtotal|Amount USD|Line Amount',
    lineDeliveryDate: 'Date|Delivery Date|Ship Date|Service Date|Del. Date|Date Shipped',
    lineOrderId: 'Order No.|Your Order|PO No.|Order Ref|Sales Order|PO',
    lineDeliveryId: 'Delivery Note|Del. Note|Docket No.|Despatch Note|Ticket No.|Delivery No.|D/N No.',
    serialNumber: 'Serial No.|S/N|Serial Number|Serial #|Batch No.|Lot No.|IMEI',
    carryOver: 'Carried Forward|Brought Forward|C/F|B/F|Carry forward|Balance carried forward|Continued|Page total',
    subtotal: 'Subtotal|Sub Total|Section Total|Group Total|Sub-total|Order Total|Total for delivery',
    priceUnit: 'per|Per|Price per|Price Unit|Basis',
    page: 'Page|Page No.|Pg.|Sheet|Page No',
    printDate: 'Printed|Print Date|Printed on|Date Printed|Generated on|Created on|Run date|Report date',
    project: 'Project|Project No.|Job|Project Name|Site|Project Number|Matter',
    contract: 'Contract|Contract No.|Contract Number|Agreement No.|Policy No.|Subscription ID|Contract Ref',
    trackingId: 'Tracking No.|Tracking Number|Consignment No.|AWB|Waybill No.|B/L No.|Tracking #|Airway bill|Carrier Ref',
    meterId: 'Meter No.|Meter Number|Meter|MPAN|MPRN|Meter Serial No.|Meter ID|Supply Number',
    previousBalance: 'Previous Balance|Balance Forward|Balance brought forward|Opening Balance|Prior Balance|Last Statement Balance|Previous invoice',
    deposit: 'Deposit|Security Deposit|Refundable deposit|Bottle deposit|Container deposit|Deposit required',
    birthDate: 'Date of Birth|DOB|D.O.B.|Born|Patient DOB',
    validUntil: 'Valid Until|Valid to|Expiry Date|Expires|Offer valid until|Valid through',
    orderDateOfOffer: 'Quote Date|Quotation Date|Our quotation of|Offer Date|Estimate Date|Quotation dated',
    clerk: 'Sales Rep|Salesperson|Served by|Cashier|Sales Person|Rep|Prepared by|Your Server|Handled by|Operator|Salesman|Technician|Account handler',
    reference: 'Reference|Ref|Ref.|Our Quote|Quote No.|Quotation No.|Case No.|File Ref|Ticket|Reference No.|Ship Via|FOB|Incoterms|Estimate No.',
    terminal: 'Terminal|Terminal ID|TID|Till|Register|Store|Store No.|Merchant ID|MID|Auth Code|Trans #|Table|Approval code',
  }),
  heldOut: {
    invoiceId: 'Invoice Identifier',
    invoiceDate: 'Invoice raised on',
    deliveryDate: 'Goods received on',
    deliveryNoteId: 'Delivery Ticket Reference',
    customerId: 'Customer Identifier',
    receiverOrderId: 'Client Purchase Ref.',
    receiverOrderDate: 'Purchase Date',
    senderOrderId: 'Internal Order Reference',
    senderOrderDate: 'Order Entry Date',
    costCenter: 'Cost Allocation',
    dueDate: 'Latest Payment Date',
    paymentTerms: 'Conditions of Payment',
    discount: 'Discount available until',
    deliveryPeriod: 'Dates of Service',
    from: 'Commencing',
    to: 'through',
    netTotal: 'Total Before VAT',
    vatTotal: 'Of which VAT',
    grandTotal: 'Overall Total',
    vatRate: 'Rate of VAT',
    vatBase: 'Value for VAT',
    amountDue: 'Remaining to be paid',
    senderVatId: 'VAT Identification',
    receiverVatId: 'Purchaser VAT Reg.',
    taxId: 'Taxpayer ID No.',
    companyRegistration: 'Incorporation No.',
    iban: 'International Bank Account No.',
    bic: 'Bank Identifier Code',
    bankCode: 'Branch Code',
    bankAccount: 'Beneficiary Account',
    isrReference: 'QR-bill Ref. No.',
    kid: 'Please quote with payment',
    phone: 'Contact Number',
    fax: 'Fax Line',
    email: 'Email us at',
    website: 'Web Address',
    billTo: 'Invoice Addressed To',
    shipTo: 'Delivery Location',
    soldBy: 'Invoiced By',
  },
};

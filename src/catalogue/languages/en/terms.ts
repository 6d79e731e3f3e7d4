/** English: the wordings that announce details, contacts and columns. */
import type { LanguageTerms } from '../language.js';
import { wordings } from '../lists.js';

export const terms: LanguageTerms = {
  terms: wordings({
    invoice:
      'Invoice|INVOICE|Tax Invoice|TAX INVOICE|VAT Invoice|Sales Invoice|Commercial Invoice|Proforma Invoice|Final Invoice|Bill|Statement of charges|Retail Invoice|Service Invoice|Interim Invoice|Bill of Supply|Cash Invoice|Cash Memo|Consolidated Invoice|Freight Invoice',
    creditNote:
      'Credit Note|CREDIT NOTE|Credit Memo|Credit Memorandum|Sales Credit|Credit|Adjustment Note|Refund note|Credit Invoice|Sales Credit Memo|Sales Credit Note|Tax Credit Note',
    receipt: 'Receipt|Sales Receipt|VAT Receipt|Payment Receipt|Till receipt|Customer copy|Official Receipt|Cash Receipt|Cash Sale|Guest Check',
    deliveryNoteTitle: 'Delivery Note|Packing Slip|Packing List|Despatch Note|Delivery Docket|Delivery Order|Delivery Challan',
    orderConfirmationTitle: 'Order Confirmation|Order Acknowledgement|Sales Order|Confirmation of Order',
    offerTitle: 'Quotation|Quote|Estimate|Offer|Proposal',
    reminderTitle: 'Payment Reminder|Reminder|Overdue Notice|Final Notice|Statement of Account|Statement',
    termsTitle: 'Terms and Conditions|Terms & Conditions|Terms and Conditions of Sale|General Terms',
    letterSubject: 'Subject|Re|Regarding|RE',
    invoiceId:
      'Invoice No.|Invoice Number|Invoice #|Invoice No|Invoice|Inv. No.|Inv No|Inv #|Invoice no|Invoice ID|Document No.|Document Number|Tax Invoice No.|Bill No.|Bill Number|Invoice Ref|Number|No.|Invoice Reference|Our Invoice No.|Invoice number|Doc. No.|VAT Invoice No.|Sales Invoice No.|Credit Note No.|INVOICE NO|Invoice Nr|Tax Invoice Number|Credit Note Number|Receipt No.|Receipt Number|Document #',
    invoiceDate:
      'Invoice Date|Date|Date of Issue|Issue Date|Inv. Date|Inv Date|Date of Invoice|Document Date|Date Issued|Invoice date|Billing Date|Bill Date|Tax Point Date|Tax Date|Dated|Invoiced on|Tax point|Issued|Issued on|Invoice Dt.|Doc. Date|Date Invoiced|Date Billed|Billed On|Date / Tax Point|Invoice Date/Tax Point|Inv. Dt.|Issuing Date|Statement Date|Receipt Date',
    deliveryDate:
      'Delivery Date|Date of Delivery|Date of Supply|Supply Date|Ship Date|Despatch Date|Dispatch Date|Date Shipped|Shipping Date|Delivered on|Service Date|Date of Service|Shipped|Delivered|Supply date|Date Delivered|Shipped On|Del. Date|Performance date|Work completed|Completed on|Date of completion|Job completed|Work carried out on|Date of visit|Completion date|Date Completed|Performed on|Visit date|Installed on|Date of treatment|Completed|Shipment Date|Dispatched on|Actual Delivery Date|Delivery/Service Date|Date of sale',
    deliveryNoteId:
      'Delivery Note|Delivery Note No.|Delivery Note Number|Packing Slip|Packing Slip No.|Packing Slip #|Delivery No.|Despatch Note|Despatch No.|Shipment No.|Del. Note|D/N No.|Delivery #|Delivery Docket No.|Delivery|DN No.|Dispatch Note No.|Shipper No.|Delivery Order No.|D.O. No.|Delivery Challan No.|Challan No.|Dispatch Doc No.|Despatch Note No.|Shipment ID|Shipment Number|Shipment #|Docket No.',
    customerId:
      'Customer No.|Customer Number|Customer ID|Account No.|Account Number|Customer #|Customer No|Cust. No.|Account|Account Ref|Customer Code|Client No.|Client ID|A/C No.|Acct #|Customer Ref|Customer Account|Account Code|Cust #|Your Account No.|Cust ID|Client Number|Membership No.|Debtor No.|Customer|Account ID|Acct No.|Billing Account|Billing Account Number|Client Code|Customer Acct #|Customer A/C|Debtor Code|Cust. Code|Member ID|Member No.|Your Customer No.|Consumer No.|Party Code|P. Code|Party ID',
    receiverOrderId:
      "PO Number|P.O. Number|PO No.|P.O. No.|PO #|Purchase Order|Your Order No.|Purchase Order No.|Your Reference|Your Ref|Your Order|Customer PO|Customer Order No.|Purchase Order Number|Cust. P.O.|Your Order Number|P.O.|Customer P.O. No.|PO|Cust PO|Purchase Order #|Your PO|Customer Reference|Cust Order No|PO Ref|Buyer Order No.|Buyer's Order No.|Buyer's Order Number|Buyer Reference|Customer Order Number|Customer Order Ref|Purchase Order Ref|Your PO No.|Your Purchase Order|Requisition No.|LPO No.",
    receiverOrderDate:
      "PO Date|P.O. Date|Purchase Order Date|Your Order Date|Order Date|Your Order of|Date of Order|Your order dated|Customer Order Date|Date Ordered|Ordered on|Buyer Order Date|Buyer's Order Date|Customer PO Date|PO Dt.",
    senderOrderId:
      'Order No.|Order Number|Sales Order|Sales Order No.|Order #|Our Reference|Our Ref|Our Ref.|S.O. No.|SO Number|Sales Order #|Order ID|Our Order No.|Job No.|Order Ref|SO #|Work Order|Order|Web Order No.|Order Reference|Job Number|Works Order No.|Sales Order Number|Our Order|Work Order No.|W/O No.|Order Nr',
    senderOrderDate:
      'Sales Order Date|Order Date|Date of order|Our Order Date|SO Date|Order Confirmed|Order placed|Order Confirmation Date|Order Acknowledged|Order Dt.|Sales Order Dt.',
    costCenter: 'Cost Centre|Cost Center|Cost Centre No.|Cost Code|Cost Center No.|Department Code|CC|Charge Code|Budget Code|Cost centre ref',
    dueDate:
      'Due Date|Payment Due|Due|Payment Due Date|Due By|Pay By|Date Due|Due Date for Payment|Payment due by|Due on|Please pay by|Payable by|Payment Date|Invoice Due Date|Payment due on|Net Due Date|Amount due by|Due dt.|To be paid by|Settlement date|Direct debit date|Pay By Date|Payment to be made by|Please pay before|Last date of payment|Payment deadline|Bill Due Date|Due for payment|Date Payable|Amount Due Date|Invoice Due',
    paymentTerms:
      'Payment Terms|Terms|Terms of Payment|Credit Terms|Payment Method|Payment|Terms of Trade|Settlement Terms|Pay Terms|Payment Conditions|Pmt Terms|Payment Term|Mode/Terms of Payment|Mode of Payment|Method of Payment|Payment Mode|Payment type|Net Terms',
    discount:
      'Settlement Discount|Cash Discount|Early Payment Discount|Prompt Payment Discount|Discount Date|Discount if paid by|Discount Terms|Disc. Date|Early settlement discount|If paid by|Terms Discount|Discount until|Early pay discount',
    deliveryPeriod:
      'Service Period|Billing Period|Period|Period of Service|Invoice Period|Supply Period|Period Covered|Billing cycle|Statement Period|For the period|Charge Period|Delivery Period|Subscription period|Rental Period|Usage period|Stay|Service Dates|Coverage Period|Billing Dates|Bill Period|Contract Period|License period|Subscription Term|Period of Supply|Covering Period|Dates of stay',
    from: 'from|From|Start|Start Date|Check-in|Arrival|Period from|Arrival Date|Check-in Date|Date From|Period start|Beginning',
    to: 'to|To|until|End|End Date|Check-out|Departure|Period to|Departure Date|Check-out Date|Date To|Period end|Ending',
    netTotal:
      'Subtotal|Sub Total|Sub-total|Net Total|Total Net|Net Amount|Net|Total excl. VAT|Total ex VAT|Total Excl. Tax|Total before tax|Net Value|Goods Total|Total Net Amount|Amount excl. VAT|Total Goods|Nett|Total (excl. VAT)|Invoice Subtotal|Taxable Amount|Merchandise Total|Total ex GST|Total Nett|Net Invoice Value|Total excluding VAT|Total exclusive of VAT|Total Exc. VAT|Subtotal excl. VAT|Subtotal (ex VAT)|Subtotal (ex GST)|Total excluding GST|Total excl. GST|Total Excluding Tax|Amount before tax|Total Amount before Tax|Subtotal before tax|Net Sales|Total Taxable Value|Total Taxable Amount|Taxable Value|Net Invoice Amount|Net Subtotal|Item Total',
    vatTotal:
      'VAT|Total VAT|VAT Total|VAT Amount|Sales Tax|Tax|Total Tax|GST|Tax Amount|VAT Payable|Total GST|HST|VAT due|Plus VAT|State Tax|Add VAT|Sales Tax Total|Total VAT Amount|Estimated tax|GST Amount|Total taxes|CGST|SGST|IGST|CGST Amount|SGST Amount|IGST Amount|GST/HST|PST|QST|Value Added Tax|Tax Total|Total Sales Tax|City Tax|County Tax|Local Tax|GST Included',
    grandTotal:
      'Total|Grand Total|Invoice Total|Total Amount|Gross Total|Total incl. VAT|Total Gross|Total inc VAT|Total Invoice|Gross|Gross Amount|TOTAL|Total Incl. Tax|Invoice Amount|Total Invoice Value|Total Invoice Amount|Total (incl. VAT)|Total GBP|Total USD|Total EUR|Amount incl. VAT|Total inc GST|Total charges|Total Inc. VAT|Total Value|Total including VAT|Total inclusive of VAT|Total including GST|Total incl. GST|Total Including Tax|Total with tax|Total after tax|Total Amount after Tax|Total Amt|Amount Total|Final Total|Invoice Value|Gross Value|Bill Total|Bill Amount|Total INR|Total AUD|Total SGD|Total CAD',
    vatRate: 'VAT Rate|VAT %|Tax Rate|Rate|VAT rate %|Tax %|GST Rate|Sales tax rate|GST %|CGST Rate|SGST Rate|IGST Rate',
    vatBase:
      'VAT Basis|Taxable Amount|Net|VATable Amount|Goods Amount|Tax Base|Net Amount|Taxable Value|VAT Net|Amount subject to VAT|Tax Basis|VAT base|Taxable base|Net of VAT',
    amountDue:
      'Amount Due|Balance Due|Total Due|Amount Payable|Total Payable|Balance|Please pay|Total Amount Due|Outstanding Balance|Due Amount|To Pay|Pay this amount|Now Due|Amount to pay|Total Balance Due|Balance Outstanding|Total to pay|New Balance|Amount Owing|Payment due|Net Payable|Net Amount Payable|Total Amount Payable|Amount to be paid|Total to be paid|Balance to pay|Balance Payable|Remaining Balance|Outstanding Amount|Amount Outstanding|Total Outstanding|Current Amount Due|Invoice Balance|Payable Amount|Left to pay|Due Now',
    prepaid:
      'Amount Paid|Paid|Payments|Less Deposit|Payments Received|Paid to Date|Less payments|Advance Payment|Prepayment|Payment/Credits|Tendered|Cash|Payment Received|Payment Made|Total Paid|Total Payments|Advance|Advance Paid|Down Payment|Deposit Paid|Paid Amount|Already paid|Amount Received|Credits Applied|Less Amount Paid',
    rounding: 'Rounding|Rounding Adjustment|Round off|Rounding difference|Rounded Off|Rounding Amount|Cash Rounding|Rounding Adj.',
    shipping:
      'Shipping|Freight|Carriage|Delivery|Postage & Packing|P&P|Shipping & Handling|S&H|Delivery Charge|Shipping Cost|Carriage Net|Handling|Transport charge|Shipping and Handling|Freight Charges|Delivery Fee|Shipping Charges|Shipping Fee|Postage|Courier Charges|Packing & Forwarding|Delivery Charges|Postage and Packing',
    discountAmount:
      'Discount|Less Discount|Trade Discount|Discount Amount|Total Discount|Less|Special Discount|Volume rebate|Promotion|You saved|Discounts|Discount Total|Total Savings|Promo Discount|Coupon Discount|Loyalty Discount|Member Discount|Rebate|Discount Applied',
    senderVatId:
      'VAT No.|VAT Reg. No.|VAT Number|VAT Registration No.|VAT ID|VAT Reg No|VAT No|VAT Registration Number|Our VAT No.|GST No.|VAT|GB VAT|ABN|VAT Reg|TIN|GSTIN|VAT reg.|Registered VAT No.|V.A.T. No.|Seller VAT ID|VAT Registration|VAT ID No.|VAT Identification Number|EU VAT No.|EU VAT ID|GSTIN/UIN|GSTIN No.|GST Number|GST Reg. No.|GST Registration No.|GST/HST No.|QST No.|ABN No.|TRN|TRN No.|Tax Registration No.|Seller GSTIN',
    receiverVatId:
      "Your VAT No.|Customer VAT No.|Customer VAT Number|Your VAT Number|Client VAT No.|Cust. VAT No.|Buyer VAT ID|Your VAT ID|Customer VAT|Your VAT Reg. No.|Customer VAT ID|VAT No. of customer|Recipient VAT No.|Buyer GSTIN|Buyer VAT No.|Buyer's GSTIN|Customer GSTIN|Customer GST No.|Customer TRN|Customer ABN|Your GSTIN|Client VAT Number|Customer VAT Reg No|Recipient VAT ID",
    taxId:
      "Tax ID|EIN|Federal Tax ID|Tax No.|Tax Number|Tax ID No.|FEIN|UTR|Tax Reference|Fed. Tax ID|Tax Identification Number|Tax Identification No.|Tax Registration Number|PAN No.|Company's PAN|Federal ID|Federal ID No.|Fed ID|Federal EIN|EIN No.",
    companyRegistration:
      'Company No.|Company Registration No.|Registered No.|Company Number|Registered in England No.|Company Reg. No.|Reg. No.|Co. Reg. No.|Registration No.|Registered in England and Wales|CRN|Registered number|ACN|UEN|UEN No.|CIN|NZBN|Company Registration Number|Business Reg. No.|Business Registration No.|Business Number|Co. No.|Registered Company No.',
    iban: 'IBAN|IBAN No.|IBAN Number|IBAN Code|I.B.A.N.|IBAN (EUR)|IBAN #',
    bic: 'BIC|SWIFT|SWIFT Code|BIC/SWIFT|Swift/BIC|SWIFT BIC|BIC Code|SWIFT No.|SWIFT Number|SWIFT/BIC Code|BIC/SWIFT Code',
    bankCode:
      'Sort Code|Routing No.|ABA|Routing Number|ABA Routing No.|Bank Code|BSB|Sort code|S/C|IFSC|IFSC Code|IFS Code|BSB No.|BSB Number|Transit No.|Institution No.|ABA Number|ACH Routing|Routing #|MICR Code',
    bankAccount:
      'Account No.|Account Number|Bank Account|A/C No.|Acc. No.|Acct. No.|Bank account number|A/C|Account #|Acct #|Bank A/C No.|Bank Acct No.|Bank Account No.',
    bankName: 'Bank|Bank Name|Bank Details|Our Bank|Bankers|Beneficiary Bank|Name of Bank|Receiving Bank|Banking Details',
    isrReference: 'Reference|Reference No.|Payment Slip Reference|QR Reference|Reference number|ISR reference',
    kid: 'Payment Reference|KID|Payment ref|Remittance reference|Reference for payment|Payment Ref. No.|KID number',
    phone: 'Phone|Tel|Telephone|Tel.|T|Call us|Mobile|Tel No.|Ph|Phone No.|Phone Number|Telephone No.|Ph No.|Contact No.|Mob.|Mobile No.|Toll Free',
    fax: 'Fax|Facsimile|F|Fax No.|Fax Number|Fax #|Telefax',
    email: 'Email|E-mail|Mail|E|Email address|E-mail address|Contact email|Email ID',
    website: 'Web|Website|www|Internet|Visit us at|W|Homepage',
    register: 'Registered Office|Registered in England|Registered in Ireland|Registered Address|Incorporated in|Registered in Scotland|Place of registration',
    managingDirector: 'Managing Director|Directors|Director|CEO|Owner|Proprietor|Company Secretary',
    contactPerson:
      'Contact|Attention|Attn|Attn.|F.A.O.|Contact Name|Contact Person|Your Contact|Account Manager|For the attention of|Attention to|Attn to|Account Rep|Kind Attn.|Ordered by',
    billTo:
      'Bill To|Invoice To|Sold To|Billed To|Customer|Invoice Address|Billing Address|Bill to|To|Client|Buyer|Invoiced to|Charge to|Bill To Address|Billing To|Invoice for|Buyer (Bill to)|Billing Details|Customer Details|Customer Name|Customer Information|Billing Information|Bill To Party|Details of Receiver|Prepared for|Recipient|Customer Address|Party Name',
    shipTo:
      'Ship To|Deliver To|Delivery Address|Shipping Address|Delivered To|Consignee|Ship to|Site Address|Goods to|Service address|Shipped To|Ship To Address|Delivery To|Delivery Details|Consignee (Ship to)|Details of Consignee|Shipping Details|Shipping Information|Job Site|Job Address|Place of Delivery|Service Location',
    soldBy:
      'Sold By|From|Seller|Supplier|Vendor|Remit To|Issued by|Exporter|Shipper|Bill From|Billed From|Billed By|Invoice From|Issuer|Service Provider|Remit Payment To|Please Remit To|Make Checks Payable To|Make cheques payable to|Ship From|Merchant|Consignor|Payee|Seller Details',
    position: 'Item|No.|#|Line|Pos.|Ln|Line No.|S. No.|Sl No.|Sr. No.|Line Item',
    itemId:
      'Item No.|Product Code|SKU|Part No.|Item Code|Code|Item #|Part Number|Stock Code|Product|Catalogue No.|Item|Article No.|Material|HSN/SAC|UPC|Product ID|Part #|Item Number|Catalog No.|Catalog #|Cat. No.|Product No.|Product Number|Article Number|Material No.|Model No.|Stock No.|Item ID|Service Code',
    description:
      'Description|Item|Details|Item Description|Product|Description of Goods|Service|Product Description|Particulars|Activity|Description of services|Services|Item & Description|Item Name|Product Name|Description of Service|Description of work|Work Description|Service Description|Product/Service|Product or service|Item and Description|Goods Description|Name of goods|Charge Description|Task',
    quantity:
      'Qty|Quantity|Qty.|Hours|Units|Hrs|Qty Shipped|Shipped|Qty Ordered|QTY|Usage|Hrs/Qty|Qty Invoiced|Qnty|Qty/Hrs|Quantity/Hours|Order Qty|Ordered|Qty Ord|Qty Shp|Qty Delivered|Billed Qty|Pcs|Pieces',
    unit: 'Unit|UOM|U/M|Units|Per|Unit of Measure|UoM|Measure|U of M|Pack Size',
    unitPrice:
      'Unit Price|Price|Rate|Unit Cost|Price Each|Each|Cost|Unit price (£)|Price per Unit|Unit Net|Net Price|Unit|Unit Rate|Hourly rate|Price/Unit|Price (ex VAT)|Item Price|List Price|Cost per unit|Price per Item|Rate per hour|Rate/hr|MRP|Net Unit Price|Unit Value|Selling Price|Price ea',
    lineVatRate: 'VAT|VAT %|VAT Rate|Tax|Tax %|VAT Code|Tax Rate|GST|V|Tax Code|VAT %age|CGST %|SGST %|IGST %',
    lineDiscount: 'Discount|Disc.|Disc %|Disc|Discount %|Less|Disc.%|Disc. Amt|Trade Disc',
    lineTotal:
      'Amount|Total|Line Total|Net Amount|Net|Total Price|Extended Price|Value|Ext. Price|Net Value|Amount (£)|Amount GBP|Total (USD)|Ext|Extension|Total Net|Subtotal|Amount USD|Line Amount|Amt|Line Value|Extended Amount|Ext. Amount|Total Cost|Amount (INR)|Amount (Rs.)|Amount AUD|Net Amt',
    lineDeliveryDate: 'Date|Delivery Date|Ship Date|Service Date|Del. Date|Date Shipped',
    lineOrderId: 'Order No.|Your Order|PO No.|Order Ref|Sales Order|PO',
    lineDeliveryId: 'Delivery Note|Del. Note|Docket No.|Despatch Note|Ticket No.|Delivery No.|D/N No.',
    serialNumber: 'Serial No.|S/N|Serial Number|Serial #|Batch No.|Lot No.|IMEI|Serial Nos.|Lot Number|Batch Number|Chassis No.|VIN',
    carryOver:
      'Carried Forward|Brought Forward|C/F|B/F|Carry forward|Balance carried forward|Continued|Page total|Continued on next page|Carried fwd|B/Fwd|C/Fwd',
    subtotal: 'Subtotal|Sub Total|Section Total|Group Total|Sub-total|Order Total|Total for delivery',
    priceUnit: 'per|Per|Price per|Price Unit|Basis',
    page: 'Page|Page No.|Pg.|Sheet|Page No',
    printDate: 'Printed|Print Date|Printed on|Date Printed|Generated on|Created on|Run date|Report date|Generated Date|Printed At',
    project: 'Project|Project No.|Job|Project Name|Site|Project Number|Matter|Project ID|Project Code|Job Name|Matter No.',
    contract: 'Contract|Contract No.|Contract Number|Agreement No.|Policy No.|Subscription ID|Contract Ref|Agreement Number|Policy Number|Policy #|Contract ID',
    trackingId:
      'Tracking No.|Tracking Number|Consignment No.|AWB|Waybill No.|B/L No.|Tracking #|Airway bill|Carrier Ref|Tracking ID|AWB No.|Con Note No.|BOL No.|LR No.|Vehicle No.|Motor Vehicle No.|E-Way Bill No.|Container No.',
    meterId: 'Meter No.|Meter Number|Meter|MPAN|MPRN|Meter Serial No.|Meter ID|Supply Number|Service Point ID',
    previousBalance: 'Previous Balance|Balance Forward|Balance brought forward|Opening Balance|Prior Balance|Last Statement Balance|Previous invoice',
    deposit: 'Deposit|Security Deposit|Refundable deposit|Bottle deposit|Container deposit|Deposit required',
    birthDate: 'Date of Birth|DOB|D.O.B.|Born|Patient DOB',
    validUntil: 'Valid Until|Valid to|Expiry Date|Expires|Offer valid until|Valid through',
    orderDateOfOffer: 'Quote Date|Quotation Date|Our quotation of|Offer Date|Estimate Date|Quotation dated',
    clerk:
      'Sales Rep|Salesperson|Served by|Cashier|Sales Person|Rep|Prepared by|Your Server|Handled by|Operator|Salesman|Technician|Account handler|Sales Agent|Account Executive|Entered by|Taken by|Cashier Name',
    reference:
      'Reference|Ref|Ref.|Our Quote|Quote No.|Quotation No.|Case No.|File Ref|Ticket|Reference No.|Ship Via|FOB|Incoterms|Estimate No.|Other Reference(s)|Ref No.|Reference Number|Quote Number|Quote Ref|Claim No.|File No.|Ack No.|Terms of Delivery|Shipping Method|Place of Supply|Booking Reference|Confirmation No.',
    terminal:
      'Terminal|Terminal ID|TID|Till|Register|Store|Store No.|Merchant ID|MID|Auth Code|Trans #|Table|Approval code|Check No.|Check #|Table No.|Auth No.|Till No.|Merchant No.|POS No.',
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

/** English: wordings and conventions of invoices from the United Kingdom, the United States and international trade. */
import type { Language } from './language.js';
import { articles, list, wordings } from './lists.js';

export const en: Language = {
  code: 'en',
  englishName: 'English',
  tesseract: 'eng',
  countries: ['GB', 'US', 'IE', 'AU', 'CA', 'NZ', 'SG', 'IN', 'MT'],
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
  months: list('January|February|March|April|May|June|July|August|September|October|November|December'),
  shortMonths: list('Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec'),
  dateFormats: list(
    'DD/MM/YYYY|MM/DD/YYYY|D MMMM YYYY|MMMM D, YYYY|DD MMM YYYY|MMM D, YYYY|DD-MMM-YYYY|DD/MM/YY|YYYY-MM-DD|M/D/YYYY|DD-MMM-YY|DD.MM.YYYY|MM/DD/YY|D MMM YY',
  ),
  numberFormats: [
    ['.', ','],
    ['.', ''],
    ['.', ' '],
    [',', '.'],
  ],
  vatWords: list('VAT|GST|Tax|Sales Tax|Value Added Tax|HST|VAT Standard Rate'),
  vatLines: list(
    '{vatWord} {rate}% {vat}|{vatWord} @ {rate}% on {net} {vat}|{rate}% {vatWord} on {net}: {vat}|{vatWord} ({rate}%) {vat}|{rate}% {net} {vat} {gross}|{vatWord} {rate}% {net} {vat}|Includes {vatWord} at {rate}% of {vat}|{net} @ {rate}% = {vat}|Plus {rate}% {vatWord} {vat}',
  ),
  paymentSentences: list(
    'Payment is due within {days} days of invoice date.|Payment terms: {days} days net.|Net {days}|Net {days} days|Please pay by {date}.|Payment due by {date}.|{discountPercent}% {discountDays} days, net {days}|{discountPercent}/{discountDays} Net {days}|{discountPercent}% discount if paid within {discountDays} days, otherwise {days} days net.|A settlement discount of {discountPercent}% applies to payments received by {discountDate}; the full amount is due on {date}.|Due on receipt|Payable immediately without deduction.|Payment due upon receipt of invoice.|This amount will be collected by Direct Debit on or after {date}.|The amount will be charged to your credit card.|Paid in full with thanks.|Paid by credit card. No further payment is required.|Strictly {days} days from date of invoice.|{days} days end of month|Please remit payment in {currency} no later than {date}.|Our terms are strictly {days} days nett.|Please settle this invoice within {days} days.|Amount due on {date} in {currency}.',
  ),
  discountSentences: list(
    '{discountPercent}% if paid within {discountDays} days|{discountPercent}% discount for payment by {discountDate}|{discountPercent}% / {discountDays} days|Deduct {discountPercent}% if paid on or before {discountDate}.|Prompt payment discount of {discountPercent}% within {discountDays} days of invoice date.|Early settlement by {discountDate}: {discountPercent}%',
  ),
  referenceSentences: list(
    'Invoice No. {invoiceId} dated {invoiceDate}|Please quote invoice number {invoiceId} and account number {customerId} with your payment.|In accordance with your purchase order {receiverOrderId} we invoice as follows:|Goods delivered on {deliveryDate}|Payment reference: {invoiceId}|Invoice {invoiceId} of {invoiceDate}|Your order {receiverOrderId}, shipped {deliveryDate}|Customer {customerId} - invoice {invoiceId} ({invoiceDate})',
  ),
  deliveryPeriodSentences: list(
    'Service period: {from} to {to}|Billing period {from} - {to}|For services rendered from {from} to {to}|Period covered: {from} – {to}|For the period from {from} through {to}|Charges from {from} until {to}',
  ),
  vatExemptions: list(
    'VAT exempt|Zero-rated export of goods|Reverse charge: customer to account for VAT.|Intra-Community supply exempt from VAT.|VAT reverse charge applies under Article 196 of Directive 2006/112/EC.|Exempt from VAT under Article 138 of Council Directive 2006/112/EC.|No VAT charged: supplier not registered for VAT.|Outside the scope of UK VAT|Domestic reverse charge applies: customer to pay the VAT to HMRC.|Sales tax exempt',
  ),
  salutations: list('Dear Sir or Madam,|Dear Customer,|Dear {name},|To whom it may concern,|Hello {name},|Dear Sirs,'),
  sentences: list(
    'Thank you for your business!|Thank you for your order.|We appreciate your prompt payment.|Kind regards|Please make all cheques payable to the company named above.|All goods remain our property until paid for in full.|Our standard terms and conditions apply.|If you have any questions about this invoice, please contact us.|Please quote your account number on all correspondence.|Claims for shortages must be made in writing upon receipt of the goods.|Goods returned without prior approval will not be credited.|This is a computer generated invoice and requires no signature.|Late payments may be subject to interest.|Please detach and return this slip with your payment.|We hereby invoice you for the following goods and services.|Please note our new bank details.|We look forward to working with you again.|Prices are exclusive of VAT unless stated otherwise.|Please check your delivery carefully before signing.|Part of your order will follow separately.|Payment by bank transfer only.|Title passes upon receipt of payment in full.|The goods described comply with the declared country of origin.|Retain this receipt for your records.|We understand and will exercise our statutory right to claim interest for late payment.|Have a nice day and see you again soon.|No refunds without a valid receipt.|Visit our website to pay online.|Customer service is available on weekdays during office hours.|Carriage paid to the named place of destination.|Errors and omissions excepted.',
  ),
  articles: {
    trade: articles(
      'Copier paper A4 80 gsm @Ream 3-7|Lever arch file black @Ea 2-5|Office chair mesh back @Ea 90-390|Toner cartridge black @Ea 45-170|Ballpoint pens blue @Box 4-16|LED bulb B22 warm white @Ea 3-12|Hex bolt M10 zinc plated @Box 5-30|Nitrile gloves large @Box 6-18|Cordless drill kit @Set 90-330|Cable ties 200 mm @Pack 2-9|Floor cleaner concentrate @Can 12-46|Pallet wrap clear @Roll 6-15|Safety boots S3 @Pair 48-150|O-ring seal @Ea 0.4-6|Ball bearing 6204 @Ea 3-19|Packing tape brown @Roll 1-4',
    ),
    construction: articles(
      'Supply and fit floor tiles @m² 40-95|Painting of walls, two coats @m² 6-16|Plasterboard partition @m² 38-85|Skilled labour @Hour 32-75|Scaffold hire @Week 60-280|Site set-up @Sum 250-1900|Excavate and cart away @m³ 20-48|Ready-mix concrete C25 @m³ 95-170|uPVC window double glazed @Ea 280-900|Twin and earth cable 2.5 mm @m 0.8-2.4|Copper pipe 15 mm @m 6-18|Roof repair including slates @m² 55-120|Skip hire 8 yard @Ea 180-390|Call-out charge @Ea 45-120',
    ),
    it: articles(
      'Web hosting business plan @Month 9-55|Software licence annual @Licence 60-950|Remote support @Hour 65-140|Laptop 14 inch @Ea 650-1900|Monitor 27 inch @Ea 170-540|Server maintenance @Month 120-980|Domain registration @Year 9-25|Network switch 24 port @Ea 140-690|API development @Hour 75-160|Cloud backup storage @GB 0.1-1.6|USB-C docking station @Ea 85-270|User training @Day 600-1400|SSL certificate @Year 20-190|Hosted telephone extension @User 5-19',
    ),
    food: articles(
      'Apples Gala class 1 @kg 1.3-2.9|Strong white flour @Bag 9-24|Beef rump @kg 12-27|Semi-skimmed milk @L 0.7-1.4|Free range eggs @Tray 4-12|Sparkling water case @Case 4-11|Lager keg @Keg 85-170|Salted butter @kg 5-11|Maris Piper potatoes @Sack 6-18|White sliced loaf @Ea 0.7-1.6|Extra virgin olive oil @Btl 5-16|Coffee beans @kg 11-28|Mature cheddar @kg 6-14|Frozen peas @Bag 2-8',
    ),
    consulting: articles(
      'Consulting services @Hour 80-230|Project management @Day 700-1500|Preparation of annual accounts @Sum 800-4500|Payroll per employee @Ea 5-20|Workshop facilitation @Day 900-2500|Travel expenses @Mile 0.4-0.7|Bookkeeping @Month 110-880|Legal advice @Hour 150-390|Survey report @Sum 450-3600|Translation services @Word 0.1-0.2|Graphic design @Hour 45-115|Proofreading @Page 3-9|Coaching session @Session 80-260|Market research @Sum 1100-6500',
    ),
    utilities: articles(
      'Electricity unit charge @kWh 0.14-0.36|Standing charge @Day 0.2-0.7|Gas unit charge @kWh 0.04-0.12|Climate Change Levy @kWh 0.01-0.02|Meter rental @Month 3-18|Water supply @m³ 1.4-2.8|Wastewater @m³ 1.6-3.4|Surface water drainage @Qtr 12-45|Broadband line rental @Month 22-60|Mobile tariff @Month 9-48|General waste bin lift @Lift 6-24|Data allowance @GB 0.5-4|Network access charge @kVA 1-5|Service fee @Month 4-30',
    ),
    transport: articles(
      'Pallet delivery next day @Pallet 45-190|Parcel delivery @Ea 4-14|Fuel surcharge @% 4-18|Toll charge @Trip 3-28|Storage per pallet @Week 3-12|Courier mileage @Mile 1-2.2|Removal crew @Hour 30-85|Container haulage 40 ft @Ea 320-1150|Customs clearance @Entry 45-140|Waiting time @Hour 35-70|Refrigerated transport @Load 180-720|Car hire intermediate @Day 38-120|Diesel @L 1.3-1.9|Ocean freight @TEU 800-2900',
    ),
    hospitality: articles(
      'Single room @Night 65-170|Double room @Night 85-260|Full English breakfast @Person 8-22|Day delegate rate @Person 40-95|City tax @Night 1-5|Fish and chips @Portion 11-19|Lemonade @Glass 2-4|House red wine @Glass 4-9|Car parking @Day 6-28|Set lunch menu @Portion 12-28|Meeting room hire @Day 110-680|Flat white @Cup 2.5-4.5|Buffet catering @Person 11-36|Minibar @Item 3-25',
    ),
  },
  units: list('Ea|Each|pcs|pc|hrs|Hour|Day|Month|kg|L|m|m²|Box|Pack|Set|Unit|Pair|Case|lbs|ft|EA|kWh|Lot|gal'),
  firstNames: list(
    'James|Emma|Oliver|Sarah|Michael|Emily|David|Laura|Robert|Jessica|Daniel|Sophie|Andrew|Rachel|Thomas|Hannah|William|Olivia|Paul|Karen|Mark|Linda|Steven|Helen|George|Alice|Kevin|Nicola|Simon|Megan|Aoife|Priya|Ryan|Chloe',
  ),
  lastNames: list(
    'Smith|Jones|Taylor|Brown|Williams|Wilson|Johnson|Davies|Robinson|Wright|Thompson|Evans|Walker|White|Roberts|Green|Hall|Wood|Jackson|Clarke|Patel|Harris|Murphy|Kelly|Cooper|Ward|Turner|Hughes|Miller|Anderson|Baker|Campbell|Mitchell|O’Brien|Carter|Singh',
  ),
  companyWords: list(
    'North|South|West|River|Hill|Stone|Oak|Silver|Blue|Green|Crown|Harbour|Bridge|Summit|Valley|Atlas|Beacon|Cedar|Falcon|Granite|Heritage|Liberty|Maple|Orchard|Pioneer|Phoenix|Sterling|Trade|Supplies|Services|Systems|Solutions|Logistics|Freight|Foods|Catering|Engineering|Tools|Building|Roofing|Electrical|Plumbing|Print|Media|Design|Consulting|Software|Data|Energy|Water|Hotels|Inn|Brewery|Partners|Industries|Components|Packaging|Office',
  ),
  streets: list(
    '{n} High Street|{n} Station Road|{n} Church Lane|{n} Main Street|{n} Park Avenue|{n} Victoria Road|{n} Mill Lane|{n} Queens Road|{n} London Road|{n} Oak Street|{n} Maple Drive|{n} Elm Street|{n} Washington Blvd|{n} King Street|{n} Manor Way|{n} Green Lane|{n} The Crescent|Unit {n}, Riverside Business Park|{n} Kingsway|{n} Market Square|{n} Industrial Way|{n} Lake View Dr|{n} Second Avenue|{n} Bridge Street|{n} North Road|{n} George Street|{n} Chapel Street|{n} Grove Road|{n} Commerce Drive|{n} Hillside Ave|Unit {n} Enterprise Estate|{n} Castle Street|{n} Sunset Blvd|{n} Washington Pkwy|{n} N Main St|{n} E Lincoln Ave|{n} W 4th St|{n} Birch Ct|{n} Cedar Ln|{n} Highland Pl|{n} SW Harbor Way|{n} Highway 61|{n} County Road 12|{n} Old Mill Rd|{n} Broadway|{n} Forest Hills',
  ),
  pageOf: list(
    'Page {page} of {pages}|Page {page}/{pages}|Page: {page} of {pages}|Pg. {page} of {pages}|{page} of {pages}|Page {page}|Sheet {page} of {pages}',
  ),
  days: list('days|Days|day(s)|calendar days|working days'),
  customers: list('customer|client|buyer|purchaser|recipient'),
  immediately: list('immediately|on receipt|upon receipt|Due on receipt|immediate|on presentation|COD'),
};

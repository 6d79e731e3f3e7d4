/** English: sentences, goods, names and streets that documents are made of. */
import type { LanguageTexts } from '../language.js';
import { articles, list } from '../lists.js';

export const texts: LanguageTexts = {
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
    'Invoice No. {invoiceId} dated {invoiceDate}|Please quote invoice number {invoiceId} and account number {customerId} with your payment.|In accordance with your purchase order {receiverOrderId} we invoice as follows:|Goods delivered on {deliveryDate}|Payment reference: {invoiceId}|Invoice {invoiceId} of {invoiceDate}|Your order {receiverOrderId}, shipped {deliveryDate}|Customer {customerId} - invoice {invoiceId} ({invoiceDate})|We thank you for your order {receiverOrderId} of {receiverOrderDate} and invoice you as agreed.|This invoice covers the goods that left our warehouse on {deliveryDate} under your purchase order {receiverOrderId}.|The work was completed on {deliveryDate}.|Ref. your PO {receiverOrderId} dated {receiverOrderDate}, delivered {deliveryDate}.|As ordered on {receiverOrderDate} (order {receiverOrderId})',
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
      'Web hosting business plan @Month 9-55|Software licence annual @Licence 60-950|Remote support @Hour 65-140|Laptop 14 inch @Ea 650-1900|Monitor 27 inch @Ea 170-540|Server maintenance @Month 120-980|Domain registration @Year 9-25|Network switch 24 port @Ea 140-690|API development @Hour 75-160|Cloud backup storage @GB 0.1-1.6|Docking station for two screens @Ea 85-270|User training @Day 600-1400|SSL certificate @Year 20-190|Hosted telephone extension @User 5-19',
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
  immediately: list('immediately|on receipt|upon receipt|Due on receipt|immediate|on presentation|COD'),
};

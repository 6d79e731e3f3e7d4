/** English: goods and services tax, freight bills, commercial invoices for customs; payment coupons. */
import { englishQrBill, type Forms } from '../forms.js';
import { list, otherFields, rows } from '../lists.js';

const coupon = rows(`30 Invoice No./Invoice #/Invoice Number=invoice|35 Account No./Customer #/Account Number=customer|35 Invoice date/Date=date
  30 Amount due/Total due/Please pay/Balance due=money|35 Due date/Payment due/Pay by=due|35 Amount enclosed/Amount paid/Amount remitted=blank
  50 Remit to/Make cheque payable to/Mail payment to=payee|50 From/Bill to/Customer=payer`);

export const forms: Forms = {
  ruled: [
    {
      countries: ['IN'],
      weight: 3,
      titles: list('Tax Invoice|TAX INVOICE|Invoice cum Challan|GST Invoice'),
      subtitles: list('|Original for Recipient|(Original / Duplicate / Triplicate)|Under Rule 46'),
      headings: {
        sender: list('Details of Supplier|Supplier'),
        receiver: list('Details of Receiver (Billed to)|Billed To|Details of Buyer|M/s|Buyer'),
        delivery: list('Details of Consignee (Shipped to)|Shipped To|Consignee'),
        carrier: list('Transporter|Transport Details'),
        sums: list('Total'),
        items: list('Particulars'),
        notes: list('Terms & Conditions|Remarks'),
      },
      fields: {
        name: list('Name|M/s'),
        street: list('Address'),
        district: list('Area|Landmark'),
        zip: list('Pin Code|PIN'),
        city: list('City|Place'),
        state: list('State'),
      },
      number: list('Invoice No.|Inv. No.|Invoice Serial No.|Bill No.'),
      date: list('Invoice Date|Date|Dated'),
      sender: { block: 0.3, cells: 0.1, head: 0.6 },
      parties: { cells: 0.55, blocks: 0.35, column: 0.1 },
      others: otherFields(
        'Reverse Charge (Y/N)=N,No|State Code={n}|Transport Mode=Road,By Road|Vehicle No.=|Date of Supply={date}|Place of Supply=|E-Way Bill No.={id}|Challan No.={n}|L.R. No.={n}',
      ),
      freight: otherFields('No. of Packages={n}|Freight=Paid,To Pay|Weight={n}|Destination='),
      taxes: list('Freight|Packing & Forwarding|Cess|TCS|Round Off'),
    },
    {
      countries: ['US', 'CA'],
      weight: 2,
      titles: list('Freight Bill|FREIGHT INVOICE|Invoice|Freight Invoice|Delivery Receipt / Invoice'),
      subtitles: list('|Original Invoice|Straight Bill of Lading - Short Form|Not negotiable'),
      headings: {
        sender: list('Carrier'),
        receiver: list('Bill To|Third Party Freight Charges Bill To|Send Freight Bill To|Charges Billed To'),
        delivery: list('Consignee|Ship To|Deliver To'),
        carrier: list('Shipper|Ship From|Pickup From'),
        sums: list('Charges'),
        items: list('Description of Articles'),
        notes: list('Special Instructions|Remarks'),
      },
      fields: { name: list('Name|Company'), street: list('Address|Street Address'), zip: list('Zip|Zip Code'), city: list('City'), state: list('State|St') },
      number: list('Pro Number|Freight Bill No.|Invoice No.|Invoice #|PRO #'),
      date: list('Invoice Date|Bill Date|Date|Freight Bill Date'),
      sender: { block: 0.35, cells: 0.05, head: 0.6 },
      parties: { cells: 0.25, blocks: 0.65, column: 0.1 },
      others: otherFields(
        'SCAC=,ABCD|Trailer No.={n}|Seal No.={n}|BOL No.={id}|Terms=Prepaid,Collect,3rd Party|Ship Date={date}|Equipment=Van,Flatbed|Load #={n}|Driver=|Terminal={n}',
      ),
      freight: otherFields('Pieces={n}|Weight (lbs)={n}|Class=70,85,125|NMFC={n}|Pallets={n}|C.O.D. Amount=|Shipper Signature=|Driver Signature='),
      taxes: list('Fuel Surcharge|Accessorials|Liftgate|Detention|Discount'),
    },
    {
      countries: [],
      weight: 1.5,
      titles: list('Commercial Invoice|COMMERCIAL INVOICE|Export Invoice|Customs Invoice|Proforma / Commercial Invoice'),
      subtitles: list('|For customs purposes|Page 1 of 1'),
      headings: {
        sender: list('Exporter|Shipper / Exporter|Shipper|Seller|Exporter (complete name and address)'),
        receiver: list('Buyer (if other than consignee)|Importer|Consignee / Importer|Sold To|Buyer'),
        delivery: list('Consignee|Notify Party|Ship To|Ultimate Consignee'),
        carrier: list('Freight Forwarder|Forwarding Agent|Carrier'),
        sums: list('Total'),
        items: list('Goods'),
        notes: list('Declaration|Marks and Numbers'),
      },
      fields: {
        name: list('Company Name|Contact Name / Company|Name'),
        street: list('Address'),
        zip: list('Postal Code|Zip/Postal Code'),
        city: list('City|City/Town'),
        state: list('State/Province'),
      },
      number: list('Invoice No.|Invoice No. & Date|Invoice Number|Commercial Invoice No.'),
      date: list('Date|Invoice Date|Date of Invoice'),
      sender: { block: 0.2, cells: 0.4, head: 0.4 },
      parties: { cells: 0.25, blocks: 0.25, column: 0.5 },
      others: otherFields(
        'Country of Origin=Germany,India,Made in EU|Terms of Delivery=FOB,CIF,EXW,DAP|Port of Loading=Hamburg,Antwerp|Port of Discharge=|Vessel / Flight No.={id}|Air Waybill No.={id}|Reason for Export=Sale,Sample,Repair|Final Destination=|Pre-carriage by=Road,Truck|Letter of Credit No.={id}',
      ),
      freight: otherFields('Number of Packages={n}|Gross Weight (kg)={n}|Net Weight (kg)={n}|Measurement={n}|Authorized Signature=|Marks='),
      taxes: list('Freight|Insurance|Packing|Other Charges'),
    },
  ],
  payment: {
    US: { share: 0.16, titles: ['REMITTANCE', 'PAYMENT COUPON', 'Please detach and return with payment', 'Remittance slip'], rows: coupon },
    CA: { share: 0.14, titles: ['REMITTANCE', 'Payment stub', 'Please return this portion with your payment'], rows: coupon },
    AU: { share: 0.2, titles: ['PAYMENT ADVICE', 'Payment slip', 'Remittance Advice'], rows: coupon },
    GB: { share: 0.12, titles: ['REMITTANCE ADVICE', 'Payment slip', 'bank giro credit'], rows: coupon, machine: 'giro' },
    IE: { share: 0.12, titles: ['REMITTANCE ADVICE', 'Payment slip'], rows: coupon },
  },
  qrBill: englishQrBill,
  orangeSlip: { payee: 'Einzahlung für / Versement pour', account: 'Konto / Compte' },
};

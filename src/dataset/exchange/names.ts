/** Foreign names of fields as ours: those of --map, of the format, ours with other separators, common ones, and wordings that announce a detail in print. */
import { details } from '../../catalogue/details.js';
import { languages } from '../../catalogue/languages/index.js';
import { bare } from '../../fold.js';
import type { OwnDetail } from '../truth.js';
import { fieldNamed } from './field.js';

/** Names that prebuilt models of other services and public data sets give, in letters and digits alone. */
const common: Readonly<Record<string, string>> = {
  InvoiceId: 'invoiceid invoicenumber invoiceno invoicenum invoicenr billnumber documentid documentnumber receiptnumber receiptno',
  InvoiceDate: 'invoicedate issuedate dateissue dateofissue billdate documentdate transactiondate receiptdate date',
  DeliveryDate: 'deliverydate servicedate shipdate shippingdate',
  DeliveryNoteId: 'deliverynote deliverynoteid deliverynotenumber',
  CustomerId: 'customerid customernumber customerno clientid accountnumber',
  ReceiverOrderId: 'purchaseorder purchaseordernumber ponumber customerorderid ordernumber orderid',
  ReceiverOrderDate: 'orderdate purchaseorderdate',
  SenderOrderId: 'vendororderid supplierorderid salesorder salesordernumber',
  CostCenter: 'costcenter costcentre',
  GrandTotalAmount: 'total totalamount grandtotal invoicetotal totalprice totaltotalprice amounttotal amounttotalgross grossamount grossworth totalgrossworth',
  NetTotalAmount: 'subtotal subtotalprice netamount nettotal totalnet amounttotalnet networth totalnetworth amountuntaxed',
  VatTotalAmount: 'tax totaltax taxamount totaltaxamount taxprice vattotal vatamount totalvat amounttotaltax',
  'VatGroup.VatRate': 'taxrate vatrate vattaxrate vatrates taxdetailrate taxdetailsrate',
  'VatGroup.NetAmount': 'vatnetamount vatbase taxdetailnet taxdetailsnetamount',
  'VatGroup.VatAmount': 'vatvatamount vattaxamount taxdetailtax taxdetailsamount',
  'DueDateGroup.DueDateDate': 'duedate paymentduedate datedue',
  Iban: 'iban supplieriban vendoriban paymentdetailsiban',
  Bic: 'bic swift bicswift swiftcode paymentdetailsswift',
  SenderVatId: 'vendortaxid suppliertaxid sellertaxid vendorvatid suppliervatid vatid vatnumber',
  ReceiverVatId: 'customertaxid receivertaxid buyertaxid customervatid clienttaxid',
  CompanyRegistrationNumber: 'supplierregistration vendorregistrationid companyregistration',
  'Sender.Name': 'vendorname vendor suppliername supplier sellername seller merchantname merchant company companyname storename',
  'Sender.Email': 'vendoremail supplieremail selleremail',
  'Sender.Phone': 'vendorphone supplierphone vendorphonenumber supplierphonenumber merchantphonenumber sellerphone',
  'Sender.WebsiteUrl': 'vendorwebsite supplierwebsite sellerwebsite',
  'Sender.City': 'vendorcity suppliercity',
  'Receiver.Name': 'customername customer receivername receiver buyername buyer clientname client billtoname',
  'Receiver.Email': 'customeremail receiveremail buyeremail',
  'Receiver.Phone': 'customerphone receiverphone buyerphone',
  'Receiver.WebsiteUrl': 'receiverwebsite customerwebsite',
  'Receiver.City': 'customercity receivercity',
  'LineItems.PositionId': 'lineitemposition itemsposition menunumber',
  'LineItems.ItemId': 'lineitemproductcode itemsproductcode itemproductcode lineitemcode menunum',
  'LineItems.Description': 'lineitemdescription itemsdescription itemdescription itemdesc lineitemname itemname menunm',
  'LineItems.OrderId': 'lineitempurchaseorder lineitemorderid',
  'LineItems.DeliveryDate': 'itemsdate lineitemdate',
  'LineItems.Quantity': 'lineitemquantity itemsquantity itemquantity itemqty menucnt',
  'LineItems.Unit': 'lineitemunit itemsunit itemunit itemuom',
  'LineItems.UnitPrice': 'lineitemunitprice itemsunitprice itemunitprice itemprice itemsprice menuunitprice',
  'LineItems.VatRate': 'lineitemtaxrate itemstaxrate itemtaxrate itemvat lineitemvatrate',
  'LineItems.Discount': 'lineitemdiscount itemsdiscount menudiscountprice',
  'LineItems.TotalAmount': 'lineitemamount itemsamount itemamount itemtotal itemstotalprice lineitemtotal menuprice',
};

const byName = new Map(Object.entries(common).flatMap(([ours, theirs]) => theirs.split(' ').map((name) => [name, ours] as const)));

/** A printed key names what is beside it: "Rechnungs-Nr." is InvoiceId. Wordings of several details are left out. */
const byWording: ReadonlyMap<string, string> = (() => {
  const found = new Map<string, string | undefined>();
  for (const { name, group, terms } of details)
    for (const term of terms ?? [])
      for (const language of languages)
        for (const wording of language.terms[term] ?? []) {
          const key = bare(wording);
          const ours = group ? `${group}.${name}` : name;
          found.set(key, found.has(key) && found.get(key) !== ours ? undefined : ours);
        }
  return new Map([...found].filter((entry): entry is [string, string] => entry[1] !== undefined && entry[0].length > 1));
})();

/** `named`: of --map and of the format. An unknown name stays as it is. */
export function ourName(field: string, named: ReadonlyMap<string, string>, own: readonly OwnDetail[]): string {
  const given = named.get(field);
  if (given !== undefined) return given;
  const same = [field, field.replace(/[/_]/, '.')].find((name) => fieldNamed(name, own));
  if (same !== undefined) return same;
  const key = bare(field);
  return byName.get(key) ?? byWording.get(key) ?? field;
}

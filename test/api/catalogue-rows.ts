/** The rows of the interface spec's detail catalogue, and of the ids that it leaves out (wire facts), as they are printed there. */
/** [Detail, Filter flag name, Id as printed, where it stands in the answer, TypeName]. A dash: no flag listed. */
export const catalogue = `
Document Type|DocumentType|8192|prediction|DocumentType
Invoice Currency|InvoiceCurrency|524288|prediction|InvoiceCurrency
Invoice Id|InvoiceId|1024|prediction|InvoiceId
Invoice Date|InvoiceDate|64|prediction|InvoiceDate
Grand Total Amount|GrandTotalAmount|16|prediction|GrandTotalAmount
Vat Group|VatGroup|536870912|group|VatGroup
Net Total Amount|-|256|prediction|NetTotalAmount
Vat Total Amount|-|1073741824|prediction|VatTotalAmount
Iban|Ibans|16384|prediction|Iban
Bic|Bics|32768|prediction|Bic
Bank Group|BankGroup|17179869184|group|BankGroup
Due Date Group|DueDateGroup|17592186044416|group|DueDateGroup
Discount Group|DiscountGroup|1099511627776|group|DiscountGroup
UId (VAT id)|VatIds|8388608|prediction|VatId,SenderVatId,ReceiverVatId
Customer Id|CustomerId|2097152|prediction|CustomerId
Tax Number|TaxNumber|4194304|prediction|TaxNumber
Tax Id|TaxIds|2305843009213693952|prediction|TaxId,SenderTaxId,ReceiverTaxId
Delivery Note Id|DeliveryNoteId|1048576|prediction|DeliveryNoteId
Delivery Date|DeliveryDate|8|prediction|DeliveryDate
Receiver Order Id|ReceiverOrderId|33554432|prediction|ReceiverOrderId
Receiver Order Date|ReceiverOrderDate|134217728|prediction|ReceiverOrderDate
Sender Order Id|SenderOrderId|16777216|prediction|SenderOrderId
Sender Order Date|SenderOrderDate|67108864|prediction|SenderOrderDate
ISR Reference|IsrReference|34359738368|prediction|IsrReference
ISR Subscriber|IsrSubscriber|35184372088832|prediction|IsrSubscriber
KID Number|KId|70368744177664|prediction|KId
Company Registration Number|CompanyRegistrationNumber|140737488355328|prediction|CompanyRegistrationNumber
Sender Name|Sender|2|Sender|Sender
Receiver Contact|Receiver|128|Receiver|
Contacts|Contacts|281474976710656|Contacts|
Line Items|LineItems|65536|LineItemTable|
Delivery Period Group|DeliveryPeriod|4503599627370496|group|DeliveryPeriodGroup
Cost Center|CostCenter|9007199254740992|prediction|CostCenter
Vat Exemption|VatExemption|18014398509481984|prediction|VatExemption
Qr Code Group|QRCodeGroup|144115188075855872|group|QrCodeGroup
Qr Code Raw String|-|36028797018963968|member|QrCodeGroup
Qr Code Detail|-|72057594037927936|member|QrCodeGroup
Whitelist Group|-|1152921504606846976|group|ClientGroup
Whitelist Value|-|288230376151711744|member|ClientGroup
Whitelist Hint|-|576460752303423488|member|ClientGroup
Bar Code Group|BarCodeGroup|-9223372036854775808|group|BoletoBarCode,BarCode
Bar Code Detail|-|4611686018427387904|member|BoletoBarCode,BarCode
VatRate of a group|-|32|member|VatGroup
VatAmount of a group|-|131072|member|VatGroup
NetAmount of a group|-|268435456|member|VatGroup
BankCode of a group|-|4294967296|member|BankGroup
BankAccount of a group|-|8589934592|member|BankGroup
DiscountDate of a group|-|68719476736|member|DiscountGroup
DiscountDuration of a group|-|274877906944|member|DiscountGroup
DiscountPercent of a group|-|549755813888|member|DiscountGroup
DueDateDate of a group|-|2199023255552|member|DueDateGroup
DueDateDuration of a group|-|8796093022208|member|DueDateGroup
DeliveryPeriodDateStart of a group|-|1125899906842624|member|DeliveryPeriodGroup
DeliveryPeriodDateEnd of a group|-|2251799813685248|member|DeliveryPeriodGroup`
  .trim()
  .split('\n')
  .map((line) => line.split('|') as [string, string, string, string, string]);

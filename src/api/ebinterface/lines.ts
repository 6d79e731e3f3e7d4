/** ListLineItem and TaxItem: the rows of the item table where each is complete, else one line per VAT rate, whose sums are certain. */
import type { Extraction, LineItem } from '../../extraction/extraction.js';
import { inFormat } from '../response/prediction.js';
import type { Facts, Vat } from './facts.js';
import type { Xml } from './xml.js';

/** The element of one rate: its net and VAT as amounts of the document's currency, and the category code of EN 16931. */
export const taxItem = ({ rate, net, vat, category }: Vat): Xml => ({
  TaxableAmount: net,
  TaxPercent: { '#text': rate, '@TaxCategoryCode': category },
  TaxAmount: vat,
});

/** Rows of the item table where every one has what the schema asks for; otherwise a line for each rate. Empty without rates. */
export function linesOf({ lineItems }: Extraction, facts: Facts): readonly Xml[] {
  if (facts.vat.length === 0) return [];
  const lines = lineItems.map((item, index) => lineOf(item, index, facts));
  if (lines.length > 0 && lines.every((line) => line !== undefined)) return lines;
  return facts.vat.map((vat, index) => ({
    PositionNumber: String(index + 1),
    Description: `${facts.value('InvoiceId') ?? ''} ${vat.rate} %`.trim(),
    Quantity: { '#text': '1', '@Unit': 'C62' },
    UnitPrice: vat.net,
    TaxItem: taxItem({ ...vat, vat: undefined }),
    LineItemAmount: vat.net,
  }));
}

const isNumber = (text: string | undefined): text is string => text !== undefined && /^-?\d+(\.\d*)?$/.test(text);

/** Undefined where its amount or its tax is unknown. */
function lineOf({ cells }: LineItem, index: number, { vat, amount }: Facts): Xml {
  const text = (name: keyof LineItem['cells']) => cells[name]?.value || undefined;
  const [total, description] = [text('TotalAmount'), text('Description')];
  const rate = text('VatRate');
  const tax = isNumber(rate) ? vat.find((each) => Number(each.rate) === Number(rate)) : vat.length === 1 ? vat[0] : undefined;
  if (!isNumber(total) || !description || !tax) return undefined;
  const [quantity, price] = [text('Quantity'), text('UnitPrice')];
  const counted = isNumber(quantity) && isNumber(price);
  const [orderId, deliveryId, deliveryDate] = [text('OrderId'), text('DeliveryId'), text('DeliveryDate')];
  return {
    PositionNumber: String(index + 1),
    Description: description,
    ArticleNumber: text('ItemId') && { '#text': text('ItemId'), '@ArticleNumberType': 'BillersArticleNumber' },
    Quantity: { '#text': counted ? inFormat(quantity, 4) : '1', '@Unit': (counted && text('Unit')) || 'C62' },
    UnitPrice: counted ? inFormat(price, 4) : amount(total),
    Delivery: deliveryDate ? { DeliveryID: deliveryId, Date: deliveryDate } : undefined,
    InvoiceRecipientsOrderReference: orderId && { OrderID: orderId.slice(0, 255) },
    TaxItem: taxItem({ ...tax, net: amount(total), vat: undefined }),
    LineItemAmount: amount(total),
  };
}

/**
 * DocILE (Šimsa et al. 2023): annotations/NAME.json with field_extractions and line_item_extractions, boxes as fractions of the page. The field types are
 * those of its tasks KILE and LIR; its own loader takes no further members.
 */
import { z } from 'zod';
import { hull } from '../../../document/box.js';
import { InputError } from '../../../errors.js';
import { type Format, lastName, type Mark, parsed, withoutEnding } from '../sheet.js';

const field = z.object({
  bbox: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  page: z.int().min(0).max(10_000),
  fieldtype: z.string().max(200),
  line_item_id: z.int().min(0).max(100_000).nullish(),
  text: z.string().max(20_000).nullish(),
});
const file = z.object({ field_extractions: z.array(z.unknown()), line_item_extractions: z.array(z.unknown()).default([]) });

export const docile: Format = {
  name: 'docile',
  describe: 'DocILE: annotations/NAME.json with the field types of KILE and LIR',
  names: {
    document_id: 'InvoiceId',
    date_issue: 'InvoiceDate',
    date_due: 'DueDateGroup.DueDateDate',
    customer_id: 'CustomerId',
    customer_order_id: 'ReceiverOrderId',
    vendor_order_id: 'SenderOrderId',
    amount_total_gross: 'GrandTotalAmount',
    amount_due: 'GrandTotalAmount',
    amount_total_net: 'NetTotalAmount',
    amount_total_tax: 'VatTotalAmount',
    tax_detail_rate: 'VatGroup.VatRate',
    tax_detail_net: 'VatGroup.NetAmount',
    tax_detail_tax: 'VatGroup.VatAmount',
    iban: 'Iban',
    bic: 'Bic',
    account_num: 'BankGroup.BankAccount',
    bank_num: 'BankGroup.BankCode',
    vendor_tax_id: 'SenderVatId',
    customer_tax_id: 'ReceiverVatId',
    vendor_registration_id: 'CompanyRegistrationNumber',
    vendor_name: 'Sender.Name',
    vendor_email: 'Sender.Email',
    customer_billing_name: 'Receiver.Name',
    line_item_position: 'LineItems.PositionId',
    line_item_code: 'LineItems.ItemId',
    line_item_description: 'LineItems.Description',
    line_item_order_id: 'LineItems.OrderId',
    line_item_date: 'LineItems.DeliveryDate',
    line_item_quantity: 'LineItems.Quantity',
    line_item_units_of_measure: 'LineItems.Unit',
    line_item_unit_price_net: 'LineItems.UnitPrice',
    line_item_unit_price_gross: 'LineItems.UnitPrice',
    line_item_tax_rate: 'LineItems.VatRate',
    line_item_discount_rate: 'LineItems.Discount',
    line_item_discount_amount: 'LineItems.Discount',
    line_item_amount_net: 'LineItems.TotalAmount',
    line_item_amount_gross: 'LineItems.TotalAmount',
  },
  closed: true,
  files: /(?:^|[\\/])annotations[\\/][^\\/]*\.json$/,
  pictures: false,
  write: (sheets) =>
    new Map(
      sheets.map(({ name, pages, marks }) => {
        const all = marks.flatMap(({ field: fieldtype, row, places }) =>
          places.map((place) => {
            const { x, y, width, height } = hull(place.map(({ box }) => box));
            const text = place.map((region) => region.text ?? '').join(' ');
            const item = fieldtype.startsWith('line_item_') ? (row ?? 0) + 1 : null;
            return { bbox: [x, y, x + width, y + height], fieldtype, line_item_id: item, page: place[0]!.page, score: null, text };
          }),
        );
        const content = {
          field_extractions: all.filter(({ line_item_id: item }) => item === null),
          line_item_extractions: all.filter(({ line_item_id: item }) => item !== null),
          line_item_headers: [],
          metadata: { page_count: pages.length, original_filename: name },
        };
        return [`annotations/${name}.json`, `${JSON.stringify(content)}\n`];
      }),
    ),
  read(path, text) {
    const found = file.safeParse(parsed(text, path));
    if (!found.success) throw new InputError(`${path}: no DocILE annotation: field_extractions is its list. Export it again`);
    const faults: string[] = [];
    const marks = [...found.data.field_extractions, ...found.data.line_item_extractions].flatMap((one, index): readonly Mark[] => {
      const { data } = field.safeParse(one);
      if (!data) {
        faults.push(`extraction ${index + 1} is none: bbox, page and fieldtype are needed`);
        return [];
      }
      const [left, top, right, bottom] = data.bbox;
      const box = { x: left, y: top, width: right - left, height: bottom - top };
      const row = data.fieldtype.startsWith('line_item_') ? (data.line_item_id ?? 1) : undefined;
      return [
        {
          field: data.fieldtype,
          ...(row !== undefined && { row }),
          places: [[{ page: data.page, box, ...(data.text && { text: data.text.replace(/\s+/g, ' ') }) }]],
        },
      ];
    });
    return [{ name: withoutEnding(lastName(path)), pages: [], marks, faults }];
  },
};

/** Headings of wholesalers' bills as a country's trade prints them: pack, maker, batch and retail price beside every item, the trade's own price, discount and tax. */

import { list } from '../languages/lists.js';

const india = {
  name: list('PARTICULARS|Particulars|PRODUCT DESCRIPTION|Product Name|Item Name|Description of Goods|PRODUCT|Name of Product'),
  quantity: list('QTY|Qty|Qty.|Quantity|QTY.'),
  withFree: list('QTY+FR.|Qty+Free|QTY+FREE|Qty+F|QTY+FR'),
  free: list('FREE|Free|SCHEME|Sch.|Scheme|F.QTY|Bonus'),
  cases: list('CAS|Case|C/S|CTN|Box'),
  location: list('LOC|Loc.|Rack|Shelf'),
  maker: list('MFGR|MF.NAME|Mfg.|MFG/MKT|COM/MFG|Mfr|Comp.|MFG'),
  pack: list('PACK|Pack|PACK.|Packing|PKG'),
  tariff: list('HSN|HSN CODE|HSN/SAC|HSN Code|HSN'),
  batch: list('BATCH|BATCH NO.|Batch No.|B.NO.|Batch'),
  expiry: list('EXP.|EXP|Exp.|Expiry|EXP DT'),
  retail: list('MRP|M.R.P.|MRP.|MRP|M.R.P|N.MRP'),
  price: list('RATE|Rate|Rate|PTR|P.T.R.|TRADE|T.Rate|S.Rate'),
  stockist: list('PTS|P.T.S.|PTS|P.Rate|Purc.'),
  gross: list('AMOUNT|Amount|Total|Gross|Gr.Amt|VALUE'),
  discount: list('DIS%|DISC%|Dis.%|Disc%|DIS.%|Dis%|CD%|DISC.'),
  taxable: list('Taxable|TXB AMT|Taxable Amt|Taxable Value|NET AMT|AMOUNT|Amount'),
  rate: list('GST%|GST %|GST|Tax%|GST%'),
  integrated: list('IGST%|IGST|IGST %|CESS%'),
  per: list('per|Per|PER|Unit'),
  packs: list(
    "10'S|20TAB|2ML|5ML|30X10|1X2ML|20*20S|1 VIAL|1 BOX|100 S|5 GMS|10 S|100GM|1 KIT|20X20|200ML|1PC|12PCS|1X15|500GM|1LTR|15'S|T30X10|<N/1X2ML|1*10",
  ),
} as const;

export type TradeColumns = Readonly<Record<keyof typeof india, readonly string[]>>;

/** By ISO 3166-1 code. */
export const tradeColumns: Readonly<Record<string, TradeColumns>> = { IN: india };

/** Headings of a row's number that trades have besides those of the languages' tables: bills of quantities (VOB: Ordnungszahl), Swiss building costs (Baukostenplan, CFC). */
export const tradePositions: readonly string[] = [
  'OZ',
  'Ordnungszahl',
  'LV-Pos.',
  'LV-Position',
  'BKP',
  'CFC',
  'NPK',
  'Pos-Nr.',
  'Positionsnr.',
  'Nr. poz.',
  'Clause',
  'Poste n°',
];

/** Headings of a row's number in the languages' tables that are short for a number of any kind, without signs and in small letters. */
export const numbersOfAnyKind: ReadonlySet<string> = new Set(['br', 'item', 'no', 'nr', 'nro', 'st']);

/** Items of a rendered e-invoice, as lists of keys and values. */
import type { Piece, Text } from '../canvas.js';
import { plain } from '../pieces.js';
import type { Scene } from '../scene.js';
import { field, lineRate, quantity, total, unitPrice } from '../table/columns.js';

/** Items as lists of keys and values, one list an item. */
export function itemLists(scene: Scene): void {
  const { canvas, facts, random, term } = scene;
  const at = canvas.left + canvas.width * (0.25 + random.next() * 0.2);
  facts.items.forEach((item, i) => {
    canvas.need(canvas.line() * 8);
    const rows: [string, Text][] = [
      [term('position'), [item.position ? field(i, 'PositionId', item.position) : plain(String(i + 1))]],
      [term('description'), [field(i, 'Description', item.name)]],
      ...(item.articleId ? [[term('itemId'), [field(i, 'ItemId', item.articleId)]] as [string, Text]] : []),
      [term('quantity'), [quantity(scene, item, i), ...(item.unit ? [field(i, 'Unit', item.unit)] : [])]],
      [term('unitPrice'), unitPrice(scene, item, i)],
      [term('lineVatRate'), lineRate(scene, item, i, undefined)],
      [term('lineTotal'), total(scene, item, i)],
    ];
    rows.forEach(([key, value], n) => {
      const role = n === 0 ? 'start' : 'continues';
      const keyed: Piece = scene.keyed(key);
      canvas.put([keyed], canvas.left, canvas.y, { max: at - canvas.left - 6, role });
      canvas.put(value, at, canvas.y, { max: canvas.right - at, role });
      canvas.y += canvas.line();
    });
    canvas.y += canvas.line() * 0.5;
  });
}

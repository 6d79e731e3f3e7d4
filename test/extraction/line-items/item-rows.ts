/** The items of a drawn document, value by field, as a network that says this leaves them to the decoder. */
import { classifyLines } from '../../../src/extraction/decoding/classify.js';
import { type LineItemOptions, lineItemsOf } from '../../../src/extraction/line-items/line-items.js';
import { columnNames } from '../../../src/network/config.js';
import { encode } from '../../../src/features/encode.js';
import { drawn } from '../../drawn.js';
import { fakeNetworks, type FakeOutputs } from '../fake-networks.js';

/** `remembered`: by word the column that remembered documents are sure of. */
export async function rowsOf(
  text: string,
  fake: FakeOutputs,
  options: LineItemOptions = { decimal: 'comma' },
  remembered: Readonly<Record<string, string>> = {},
) {
  const document = drawn(text);
  const pieces = await classifyLines(encode(document, { candidates: false }), fakeNetworks(document, fake).lineItems!);
  const sureOf = ({ page }: (typeof pieces)[number]) => Int8Array.from(page.tokens, ({ text }) => columnNames().indexOf(remembered[text] ?? ''));
  const items = lineItemsOf(
    pieces.map((piece) => ({ ...piece, sure: sureOf(piece) })),
    options,
  );
  return items.map(({ cells }) => Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, cell!.value])));
}

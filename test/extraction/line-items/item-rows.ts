/** The items of a drawn document, value by field, as a network that says this leaves them to the decoder. */
import { classifyLines } from '../../../src/extraction/decoding/classify.js';
import { type LineItemOptions, lineItemsOf } from '../../../src/extraction/line-items/line-items.js';
import { encode } from '../../../src/features/encode.js';
import { drawn } from '../../drawn.js';
import { fakeNetworks, type FakeOutputs } from '../fake-networks.js';

export async function rowsOf(text: string, fake: FakeOutputs, options: LineItemOptions = { decimal: 'comma' }) {
  const document = drawn(text);
  const items = lineItemsOf(await classifyLines(encode(document, { candidates: false }), fakeNetworks(document, fake).lineItems!), options);
  return items.map(({ cells }) => Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, cell!.value])));
}

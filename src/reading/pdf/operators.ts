/** The operators of a PDF's page as pdf.js lists them: once for reading and drawing, and not without end. */

/**
 * A page with more operators than this would fill memory; drawings within drawings multiply, and each may have hardly any. pdf.js's time grows with the square of how deep
 * saved states lie within each other.
 */
const [mostOperators, mostForms, deepest] = [1_000_000, 20_000, 5000];

/** What pdf.js keeps of a page for each purpose (listing operators, drawing). */
interface IntentState {
  displayReadyCapability?: ReturnType<typeof withResolvers>;
  readonly streamReader?: { cancel(reason: Error): void } | null;
}

interface Chunk {
  readonly fnArray: readonly number[];
  readonly length: number;
}

/** The part of pdf.js's page that is not in its types; its version is pinned. */
interface PageInside {
  readonly _intentStates?: Map<string, IntentState>;
  readonly _transport?: { getRenderingIntent(intent: string): { readonly cacheKey: string } };
  _renderPageChunk?(chunk: Chunk, state: IntentState): void;
}

/** pdf.js would evaluate the page and decode its pictures once more to draw it: the list is made to serve for drawing too. */
export async function operatorList<List>(page: { getOperatorList(): Promise<List> }, names: Readonly<Record<string, number>>): Promise<List> {
  const inside = page as PageInside;
  const limits = operatorLimit(inside, names);
  const list = page.getOperatorList();
  const { _intentStates: states, _transport: transport } = inside;
  const state = states?.values().next().value;
  if (states?.size === 1 && state && transport) {
    // Settled when the evaluation begins, which determines whether the page has transparent groups.
    state.displayReadyCapability ??= withResolvers();
    states.set(transport.getRenderingIntent('display').cacheKey, state);
  }
  try {
    return await Promise.race([list, limits.tooMuch]);
  } finally {
    limits.lift();
  }
}

/** `tooMuch` is rejected as soon as the operators that come in are too many. pdf.js blocks its thread while it lists them: no timer would fire. */
function operatorLimit(page: PageInside, names: Readonly<Record<string, number>>): { readonly tooMuch: Promise<never>; lift(): void } {
  const { promise, reject } = withResolvers();
  const take = page._renderPageChunk;
  const lift = () => void delete page._renderPageChunk;
  const tooMuch = promise as Promise<never>;
  if (!take) return { tooMuch, lift };
  let [operators, forms, depth] = [0, 0, 0];
  const excessOf = (chunk: Chunk): string | undefined => {
    operators += chunk.length;
    for (const operator of chunk.fnArray) {
      if (operator === names.paintFormXObjectBegin) forms++;
      if (operator === names.save || operator === names.paintFormXObjectBegin) depth++;
      else if (operator === names.restore || operator === names.paintFormXObjectEnd) depth = Math.max(0, depth - 1);
      if (depth > deepest) return `its states lie more than ${deepest} deep within each other`;
    }
    if (forms > mostForms) return `it repeats more than ${mostForms} drawings`;
    return operators > mostOperators ? `it has more than ${mostOperators} operators` : undefined;
  };
  page._renderPageChunk = (chunk, state) => {
    const reason = excessOf(chunk);
    if (reason === undefined) return take.call(page, chunk, state);
    reject(new Error(reason));
    state.streamReader?.cancel(new Error(reason));
  };
  return { tooMuch, lift };
}

function withResolvers() {
  let [resolve, reject]: ((value: unknown) => void)[] = [];
  const promise = new Promise<unknown>((...settle) => ([resolve, reject] = settle));
  promise.catch(() => {});
  return { promise, resolve: resolve!, reject: reject! };
}

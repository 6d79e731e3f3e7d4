/** The customer's documents: half of the suppliers that it is judged by are among those it learns from. */
import { documentOf, type Laid, type OwnName, type Supplier, supplierOf, type Way } from './customer.js';

type Ways = Readonly<Record<OwnName, Way>>;
const ways = (SerialNumber: Way, Batch: Way): Ways => ({ SerialNumber, Batch });

/** How many suppliers print what where: learnt from, and only judged by. */
const plan: readonly { readonly ways: Ways; readonly learnt: number; readonly fresh: number }[] = [
  { ways: ways('beneath', 'none'), learnt: 5, fresh: 4 },
  { ways: ways('beneath', 'beneath'), learnt: 2, fresh: 2 },
  { ways: ways('none', 'beneath'), learnt: 1, fresh: 1 },
  { ways: ways('beneath', 'column'), learnt: 1, fresh: 1 },
  { ways: ways('none', 'column'), learnt: 1, fresh: 1 },
  { ways: ways('column', 'none'), learnt: 2, fresh: 1 },
  { ways: ways('none', 'none'), learnt: 3, fresh: 2 },
];
const each = 4;
/** Numbers of documents that are tried for one that is as it should be. */
const tries = 24;

/** `from`: number of the first supplier that is tried; another one gives another customer. */
export function makeCustomer(from = 1000): { readonly learn: readonly Laid[]; readonly test: readonly Laid[] } {
  const [learn, test]: [Laid[], Laid[]] = [[], []];
  let seed = from;
  for (const { ways, learnt, fresh } of plan) {
    let isFirst = true;
    for (let i = 0; i < learnt + fresh; ) {
      const supplier = supplierOf(seed++, ways);
      const again = i < learnt && isFirst;
      const found = several(supplier, again ? 2 * each : each);
      if (found.length < (again ? 2 * each : each)) continue;
      if (i < learnt) learn.push(...found.slice(0, each));
      if (i >= learnt || again) test.push(...found.slice(-each));
      isFirst = false;
      i++;
    }
  }
  return { learn, test };
}

function several(supplier: Supplier, count: number): Laid[] {
  const found: Laid[] = [];
  for (let number = 0; number < tries && found.length < count; number++) {
    const laid = documentOf(supplier, number);
    if (laid) found.push(laid);
    else if (number >= 6 && found.length === 0) return [];
  }
  return found;
}

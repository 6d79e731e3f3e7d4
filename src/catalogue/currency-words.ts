/** Words that are no currency or name one: codes that are words too, and taxes that one country alone has. */

/** Codes that are words of capital letters too: they mean a currency only beside an amount. */
export const wordlikeCodes: ReadonlySet<string> = new Set(['ALL', 'BOB', 'COP', 'CUP', 'GEL', 'MAD', 'MOP', 'PEN', 'SOS', 'TOP']);

/** Names of taxes that one country alone has, with its currency: India, Brazil, Canada. */
export const codesByTax: readonly (readonly [tax: string, code: string])[] = Object.entries({
  INR: 'gstin cgst sgst igst',
  BRL: 'icms issqn',
  CAD: 'hst qst tvq',
}).flatMap(([code, taxes]) => taxes.split(' ').map((tax) => [tax, code] as const));

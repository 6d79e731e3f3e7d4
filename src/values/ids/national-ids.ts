/** The one door to stdnum: national numbers of companies and people with their check digits, by country and purpose. */
import { createRequire } from 'node:module';
import { type IdCheck, partsOfCheck, type TaxIdCheck, taxIdChecks } from '../../catalogue/country-words/id-checks.js';
import { vatIdForms } from '../../catalogue/country-words/vat-ids.js';
import { remembered } from '../../remembered.js';

export type Check = (text: string) => boolean;
interface Validator {
  validate(value: string): { readonly isValid: boolean };
}

const require = createRequire(import.meta.url);

/** Its index would load the files of all countries, which takes longer than all numbers of a document: a country's are loaded with the first number of it. */
const validatorsOf = (country: string) => require(`stdnum/lib/cjs/${country.toLowerCase()}`) as Readonly<Record<string, Validator>>;

/** One number is asked of several kinds, and by each when it is found and when it is read. */
function check(name: IdCheck): Check {
  const [country, kind] = partsOfCheck(name);
  let validator: Validator | undefined;
  return remembered((text) => {
    validator ??= validatorsOf(country)[kind];
    if (validator === undefined) throw new Error(`stdnum has no ${name}`);
    // The package reports an invalid number by an error object, whose unused stack trace costs more than the check.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    try {
      return validator.validate(text).isValid;
    } finally {
      Error.stackTraceLimit = stackTraceLimit;
    }
  }, 400);
}

/** VAT ids by their printed prefix, without it. */
export const vatChecks: Readonly<Record<string, Check>> = Object.fromEntries([...vatIdForms].map(([prefix, form]) => [prefix, check(form.check)]));

/** Numbers of tax offices and registers that are no VAT ids. */
export const taxChecks = Object.fromEntries([...taxIdChecks.keys()].map((name) => [name, check(name)])) as Readonly<Record<TaxIdCheck, Check>>;

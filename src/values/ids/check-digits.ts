/** Check digit methods: mod 97 (ISO 7064, IBAN and RF references), Luhn and GS1 (mod 10), recursive mod 10 (Swiss slips), mod 11 (KID, boleto). */

/** Remainder by 97 of a text whose letters count as 10..35. */
export function mod97(text: string): number {
  let remainder = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}

/** Digits with their first four characters moved to the end leave 1. */
export const ibanCheck = (compact: string): boolean => mod97(compact.slice(4) + compact.slice(0, 4)) === 1;

/** The two digits behind the country code. */
export function ibanCheckDigits(country: string, bban: string): string {
  return String(98 - mod97(`${bban}${country}00`)).padStart(2, '0');
}

/** Check digit of the digits before it. */
export function luhn(digits: string): number {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const doubled = Number(digits[digits.length - 1 - i]) * (i % 2 === 0 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return (10 - (sum % 10)) % 10;
}

/** Check character of an Indian GSTIN for the fourteen before it: Luhn over 36 signs. */
export function gstinCheck(before: string): string {
  let sum = 0;
  [...before].forEach((sign, i) => {
    const product = Number.parseInt(sign, 36) * (i % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  });
  return ((36 - (sum % 36)) % 36).toString(36).toUpperCase();
}

/** Check digit of a GTIN (EAN, UPC) for the digits before it: weights 3 and 1 from the right, GS1 General Specifications 7.9. */
export function gs1(digits: string): number {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) sum += Number(digits[digits.length - 1 - i]) * (i % 2 === 0 ? 3 : 1);
  return (10 - (sum % 10)) % 10;
}

const carries = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5];

/** Check digit by the table that ISR, ESR and QR references use. */
export function mod10Recursive(digits: string): number {
  let carry = 0;
  for (const digit of digits) carry = carries[(carry + Number(digit)) % 10]!;
  return (10 - carry) % 10;
}

/** 1..11, as the sum comes out; what 10 and 11 mean differs by user. KID: 11 is 0, 10 is '-'. Boleto (highest weight 9): 10 and 11 are 1. */
export function mod11(digits: string, highestWeight = 7): number {
  let [sum, weight] = [0, 2];
  for (let i = digits.length - 1; i >= 0; i--) {
    sum += Number(digits[i]) * weight;
    weight = weight === highestWeight ? 2 : weight + 1;
  }
  return 11 - (sum % 11);
}

/** The KID's last character by mod 11: a digit, or '-' for ten. */
export function mod11Kid(digits: string): string {
  const rest = mod11(digits);
  return rest === 11 ? '0' : rest === 10 ? '-' : String(rest);
}

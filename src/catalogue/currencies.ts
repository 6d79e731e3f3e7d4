/** Currencies in use on invoices (ISO 4217): their digits behind the decimal separator and how they are printed. */
export interface Currency {
  readonly code: string;
  readonly digits: number;
  /** Signs and words printed for it; shared ones ("$", "kr") are at several. */
  readonly signs: readonly string[];
}

const table = `EUR 2 € Euro Euros Eur EURO euro eur euros euroa|CHF 2 CHF SFr. SFr sFr. Fr. Fr Franken|GBP 2 £ GBP|USD 2 $ US$ US-$ USD Dollar|CAD 2 C$ CA$ CAD$ CAN$ $|AUD 2 A$ AU$ AUD$ AUS$ $|NZD 2 NZ$ $|
SEK 2 kr kr. Kr SEK kronor|NOK 2 kr kr. Kr NOK|DKK 2 kr. kr Kr DKK|ISK 0 kr kr. ISK|CZK 2 Kč Kc KČ kč Kčs|PLN 2 zł zl ZŁ PLN złotych|HUF 2 Ft HUF forint|RON 2 lei Lei LEI leu RON|BGN 2 лв лв. BGN|
TRY 2 ₺ TL YTL TRL|BRL 2 R$ BRL|MXN 2 $ MX$ Mex$ M.N.|ARS 2 $ AR$ ARS|CLP 0 $ CLP$|COP 2 $ COL$|UYU 2 $U $|PEN 2 S/ S/.|JPY 0 ¥ JPY 円|CNY 2 ¥ RMB CN¥ 元|HKD 2 HK$ $|SGD 2 S$ $|TWD 2 NT$|
INR 2 ₹ Rs Rs. ₨|PKR 2 Rs Rs.|KRW 0 ₩|THB 2 ฿|MYR 2 RM|IDR 2 Rp|PHP 2 ₱|VND 0 ₫|AED 2 AED Dhs|SAR 2 SAR SR|QAR 2 QR|KWD 3 KD|BHD 3 BD|ILS 2 ₪ NIS|EGP 2 E£ LE|ZAR 2 R ZAR|NGN 2 ₦|KES 2 KSh|
GHS 2 GH₵|MAD 2 DH Dhs|TND 3 DT|RUB 2 ₽ руб руб.|UAH 2 ₴ грн|RSD 2 din. RSD дин|BAM 2 KM BAM|MKD 2 ден|ALL 2 Lek|GEL 2 ₾|AMD 2 ֏|AZN 2 ₼|KZT 2 ₸|MDL 2 MDL|BYN 2 Br|HRK 2 kn Kn HRK|
GTQ 2 Q|CRC 2 ₡|PYG 0 ₲|BOB 2 Bs Bs.|VES 2 Bs. Bs|DOP 2 RD$|JMD 2 J$|TTD 2 TT$|PAB 2 B/.|LKR 2 Rs Rs.|BDT 2 ৳|NPR 2 Rs Rs.|XOF 0 FCFA CFA|XAF 0 FCFA|LAK 2 ₭|MNT 2 ₮|MOP 2 MOP$|
HNL 2|NIO 2|JOD 3|OMR 3|DZD 2|MUR 2|TZS 2|UGX 0|ETB 2`;

export const currencies: readonly Currency[] = table
  .replace(/\n/g, '')
  .split('|')
  .map((row) => {
    const [code, digits, ...signs] = row.split(' ');
    return { code: code!, digits: Number(digits), signs: signs.filter((sign) => sign !== code) };
  });

/** Currencies that several countries pay in and none of them names by its own code, by ISO 3166-1 code. */
export const sharedCurrencies: ReadonlyMap<string, string> = new Map(
  Object.entries({
    EUR: 'AD GF GP MC ME MQ RE SM VA XK YT',
    USD: 'EC PR SV TL',
    XAF: 'CF CG CM GA GQ TD',
    XOF: 'BF BJ CI GW ML NE SN TG',
  }).flatMap(([currency, countries]) => countries.split(' ').map((country) => [country, currency] as const)),
);

/** Hundredths that are printed by a sign of their own which is another currency's elsewhere: Rappen and rupiah. */
export const hundredthSigns: ReadonlyMap<string, string> = new Map([['Rp', 'CHF']]);

/** Codes by printed sign or code, most usual first. */
export const codesBySign: ReadonlyMap<string, readonly string[]> = currencies.reduce((signs, { code, signs: printed }) => {
  for (const sign of [code, ...printed]) signs.set(sign, [...(signs.get(sign) ?? []), code]);
  return signs;
}, new Map<string, readonly string[]>());

/** Signs that the reader does not know, by what it takes them for: the rupee's for the yen's. */
export const misreadSigns: ReadonlyMap<string, string> = new Map([['¥', 'INR']]);

/** Codes that are words of capital letters too (BHD is Berhad in "Sdn Bhd"): they mean a currency only beside an amount. */
export const wordlikeCodes: ReadonlySet<string> = new Set(['ALL', 'BHD', 'BOB', 'COP', 'CUP', 'GEL', 'MAD', 'MOP', 'PEN', 'SOS', 'TOP']);

/** Signs that tills elsewhere print behind an amount as the code of its tax (SR is Malaysia's standard rate): they mean their currency only where a country or its code does. */
export const taxCodeSigns: ReadonlySet<string> = new Set(['SR']);

/** Signs that are units of other things or short for them too (KM is a kilometre in capitals, as in "CARRETERA 15, KM 21", RM a running metre, TL a tubeless tyre): without a country that pays in them they mean their currency only beside an amount with decimals. */
export const unitSigns: ReadonlySet<string> = new Set(['KM', 'RM', 'TL']);

/** Codes that are English words or abbreviations of trades: "12.50 GEL PEN". */
export const codesThatAreWords: ReadonlySet<string> = new Set([
  'ALL',
  'BAM',
  'BOB',
  'CAD',
  'COP',
  'CUP',
  'GEL',
  'LAK',
  'MAD',
  'MOP',
  'PEN',
  'RON',
  'SOS',
  'TOP',
  'TRY',
]);

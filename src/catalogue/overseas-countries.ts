/** Countries overseas, and those nearer by without a language of their own here, whose suppliers write English: only their addresses, phones and ids are drawn; the countries of `country-table.ts` are those that are served. */
import type { Country } from './countries.js';
import { towns } from './country-notation.js';
import { list } from './languages/lists.js';

type Row = readonly [share: number, country: Omit<Country, 'languages'>];

/** Share among them, then the country. */
export const overseasCountries: readonly Row[] = [
  [
    16,
    {
      code: 'IN',
      currency: 'INR',
      phonePrefix: '+91',
      domain: 'in',
      zipMask: '999999',
      cityLine: '{city} - {zip}',
      vatRates: [{ standard: 18, reduced: [5, 12, 28] }],
      legalForms: list('Pvt. Ltd.|Private Limited|Pvt Ltd|LLP|Ltd.|& Co.|& Sons|Enterprises|Traders|Agencies'),
      cities: towns(
        'Mumbai, Maharashtra=400|Pune, Maharashtra=411|New Delhi=110|Bengaluru, Karnataka=560|Chennai, Tamil Nadu=600|Kolkata, West Bengal=700|Hyderabad, Telangana=500|Ahmedabad, Gujarat=380|Surat, Gujarat=395|Jaipur, Rajasthan=302|Lucknow, Uttar Pradesh=226|Noida, Uttar Pradesh=201|Gurugram, Haryana=122|Kochi, Kerala=682|Indore, Madhya Pradesh=452|Ludhiana, Punjab=141|Gaya, Bihar=823|Nagpur, MH=440|Coimbatore, TN=641',
      ),
      names: ['India', 'INDIA'],
    },
  ],
  [
    3,
    {
      code: 'NZ',
      currency: 'NZD',
      phonePrefix: '+64',
      domain: 'co.nz',
      zipMask: '9999',
      cityLine: '{city} {zip}',
      vatRates: [{ standard: 15, reduced: [] }],
      legalForms: list('Ltd|Limited|Ltd.|Trust|& Co Ltd'),
      cities: towns('Auckland=10|Wellington=60|Christchurch=80|Hamilton=32|Tauranga=31|Dunedin=90|Napier=41|Nelson=70'),
      names: ['New Zealand'],
    },
  ],
  [
    3,
    {
      code: 'SG',
      currency: 'SGD',
      phonePrefix: '+65',
      domain: 'com.sg',
      zipMask: '999999',
      cityLine: '{city} {zip}',
      vatRates: [{ standard: 9, reduced: [] }],
      legalForms: list('Pte. Ltd.|Pte Ltd|Private Limited|LLP'),
      cities: towns('Singapore=01|Singapore=04|Singapore=06|Singapore=18|Singapore=23|Singapore=30|Singapore=41|Singapore=60'),
      names: ['Singapore'],
    },
  ],
  [
    3,
    {
      code: 'AE',
      currency: 'AED',
      phonePrefix: '+971',
      domain: 'ae',
      zipMask: '',
      cityLine: '{city}',
      vatRates: [{ standard: 5, reduced: [] }],
      legalForms: list('LLC|L.L.C.|FZE|FZ-LLC|FZCO|DMCC|Trading LLC'),
      cities: towns('Dubai=|Abu Dhabi=|Sharjah=|Ajman=|Ras Al Khaimah=|Fujairah=|Al Ain='),
      names: ['United Arab Emirates', 'UAE', 'U.A.E.'],
    },
  ],
  [
    3,
    {
      code: 'ZA',
      currency: 'ZAR',
      phonePrefix: '+27',
      domain: 'co.za',
      zipMask: '9999',
      cityLine: '{city} {zip}',
      vatRates: [{ standard: 15, reduced: [] }],
      legalForms: list('(Pty) Ltd|(PTY) LTD|CC|Ltd|Inc.'),
      cities: towns('Johannesburg=20|Cape Town=80|Durban=40|Pretoria=00|Sandton=21|Bloemfontein=93|East London=52|Stellenbosch=76'),
      names: ['South Africa'],
    },
  ],
  [
    1,
    {
      code: 'MY',
      currency: 'MYR',
      phonePrefix: '+60',
      domain: 'com.my',
      zipMask: '99999',
      cityLine: '{zip} {city}',
      vatRates: [{ standard: 6, reduced: [8] }],
      legalForms: list('Sdn Bhd|Sdn. Bhd.|SDN BHD|S/B|Berhad|Enterprise'),
      cities: towns('Kuala Lumpur=50|Petaling Jaya, Selangor=47|Shah Alam, Selangor=40|Johor Bahru, Johor=80|Ipoh, Perak=30|Seremban=70'),
      names: ['Malaysia'],
    },
  ],
  [
    1,
    {
      code: 'HK',
      currency: 'HKD',
      phonePrefix: '+852',
      domain: 'com.hk',
      zipMask: '',
      cityLine: '{city}',
      vatRates: [{ standard: 0, reduced: [] }],
      legalForms: list('Limited|Ltd.|Co., Limited|Co. Ltd.'),
      cities: towns('Kowloon=|Wan Chai=|Tsim Sha Tsui=|Hong Kong=|Kwun Tong=|Central='),
      names: ['Hong Kong'],
    },
  ],
  [
    1,
    {
      code: 'JP',
      currency: 'JPY',
      phonePrefix: '+81',
      domain: 'co.jp',
      zipMask: '999-9999',
      cityLine: '{city} {zip}',
      vatRates: [{ standard: 10, reduced: [8] }],
      legalForms: list('Co., Ltd.|K.K.|Inc.|G.K.|Corporation'),
      cities: towns('Tokyo=10|Osaka=53|Kyoto=60|Nagoya=45|Yokohama=22|Fukuoka=81|Sapporo=06'),
      names: ['Japan', 'JAPAN'],
    },
  ],
  [
    2,
    {
      code: 'LT',
      currency: 'EUR',
      vatPrefix: 'LT',
      phonePrefix: '+370',
      domain: 'lt',
      zipMask: '99999',
      cityLine: '{zip} {city}',
      vatRates: [{ standard: 21, reduced: [9, 5] }],
      legalForms: list('UAB|AB|MB|IĮ|VšĮ'),
      cities: towns('Vilnius=01|Kaunas=44|Klaipėda=91|Šiauliai=76|Panevėžys=35|Alytus=62|Marijampolė=68|Mažeikiai=89'),
      names: ['Lithuania', 'LITHUANIA'],
    },
  ],
  [
    2,
    {
      code: 'LV',
      currency: 'EUR',
      vatPrefix: 'LV',
      phonePrefix: '+371',
      domain: 'lv',
      zipMask: '9999',
      cityLine: '{city}, {zip}',
      vatRates: [{ standard: 21, reduced: [12, 5] }],
      legalForms: list('SIA|AS|IK|ZS'),
      cities: towns('Rīga=10|Daugavpils=54|Liepāja=34|Jelgava=30|Jūrmala=20|Ventspils=36|Valmiera=42|Cēsis=41'),
      names: ['Latvia', 'LATVIA'],
    },
  ],
  [
    2,
    {
      code: 'BG',
      currency: 'EUR',
      vatPrefix: 'BG',
      phonePrefix: '+359',
      domain: 'bg',
      zipMask: '9999',
      cityLine: '{zip} {city}',
      vatRates: [{ standard: 20, reduced: [9] }],
      legalForms: list('EOOD|OOD|AD|EAD|ET|Ltd.'),
      cities: towns('Sofia=10|Plovdiv=40|Varna=90|Burgas=80|Ruse=70|Stara Zagora=60|Pleven=58|Sliven=88'),
      names: ['Bulgaria', 'BULGARIA'],
    },
  ],
];

const byCode = new Map(overseasCountries.map(([, country]) => [country.code, country]));
/** By ISO 3166-1 alpha-2. */
export const overseasByCode = (code: string): Omit<Country, 'languages'> | undefined => byCode.get(code);

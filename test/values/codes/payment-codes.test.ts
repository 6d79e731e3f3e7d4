/** Payloads of all payment codes by their one door, against their published examples, and there and back where a writer is a line of code. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { gs1, luhn, mod10Recursive, mod11 } from '../../../src/values/ids/check-digits.js';
import { billingDetails } from '../../../src/values/codes/billing-information.js';
import { parseCode } from '../../../src/values/codes/index.js';
import { details, some, swissLines } from './code-details.js';

test('GTIN: check digits of the examples in the GS1 General Specifications and on goods', () => {
  for (const gtin of ['4006381333931', '9783161484100', '036000291452', '96385074', '00012345600012'])
    assert.equal(gs1(gtin.slice(0, -1)), Number(gtin.at(-1)), gtin);
});

test('codigo qr: tax regions, exemption, withholding, ATCUD', () => {
  const all = details(
    'A:123456789*B:999999990*C:PT*D:FT*E:N*F:20191231*G:FT AB2019/0035*H:CSDF7T5H-0035*I1:PT*I2:12000.00*I3:15000.00*I4:900.00*I5:50000.00*I6:6500.00*I7:80000.00*I8:18400.00*J1:PT-AC*J2:10000.00*J3:25000.56*J4:1000.02*J5:75000.00*J6:6750.00*J7:100000.00*J8:18000.00*K1:PT-MA*K2:5000.00*K3:12500.00*K4:625.00*K5:25000.00*K6:3000.00*K7:40000.00*K8:8800.00*L:100.00*M:25.00*N:64000.02*O:513600.58*P:100.00*Q:kLp0*R:9999*S:TB;PT00000000000000000000000;513500.58',
    'CodigoQr',
  );
  assert.deepEqual(some(all, 'DocumentDate', 'DocumentId', 'Atcud', 'ExemptBase', 'StandardVat', 'AzoresReducedVat', 'MadeiraStandardBase'), [
    ...['2019-12-31', 'FT AB2019/0035', 'CSDF7T5H-0035', '12000.00', '18400.00', '1000.02', '40000.00'],
  ]);
  assert.deepEqual(
    some(all, 'NotSubjectToVat', 'StampDuty', 'VatTotal', 'GrandTotal', 'WithholdingTax', 'HashCharacters', 'CertificateNumber', 'OtherInformation'),
    [...['100.00', '25.00', '64000.02', '513600.58', '100.00', 'kLp0', '9999', 'TB;PT00000000000000000000000;513500.58']],
  );
});

/** A boleto's bar code and line for a factor and cents (FEBRABAN, layout 5.0). */
function boletoOf(factor: number, cents: number, free: string): { readonly code: string; readonly line: string } {
  const rest = String(factor).padStart(4, '0') + String(cents).padStart(10, '0') + free;
  const check = mod11(`2379${rest}`, 9);
  const code = `2379${check > 9 ? 1 : check}${rest}`;
  const field = (digits: string) => digits + luhn(digits);
  return { code, line: field(code.slice(0, 4) + free.slice(0, 5)) + field(free.slice(5, 15)) + field(free.slice(15)) + code[4]! + code.slice(5, 19) };
}
const free = '1234567890123456789012345';

for (const [factor, day] of [
  [7552, '2018-06-11'],
  [9999, '2025-02-21'],
  [1000, '2025-02-22'],
  [1001, '2025-02-23'],
  [1637, '2026-11-21'],
  [0, undefined],
] as const) {
  test(`boleto: factor ${factor} is ${day ?? 'no day'}`, () => assert.equal(details(boletoOf(factor, 100, free).code, 'Boleto').DueDate, day));
}

test('boleto: bar code and line say the same, whatever they hold', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 9999 }), fc.integer({ min: 0, max: 9_999_999_999 }), fc.stringMatching(/^\d{25}$/), (factor, cents, own) => {
      const { code, line } = boletoOf(factor, cents, own);
      const all = details(code, 'Boleto');
      assert.deepEqual(details(line, 'Boleto'), all);
      assert.equal(all.Amount, cents > 0 ? (cents / 100).toFixed(2) : undefined);
    }),
  );
});

test('boleto: bills of utilities, 48 digits with a check digit each', () => {
  for (const method of ['6', '8'] as const) {
    const check = (digits: string) => (method === '6' ? luhn(digits) : mod11(digits, 9) > 9 ? 0 : mod11(digits, 9));
    const body = `84${method}`;
    const rest = `0000001435900240200240500024384221010811`;
    const code = body + check(body + rest) + rest;
    const line = [0, 11, 22, 33].map((start) => code.slice(start, start + 11) + check(code.slice(start, start + 11))).join(' ');
    const all = details(line, 'Boleto');
    assert.deepEqual(details(code, 'Boleto'), all);
    assert.deepEqual(some(all, 'Segment', 'Amount', 'Company'), ['4', '143.59', '0024']);
    assert.equal(parseCode(line.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))), undefined);
  }
});

test('isr: lines with and without an amount', () => {
  const all = details('0100003949753>120000000000234478943216899+ 010001628>', 'Isr');
  assert.deepEqual(some(all, 'Currency', 'Amount', 'Reference', 'Participant'), ['CHF', '3949.75', '120000000000234478943216899', '010001628']);
  const field = `01${'12345'.padStart(10, '0')}`;
  assert.equal(details(`${field}${mod10Recursive(field)}>210000000003139471430009017+ 010001628>`, 'Isr').Amount, '123.45');
  assert.equal(details('042>210000000003139471430009017+ 010001628>', 'Isr').Amount, undefined);
  assert.equal(parseCode('042>210000000003139471430009018+ 010001628>'), undefined);
});

test('girocode: versions 1 and 2', () => {
  const of = (version: string, bic: string, more: string[] = []) => [
    'BCD',
    version,
    '1',
    'SCT',
    bic,
    'Red Cross of Belgium',
    'BE72000000001616',
    'EUR1',
    'CHAR',
    '',
    'Urgency fund',
    'Sample EPC QR code',
    ...more,
  ];
  const all = details(of('001', 'BPOTBEB1').join('\n'), 'GiroCode');
  assert.deepEqual(some(all, 'Bic', 'Iban', 'Amount', 'Purpose', 'Text', 'Information'), [
    'BPOTBEB1',
    'BE72000000001616',
    '1',
    'CHAR',
    'Urgency fund',
    'Sample EPC QR code',
  ]);
  assert.equal(details(of('002', '').join('\r\n'), 'GiroCode').Iban, 'BE72000000001616');
  assert.equal(parseCode(of('001', '').join('\n')), undefined);
  assert.equal(details(['BCD', '002', '2', 'SCT', '', 'Muster GmbH', 'DE89370400440532013000'].join('\n'), 'GiroCode').Amount, undefined);
});

test('spayd, hub-3 and upn qr: account, amount, reference, due day', () => {
  const czech = details('SPD*1.0*ACC:CZ5855000000001265098001+RZBCCZPP*AM:480.50*CC:CZK*DT:20240311*MSG:Platba za zbozi%2A*X-VS:1234567890*RN:ACME', 'Spayd');
  assert.deepEqual(some(czech, 'Iban', 'Bic', 'Amount', 'Currency', 'DueDate', 'VariableSymbol', 'Text', 'Name'), [
    ...['CZ5855000000001265098001', 'RZBCCZPP', '480.50', 'CZK', '2024-03-11', '1234567890', 'Platba za zbozi*', 'ACME'],
  ]);
  const croatian = details(
    [
      'HRVHUB30',
      'EUR',
      '000000000012355',
      'ŽELJKO SENEKOVIĆ',
      'IVANECKA ULICA 125',
      '42000 VARAŽDIN',
      '2DBK d.d.',
      'ALKARSKI PROLAZ 13B',
      '21230 SINJ',
      'HR1210010051863000160',
      'HR01',
      '7269-68949637676-00019',
      'COST',
      'Troškovi za 1. mjesec',
    ].join('\n'),
    'Hub3',
  );
  assert.deepEqual(some(croatian, 'Iban', 'Amount', 'Currency', 'Name', 'Model', 'Reference'), [
    'HR1210010051863000160',
    '123.55',
    'EUR',
    '2DBK d.d.',
    'HR01',
    '7269-68949637676-00019',
  ]);
  const slovenian = details(
    [
      'UPNQR',
      '',
      '',
      '',
      '',
      'Janez Novak',
      'Dunajska 1',
      '1000 Ljubljana',
      '00000011350',
      '',
      '',
      'OTHR',
      'Račun 4711',
      '25.11.2024',
      'SI56020170014356205',
      'SI0812345-67890',
      'Podjetje d.o.o.',
      'Slovenska 10',
      '1000 Ljubljana',
      '180',
      '',
    ].join('\n'),
    'UpnQr',
  );
  assert.deepEqual(some(slovenian, 'Iban', 'Amount', 'DueDate', 'Reference', 'Name'), [
    'SI56020170014356205',
    '113.50',
    '2024-11-25',
    'SI0812345-67890',
    'Podjetje d.o.o.',
  ]);
});

test('zatca: what was written comes back', () => {
  const field = (tag: number, value: string) => Buffer.concat([Buffer.from([tag, Buffer.byteLength(value)]), Buffer.from(value)]);
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }).filter((text) => Buffer.byteLength(text) < 200),
      fc.integer({ min: 1, max: 1e8 }),
      (seller, cents) => {
        const total = (cents / 100).toFixed(2);
        const code = Buffer.concat([
          field(1, seller),
          field(2, '310122393500003'),
          field(3, '2022-04-25T15:30:00Z'),
          field(4, total),
          field(5, '1.00'),
        ]).toString('base64');
        const all = details(code, 'Zatca');
        assert.deepEqual(some(all, 'VatNumber', 'InvoiceDate', 'GrandTotal'), ['310122393500003', '2022-04-25', total]);
        if (seller.trim() !== '') assert.equal(all.Seller, Buffer.from(seller).toString('utf8'));
      },
    ),
  );
});

test('codes: no text makes a parser throw', () => {
  const starts = fc.constantFrom(
    'SPC\n0200\n',
    'BCD\n002\n1\nSCT\n',
    'A:123456789*B:',
    'SPD*1.0*',
    'HRVHUB30\nEUR\n000000000000100\n',
    'UPNQR\n',
    '//S1/',
    '01',
    '846',
    '',
  );
  fc.assert(fc.property(starts, fc.string({ maxLength: 300 }), (start, text) => void parseCode(start + text)));
  const tag = fc.constantFrom('10', '11', '20', '30', '31', '32', '33', '40', '99', 'constructor', '__proto__');
  const value = fc.oneof(fc.string({ maxLength: 12 }), fc.stringMatching(/^\d{0,8}$/), fc.stringMatching(/^\d{1,2}:\d{1,4}$/));
  const billing = fc.array(fc.tuple(tag, value), { maxLength: 8 }).map((fields) => `//S1/${fields.flat().join('/')}`);
  fc.assert(
    fc.property(billing, (line) => {
      for (const name of Object.keys(billingDetails(line))) assert.match(name, /^[A-Z][A-Za-z]+$/);
      assert.equal(parseCode(swissLines({ more: ['EPD', line] }).join('\n'))?.name, 'SwissQr');
    }),
  );
});

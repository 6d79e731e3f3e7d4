/** Countries by what reaches a party: numbers with their country, domains of countries. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countryOfHost, countryOfPhone } from '../../../src/values/contact/own-country.js';

for (const [printed, country] of [
  ['+353 1 234 5678', 'IE'],
  ['0094-11-234 5678', 'LK'],
  ['(+258) 84 123 4567', 'MZ'],
  ['+1 204 555 0123', 'CA'],
  ['0041.44.123.45.67', 'CH'],
  // No country, none of a place, and other numbers that begin with noughts.
  ['01 234 5678', undefined],
  ['+1 800 555 0123', undefined],
  ['(221) 33 812 34 56', undefined],
  ['0012345670103', undefined],
  ['00411234567', undefined],
  ['+999 1 555 0182', undefined],
] as const)
  test(`country of a number: ${printed}`, () => assert.equal(countryOfPhone(printed), country));

for (const [address, country] of [
  ['office@muster.co.za', 'ZA'],
  ['https://www.muster.ie/shop', 'IE'],
  ['muster.co.uk', 'GB'],
  ['hola@muestra.com.co', 'CO'],
  // Domains of countries that are taken for their letters, and those of none.
  ['hello@sample.co', undefined],
  ['sample.io', undefined],
  ['office@muster.com', undefined],
  ['office@muster.example', undefined],
  ['office@muster.zz', undefined],
] as const)
  test(`country of an address: ${address}`, () => assert.equal(countryOfHost(address), country));

/** Company registrations behind the key of a register: given where a network that has not seen the country's doubts them. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { registerPlaces } from '../../../../src/extraction/decoding/factors/register-places.js';
import { drawn } from '../../../drawn.js';
import { rankingsOf } from '../../fake-networks.js';

for (const [text, value, is] of [
  ['SIA "Ziemelis"  Reģ. Nr. 40003032949', '40003032949', true],
  ['Registered in England and Wales, company no. 08123456', '08123456', true],
  ['KvK Utrecht 12345678', '12345678', true],
  ['FN 123456a, LG Linz', 'FN 123456a', true],
  ['Vorgang 20240815', '20240815', false],
  ['Order No. 20240815', '20240815', false],
] as const)
  test(`registration: ${text}`, async () => {
    const rankings = await rankingsOf(drawn(text), { details: { CompanyRegistrationNumber: { [value]: -1 } } }, registerPlaces);
    assert.equal(rankings.get('CompanyRegistrationNumber')!.ranked.find((each) => each.value === value)!.probability > 0.5, is);
  });

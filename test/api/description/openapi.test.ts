/** The descriptions by a public validator, and as a client that is generated from them sees them. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Validator } from '@seriousme/openapi-schema-validator';
import { openApi } from '../../../src/api/description/openapi.js';
import { versionOf, versions } from '../../../src/api/versions/index.js';
import { published } from '../published.js';

const description = (version: (typeof versions)[number], server = '') => JSON.parse(JSON.stringify(openApi(version, server)));

for (const version of versions) {
  for (const server of ['', 'https://beleg.example'])
    test(`${version.name} ${server}: valid OpenAPI`, async () => {
      const validator = new Validator();
      const { valid, errors } = await validator.validate(description(version, server));
      assert.ok(valid, JSON.stringify(errors));
      assert.equal(validator.version, '3.0');
    });

  test(`${version.name}: the client's types are generated from the description as it is`, async () => {
    const types = await readFile(new URL(`../client/v${version.name.replace('.', '-')}.ts`, import.meta.url), 'utf8');
    const hash = createHash('sha256')
      .update(JSON.stringify(openApi(version)))
      .digest('hex');
    assert.ok(types.startsWith(`// sha256 ${hash}\n`), 'run: node --import tsx scripts/client-types.ts');
  });
}

test("a customer's own details are described, with their ids", async () => {
  const own = openApi(versionOf('1.18'), '', [{ name: 'ProjectId', id: '4' }, { name: 'CostObject' }]);
  const { Filter } = (own.components.schemas.DetectInvoiceRequest as { properties: { Filter: { description: string } } }).properties;
  assert.match(Filter.description, / Details of your own: ProjectId 4, CostObject \d+\.$/);
  assert.ok((await new Validator().validate(JSON.parse(JSON.stringify(own)))).valid);
});

test('a sample call compiles with the generated types', () => {
  const tsc = fileURLToPath(new URL('../../../node_modules/.bin/tsc', import.meta.url));
  const project = fileURLToPath(new URL('../client/tsconfig.json', import.meta.url));
  const { status, stdout } = spawnSync(tsc, ['-p', project, '--noEmit'], { encoding: 'utf8' });
  assert.equal(status, 0, stdout);
});

for (const version of versions)
  test(`${version.name}: headers of answers are described, and nothing is required that the contract does not require`, () => {
    const { paths, components } = description(version);
    const { responses, requestBody } = paths['/invoicedetail/detect'].post;
    for (const [status, { headers }] of Object.entries(responses as Record<string, { headers: Record<string, { schema: object }> }>))
      assert.deepEqual(Object.keys(headers), ['429', '503'].includes(status) ? ['X-Message', 'Retry-After'] : ['X-Message'], status);
    assert.ok(requestBody.required);
    const required = Object.fromEntries(
      Object.entries(components.schemas as Record<string, { required?: string[] }>).map(([name, schema]) => [name, schema.required]),
    );
    const record = version.recordThresholds ? ['RecommendedThreshold'] : undefined;
    const box = ['Type', 'TypeName', 'Value', 'Score', 'RecommendedThreshold', 'X', 'Y', 'Width', 'Height'];
    assert.deepEqual(required, {
      DetectInvoiceRequest: undefined,
      DetectionResponse: box,
      DetectionGroupResponse: ['Type', 'TypeName'],
      DetailResponse: record,
      AddressResponse: undefined,
      ContactResponse: record,
      LineItemResponse: record,
      LineItemTableResponse: undefined,
      DetectInvoiceResponse: undefined,
    });
  });

test('lists are described where they can be asked for, those of a bundle by name', () => {
  const filterOf = (own: ReturnType<typeof openApi>) =>
    (own.components.schemas.DetectInvoiceRequest as { properties: { Filter: { description: string } } }).properties.Filter.description;
  assert.deepEqual(
    published.map((version) => [version.name, filterOf(openApi(version)).includes('SupplierGroup')]),
    [
      ['1.18', true],
      ['1.10', false],
      ['1.11', false],
    ],
  );
  assert.match(filterOf(openApi(versionOf('1.18'), '', [], ['CostCentre'])), / Details of your own: CostCentreGroup\.$/);
});

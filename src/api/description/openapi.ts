/** The machine-readable description of a version (OpenAPI 3.0.3), generated from the schemas that check the requests. */
import { z } from 'zod';
import { statuses } from '../errors.js';
import { correctionsPath } from './corrections.js';
import { type CustomWireDetail, customWireDetails } from '../filter.js';
import { requestSchema, responseSchemas } from './schemas.js';
import type { Version } from '../versions/version.js';

/** X-Message is for people; programs read status and answer. */
const message = {
  description:
    'One line for whoever sent the request: why it was refused, or what had no effect, what was left out and what is less sure. Left out where there is nothing to say.',
  schema: { type: 'string' },
};
const retryAfter = { description: 'Seconds to wait before the next request.', schema: { type: 'integer', minimum: 0 } };
const waiting = [429, 503];

const responseRef = { $ref: '#/components/schemas/DetectInvoiceResponse' };
const requestRef = { $ref: '#/components/schemas/DetectInvoiceRequest' };

/** `custom`, `lists`: details and lists of the caller's own bundle, which Filter and answers have too. `corrections`: whether they are taken. */
export function openApi(version: Version, serverUrl = '', custom: readonly CustomWireDetail[] = [], lists: readonly string[] = [], corrections = false) {
  return {
    openapi: '3.0.3',
    info: { title: 'Invoice and Document Capture Service', version: version.name, description: 'Turns an invoice image or PDF into structured data.' },
    servers: [{ url: `${serverUrl}${version.segment}` || '/' }],
    security: [{ ApiKey: [] }],
    paths: {
      '/invoicedetail/detect': {
        post: {
          operationId: 'detectInvoiceDetails',
          summary: 'Detect invoice details',
          tags: ['InvoiceDetail'],
          parameters: [
            { name: 'X-ApiIdentifier', in: 'header', required: false, description: 'Tracks the usage of sub-customers.', schema: { type: 'string' } },
          ],
          requestBody: { required: true, content: { 'application/json': { schema: requestRef }, 'application/x-www-form-urlencoded': { schema: requestRef } } },
          responses: Object.fromEntries(
            statuses.map(([status, description]) => [
              status,
              {
                description,
                headers: { 'X-Message': message, ...(waiting.includes(status) && { 'Retry-After': retryAfter }) },
                content: { 'application/json': { schema: responseRef } },
              },
            ]),
          ),
        },
      },
      ...(corrections && { '/corrections': correctionsPath(serverUrl, responseRef) }),
    },
    components: {
      securitySchemes: { ApiKey: { type: 'apiKey', in: 'header', name: version.keyHeader } },
      schemas: withCustom(componentSchemas(version), [
        ...customWireDetails(custom).map(({ name, id }) => `${name} ${id}`),
        ...lists.map((name) => `${name}Group`),
      ]),
    },
  };
}

function componentSchemas(version: Version): Record<string, unknown> {
  const registry = z.registry<{ id: string }>();
  registry.add(requestSchema(version), { id: 'DetectInvoiceRequest' });
  for (const [id, schema] of Object.entries(responseSchemas(version))) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    target: 'openapi-3.0',
    io: 'input',
    unrepresentable: 'any',
    uri: (id) => `#/components/schemas/${id}`,
    override({ zodSchema, jsonSchema }) {
      const wire = z.globalRegistry.get(zodSchema)?.wire as Record<string, unknown> | undefined;
      if (!wire) return;
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key as keyof typeof jsonSchema];
      Object.assign(jsonSchema, wire);
    },
  });
  return Object.fromEntries(Object.entries(schemas).map(([id, { $schema: _dialect, $id: _id, id: _name, ...schema }]) => [id, schema]));
}

interface WithFilter {
  readonly properties: { readonly Filter: { readonly description: string } };
}

/** Adds the caller's own details and their ids to the description of Filter. */
function withCustom(schemas: Record<string, unknown>, listed: readonly string[]): Record<string, unknown> {
  if (listed.length === 0) return schemas;
  const request = schemas.DetectInvoiceRequest as WithFilter;
  const { Filter } = request.properties;
  const described = { ...Filter, description: `${Filter.description} Details of your own: ${listed.join(', ')}.` };
  return { ...schemas, DetectInvoiceRequest: { ...request, properties: { ...request.properties, Filter: described } } };
}

/** The description of `POST /corrections` (OpenAPI 3.0.3), which is beside the versions of the interface. */
const text = { type: 'string' };
const list = (properties: Readonly<Record<string, object>>) => ({ type: 'array', items: { type: 'object', properties } });

/** `refusal`: the schema of answers to calls that are refused. */
export const correctionsPath = (serverUrl: string, refusal: object) => ({
  servers: [{ url: serverUrl || '/' }],
  post: {
    operationId: 'sendCorrection',
    summary: 'Send the true values of a document',
    description:
      'The next documents of its layout are judged by where these values stand. The same correction may be sent again; a later one of the same document takes its place.',
    tags: ['Corrections'],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['Values'],
            properties: {
              Invoice: { type: 'string', format: 'byte', description: 'The document as base64; or SessionLogId.' },
              SessionLogId: { ...text, description: 'That the request of the document had, where the service keeps such documents.' },
              Values: {
                type: 'object',
                additionalProperties: true,
                description:
                  'True values by the names of details; "-" says that the document does not have it. Sender and Receiver are objects of their fields, VatGroup and other groups lists of objects, LineItems too. What is left out is unknown.',
              },
              Confirmed: { type: 'boolean', description: 'The values are right although others contradict them.' },
            },
          },
        },
      },
    },
    responses: {
      '200': {
        description: 'Learnt',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: {
                Document: { ...text, description: 'By which the document is known from now on: of its content.' },
                Placed: { type: 'integer', description: 'Values that stand on the document and were learnt.' },
                NotPlaced: list({ Detail: text, Reason: text }),
                Forgotten: list({ Document: text, Detail: text }),
                Kept: { type: 'boolean', description: 'Whether the document is kept for the next training.' },
              },
            },
          },
        },
      },
      ...Object.fromEntries(
        (
          [
            [400, 'A document or values that cannot be used; X-Message says which'],
            [401, 'Unauthorized: invalid API key or invalid API identifier'],
            [403, 'The key has no model of its own that could learn'],
            [429, 'More requests than the key may send; see Retry-After'],
            [503, 'The service is busy; see Retry-After'],
          ] as const
        ).map(([status, description]) => [status, { description, content: { 'application/json': { schema: refusal } } }]),
      ),
    },
  },
});

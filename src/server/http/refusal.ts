/** Answers to calls that fail: the shape of a DetectInvoiceResponse, with the reason in the header X-Message, where no client trips over it. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { emptyAnswer } from '../../api/answer.js';
import type { ApiError } from '../../api/errors.js';
import { currentVersion } from '../../api/versions/index.js';

/** With the charset, which some clients otherwise guess. */
export const jsonType = 'application/json; charset=utf-8';

/** Answers an error: its code, its message in x-message, and Retry-After in seconds (RFC 9110) where it has one. */
export function refuse(request: FastifyRequest, reply: FastifyReply, { status, code, message, retryAfter }: ApiError) {
  const { call } = request;
  if (call) call.error = code;
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return reply
    .code(status)
    .header('x-message', headerText(message))
    .type(jsonType)
    .send(emptyAnswer(call?.version ?? currentVersion));
}

/** Printable ASCII, at most 1000 characters: all that a header may safely hold. */
export const headerText = (text: string): string =>
  text
    .replace(/[“”]/g, '"')
    .replaceAll('×', 'x')
    .replace(/[^\x20-\x7e]/g, '?')
    .slice(0, 1000);

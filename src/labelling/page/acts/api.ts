/** The server as functions. What it refuses comes as an Error with its words. */
import type * as wire from '../state/types.js';

const of = (name: string): string => `/api/documents/${encodeURIComponent(name)}`;

async function ask<T>(path: string, method = 'GET', body?: unknown, keepalive = false): Promise<T> {
  const response = await fetch(path, {
    method,
    keepalive,
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await response.text();
  // A conflict is an answer, too.
  if (response.ok || (response.status === 409 && method === 'PUT')) return JSON.parse(text) as T;
  throw new Error(messageOf(text));
}

function messageOf(text: string): string {
  try {
    return String((JSON.parse(text) as { message?: unknown }).message ?? text);
  } catch {
    return text.slice(0, 300);
  }
}

export const api = {
  setting: () => ask<wire.Setting>('/api/setting'),
  list: () => ask<wire.List>('/api/documents'),
  findings: () => ask<readonly wire.Finding[]>('/api/findings'),
  next: (after: string) => ask<wire.NextAnswer>(`/api/next?after=${encodeURIComponent(after)}`),
  learn: () => ask<wire.LearnAnswer>('/api/learn', 'POST', {}),
  open: (name: string) => ask<wire.Opened>(of(name)),
  proposals: (name: string) => ask<wire.Proposals>(`${of(name)}/proposals`),
  hold: (name: string, request: wire.HoldRequest) => ask<wire.HoldAnswer>(`${of(name)}/hold`, 'POST', request),
  release: (name: string, session: string) => ask<object>(`${of(name)}/release`, 'POST', { session }, true),
  place: (name: string, question: wire.PlaceQuestion) => ask<wire.PlaceAnswer>(`${of(name)}/place`, 'POST', question),
  table: (name: string, question: wire.TableQuestion) => ask<wire.TableAnswer>(`${of(name)}/table`, 'POST', question),
  draft: (name: string, request: wire.DraftRequest) => ask<wire.HoldAnswer>(`${of(name)}/draft`, 'POST', request),
  save: (name: string, request: wire.SaveRequest) => ask<wire.SaveAnswer>(`${of(name)}/labels`, 'PUT', request),
};

/** Address of a page's picture; pages from 0. */
export const pictureOf = (name: string, page: number): string => `${of(name)}/pages/${page}`;

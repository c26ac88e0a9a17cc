/** S9.10, milliseconds. */
export const CALL_TIMEOUT = 18_000;

/** A call of the contract: ends after 18 s, or when the caller gives up. */
export function call(address: string, init: RequestInit = {}): Promise<Response> {
  const timeout = AbortSignal.timeout(CALL_TIMEOUT);
  return fetch(address, { ...init, signal: init.signal ? AbortSignal.any([init.signal, timeout]) : timeout });
}

/** Notes a failure for developers; the shopper sees nothing of it. */
export function logFailure(what: string, error: unknown): void {
  console.warn(`${what}:`, error);
}

/** S9.04 */
export const GRAPHQL_ADDRESS = '/graphql/v1/';

export interface GraphqlOptions {
  /** The address the page gives; the usual one without it. */
  address?: string;
  /** A word for logs and caches after the address; it changes nothing. */
  marker?: string;
  signal?: AbortSignal;
}

/** Posts a query and gives back the parsed answer; a broken one throws. */
export async function postGraphql(query: string, { address, marker, signal }: GraphqlOptions = {}): Promise<unknown> {
  const target = (address || GRAPHQL_ADDRESS) + (marker ? `?${marker}` : '');
  const response = await call(target, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query }),
    signal,
  });
  return response.json();
}

/** A text inside a query: GraphQL escapes quotes, backslashes and line breaks the way JSON does. */
export function quoted(text: string): string {
  // Half of a pair, left by a cut through an emoji, is no character a query may hold.
  return JSON.stringify(text.toWellFormed());
}

/** Parsed JSON of unknown origin, looked at without trusting it. */
export type Json = Record<string, unknown>;

export function asRecord(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}

export function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Numbers come as numbers or as text (contract 1.3); anything else is the fallback. */
export function asNumber(value: unknown, fallback = 0): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : fallback;
}

/** Lists come as lists or as objects keyed by anything. */
export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : Object.values(asRecord(value));
}

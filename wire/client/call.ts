/** S9.10, milliseconds. */
export const CALL_TIMEOUT = 18_000;

/** A call of the contract with its timeout. */
export function call(address: string, init: RequestInit = {}): Promise<Response> {
  const timeout = AbortSignal.timeout(CALL_TIMEOUT);
  return fetch(address, { ...init, signal: init.signal ? AbortSignal.any([init.signal, timeout]) : timeout });
}

/** The same; rejects unless the status is a success. */
export async function callOk(address: string, init?: RequestInit): Promise<Response> {
  const response = await call(address, init);
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response;
}

/** For developers; the customer sees nothing of it. */
export function logFailure(problem: string, error: unknown): void {
  console.warn(`${problem}:`, error);
}

/** The result, or false after a failure, which is logged unless the caller has aborted. */
export async function orFalse<Result>(
  problem: string,
  read: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result | false> {
  try {
    return await read();
  } catch (error) {
    if (!signal?.aborted) logFailure(problem, error);
    return false;
  }
}

/** S9.04 */
export const GRAPHQL_ADDRESS = '/graphql/v1/';

export interface GraphqlOptions {
  address?: string;
  /** Added to the address for logs; it has no effect. */
  marker?: string;
  signal?: AbortSignal;
}

export function postGraphql(query: string, { address, marker, signal }: GraphqlOptions = {}): Promise<Response> {
  return call((address || GRAPHQL_ADDRESS) + (marker ? `?${marker}` : ''), {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query }),
    signal,
  });
}

/** The parsed answer of a query; rejects when it is not JSON. */
export async function queryGraphql(query: string, options?: GraphqlOptions): Promise<Json> {
  return asRecord(await (await postGraphql(query, options)).json());
}

/** A text in a query: GraphQL escapes quotes, backslashes and line breaks as JSON does. */
export function quoted(text: string): string {
  // A query must not contain half of a surrogate pair, as a cut emoji leaves it.
  return JSON.stringify(text.toWellFormed());
}

/** Parsed JSON of unknown shape. */
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

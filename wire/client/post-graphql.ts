import { call } from './call.ts';

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

import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { callerAddress } from '../caller-address.ts';
import type { ServerEnv } from '../visitor.ts';
import type { PageMaker } from './make-page.ts';

/** The parts of a request that a page may read. */
export function requestParts(c: Context<ServerEnv>, { proxies }: PageMaker) {
  const caller = callerAddress(c, proxies);
  return {
    requestId: c.get('requestId'),
    givenCookies: (name: string) => getCookie(c, name),
    visitor: c.get('visitor'),
    caller,
  };
}

/** React Router compares the Origin header with the address; ours was checked already, before any rewriting by a proxy. */
export function checkedOrigin(request: Request, ours: string): Request {
  const claimed = request.headers.get('Origin');
  const address = blankNul(request.url);
  const { origin, pathname, search } = new URL(address);
  const wanted = claimed && URL.canParse(claimed) ? new URL(claimed).origin : ours;
  if (origin === wanted && address === request.url) return request;
  const { method, headers, body } = request;
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, duplex: 'half' };
  return new Request(wanted + pathname + search, init);
}

/** No address of the shop has one, and PostgreSQL fails on it: a screen gets a space instead. */
export function blankNul(address: string): string {
  return address.replaceAll('%00', '%20');
}

import type { RouterContextProvider } from 'react-router';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { isWatching, stopWatching } from '../../server/index.ts';

export async function loadWatching(context: Readonly<RouterContextProvider>, token: string) {
  return { watching: await isWatching(context.get(shopContext), token) };
}

/** Also called by email programs (RFC 8058), without a body. */
export async function endWatching(context: Readonly<RouterContextProvider>, token: string) {
  await stopWatching(context.get(shopContext), token);
  return { ended: true };
}

import type { RouterContextProvider } from 'react-router';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { isWatching, stopWatching } from '../../server/index.ts';

export async function loadWatching(context: Readonly<RouterContextProvider>, token: string) {
  return { watching: await isWatching(context.get(shopContext), token) };
}

/** Also what a mail program posts by itself (RFC 8058), regardless of the body. */
export async function endWatching(context: Readonly<RouterContextProvider>, token: string) {
  await stopWatching(context.get(shopContext), token);
  return { ended: true };
}

import type { RouterContextProvider } from 'react-router';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { endNotice, findNotice } from '../../server/index.ts';

/** The name of the product that is waited for; null when nobody waits under this token. */
export async function loadEnding(context: Readonly<RouterContextProvider>, token: string) {
  const notice = await findNotice(context.get(shopContext), token);
  return { product: notice?.waiting ? notice.productName : null };
}

/** Also what a mail program posts by itself (RFC 8058), regardless of the body. */
export async function leaveNotice(context: Readonly<RouterContextProvider>, token: string) {
  await endNotice(context.get(shopContext), token);
  return { ended: true };
}

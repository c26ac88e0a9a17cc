import type { RouterContextProvider } from 'react-router';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { endNotice, findNotice } from '../../server/index.ts';

export async function loadEnding(context: Readonly<RouterContextProvider>, token: string) {
  const notice = await findNotice(context.get(shopContext), token);
  return { product: notice?.waiting ? notice.productName : null };
}

/** Also called by email programs (RFC 8058), without a body. */
export async function leaveNotice(context: Readonly<RouterContextProvider>, token: string) {
  await endNotice(context.get(shopContext), token);
  return { ended: true };
}

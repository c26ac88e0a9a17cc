import type { RouterContextProvider } from 'react-router';
import { findOwnOrder } from '#app/features/selling/own-order/find-own-order.server.ts';
import { notFound } from '#app/not-found.server.ts';
import { shopContext } from '#app/request-context.server.ts';
import { parseClaimCode } from '#shop/after-sale/claims/index.ts';
import { findReturn } from '#shop/after-sale/returns/index.ts';

/** A filed return whose order the shopper may see; every other code is the same 404. */
export async function findFiled(context: Readonly<RouterContextProvider>, url: URL) {
  const code = parseClaimCode(url.searchParams.get('zwrot'));
  const filed = code && (await findReturn(context.get(shopContext), code));
  if (!filed || filed.state === 'draft') throw notFound();
  const own = await findOwnOrder(context, filed.orderNumber, url);
  return { filed, ...own };
}

import type { RouterContextProvider } from 'react-router';
import { parseClaimCode } from '#modules/after-sale/claims/server/index.ts';
import { findOwnOrder } from '#modules/sales/orders/storefront/own-order/find-own-order.server.ts';
import { notFound } from '#platform/shell/storefront/not-found.server.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { findReturn } from '../../server/index.ts';

/** A filed return whose order the shopper may see; every other code is the same 404. */
export async function findFiled(context: Readonly<RouterContextProvider>, url: URL) {
  const code = parseClaimCode(url.searchParams.get('zwrot'));
  const filed = code && (await findReturn(context.get(shopContext), code));
  if (!filed || filed.state === 'draft') throw notFound();
  const own = await findOwnOrder(context, filed.orderNumber, url);
  return { filed, ...own };
}

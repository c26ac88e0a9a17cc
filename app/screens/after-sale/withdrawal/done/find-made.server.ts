import type { RouterContextProvider } from 'react-router';
import { findOwnOrder } from '#app/features/selling/own-order/find-own-order.server.ts';
import { notFound } from '#app/not-found.server.ts';
import { shopContext } from '#app/request-context.server.ts';
import { readClaimCode } from '#shop/after-sale/claims/index.ts';
import { findWithdrawal } from '#shop/after-sale/withdrawals/index.ts';

/** A withdrawal whose order the shopper may see; every other code is the same 404. */
export async function findMade(context: Readonly<RouterContextProvider>, url: URL) {
  const code = readClaimCode(url.searchParams.get('kod'));
  const made = code && (await findWithdrawal(context.get(shopContext), code));
  if (!made) throw notFound();
  return { made, ...(await findOwnOrder(context, made.orderNumber, url)) };
}

import type { RouterContextProvider } from 'react-router';
import { findSession } from '#modules/customers/accounts/server/index.ts';
import type { ListOwner } from '#modules/customers/lists/server/index.ts';
import type { Shopper } from '#modules/sales/orders/server/index.ts';
import { pageContext, shopContext, visitorContext } from './request-context.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Who orders; null for a browser the shop has never met. A customer only while signed in: the browser may be shared. */
export async function findShopper(context: Context): Promise<Shopper | null> {
  const visitor = await context.get(visitorContext).find();
  if (!visitor) return null;
  const token = context.get(pageContext).cookie('RSSID');
  const session = token ? await findSession(context.get(shopContext), token) : null;
  return { visitorId: visitor.id, customerId: session?.customerId ?? null };
}

/** Whose lists an action changes; a browser the shop has never met becomes a visitor. */
export async function ensureListOwner(context: Context): Promise<ListOwner> {
  const { id: visitorId } = await context.get(visitorContext).ensure();
  return (await findShopper(context)) ?? { visitorId, customerId: null };
}

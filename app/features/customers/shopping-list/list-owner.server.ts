import type { RouterContextProvider } from 'react-router';
import { visitorContext } from '#app/request-context.server.ts';
import { findShopper } from '#app/shopper.server.ts';
import type { ListOwner } from '#shop/customers/lists/index.ts';

/** Whose lists an action changes; a browser the shop has never met becomes a visitor. */
export async function ensureListOwner(context: Readonly<RouterContextProvider>): Promise<ListOwner> {
  const { id: visitorId } = await context.get(visitorContext).ensure();
  return (await findShopper(context)) ?? { visitorId, customerId: null };
}

import type { RouterContextProvider } from 'react-router';
import { findSession } from '#modules/customers/accounts/server/index.ts';
import {
  pageContext,
  shopContext,
  visitorContext,
} from '../../../../platform/shell/storefront/request-context.server.ts';

type Context = Readonly<RouterContextProvider>;

interface Shopper {
  visitorId: number;
  customerId: number | null;
}

/** Null for a browser without a visitor. A customer only while signed in: several people may share the browser. */
export async function findShopper(context: Context): Promise<Shopper | null> {
  const visitor = await context.get(visitorContext).find();
  if (!visitor) return null;
  const token = context.get(pageContext).cookie('RSSID');
  const session = token ? await findSession(context.get(shopContext), token) : null;
  return { visitorId: visitor.id, customerId: session?.customerId ?? null };
}

export async function ensureShopper(context: Context): Promise<Shopper> {
  const { id: visitorId } = await context.get(visitorContext).ensure();
  return (await findShopper(context)) ?? { visitorId, customerId: null };
}

import type { RouterContextProvider } from 'react-router';
import { findSession } from '#modules/customers/accounts/server/index.ts';
import { ORDER_TEXTS } from '#modules/sales/order-ledger/rules/order-data.ts';
import { type AccessBy, checkAccess } from '#modules/sales/order-ledger/server/index.ts';
import { ACCESS_COOKIE } from '#platform/cookies/storefront/set-cookie.server.ts';
import { notFound } from '#platform/shell/storefront/not-found.server.ts';
import { pageContext, shopContext, visitorContext } from '#platform/shell/storefront/request-context.server.ts';
import type { OrderView } from '../../rules/order-view.ts';
import { findOrder, type OrderAccess } from '../../server/index.ts';

export interface OwnOrder {
  order: OrderView;
  /** The token of the email when it opened the order: links must carry it on. */
  token: string;
  customerId: number | null;
  /** `named`: by number and contact alone; personal data, cancelling and bank accounts need more (decision 17). */
  by: AccessBy;
}

/** Purpose of the page: show; pay, return or complain, which needs a proof for an account's order; or more. */
export type OrderNeed = 'look' | 'claim' | 'proof';

/** The order, when the link, the signed-in customer, this browser or a guest's access allows this purpose; otherwise 404. */
export async function findOwnOrder(
  context: Readonly<RouterContextProvider>,
  number: string,
  url: URL,
  need: OrderNeed = 'claim',
): Promise<OwnOrder> {
  const own = await seekOwnOrder(context, number, url, need);
  if (!own) throw notFound();
  return own;
}

/** Null instead of 404. */
export async function seekOwnOrder(
  context: Readonly<RouterContextProvider>,
  number: string,
  url: URL,
  need: OrderNeed = 'claim',
): Promise<OwnOrder | null> {
  const shop = context.get(shopContext);
  const token = url.searchParams.get('token') ?? '';
  const page = context.get(pageContext);
  const session = await findSession(shop, page.cookie('RSSID'));
  const guest = await checkAccess(shop, page.cookie(ACCESS_COOKIE));
  const visitor = await context.get(visitorContext).find();
  const opened = guest ? [{ access: { accessToken: guest.accessToken }, by: guest.by, token: '' }] : [];
  const keys: { access: OrderAccess; by: AccessBy; token: string }[] = [
    ...(session ? [{ access: { customerId: session.customerId }, by: 'proved' as const, token: '' }] : []),
    ...(visitor ? [{ access: { visitorId: visitor.id }, by: 'proved' as const, token: '' }] : []),
    ...opened.filter(({ by }) => by === 'proved'),
    ...(token ? [{ access: { accessToken: token }, by: 'proved' as const, token }] : []),
    ...opened.filter(({ by }) => by === 'named'),
  ];
  for (const key of keys) {
    const order = await findOrder(shop, number, key.access);
    if (!order) continue;
    const isEnough = key.by === 'proved' || need === 'look' || (need === 'claim' && order.customerId === null);
    return isEnough ? { order, token: key.token, customerId: session?.customerId ?? null, by: key.by } : null;
  }
  return null;
}

/** Without personal data when it was only named. */
export function withoutPersonalData({ order, by }: Pick<OwnOrder, 'order' | 'by'>): OrderView {
  if (by === 'proved') return order;
  const written = ORDER_TEXTS.filter((name) => name in order).map((name) => [name, ''] as const);
  return { ...order, addresses: {}, phone: '', ...Object.fromEntries(written) };
}

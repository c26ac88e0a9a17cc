import type { RouterContextProvider } from 'react-router';
import { findSession } from '#modules/customers/accounts/server/index.ts';
import type { AccessBy } from '#modules/sales/order-ledger/server/index.ts';
import { ACCESS_COOKIE } from '#platform/cookies/storefront/set-cookie.server.ts';
import { notFound } from '#platform/shell/storefront/not-found.server.ts';
import { pageContext, shopContext, visitorContext } from '#platform/shell/storefront/request-context.server.ts';
import type { ComplaintView } from '../../rules/complaint-view.ts';
import { type ComplaintAccess, checkComplaintAccess, findComplaint } from '../../server/index.ts';

export interface OwnComplaint {
  complaint: ComplaintView;
  /** The mail's token, when that is what opens the complaint: links to it must carry it on. */
  token: string;
  by: AccessBy;
}

/**
 * The complaint, when the mail's link, the signed-in customer, this browser or a guest who named it with its contact may
 * see it; anybody else gets the same 404.
 */
export async function findOwnComplaint(
  context: Readonly<RouterContextProvider>,
  number: string,
  url: URL,
): Promise<OwnComplaint> {
  const own = await seekOwnComplaint(context, number, url);
  if (!own) throw notFound();
  return own;
}

/** The same for screens that have something better to say than 404; null for every reason alike. */
export async function seekOwnComplaint(
  context: Readonly<RouterContextProvider>,
  number: string,
  url: URL,
): Promise<OwnComplaint | null> {
  const shop = context.get(shopContext);
  const token = url.searchParams.get('token') ?? '';
  const page = context.get(pageContext);
  const session = await findSession(shop, page.cookie('RSSID'));
  const guest = await checkComplaintAccess(shop, page.cookie(ACCESS_COOKIE));
  const visitor = await context.get(visitorContext).find();
  const isNamed = guest?.by === 'named';
  const opened = guest ? [{ access: { accessToken: guest.accessToken, named: isNamed }, by: guest.by, token: '' }] : [];
  const keys: { access: ComplaintAccess; by: AccessBy; token: string }[] = [
    ...(session ? [{ access: { customerId: session.customerId }, by: 'proved' as const, token: '' }] : []),
    ...(visitor ? [{ access: { visitorId: visitor.id }, by: 'proved' as const, token: '' }] : []),
    ...(isNamed ? [] : opened),
    ...(token ? [{ access: { accessToken: token }, by: 'proved' as const, token }] : []),
    ...(isNamed ? opened : []),
  ];
  for (const { access, by, token: carried } of keys) {
    const complaint = await findComplaint(shop, number, access);
    if (complaint) return { complaint, by, token: carried };
  }
  return null;
}

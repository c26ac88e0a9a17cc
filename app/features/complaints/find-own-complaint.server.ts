import type { RouterContextProvider } from 'react-router';
import { notFound } from '#app/not-found.server.ts';
import { pageContext, shopContext, visitorContext } from '#app/request-context.server.ts';
import { ACCESS_COOKIE } from '#rules/after-sale/access-cookie.ts';
import type { ComplaintView } from '#rules/complaints/complaint-view.ts';
import { readAccess } from '#shop/after-sale/index.ts';
import { type ComplaintAccess, findComplaint } from '#shop/complaints/index.ts';
import { findSession } from '#shop/customers/index.ts';

export interface OwnComplaint {
  complaint: ComplaintView;
  /** The letter's token, when that is what opens the complaint: links to it must carry it on. */
  token: string;
}

/**
 * The complaint, when the letter's link, the signed-in customer, this browser or a guest who named it with its contact may
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
  const guest = await readAccess(shop, page.cookie(ACCESS_COOKIE));
  const visitor = await context.get(visitorContext).find();
  const keys: ComplaintAccess[] = [
    ...(session ? [{ customerId: session.customerId }] : []),
    ...(visitor ? [{ visitorId: visitor.id }] : []),
    ...(guest ? [{ accessToken: guest.accessToken }] : []),
    ...(token ? [{ accessToken: token }] : []),
  ];
  for (const key of keys) {
    const complaint = await findComplaint(shop, number, key);
    if (complaint) return { complaint, token: key === keys.at(-1) ? token : '' };
  }
  return null;
}

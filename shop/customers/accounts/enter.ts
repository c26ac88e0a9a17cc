import type { Shop } from '#shop/platform/shop.ts';
import { adoptVisitor } from './adopt-visitor.ts';
import { rememberBrowser } from './known-browsers.ts';
import { openSession } from './sessions.ts';

export interface SignedIn {
  kind: 'signed-in';
  customerId: number;
  /** Value of the `RSSID` cookie. */
  token: string;
  expiresAt: Date;
  remembered: boolean;
  /** New value of the `client` cookie. */
  clientToken: string;
  /** Value of the cookie by which the account knows this browser again. */
  browserToken: string;
}

export interface Entry {
  visitorId?: number | undefined;
  /** Stay signed in when the browser is closed; they do unless they say otherwise. */
  remember?: boolean | undefined;
  /** The cookie of a browser somebody has signed in with before. */
  browser?: string | undefined;
}

/** Opens the shop to a customer who has proved who they are; what the browser held as a guest comes along. */
export async function enter(
  shop: Shop,
  customerId: number,
  { visitorId, remember = true, browser }: Entry,
): Promise<SignedIn> {
  const clientToken = await adoptVisitor(shop, visitorId, customerId);
  const session = await openSession(shop, customerId, remember);
  const browserToken = await rememberBrowser(shop, browser, customerId);
  return { kind: 'signed-in', customerId, ...session, remembered: remember, clientToken, browserToken };
}

import { and, eq, lte } from 'drizzle-orm';
import { DAY_MS } from '#rules/platform/time/units.ts';
import { isVisitorToken } from '#rules/platform/visitor/visitor-cookies.ts';
import type { Queries } from '#shop/platform/db/connect.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { hashToken, newToken } from '#shop/platform/visitors/index.ts';
import { knownBrowsers } from './tables.ts';

const REMEMBERED_MS = 365 * DAY_MS;

/** Has this customer signed in with this browser before? */
export async function isKnownBrowser(
  shop: Pick<Shop, 'db'>,
  browser: string | undefined,
  customerId: number,
): Promise<boolean> {
  if (!isVisitorToken(browser)) return false;
  const known = and(eq(knownBrowsers.tokenHash, hashToken(browser)), eq(knownBrowsers.customerId, customerId));
  return (await shop.db.$count(knownBrowsers, known)) > 0;
}

/** Remembers a browser whose customer has proved who they are; answers with the value of its cookie. */
export async function rememberBrowser(shop: Shop, browser: string | undefined, customerId: number): Promise<string> {
  const token = isVisitorToken(browser) ? browser : newToken();
  const seenAt = shop.now();
  await shop.db
    .insert(knownBrowsers)
    .values({ tokenHash: hashToken(token), customerId, seenAt })
    .onConflictDoUpdate({ target: [knownBrowsers.tokenHash, knownBrowsers.customerId], set: { seenAt } });
  return token;
}

/** After a new password by mail: whoever had the old one must prove themselves anew. */
export async function forgetBrowsers(shop: { db: Queries }, customerId: number): Promise<void> {
  await shop.db.delete(knownBrowsers).where(eq(knownBrowsers.customerId, customerId));
}

export async function sweepBrowsers(shop: Shop): Promise<void> {
  const since = new Date(shop.now().getTime() - REMEMBERED_MS);
  await shop.db.delete(knownBrowsers).where(lte(knownBrowsers.seenAt, since));
}

import { and, eq, lte } from 'drizzle-orm';
import { DAY_MS } from '#rules/platform/time/units.ts';
import { isVisitorToken } from '#rules/platform/visitor/visitor-cookies.ts';
import type { Queries } from '#shop/platform/db/connect.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { hashToken } from '#shop/platform/visitors/index.ts';
import { staffBrowsers } from './tables.ts';

/** Travels to the panel alone and stays after signing out. */
export const STAFF_BROWSER_COOKIE = 'zaplecze_known_browser';

const REMEMBERED_MS = 365 * DAY_MS;

/** Has this person given their password in this browser before? */
export async function isKnownBrowser(
  shop: Pick<Shop, 'db'>,
  browser: string | undefined,
  staffId: number,
): Promise<boolean> {
  if (!isVisitorToken(browser)) return false;
  const known = and(eq(staffBrowsers.tokenHash, hashToken(browser)), eq(staffBrowsers.staffId, staffId));
  return (await shop.db.$count(staffBrowsers, known)) > 0;
}

export async function rememberBrowser(
  shop: Pick<Shop, 'now'> & { db: Queries },
  staffId: number,
  browser: string | undefined,
): Promise<void> {
  if (!isVisitorToken(browser)) return;
  const seenAt = shop.now();
  await shop.db
    .insert(staffBrowsers)
    .values({ tokenHash: hashToken(browser), staffId, seenAt })
    .onConflictDoUpdate({ target: [staffBrowsers.tokenHash, staffBrowsers.staffId], set: { seenAt } });
}

/** After a new password every browser must prove itself again. */
export async function forgetBrowsers(shop: { db: Queries }, staffId: number): Promise<void> {
  await shop.db.delete(staffBrowsers).where(eq(staffBrowsers.staffId, staffId));
}

export async function sweepBrowsers(shop: Shop): Promise<void> {
  const since = new Date(shop.now().getTime() - REMEMBERED_MS);
  await shop.db.delete(staffBrowsers).where(lte(staffBrowsers.seenAt, since));
}

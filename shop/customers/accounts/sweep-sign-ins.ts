import { lte } from 'drizzle-orm';
import type { Shop } from '#shop/platform/shop.ts';
import { sweepBrowsers } from './known-browsers.ts';
import { sweepPending } from './pending-sign-ins.ts';
import { emailChanges, passwordResets, sessions } from './tables.ts';

/** Ended sign-ins and links that have run out go: nobody can ask for them any more. */
export async function sweepSignIns(shop: Shop): Promise<void> {
  await shop.db.delete(sessions).where(lte(sessions.expiresAt, shop.now()));
  await shop.db.delete(passwordResets).where(lte(passwordResets.expiresAt, shop.now()));
  await sweepPending(shop);
  await shop.db.delete(emailChanges).where(lte(emailChanges.expiresAt, shop.now()));
  await sweepBrowsers(shop);
}

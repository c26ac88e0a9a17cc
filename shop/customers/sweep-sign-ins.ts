import { lte } from 'drizzle-orm';
import type { Shop } from '../shop.ts';
import { sweepPending } from './pending-sign-ins.ts';
import { sweepFailures } from './sign-in-failures.ts';
import { passwordResets, sessions } from './tables.ts';

/** Ended sign-ins and forgotten failures go: nobody can ask for them any more. */
export async function sweepSignIns(shop: Shop): Promise<void> {
  await shop.db.delete(sessions).where(lte(sessions.expiresAt, shop.now()));
  await shop.db.delete(passwordResets).where(lte(passwordResets.expiresAt, shop.now()));
  await sweepPending(shop);
  await sweepFailures(shop);
}

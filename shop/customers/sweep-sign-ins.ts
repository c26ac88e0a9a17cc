import { lte } from 'drizzle-orm';
import type { Shop } from '../shop.ts';
import { sweepFailures } from './sign-in-failures.ts';
import { sessions } from './tables.ts';

/** Ended sign-ins and forgotten failures go: nobody can ask for them any more. */
export async function sweepSignIns(shop: Shop): Promise<void> {
  await shop.db.delete(sessions).where(lte(sessions.expiresAt, shop.now()));
  await sweepFailures(shop);
}

import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Shop } from '../shop.ts';
import { signInFailures } from './tables.ts';

const MOST_FAILURES = 10;
const REMEMBERED_MS = 15 * 60 * 1000;
/** Names these locks among all the locks of the database; the second half is the login. */
const SIGN_IN_LOCK = 5_061;

/**
 * Lets an attempt for this login, known or not, go on to the check of its password: false when too many failed of late.
 * It counts as failed from the start, and attempts for one login come through here one by one, so that guesses sent all
 * at once are counted like any others.
 */
export async function beginAttempt(shop: Shop, loginKey: string): Promise<boolean> {
  return shop.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SIGN_IN_LOCK}::int, hashtext(${loginKey}))`);
    const ofLate = and(eq(signInFailures.loginKey, loginKey), gt(signInFailures.at, forgottenSince(shop)));
    if ((await tx.$count(signInFailures, ofLate)) >= MOST_FAILURES) return false;
    await tx.insert(signInFailures).values({ loginKey, at: shop.now() });
    return true;
  });
}

/** After a right password the count starts anew. */
export async function forgetFailures(shop: Shop, loginKey: string): Promise<void> {
  await shop.db.delete(signInFailures).where(eq(signInFailures.loginKey, loginKey));
}

/** What nobody asks about any more goes. */
export async function sweepFailures(shop: Shop): Promise<void> {
  await shop.db.delete(signInFailures).where(lte(signInFailures.at, forgottenSince(shop)));
}

function forgottenSince(shop: Shop): Date {
  return new Date(shop.now().getTime() - REMEMBERED_MS);
}

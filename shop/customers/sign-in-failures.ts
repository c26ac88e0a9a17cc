import { and, eq, gt, lt, or } from 'drizzle-orm';
import type { Shop } from '../shop.ts';
import { signInFailures } from './tables.ts';

const MOST_FAILURES = 10;
const REMEMBERED_MS = 15 * 60 * 1000;

/** Whether this login, known or not, failed too often of late. */
export async function failedTooOften(shop: Shop, loginKey: string): Promise<boolean> {
  const since = new Date(shop.now().getTime() - REMEMBERED_MS);
  const failures = await shop.db.$count(
    signInFailures,
    and(eq(signInFailures.loginKey, loginKey), gt(signInFailures.at, since)),
  );
  return failures >= MOST_FAILURES;
}

export async function rememberFailure(shop: Shop, loginKey: string): Promise<void> {
  await shop.db.insert(signInFailures).values({ loginKey, at: shop.now() });
}

/** After a right password the count starts anew; what nobody asks about any more goes too. */
export async function forgetFailures(shop: Shop, loginKey: string): Promise<void> {
  const since = new Date(shop.now().getTime() - REMEMBERED_MS);
  await shop.db.delete(signInFailures).where(or(eq(signInFailures.loginKey, loginKey), lt(signInFailures.at, since)));
}

import { and, eq, isNull, sql } from 'drizzle-orm';
import { customers } from '#modules/customers/accounts/server/tables.ts';
import type { Database } from '#platform/db/server/connect.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { isVisitorToken } from '#platform/visitors/rules/visitor-cookies.ts';
import { newToken } from '#platform/visitors/server/index.ts';
import { watchSettings } from './tables.ts';

/** Does the customer want mails about what they keep, and where do they go? */
export async function getWatching(shop: Shop, customerId: number): Promise<{ on: boolean; email: string }> {
  const [found] = await shop.db
    .select({ email: customers.email, stoppedAt: watchSettings.stoppedAt })
    .from(customers)
    .leftJoin(watchSettings, eq(watchSettings.customerId, customers.id))
    .where(eq(customers.id, customerId));
  return { on: found !== undefined && found.stoppedAt === null, email: found?.email ?? '' };
}

export async function setWatching(shop: Shop, customerId: number, on: boolean): Promise<void> {
  const stoppedAt = on ? null : shop.now();
  await shop.db
    .insert(watchSettings)
    .values({ customerId, token: newToken(), stoppedAt })
    .onConflictDoUpdate({ target: watchSettings.customerId, set: { stoppedAt } });
}

/** The token of a customer's mails, the same in each. */
export async function watchToken(db: Pick<Database, 'insert'>, customerId: number): Promise<string> {
  const [row] = await db
    .insert(watchSettings)
    .values({ customerId, token: newToken() })
    .onConflictDoUpdate({ target: watchSettings.customerId, set: { token: sql`${watchSettings.token}` } })
    .returning({ token: watchSettings.token });
  if (!row) throw new Error('The settings were not stored');
  return row.token;
}

/** Is there somebody behind a mail's link who still gets such mails? */
export async function isWatching(shop: Shop, token: string): Promise<boolean> {
  if (!isVisitorToken(token)) return false;
  const [found] = await shop.db
    .select({ id: watchSettings.customerId })
    .from(watchSettings)
    .where(and(eq(watchSettings.token, token), isNull(watchSettings.stoppedAt)));
  return found !== undefined;
}

/** The reader wants no more of them. Saying so twice is fine. */
export async function stopWatching(shop: Shop, token: string): Promise<void> {
  if (!isVisitorToken(token)) return;
  await shop.db
    .update(watchSettings)
    .set({ stoppedAt: shop.now() })
    .where(and(eq(watchSettings.token, token), isNull(watchSettings.stoppedAt)));
}

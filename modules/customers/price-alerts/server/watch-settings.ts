import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { findCustomer } from '#modules/customers/accounts/server/index.ts';
import type { Database } from '#platform/db/server/connect.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { isVisitorToken } from '#platform/visitors/rules/visitor-cookies.ts';
import { newToken } from '#platform/visitors/server/index.ts';
import { watchSettings } from './tables.ts';

export async function getWatching(shop: Shop, customerId: number): Promise<{ on: boolean; email: string }> {
  const customer = await findCustomer(shop.db, customerId);
  const stopped = and(eq(watchSettings.customerId, customerId), isNotNull(watchSettings.stoppedAt));
  const on = customer !== undefined && (await shop.db.$count(watchSettings, stopped)) === 0;
  return { on, email: customer?.email ?? '' };
}

export async function setWatching(shop: Shop, customerId: number, on: boolean): Promise<void> {
  const stoppedAt = on ? null : shop.now();
  await shop.db
    .insert(watchSettings)
    .values({ customerId, token: newToken(), stoppedAt })
    .onConflictDoUpdate({ target: watchSettings.customerId, set: { stoppedAt } });
}

/** The same token in every email of a customer. */
export async function watchToken(db: Pick<Database, 'insert'>, customerId: number): Promise<string> {
  const [row] = await db
    .insert(watchSettings)
    .values({ customerId, token: newToken() })
    .onConflictDoUpdate({ target: watchSettings.customerId, set: { token: sql`${watchSettings.token}` } })
    .returning({ token: watchSettings.token });
  if (!row) throw new Error('The settings were not stored');
  return row.token;
}

export async function isWatching(shop: Shop, token: string): Promise<boolean> {
  if (!isVisitorToken(token)) return false;
  const [found] = await shop.db
    .select({ id: watchSettings.customerId })
    .from(watchSettings)
    .where(and(eq(watchSettings.token, token), isNull(watchSettings.stoppedAt)));
  return found !== undefined;
}

export async function stopWatching(shop: Shop, token: string): Promise<void> {
  if (!isVisitorToken(token)) return;
  await shop.db
    .update(watchSettings)
    .set({ stoppedAt: shop.now() })
    .where(and(eq(watchSettings.token, token), isNull(watchSettings.stoppedAt)));
}

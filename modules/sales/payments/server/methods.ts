import { asc, eq } from 'drizzle-orm';
import { cached } from '#platform/cache/server/cached.ts';
import type { Queries } from '#platform/db/server/connect.ts';
import { prepared } from '#platform/db/server/prepared.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { judgeMethod, type MethodRefusal, type WhatIsPaid } from '../rules/judge-method.ts';
import { canSettle } from './providers.ts';
import { paymentMethods } from './tables.ts';

export type PaymentMethod = typeof paymentMethods.$inferSelect;

export interface OfferedMethod {
  method: PaymentMethod;
  /** Why it cannot be chosen; null when it can. */
  refusal: MethodRefusal | null;
}

/** In the owner's order, without those of the other `prepaid` side and those without a provider. */
export async function offerMethods(
  db: Queries,
  shop: Pick<Shop, 'providers' | 'demo'>,
  paid: WhatIsPaid,
): Promise<OfferedMethod[]> {
  return judgeMethods(shop, await listMethods(db), paid);
}

export function listMethods(db: Queries): Promise<PaymentMethod[]> {
  return findEnabled(db, {});
}

/** Placing an order reads them without the cache. */
export const listOpenMethods = cached({ seconds: 30, tags: ['settings'] }, async (shop) =>
  (await listMethods(shop.db)).filter((method) => canSettle(shop, method)),
);

const findEnabled = prepared((db) =>
  db
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.enabled, true))
    .orderBy(asc(paymentMethods.position), asc(paymentMethods.id))
    .prepare('payment-methods'),
);

export function judgeMethods(
  shop: Pick<Shop, 'providers' | 'demo'>,
  methods: readonly PaymentMethod[],
  paid: WhatIsPaid,
): OfferedMethod[] {
  return methods
    .filter((method) => canSettle(shop, method))
    .map((method) => ({ method, refusal: judgeMethod(method, paid) }))
    .filter(({ refusal }) => refusal !== 'wrong-side');
}

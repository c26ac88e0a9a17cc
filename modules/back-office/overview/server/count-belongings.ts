import { and, count, eq, ne, sql, sum } from 'drizzle-orm';
import { opinions } from '#modules/after-sale/opinions/server/index.ts';
import { countLists } from '#modules/customers/lists/server/index.ts';
import { orders } from '#modules/sales/order-ledger/server/index.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';

export interface Belongings {
  /** Without those that were called off. */
  orders: number;
  spent: Grosze;
  lists: number;
  opinions: number;
}

export async function countBelongings({ db }: Pick<Shop, 'db'>, customerId: number): Promise<Belongings> {
  const [bought] = await db
    .select({ orders: count(), spent: sql<Grosze>`coalesce(${sum(orders.totalGross)}, 0)`.mapWith(Number) })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), ne(orders.state, 'cancelled')));
  return {
    orders: bought?.orders ?? 0,
    spent: bought?.spent ?? 0,
    lists: await countLists(db, customerId),
    opinions: await db.$count(opinions, eq(opinions.customerId, customerId)),
  };
}

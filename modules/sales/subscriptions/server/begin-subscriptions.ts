import { sql } from 'drizzle-orm';
import { orderLines } from '#modules/sales/order-ledger/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { warsawDay } from '#platform/time/rules/day.ts';

export async function beginSubscriptions(tx: Transaction, orderId: number, now: Date): Promise<void> {
  const at = now.toISOString();
  await tx.execute(sql`
    insert into subscriptions (order_line_id, days, next_on, created_at, changed_at)
    select id, (extras ->> 'subscriptionDays')::int, ${warsawDay(now)}::date + (extras ->> 'subscriptionDays')::int, ${at}, ${at}
      from ${orderLines} where order_id = ${orderId} and extras ? 'subscriptionDays' and not for_points and not gift`);
}

import { desc, eq, sql } from 'drizzle-orm';
import { orders } from '#modules/sales/order-ledger/server/index.ts';
import { payments } from '#modules/sales/payments/server/index.ts';
import type { Queries } from '#platform/db/server/connect.ts';
import type { LastChoices } from '../rules/remembered-choices.ts';

/** Null without an order. The caller checks that the choices are still offered. */
export async function findLastChoices(db: Queries, customerId: number): Promise<LastChoices | null> {
  const [last] = await db
    .select({
      courierId: orders.courierId,
      kind: orders.courierKind,
      prepaid: orders.prepaid,
      place: orders.place,
      paymentMethodId: sql<number | null>`(select ${payments.methodId} from ${payments}
        where ${payments.orderId} = ${orders.id} and ${payments.methodId} is not null order by ${payments.id} desc limit 1)`,
    })
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(1);
  if (!last) return null;
  const { courierId, kind, prepaid, place, paymentMethodId } = last;
  const placeId = place?.id ?? null;
  return {
    courierId,
    prepaid,
    pickupPointId: kind === 'pickup' ? null : placeId,
    locationId: kind === 'pickup' ? placeId : null,
    clientNumber: place?.clientNumber ?? '',
    paymentMethodId,
  };
}

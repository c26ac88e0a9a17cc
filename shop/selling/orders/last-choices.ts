import { desc, eq, sql } from 'drizzle-orm';
import type { LastChoices } from '#rules/selling/orders/remembered-choices.ts';
import type { Queries } from '#shop/platform/db/connect.ts';
import { orders } from '#shop/selling/order-ledger/tables.ts';
import { payments } from '#shop/selling/payments/tables.ts';

/** How the customer's last order went and was paid for; null without one. Whether that is still offered is for the caller to say. */
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

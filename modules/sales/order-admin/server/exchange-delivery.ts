import { and, eq, inArray } from 'drizzle-orm';
import { products } from '#modules/catalogue/products/server/index.ts';
import { orderDelivery } from '#modules/sales/checkout/server/index.ts';
import { EMPTY_ORDER_DATA } from '#modules/sales/order-ledger/rules/order-data.ts';
import { serviceCost } from '#modules/sales/order-ledger/rules/order-totals.ts';
import { orderAddresses, orderLines, orders } from '#modules/sales/order-ledger/server/index.ts';
import { rebateUses } from '#modules/sales/rebates/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { sumRemaining } from '../rules/sum-remaining.ts';
import { toLinesToKeep } from './take-off-pieces.ts';

export interface NewDelivery {
  courierId: number;
  pickupPointId: number | null;
  locationId: number | null;
}

/** At today's cost for these goods; the prepaid side stays. */
export async function exchangeDelivery(
  tx: Transaction,
  orderId: number,
  { courierId, pickupPointId, locationId }: NewDelivery,
): Promise<'wrong-delivery' | null> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (!order || order.courierKind === 'none') return 'wrong-delivery';
  const addresses = await tx.select().from(orderAddresses).where(eq(orderAddresses.orderId, orderId));
  const to = addresses.find(({ role }) => role === 'delivery');
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  const free = await tx
    .select({ id: rebateUses.id })
    .from(rebateUses)
    .where(and(eq(rebateUses.orderId, orderId), eq(rebateUses.effect, 'free-shipping')));
  const worth = lines.reduce((sum, line) => sum + line.worthGross, 0);
  const parcel = { worth, weight: await weighLines(tx, lines), isFree: free.length > 0 };
  const choice = { courierId, pickupPointId, locationId, prepaid: order.prepaid };
  const data = { ...EMPTY_ORDER_DATA, billing: to ?? {}, delivery: to ?? null, ...choice };
  const { chosen, place, wrongPlace, refusal } = await orderDelivery(tx, data, parcel);
  const needsPlace = chosen?.needsPoint || chosen?.kind === 'pickup';
  if (!chosen || wrongPlace || refusal || (needsPlace && !place)) return 'wrong-delivery';
  const delivery = serviceCost(chosen.cost, order.serviceVatPermille);
  const payment = { gross: order.paymentGross, net: order.paymentNet };
  const { total, rates } = sumRemaining(order.priceType, toLinesToKeep(lines, []), { ...order, delivery, payment });
  await tx
    .update(orders)
    .set({
      courierId,
      courierName: chosen.name,
      courierKind: chosen.kind,
      place,
      deliveryGross: delivery.gross,
      deliveryNet: delivery.net,
      totalGross: total.gross,
      totalNet: total.net,
      vat: rates,
    })
    .where(eq(orders.id, orderId));
  return null;
}

/** As the catalogue has it today; a bundle without its own weight weighs what its parts weigh. */
async function weighLines(tx: Transaction, lines: readonly (typeof orderLines.$inferSelect)[]): Promise<number> {
  const ids = lines.flatMap(({ productId, parts }) => [productId, ...parts.map((part) => part.productId)]);
  const { id, weight } = products;
  const known = ids.length === 0 ? [] : await tx.select({ id, weight }).from(products).where(inArray(id, ids));
  const weightOf = (productId: number) => known.find((product) => product.id === productId)?.weight ?? 0;
  return lines.reduce((sum, { productId, parts, quantity }) => {
    const inside = parts.reduce((all, part) => all + weightOf(part.productId) * part.quantity, 0);
    return sum + (weightOf(productId) || inside) * quantity;
  }, 0);
}

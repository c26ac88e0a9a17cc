import { inArray } from 'drizzle-orm';
import { nextStates, type OrderState } from '#modules/sales/order-ledger/rules/order-state.ts';
import { orders } from '#modules/sales/order-ledger/server/index.ts';
import { changeOrderState } from '#modules/sales/orders/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Shop } from '#platform/shop/server/shop.ts';

export const MAX_AT_ONCE = 200;

/** `cards-spent`: the order sold a gift card that is used, so it cannot be cancelled. */
export type MoveRefusal = 'unknown-order' | 'wrong-state' | 'cards-spent' | 'failed';

export interface MoveResult {
  orderId: number;
  /** Empty for an unknown order. */
  number: string;
  state: OrderState | null;
  /** Null when it was moved. */
  refusal: MoveRefusal | null;
}

export interface OrderMoveInput {
  orderId: number;
  trackingNumber?: string;
}

/** Each in its own transaction: a failing one does not stop the others. */
export async function moveOrders(
  shop: Shop,
  wishes: readonly OrderMoveInput[],
  state: OrderState,
): Promise<MoveResult[] | 'too-many'> {
  const once = [...new Map(wishes.map((wish) => [wish.orderId, wish])).values()];
  if (once.length > MAX_AT_ONCE) return 'too-many';
  const refusals = new Map<number, MoveRefusal | null>();
  for (const { orderId, trackingNumber } of once) {
    const outcome = await changeOrderState(shop, orderId, state, trackingNumber).catch((err: unknown) => {
      shop.log.error({ err, order: orderId }, 'An order could not be moved');
      return 'failed' as const;
    });
    refusals.set(orderId, outcome === 'done' ? null : outcome === 'too-late' ? 'wrong-state' : outcome);
  }
  const known = await findHeads(shop, [...refusals.keys()]);
  return [...refusals].map(([orderId, refusal]) => {
    const order = known.find(({ id }) => id === orderId);
    const mayStill = refusal === 'wrong-state' && order && nextStates(order.state, order.courierKind).includes(state);
    return {
      orderId,
      number: order?.number ?? '',
      state: order?.state ?? null,
      refusal: mayStill ? 'cards-spent' : refusal,
    };
  });
}

async function findHeads(shop: Shop, ids: readonly number[]) {
  const real = ids.filter(isRowId);
  if (real.length === 0) return [];
  const { id, number, state, courierKind } = orders;
  return shop.db.select({ id, number, state, courierKind }).from(orders).where(inArray(id, real));
}

import type { ReturnView } from '#rules/after-sale/returns/return-view.ts';
import type { OrderView } from '#rules/selling/orders/order-view.ts';
import type { Database } from '#shop/platform/db/connect.ts';
import { claimWorth } from '#shop/selling/refunds/index.ts';

/** What goes back for a return, the cost of sending it taken off. */
export function returnAmount(
  db: Pick<Database, 'select'>,
  order: OrderView,
  { id, lines, withdrawalId, delivery }: Pick<ReturnView, 'id' | 'lines' | 'withdrawalId' | 'delivery'>,
): Promise<number> {
  const claim = { kind: 'return', id } as const;
  return claimWorth(db, order, { claim, pieces: lines, withdrawn: withdrawalId !== null, returnCost: delivery?.cost });
}

import type { OrderView } from '#rules/orders/order-view.ts';
import type { ReturnView } from '#rules/returns/return-view.ts';
import type { Database } from '../db/connect.ts';
import { claimWorth } from '../refunds/index.ts';

/** What goes back for a return, the cost of sending it taken off. */
export function returnAmount(
  db: Pick<Database, 'select'>,
  order: OrderView,
  { id, lines, withdrawalId, delivery }: Pick<ReturnView, 'id' | 'lines' | 'withdrawalId' | 'delivery'>,
): Promise<number> {
  const claim = { kind: 'return', id } as const;
  return claimWorth(db, order, { claim, pieces: lines, withdrawn: withdrawalId !== null, returnCost: delivery?.cost });
}

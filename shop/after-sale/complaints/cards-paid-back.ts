import { and, eq, sum } from 'drizzle-orm';
import type { Claim, Pieces } from '#rules/after-sale/claims/claim.ts';
import { quantityOf } from '#rules/after-sale/claims/quantity-of.ts';
import type { Grosze } from '#rules/platform/money/grosze.ts';
import { isCalledOff } from '#rules/selling/orders/order-state.ts';
import type { Transaction } from '#shop/platform/db/connect.ts';
import { piecesOf } from '#shop/selling/order-ledger/index.ts';
import { refunds } from '#shop/selling/order-ledger/tables.ts';
import { readOrderById } from '#shop/selling/orders/index.ts';

/**
 * The gift cards of a complaint, when this refund is the first to pay more than its other goods cost. Those of an order
 * that is called off are blocked already.
 */
export async function cardsPaidBack(
  tx: Transaction,
  { orderId, claim, amount }: { orderId: number; claim: Claim; amount: Grosze },
): Promise<Pieces[]> {
  const order = await readOrderById(tx, orderId);
  if (!order || isCalledOff(order.state)) return [];
  const pieces = await piecesOf(tx, claim);
  const isCard = (id: number) => order.lines.some(({ lineId, digital }) => lineId === id && digital === 'gift-card');
  const goods = order.lines
    .filter(({ lineId }) => !isCard(lineId))
    .map(({ lineId, paid, quantity }) => Math.round((paid.gross * quantityOf(pieces, lineId)) / quantity))
    .reduce((total, worth) => total + worth, 0);
  const [before] = await tx
    .select({ amount: sum(refunds.amount).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.kind, claim.kind), eq(refunds.claimId, claim.id)));
  const earlier = before?.amount ?? 0;
  return earlier <= goods && earlier + amount > goods ? pieces.filter(({ lineId }) => isCard(lineId)) : [];
}

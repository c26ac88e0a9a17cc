import { inArray } from 'drizzle-orm';
import type { Database } from '#platform/db/server/connect.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import { type Pieces, quantityOf } from '../rules/claim.ts';
import { paidForGivenUp } from '../rules/complaint-money.ts';
import { sumOwed } from '../rules/sum-owed.ts';
import { listComplaintMoney } from './complaint-money.ts';
import type { OrderRow } from './lock-order.ts';
import { piecesGivenUp, refundedForPieces, refundedPieces } from './refunded-pieces.ts';
import { orderLines } from './tables.ts';

type Reader = Pick<Database, 'select'>;
type Owing = Pick<OrderRow, 'id' | 'totalGross' | 'prepaid' | 'state'>;

/** Without pieces that are sent back or withdrawn from. */
export async function owedFor(db: Reader, order: Owing): Promise<Grosze> {
  return (await owedForEach(db, [order])).get(order.id) ?? order.totalGross;
}

export async function owedForEach(db: Reader, orders: readonly Owing[]): Promise<Map<number, Grosze>> {
  return orders.length === 0 ? new Map() : computeOwed(db, orders, await piecesNotPaidFor(db, orders));
}

/** Until open claims are settled: they refund their own part. */
export async function owedBeforeClaims(db: Reader, order: Owing): Promise<Grosze> {
  return (await owedBeforeClaimsEach(db, [order])).get(order.id) ?? order.totalGross;
}

export async function owedBeforeClaimsEach(db: Reader, orders: readonly Owing[]): Promise<Map<number, Grosze>> {
  return orders.length === 0 ? new Map() : computeOwed(db, orders, await refundedPieces(db, ...idsOf(orders)));
}

/** A parcel paid on delivery keeps its sum on its way: pieces given up meanwhile are refunded. */
export function piecesNotPaidFor(db: Reader, orders: readonly Owing[]): Promise<Pieces[]> {
  const carried = orders.filter(({ prepaid, state }) => !prepaid && (state === 'sent' || state === 'ready'));
  return piecesGivenUp(db, idsOf(orders), idsOf(carried));
}

async function computeOwed(
  db: Reader,
  orders: readonly Owing[],
  givenUp: readonly Pieces[],
): Promise<Map<number, Grosze>> {
  const { id, orderId, paidGross: paid, quantity: bought, gift } = orderLines;
  const lines = await db
    .select({ id, orderId, paid, bought, gift })
    .from(orderLines)
    .where(inArray(orderId, idsOf(orders)));
  const refunded = await refundedForPieces(db, idsOf(orders));
  const complaints = await listComplaintMoney(db, idsOf(orders));
  return new Map(
    orders.map((order) => {
      const own = lines.filter((line) => line.orderId === order.id);
      const facts = own.map((line) => ({ ...line, givenUp: quantityOf(givenUp, line.id) }));
      const priced = own.map((line) => ({ ...line, lineId: line.id }));
      const byComplaints = paidForGivenUp({ lines: priced, complaints: complaints.get(order.id) ?? [], givenUp });
      const back = (refunded.get(order.id) ?? 0) + byComplaints;
      return [order.id, sumOwed({ total: order.totalGross, refunded: back, lines: facts })];
    }),
  );
}

function idsOf(orders: readonly Owing[]): number[] {
  return orders.map(({ id }) => id);
}

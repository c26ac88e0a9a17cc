import { and, eq, exists, inArray, isNull, ne, notInArray, or, type SQL, sql, sum } from 'drizzle-orm';
import type { Database } from '#platform/db/server/connect.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Claim, Pieces } from '../rules/claim.ts';
import { claimedPieces, orderEvents, refunds } from './tables.ts';

type Reader = Pick<Database, 'select'>;

/** Pieces whose price is refunded. A complaint leaves them with the customer: its money may be a part of the price. */
export function refundedPieces(db: Reader, ...orderIds: readonly number[]): Promise<Pieces[]> {
  return sumByLine(db, and(inArray(claimedPieces.orderId, [...orderIds]), isRefunded(db)));
}

/** Given up in other claims: refunded, or in a filed return. */
export function countedPieces(db: Reader, orderId: number, claim: Claim): Promise<Pieces[]> {
  const isCounted = or(eq(claimedPieces.kind, 'return'), isRefunded(db));
  return sumByLine(db, and(eq(claimedPieces.orderId, orderId), isOfOther(claim), isCounted));
}

/** Refunds of other claims that are decided: unlike open returns they cannot be cancelled. */
export function decidedPieces(db: Reader, orderId: number, claim: Claim): Promise<Pieces[]> {
  return sumByLine(db, and(eq(claimedPieces.orderId, orderId), isOfOther(claim), isRefunded(db)));
}

/** Withdrawn, refunded, or in the claim that is being refunded. */
export function lostPieces(db: Reader, orderId: number, claim?: Claim): Promise<Pieces[]> {
  const lost = or(eq(claimedPieces.kind, 'withdrawal'), isRefunded(db), claim && isOf(claim));
  return sumByLine(db, and(eq(claimedPieces.orderId, orderId), lost));
}

/** Pieces in returns and withdrawals; of orders in `onTheirWay` only those given up before dispatch. */
export function piecesGivenUp(
  db: Reader,
  orderIds: readonly number[],
  onTheirWay: readonly number[] = [],
): Promise<Pieces[]> {
  const left = db
    .select({ at: sql`min(${orderEvents.at})` })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, claimedPieces.orderId), eq(orderEvents.kind, 'sent')));
  const inTime = or(
    notInArray(claimedPieces.orderId, [...onTheirWay]),
    sql`(${left}) is null`,
    sql`${claimedPieces.at} < (${left})`,
  );
  return sumByLine(db, and(inArray(claimedPieces.orderId, [...orderIds]), ne(claimedPieces.kind, 'complaint'), inTime));
}

export function piecesOf(db: Reader, claim: Claim): Promise<Pieces[]> {
  return sumByLine(db, isOf(claim));
}

/** By order: refunds for pieces that were given up. A complaint leaves its pieces with the customer. */
export async function refundedForPieces(db: Reader, orderIds: readonly number[]): Promise<Map<number, Grosze>> {
  const { orderId, kind, amount } = refunds;
  const rows = await db
    .select({ orderId, amount: sum(amount).mapWith(Number) })
    .from(refunds)
    .where(and(inArray(orderId, [...orderIds]), ne(kind, 'complaint')))
    .groupBy(orderId);
  return new Map(rows.map((row) => [row.orderId, row.amount]));
}

function isOf({ kind, id }: Claim): SQL | undefined {
  return and(eq(claimedPieces.kind, kind), eq(claimedPieces.claimId, id));
}

function isOfOther({ kind, id }: Claim): SQL | undefined {
  return or(ne(claimedPieces.kind, kind), ne(claimedPieces.claimId, id));
}

function isRefunded(db: Reader): SQL | undefined {
  const refund = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.kind, claimedPieces.kind), eq(refunds.claimId, claimedPieces.claimId)));
  return and(ne(claimedPieces.kind, 'complaint'), exists(refund));
}

function sumByLine(db: Reader, which: SQL | undefined): Promise<Pieces[]> {
  const { lineId } = claimedPieces;
  return db
    .select({ lineId, quantity: sql<number>`sum(${claimedPieces.quantity})::float8` })
    .from(claimedPieces)
    .where(and(which, isNull(claimedPieces.releasedAt)))
    .groupBy(lineId);
}

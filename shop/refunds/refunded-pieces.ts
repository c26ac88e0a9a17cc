import { and, eq, exists, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Claim, Pieces } from '#rules/after-sale/claim.ts';
import { claimedPieces } from '../after-sale/tables.ts';
import type { Database } from '../db/connect.ts';
import { refunds } from './tables.ts';

type Reader = Pick<Database, 'select'>;

/** Pieces for which money went back. A complaint leaves them with the shopper: its money may be a part of the price. */
export function refundedPieces(db: Reader, orderId: number): Promise<Pieces[]> {
  return sumByLine(db, and(eq(claimedPieces.orderId, orderId), isRefunded(db)));
}

/** Pieces whose price was reckoned before this claim: those refunded, and those in returns that were filed. */
export function reckonedPieces(db: Reader, orderId: number, { kind, id }: Claim): Promise<Pieces[]> {
  const other = or(ne(claimedPieces.kind, kind), ne(claimedPieces.claimId, id));
  const reckoned = or(eq(claimedPieces.kind, 'return'), isRefunded(db));
  return sumByLine(db, and(eq(claimedPieces.orderId, orderId), other, reckoned));
}

/** Pieces the shopper does not keep: in a return or withdrawn from. */
export function piecesGivenUp(db: Reader, orderId: number): Promise<Pieces[]> {
  return sumByLine(db, and(eq(claimedPieces.orderId, orderId), ne(claimedPieces.kind, 'complaint')));
}

export function piecesOf(db: Reader, { kind, id }: Claim): Promise<Pieces[]> {
  return sumByLine(db, and(eq(claimedPieces.kind, kind), eq(claimedPieces.claimId, id)));
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

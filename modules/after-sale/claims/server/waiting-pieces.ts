import { and, eq, isNull, notExists, type SQL } from 'drizzle-orm';
import { claimedPieces, refunds } from '#modules/sales/order-ledger/server/index.ts';
import type { Database } from '#platform/db/server/connect.ts';

/** Pieces of a withdrawal that are in no return and not paid back yet. */
export async function waitingPieces(db: Pick<Database, 'select'>, withdrawalId: number) {
  const { lineId, quantity } = claimedPieces;
  return db
    .select({ lineId, quantity })
    .from(claimedPieces)
    .where(and(isWaiting(db), eq(claimedPieces.claimId, withdrawalId)));
}

/** The condition on claimed pieces: withdrawn from and in no return. */
export function isWithdrawn(): SQL | undefined {
  return and(eq(claimedPieces.kind, 'withdrawal'), isNull(claimedPieces.releasedAt));
}

/** The condition on claimed pieces: withdrawn from, in no return and not paid back yet. */
export function isWaiting(db: Pick<Database, 'select'>): SQL | undefined {
  const refund = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.kind, 'withdrawal'), eq(refunds.claimId, claimedPieces.claimId)));
  return and(isWithdrawn(), notExists(refund));
}

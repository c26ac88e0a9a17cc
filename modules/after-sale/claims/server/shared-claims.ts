import { and, asc, eq, gt, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { SharedClaim } from '#modules/sales/order-ledger/rules/claim.ts';
import { claimedPieces, orderLines } from '#modules/sales/order-ledger/server/index.ts';
import type { Database } from '#platform/db/server/connect.ts';
import { complaints, returns, withdrawals } from './tables.ts';

type Reader = Pick<Database, 'select' | 'selectDistinct'>;

/** Returns and withdrawals of pieces that a complaint names; of what was withdrawn from and is sent back, the withdrawal. */
export function listGivenUpOfComplaint(db: Reader, complaintId: number): Promise<SharedClaim[]> {
  return listShared(db, (own, other) =>
    and(eq(own.kind, 'complaint'), eq(own.claimId, complaintId), ne(other.kind, 'complaint')),
  );
}

/** Complaints about pieces of a withdrawal, sent back already or not, or of a return. */
export function listComplaintsOfGivenUp(
  db: Reader,
  { kind, id }: { kind: 'return' | 'withdrawal'; id: number },
): Promise<SharedClaim[]> {
  return listShared(db, (own, other) =>
    and(
      eq(other.kind, 'complaint'),
      or(
        and(eq(own.kind, kind), eq(own.claimId, id)),
        kind === 'withdrawal' ? and(eq(own.kind, 'return'), eq(ownReturns.withdrawalId, id)) : undefined,
      ),
    ),
  );
}

/** The lines of an order of which a complaint holds pieces. */
export async function listComplainedLines(db: Reader, orderId: number): Promise<number[]> {
  const { lineId, kind, releasedAt } = claimedPieces;
  const rows = await db
    .selectDistinct({ lineId })
    .from(claimedPieces)
    .where(and(eq(claimedPieces.orderId, orderId), eq(kind, 'complaint'), isNull(releasedAt)));
  return rows.map((row) => row.lineId);
}

const ownPieces = alias(claimedPieces, 'own_pieces');
const ownReturns = alias(returns, 'own_returns');

/** Pieces of a line are alike: claims share some when together they hold more than was bought. */
async function listShared(
  db: Reader,
  which: (own: typeof ownPieces, other: typeof claimedPieces) => SQL | undefined,
): Promise<SharedClaim[]> {
  const held = alias(claimedPieces, 'held');
  const all = db
    .select({ quantity: sql`sum(${held.quantity})` })
    .from(held)
    .where(and(eq(held.lineId, claimedPieces.lineId), isNull(held.releasedAt)));
  const rows = await db
    .selectDistinct({
      lineId: orderLines.id,
      goods: orderLines.name,
      complaint: complaints.number,
      back: returns.code,
      withdrawal: withdrawals.code,
    })
    .from(claimedPieces)
    .innerJoin(ownPieces, eq(ownPieces.lineId, claimedPieces.lineId))
    .innerJoin(orderLines, eq(orderLines.id, claimedPieces.lineId))
    .leftJoin(ownReturns, and(eq(ownPieces.kind, 'return'), eq(ownReturns.id, ownPieces.claimId)))
    .leftJoin(complaints, and(eq(claimedPieces.kind, 'complaint'), eq(complaints.id, claimedPieces.claimId)))
    .leftJoin(returns, and(eq(claimedPieces.kind, 'return'), eq(returns.id, claimedPieces.claimId)))
    .leftJoin(
      withdrawals,
      or(
        and(eq(claimedPieces.kind, 'withdrawal'), eq(withdrawals.id, claimedPieces.claimId)),
        eq(withdrawals.id, returns.withdrawalId),
      ),
    )
    .where(
      and(
        which(ownPieces, claimedPieces),
        isNull(claimedPieces.releasedAt),
        isNull(ownPieces.releasedAt),
        gt(sql`(${all})`, orderLines.quantity),
      ),
    )
    .orderBy(asc(orderLines.id));
  const claims = new Map<string, SharedClaim>();
  for (const { complaint, back, withdrawal, goods } of rows) {
    const kind = complaint ? 'complaint' : withdrawal ? 'withdrawal' : 'return';
    const name = complaint ?? withdrawal ?? back ?? '';
    claims.set(name, { kind, name, goods: [...(claims.get(name)?.goods ?? []), goods] });
  }
  return [...claims.values()];
}

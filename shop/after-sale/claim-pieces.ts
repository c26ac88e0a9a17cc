import { and, eq, isNull } from 'drizzle-orm';
import type { Claim, Pieces } from '#rules/after-sale/claim.ts';
import type { Transaction } from '../db/connect.ts';
import { lockFreePieces } from './free-pieces.ts';
import { claimedPieces } from './tables.ts';

export type ClaimOutcome =
  | { kind: 'claimed' }
  | { kind: 'unknown-order' }
  /** A line of another order, or one that was never written. */
  | { kind: 'unknown-line' }
  /** More than is free; the first line that is short. */
  | { kind: 'too-many'; lineId: number; free: number };

/**
 * Takes pieces of an order for a return, complaint or withdrawal: all of them or none. Call it in the transaction that
 * writes the claim, and throw that away unless the answer is `claimed`.
 */
export async function claimPieces(
  tx: Transaction,
  { orderId, claim, pieces }: { orderId: number; claim: Claim; pieces: readonly Pieces[] },
  now: Date,
): Promise<ClaimOutcome> {
  const locked = await lockFreePieces(tx, orderId);
  if (!locked) return { kind: 'unknown-order' };
  const asked = new Map<number, number>();
  for (const { lineId, quantity } of pieces) asked.set(lineId, wholeThousandths((asked.get(lineId) ?? 0) + quantity));
  for (const [lineId, quantity] of asked) {
    const line = locked.lines.find((known) => known.lineId === lineId);
    if (!line) return { kind: 'unknown-line' };
    if (!(quantity > 0) || quantity > line.free) return { kind: 'too-many', lineId, free: line.free };
  }
  if (asked.size === 0) return { kind: 'unknown-line' };
  const { kind, id: claimId } = claim;
  await tx
    .insert(claimedPieces)
    .values([...asked].map(([lineId, quantity]) => ({ orderId, lineId, kind, claimId, quantity, at: now })));
  return { kind: 'claimed' };
}

/** The claim was called off or refused: its pieces may be claimed again. */
export async function releasePieces(tx: Pick<Transaction, 'update'>, claim: Claim, now: Date): Promise<void> {
  await tx
    .update(claimedPieces)
    .set({ releasedAt: now })
    .where(
      and(eq(claimedPieces.kind, claim.kind), eq(claimedPieces.claimId, claim.id), isNull(claimedPieces.releasedAt)),
    );
}

/** What was withdrawn from is sent back: the same pieces, now in another claim. */
export async function handOverPieces(tx: Pick<Transaction, 'update'>, from: Claim, to: Claim): Promise<void> {
  await tx
    .update(claimedPieces)
    .set({ kind: to.kind, claimId: to.id })
    .where(
      and(eq(claimedPieces.kind, from.kind), eq(claimedPieces.claimId, from.id), isNull(claimedPieces.releasedAt)),
    );
}

/** As the database keeps quantities: 0.1 + 0.2 is 0.3 there. */
function wholeThousandths(quantity: number): number {
  return Math.round(quantity * 1000) / 1000;
}

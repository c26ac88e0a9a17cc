import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#platform/db/server/connect.ts';
import { type Claim, type ClaimKind, freeFor, type Pieces, quantityOf } from '../rules/claim.ts';
import { lockOrder, type OrderRow } from './lock-order.ts';
import { claimedPieces, orderLines } from './tables.ts';

export interface FreeLine {
  lineId: number;
  bought: number;
  free: number;
}

/** For display only: another request may claim pieces afterwards. */
export async function freePieces(db: Pick<Database, 'select'>, orderId: number, kind: ClaimKind): Promise<FreeLine[]> {
  return (await freePiecesEach(db, [orderId], kind)).get(orderId) ?? [];
}

export async function freePiecesEach(
  db: Pick<Database, 'select'>,
  orderIds: readonly number[],
  kind: ClaimKind,
): Promise<Map<number, FreeLine[]>> {
  const heldBy = (one: ClaimKind) =>
    sql<number>`coalesce(sum(${claimedPieces.quantity}) filter (where ${claimedPieces.kind} = ${one}), 0)::float8`;
  const [inReturn, inWithdrawal, inComplaint] = [heldBy('return'), heldBy('withdrawal'), heldBy('complaint')];
  const { orderId: ofOrder, id, quantity } = orderLines;
  const lines = await db
    .select({ orderId: ofOrder, lineId: id, bought: quantity, inReturn, inWithdrawal, inComplaint })
    .from(orderLines)
    .leftJoin(claimedPieces, and(eq(claimedPieces.lineId, orderLines.id), isNull(claimedPieces.releasedAt)))
    .where(inArray(orderLines.orderId, [...orderIds]))
    .groupBy(orderLines.id)
    .orderBy(asc(orderLines.position));
  const free = new Map<number, FreeLine[]>(orderIds.map((id) => [id, []]));
  for (const { orderId, lineId, bought, inReturn, inWithdrawal, inComplaint } of lines) {
    const held = { return: inReturn, withdrawal: inWithdrawal, complaint: inComplaint };
    free.get(orderId)?.push({ lineId, bought, free: freeFor(kind, bought, held) });
  }
  return free;
}

export async function lockFreePieces(
  tx: Transaction,
  orderId: number,
  kind: ClaimKind,
): Promise<{ order: OrderRow; lines: FreeLine[] } | null> {
  const order = await lockOrder(tx, orderId);
  return order && { order, lines: await freePieces(tx, orderId, kind) };
}

export type ClaimOutcome =
  | { kind: 'claimed' }
  | { kind: 'unknown-order' }
  /** A line of another order, or an unknown one. */
  | { kind: 'unknown-line' }
  /** The first line with too few pieces. */
  | { kind: 'too-many'; lineId: number; free: number };

/**
 * Claims pieces for a return, complaint or withdrawal: all or none. Call it in the transaction that writes the claim, and roll back unless
 * the outcome is `claimed`.
 */
export async function claimPieces(
  tx: Transaction,
  { orderId, claim, pieces }: { orderId: number; claim: Claim; pieces: readonly Pieces[] },
  now: Date,
): Promise<ClaimOutcome> {
  const locked = await lockFreePieces(tx, orderId, claim.kind);
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

/** The claim is cancelled or refused. */
export async function releasePieces(tx: Pick<Transaction, 'update'>, claim: Claim, now: Date): Promise<void> {
  await tx
    .update(claimedPieces)
    .set({ releasedAt: now })
    .where(
      and(eq(claimedPieces.kind, claim.kind), eq(claimedPieces.claimId, claim.id), isNull(claimedPieces.releasedAt)),
    );
}

/** Withdrawn pieces are sent back: they move to another claim. */
export async function handOverPieces(tx: Pick<Transaction, 'update'>, from: Claim, to: Claim): Promise<void> {
  await tx
    .update(claimedPieces)
    .set({ kind: to.kind, claimId: to.id })
    .where(
      and(eq(claimedPieces.kind, from.kind), eq(claimedPieces.claimId, from.id), isNull(claimedPieces.releasedAt)),
    );
}

/** Only some pieces stay in the claim; the rest is free, or moves to another claim. */
export async function keepPieces(
  tx: Transaction,
  claim: Claim,
  { kept, rest }: { kept: readonly Pieces[]; rest: Claim | null },
  now: Date,
): Promise<void> {
  const own = and(eq(claimedPieces.kind, claim.kind), eq(claimedPieces.claimId, claim.id));
  const rows = await tx
    .select()
    .from(claimedPieces)
    .where(and(own, isNull(claimedPieces.releasedAt)));
  const left = rest ? { kind: rest.kind, claimId: rest.id } : { releasedAt: now };
  for (const { id, quantity, ...row } of rows) {
    const stays = Math.min(quantity, quantityOf(kept, row.lineId));
    if (stays === quantity) continue;
    if (stays === 0) {
      await tx.update(claimedPieces).set(left).where(eq(claimedPieces.id, id));
      continue;
    }
    await tx.update(claimedPieces).set({ quantity: stays }).where(eq(claimedPieces.id, id));
    await tx.insert(claimedPieces).values({ ...row, ...left, quantity: wholeThousandths(quantity - stays) });
  }
}

/** As the database stores quantities: 0.1 + 0.2 is 0.3 there. */
function wholeThousandths(quantity: number): number {
  return Math.round(quantity * 1000) / 1000;
}

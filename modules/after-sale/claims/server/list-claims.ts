import { and, asc, eq, inArray, ne, type SQL } from 'drizzle-orm';
import { orders } from '#modules/sales/order-ledger/server/index.ts';
import type { Database } from '#platform/db/server/connect.ts';
import type { ComplaintState } from '../rules/complaint-state.ts';
import type { ReturnState } from '../rules/return-state.ts';
import { complaints, returns, withdrawals } from './tables.ts';

export type ClaimOfOrder =
  | { kind: 'return'; name: string; at: Date; state: ReturnState }
  | { kind: 'complaint'; name: string; at: Date; state: ComplaintState }
  | { kind: 'withdrawal'; name: string; at: Date };

/** In every state, oldest first. */
export function listClaims(db: Pick<Database, 'select'>, orderId: number): Promise<ClaimOfOrder[]> {
  return listWhere(db, {
    returns: eq(returns.orderId, orderId),
    complaints: eq(complaints.orderId, orderId),
    withdrawals: eq(withdrawals.orderId, orderId),
  });
}

/** Everything a customer filed, about orders and about goods in none. */
export function listClaimsOf(db: Pick<Database, 'select'>, customerId: number): Promise<ClaimOfOrder[]> {
  const own = db.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customerId));
  return listWhere(db, {
    returns: inArray(returns.orderId, own),
    complaints: eq(complaints.customerId, customerId),
    withdrawals: inArray(withdrawals.orderId, own),
  });
}

async function listWhere(
  db: Pick<Database, 'select'>,
  where: Record<'returns' | 'complaints' | 'withdrawals', SQL>,
): Promise<ClaimOfOrder[]> {
  const filed = await db
    .select({ name: returns.code, at: returns.createdAt, state: returns.state })
    .from(returns)
    .where(and(where.returns, ne(returns.state, 'draft')))
    .orderBy(asc(returns.id));
  const complained = await db
    .select({ name: complaints.number, at: complaints.createdAt, state: complaints.state })
    .from(complaints)
    .where(where.complaints)
    .orderBy(asc(complaints.id));
  const withdrawn = await db
    .select({ name: withdrawals.code, at: withdrawals.madeAt })
    .from(withdrawals)
    .where(where.withdrawals)
    .orderBy(asc(withdrawals.id));
  const all: ClaimOfOrder[] = [
    ...filed.map((row) => ({ kind: 'return' as const, ...row })),
    ...complained.map((row) => ({ kind: 'complaint' as const, ...row })),
    ...withdrawn.map((row) => ({ kind: 'withdrawal' as const, ...row })),
  ];
  return all.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { customers } from '#shop/customers/accounts/tables.ts';
import type { Transaction } from '#shop/platform/db/connect.ts';
import { lockVisitor } from '#shop/platform/visitors/index.ts';
import { shoppingLists } from './tables.ts';

/** Whose lists: the customer's while somebody is signed in, the browser's otherwise. */
export interface ListOwner {
  visitorId: number;
  customerId: number | null;
}

export function ownedBy({ visitorId, customerId }: ListOwner): SQL | undefined {
  return customerId === null
    ? and(eq(shoppingLists.visitorId, visitorId), isNull(shoppingLists.customerId))
    : eq(shoppingLists.customerId, customerId);
}

export function ownerColumns({ visitorId, customerId }: ListOwner) {
  return customerId === null ? { visitorId, customerId } : { visitorId: null, customerId };
}

/** Until the transaction ends nobody else changes the owner's lists: their limits span several rows. */
export async function lockOwner(tx: Transaction, { visitorId, customerId }: ListOwner): Promise<void> {
  if (customerId === null) return lockVisitor(tx, visitorId);
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update');
}

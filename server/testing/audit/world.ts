import { eq } from 'drizzle-orm';
import type { OtherAction } from '#platform/audit/rules/audit-actions.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { boughtOrder } from '#platform/testing/bought-order.ts';
import { orders } from '#server/shop/schema.ts';

/** The world of an audit log test: a shop that sells, and the same shop with a member of the staff as the actor. */
export interface World {
  /** Without an actor: its changes are not in the log. */
  shop: Shop;
  staff: Shop;
  categoryId: number;
  wait(milliseconds: number): void;
}

/** Does what the log of changes knows under its name. */
export type AuditCase = (world: World) => Promise<unknown>;
export type AuditCases = Partial<Record<OtherAction, AuditCase>>;

/** A case that is only a step from a state to the next one must not fail silently. */
export function must<Outcome>(outcome: Outcome, expected: Outcome): void {
  if (outcome !== expected) throw new Error(`Expected ${String(expected)}, got ${JSON.stringify(outcome)}`);
}

/** A delivered order that is paid in full. */
export async function deliveredOrder({ shop, categoryId }: World) {
  const bought = await boughtOrder(shop, categoryId);
  const { id, total } = bought.order;
  await shop.db.update(orders).set({ paid: total.gross }).where(eq(orders.id, id));
  return bought;
}

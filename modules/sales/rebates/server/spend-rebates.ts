import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/db/server/connect.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { AppliedRebate, RebateUser } from './find-basket-rebates.ts';
import { basketRebates, rebates, rebateUses } from './tables.ts';

/** Stores the amounts of an order's codes and counts the uses; the codes are locked (`lockRebates`). */
export async function spendRebates(
  tx: Transaction,
  { visitorId, customerId, email }: RebateUser,
  { orderId, used, now }: { orderId: number; used: readonly (AppliedRebate & { saved: Grosze })[]; now: Date },
): Promise<void> {
  if (used.length > 0) {
    const emailKey = email.trim().toLowerCase();
    await tx.insert(rebateUses).values(
      used.map(({ id, code, name, effect, saved }) => ({
        rebateId: id,
        orderId,
        customerId,
        emailKey,
        code,
        name,
        saved,
        effect: effect.kind,
        usedAt: now,
      })),
    );
    const ids = used.map((rebate) => rebate.id);
    await tx
      .update(rebates)
      .set({ uses: sql`${rebates.uses} + 1` })
      .where(inArray(rebates.id, ids));
  }
  await tx.delete(basketRebates).where(eq(basketRebates.visitorId, visitorId));
}

/** A cancelled order no longer counts as a use; repeating this changes nothing. */
export async function giveBackRebates(tx: Transaction, orderId: number, now: Date): Promise<void> {
  const givenBack = await tx
    .update(rebateUses)
    .set({ givenBackAt: now })
    .where(and(eq(rebateUses.orderId, orderId), isNull(rebateUses.givenBackAt)))
    .returning({ rebateId: rebateUses.rebateId });
  const ids = givenBack.map((use) => use.rebateId);
  if (ids.length === 0) return;
  await tx
    .update(rebates)
    .set({ uses: sql`greatest(0, ${rebates.uses} - 1)` })
    .where(inArray(rebates.id, ids));
}

import { asc, eq } from 'drizzle-orm';
import { judgeMethod, type MethodRefusal, type WhatIsPaid } from '#rules/payments/judge-method.ts';
import type { Database } from '../db/connect.ts';
import { paymentMethods } from './tables.ts';

export type PaymentMethod = typeof paymentMethods.$inferSelect;

export interface OfferedMethod {
  method: PaymentMethod;
  /** Why it cannot be chosen; null when it can. */
  refusal: MethodRefusal | null;
}

/** Every way to pay for this, as the owner orders them; those of the other side of prepaid are left out. */
export async function offerMethods(db: Pick<Database, 'select'>, paid: WhatIsPaid): Promise<OfferedMethod[]> {
  const methods = await db
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.enabled, true))
    .orderBy(asc(paymentMethods.position), asc(paymentMethods.id));
  return methods
    .map((method) => ({ method, refusal: judgeMethod(method, paid) }))
    .filter(({ refusal }) => refusal !== 'wrong-side');
}

import { eq } from 'drizzle-orm';
import { attempt } from '#platform/limits/server/index.ts';
import { hashPassword } from '#platform/secrets/server/password.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { DAY_S } from '#platform/time/rules/units.ts';
import { type Proof, provePasswordAgain } from './prove-password.ts';
import { writePassword } from './reset-password.ts';
import { customers } from './tables.ts';

/** Accounts without a password pass. */
export async function proveAgain(shop: Shop, customerId: number, password: string, caller: string): Promise<Proof> {
  const [row] = await shop.db
    .select({ passwordHash: customers.passwordHash })
    .from(customers)
    .where(eq(customers.id, customerId));
  if (row?.passwordHash === '') return { kind: 'proved', customerId };
  return provePasswordAgain(shop, { customerId, password, caller });
}

interface PasswordChange {
  current: string;
  next: string;
  caller: string;
  but: { token: string | undefined; visitorId: number | undefined };
}

/** Each change sends an email, possibly to another person's address. */
const MAX_CHANGES = { limit: 10, seconds: DAY_S };

async function mayChange(shop: Shop, customerId: number): Promise<boolean> {
  return (await attempt(shop, { key: `account-change:${customerId}`, ...MAX_CHANGES }, shop.now())).allowed;
}

export async function changePassword(shop: Shop, customerId: number, change: PasswordChange): Promise<Proof> {
  const proof = await proveAgain(shop, customerId, change.current, change.caller);
  if (proof.kind !== 'proved') return proof;
  if (!(await mayChange(shop, customerId))) return { kind: 'too-many-attempts' };
  await writePassword(shop, customerId, await hashPassword(change.next), change.but);
  return proof;
}

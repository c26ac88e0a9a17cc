import { eq } from 'drizzle-orm';
import { MINUTE_S } from '#rules/platform/time/units.ts';
import { attemptAll, forgive } from '#shop/platform/limits/index.ts';
import { verifyAgainstNobody, verifyPassword } from '#shop/platform/password.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { recordFailedSignIn } from './sign-in-log.ts';
import { type Caller, openStaffSession } from './staff-sessions.ts';
import { staff } from './tables.ts';

const SECONDS = 15 * MINUTE_S;
/** Wrong passwords in a quarter of an hour; those about one address from everywhere are many, so that nobody is shut out by a stranger. */
const MOST_WRONG = { perEmailAndCaller: 10, perCaller: 30, perEmail: 100 };

export type StaffSignIn =
  | { kind: 'half-open'; token: string }
  /** Never says whether address or password was wrong, or whether the person was switched off. */
  | { kind: 'refused' }
  | { kind: 'too-many' };

/** The first half of signing in: the password. What it opens leads to the second factor alone. */
export async function signInStaff(
  shop: Shop,
  { email, password, caller }: { email: string; password: string; caller: Caller },
): Promise<StaffSignIn> {
  const key = staffKey(email);
  const limits = [
    { key: `staff:${key}:${caller.address}`, limit: MOST_WRONG.perEmailAndCaller, seconds: SECONDS },
    { key: `staff-from:${caller.address}`, limit: MOST_WRONG.perCaller, seconds: SECONDS },
    { key: `staff:${key}`, limit: MOST_WRONG.perEmail, seconds: SECONDS },
  ];
  if (!(await attemptAll(shop, limits, shop.now()))) return { kind: 'too-many' };
  const [person] = await shop.db
    .select({ id: staff.id, passwordHash: staff.passwordHash })
    .from(staff)
    .where(eq(staff.email, key));
  const right = await (person ? verifyPassword(password, person.passwordHash) : verifyAgainstNobody(password));
  const token = person && right ? await openIfActive(shop, person.id, caller) : null;
  if (token === null) {
    if (person) await recordFailedSignIn(shop, person.id, { step: 'password', network: caller.address });
    return { kind: 'refused' };
  }
  for (const limit of limits) await forgive(shop, limit.key);
  return { kind: 'half-open', token };
}

async function openIfActive(shop: Shop, staffId: number, caller: Caller): Promise<string | null> {
  return shop.db.transaction(async (tx) => {
    const [person] = await tx.select({ active: staff.active }).from(staff).where(eq(staff.id, staffId)).for('share');
    return person?.active ? openStaffSession({ db: tx, now: shop.now }, staffId, caller) : null;
  });
}

/** The address as the table has it. */
export function staffKey(email: string): string {
  return email.trim().toLowerCase().slice(0, 255);
}

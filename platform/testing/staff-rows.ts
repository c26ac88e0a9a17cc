import { randomUUID } from 'node:crypto';
import type { Role } from '#modules/back-office/staff/rules/permissions.ts';
import type { StaffFactor } from '#modules/back-office/staff/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { HOUR_MS, MINUTE_MS } from '#platform/time/rules/units.ts';
import { hashToken, newToken } from '#platform/visitors/server/index.ts';
import { staff, staffSessions } from '#server/shop/schema.ts';

/** Of their authenticator. */
export const TOTP_SECRET = 'POLANA22';

/** A member of the staff without a password of their own: for tests without sign-in. */
export async function addStaff(shop: Shop, role: Role, { totpSecret = TOTP_SECRET } = {}): Promise<number> {
  const person = { email: `${randomUUID()}@example.com`, name: role, role, passwordHash: '', totpSecret };
  const [row] = await shop.db
    .insert(staff)
    .values({ ...person, createdAt: shop.now() })
    .returning({ id: staff.id });
  return row?.id ?? 0;
}

/** A session of theirs that has come so far; with `checked` the second factor was shown just now, with `stale` an hour ago. */
export async function addSession(
  shop: Shop,
  staffId: number,
  factor: StaffFactor | 'stale' = 'checked',
): Promise<string> {
  const token = newToken();
  const now = shop.now();
  await shop.db.insert(staffSessions).values({
    tokenHash: hashToken(token),
    staffId,
    createdAt: now,
    seenAt: now,
    endsAt: new Date(now.getTime() + 10 * MINUTE_MS),
    factorCheckedAt: { checked: now, stale: new Date(now.getTime() - HOUR_MS), enrol: null, needed: null }[factor],
  });
  return token;
}

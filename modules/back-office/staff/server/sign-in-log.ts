import { recordChange } from '#platform/audit/server/index.ts';
import type { Queries } from '#platform/db/server/connect.ts';
import { attempt } from '#platform/limits/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { HOUR_S } from '#platform/time/rules/units.ts';
import type { StaffSession } from './staff-sessions.ts';

/** Entries about wrong tries in one person's name in an hour: the log is kept for good, and a stranger must not fill it. */
const MAX_FAILED = 5;

/** Changes of the own account are logged under the person's name, also before the sign-in is complete. */
export function asThemselves(shop: Shop, { staff: { id, name } }: Pick<StaffSession, 'staff'>): Shop {
  return { ...shop, actor: { kind: 'staff', id, name } };
}

/** Both factors were given. A factor given again in an open session is no sign-in. */
export async function recordSignIn(tx: Queries, shop: Shop, session: StaffSession, network: string): Promise<void> {
  if (session.factor === 'checked') return;
  await recordChange(tx, asThemselves(shop, session), {
    action: 'staff.signed-in',
    object: { kind: 'staff', id: session.staff.id },
    to: { network },
  });
}

/** The person is unknown, only the used name is. */
export async function recordFailedSignIn(
  shop: Shop,
  staffId: number,
  tried: { step: 'password' | 'factor'; network: string },
): Promise<void> {
  const limit = { key: `staff-failed:${staffId}`, limit: MAX_FAILED, seconds: HOUR_S };
  if (!(await attempt(shop, limit, shop.now())).allowed) return;
  const stranger: Shop = { ...shop, actor: { kind: 'stranger' } };
  await recordChange(shop.db, stranger, {
    action: 'staff.sign-in-failed',
    object: { kind: 'staff', id: staffId },
    to: tried,
  });
}

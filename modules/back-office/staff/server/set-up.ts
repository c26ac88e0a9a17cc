import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { recordChange } from '#platform/audit/server/index.ts';
import type { Queries } from '#platform/db/server/connect.ts';
import { attempt } from '#platform/limits/server/index.ts';
import { hashPassword } from '#platform/secrets/server/password.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { HOUR_MS, HOUR_S } from '#platform/time/rules/units.ts';
import { hashToken } from '#platform/visitors/server/index.ts';
import { checkStaffForm, type StaffFault, type StaffForm } from '../rules/staff-form.ts';
import { newReadableCode } from './factors.ts';
import { staffKey } from './sign-in.ts';
import { asThemselves } from './sign-in-log.ts';
import { type Caller, openStaffSession } from './staff-sessions.ts';
import { setupCodes, staff } from './tables.ts';

const MAX_WRONG = 20;

/** A code that makes the owner's account, good once and for an hour; null when there is an owner. Each node that starts has its own. */
export async function makeSetupCode(shop: Shop): Promise<string | null> {
  if (await hasOwner(shop)) return null;
  const code = newReadableCode();
  const now = shop.now();
  await shop.db.transaction(async (tx) => {
    await tx.delete(setupCodes).where(lte(setupCodes.endsAt, now));
    await tx
      .insert(setupCodes)
      .values({ codeHash: hashSetupCode(code), createdAt: now, endsAt: new Date(now.getTime() + HOUR_MS) });
  });
  return code;
}

export async function hasOwner(shop: { db: Queries }): Promise<boolean> {
  return (await shop.db.$count(staff, eq(staff.role, 'owner'))) > 0;
}

export type JoinResult =
  | { kind: 'joined'; token: string }
  | { kind: 'faults'; faults: Partial<Record<keyof StaffForm, StaffFault>> }
  /** The code or the link is used, expired or unknown. */
  | { kind: 'refused' }
  | { kind: 'too-many' };

/** The first account of the shop. The session leads to the second factor. */
export async function setUpOwner(
  shop: Shop,
  { code, caller, ...form }: StaffForm & { code: string; caller: Caller },
): Promise<JoinResult> {
  const limit = { key: `staff-set-up:${caller.address}`, limit: MAX_WRONG, seconds: HOUR_S };
  if (!(await attempt(shop, limit, shop.now())).allowed) return { kind: 'too-many' };
  const faults = checkStaffForm(form);
  if (Object.keys(faults).length > 0) return { kind: 'faults', faults };
  const now = shop.now();
  const isGood = and(
    eq(setupCodes.codeHash, hashSetupCode(code)),
    isNull(setupCodes.usedAt),
    gt(setupCodes.endsAt, now),
  );
  // A guess is not worth the work of a hash.
  if ((await shop.db.$count(setupCodes, isGood)) === 0) return { kind: 'refused' };
  const passwordHash = await hashPassword(form.password);
  return shop.db.transaction(async (tx): Promise<JoinResult> => {
    // Taking the code locks it: of two who have it one comes second.
    const [taken] = await tx
      .update(setupCodes)
      .set({ usedAt: now })
      .where(isGood)
      .returning({ endsAt: setupCodes.endsAt });
    if (!taken || (await hasOwner({ db: tx }))) return { kind: 'refused' };
    const email = staffKey(form.email);
    const name = form.name.trim();
    const row = { email, name, role: 'owner', passwordHash, createdAt: now } as const;
    const [person] = await tx.insert(staff).values(row).onConflictDoNothing().returning({ id: staff.id });
    if (!person) return { kind: 'refused' };
    await recordChange(tx, asThemselves(shop, { staff: { id: person.id, name, email, role: 'owner' } }), {
      action: 'staff.owner-set-up',
      object: { kind: 'staff', id: person.id },
      to: { email, name },
    });
    return { kind: 'joined', token: await openStaffSession({ db: tx, now: shop.now }, person.id, caller) };
  });
}

function hashSetupCode(code: string): string {
  return hashToken(code.toLowerCase().replace(/[^a-z0-9]/g, ''));
}

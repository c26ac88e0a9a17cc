import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { recordChange } from '#platform/audit/server/index.ts';
import type { Queries, Transaction } from '#platform/db/server/connect.ts';
import { attempt, forgive } from '#platform/limits/server/index.ts';
import { hashPassword, verifyPassword } from '#platform/secrets/server/password.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { MINUTE_S } from '#platform/time/rules/units.ts';
import type { Role } from '../rules/permissions.ts';
import { checkStaffPassword, type StaffFault } from '../rules/staff-form.ts';
import { announceOwnChange } from './factors.ts';
import { forgetBrowsers } from './known-browsers.ts';
import { asThemselves } from './sign-in-log.ts';
import { endSessions, type StaffSession } from './staff-sessions.ts';
import { staff, staffResets, staffSessions } from './tables.ts';

/** Everybody who has or had a place in the panel; those at work first. */
export async function listStaff(shop: Shop) {
  const { id, name, email, role, active, createdAt } = staff;
  const seenAt = sql<Date | null>`(select max(${staffSessions.seenAt}) from ${staffSessions} where ${staffSessions.staffId} = ${staff.id})`;
  return shop.db
    .select({ id, name, email, role, active, createdAt, seenAt: seenAt.mapWith(staffSessions.seenAt) })
    .from(staff)
    .orderBy(desc(active), asc(name), asc(id));
}

export type PeopleChange = 'changed' | 'unknown' | 'last-owner';

/** The last active owner can be neither demoted nor disabled: only owners invite people. */
export function changeRole(shop: Shop, staffId: number, role: Role): Promise<PeopleChange> {
  return changePerson(shop, staffId, async (tx, person) => {
    if (person.role === role) return 'changed';
    if (role !== 'owner' && (await isLastOwner(tx, person))) return 'last-owner';
    await tx.update(staff).set({ role }).where(eq(staff.id, staffId));
    const object = { kind: 'staff', id: staffId };
    await recordChange(tx, shop, { action: 'staff.role-changed', object, from: { role: person.role }, to: { role } });
    return 'changed';
  });
}

/** Ends every session at once. */
export function switchOff(shop: Shop, staffId: number): Promise<PeopleChange> {
  return changePerson(shop, staffId, async (tx, person) => {
    if (await isLastOwner(tx, person)) return 'last-owner';
    await endSessions({ db: tx }, staffId);
    await endResets({ db: tx }, staffId);
    if (person.active) await setActive(tx, shop, staffId, false);
    return 'changed';
  });
}

export function switchOn(shop: Shop, staffId: number): Promise<PeopleChange> {
  return changePerson(shop, staffId, async (tx, person) => {
    if (!person.active) await setActive(tx, shop, staffId, true);
    return 'changed';
  });
}

async function setActive(tx: Queries, shop: Shop, staffId: number, active: boolean): Promise<void> {
  await tx.update(staff).set({ active }).where(eq(staff.id, staffId));
  const action = active ? 'staff.switched-on' : 'staff.switched-off';
  await recordChange(tx, shop, {
    action,
    object: { kind: 'staff', id: staffId },
    from: { active: !active },
    to: { active },
  });
}

interface Person {
  role: Role;
  active: boolean;
}

async function changePerson(
  shop: Shop,
  staffId: number,
  change: (tx: Transaction, person: Person) => Promise<PeopleChange>,
): Promise<PeopleChange> {
  return shop.db.transaction(async (tx) => {
    // Two owners who switch each other off at the same moment come one after the other.
    await tx.select({ id: staff.id }).from(staff).where(eq(staff.role, 'owner')).orderBy(staff.id).for('update');
    const { role, active } = staff;
    const [person] = await tx.select({ role, active }).from(staff).where(eq(staff.id, staffId)).for('update');
    return person ? change(tx, person) : 'unknown';
  });
}

async function isLastOwner(tx: Queries, { role, active }: Person): Promise<boolean> {
  if (role !== 'owner' || !active) return false;
  return (await tx.$count(staff, and(eq(staff.role, 'owner'), eq(staff.active, true)))) <= 1;
}

/** Links to a new password on their way open nothing any more. */
async function endResets({ db }: { db: Queries }, staffId: number): Promise<void> {
  await db.delete(staffResets).where(eq(staffResets.staffId, staffId));
}

const MAX_WRONG = 10;

/** Changes one's own password; every other session of the person ends. */
export async function changeStaffPassword(
  shop: Shop,
  session: StaffSession,
  { current, password }: { current: string; password: string },
): Promise<'changed' | 'wrong' | 'too-many' | StaffFault> {
  const { id, email, name } = session.staff;
  const limit = { key: `staff-password:${id}`, limit: MAX_WRONG, seconds: 15 * MINUTE_S };
  if (!(await attempt(shop, limit, shop.now())).allowed) return 'too-many';
  const [person] = await shop.db.select({ hash: staff.passwordHash }).from(staff).where(eq(staff.id, id));
  if (!person || !(await verifyPassword(current, person.hash))) return 'wrong';
  await forgive(shop, limit.key);
  const fault = checkStaffPassword(password, [email, name]);
  if (fault) return fault;
  const passwordHash = await hashPassword(password);
  await shop.db.transaction(async (tx) => {
    await tx.update(staff).set({ passwordHash }).where(eq(staff.id, id));
    await announceOwnChange(tx, shop, { session, change: 'password' });
    await endResets({ db: tx }, id);
    await forgetBrowsers({ db: tx }, id);
    const object = { kind: 'staff', id };
    await recordChange(tx, asThemselves(shop, session), { action: 'staff.password-changed', object });
  });
  return 'changed';
}

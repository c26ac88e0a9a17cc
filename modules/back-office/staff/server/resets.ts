import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import { recordChange } from '#platform/audit/server/index.ts';
import type { Queries, Transaction } from '#platform/db/server/connect.ts';
import { attempt } from '#platform/limits/server/index.ts';
import { pretendMail, sendMail } from '#platform/mail/server/index.ts';
import { hashPassword } from '#platform/secrets/server/password.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { HOUR_MS, HOUR_S, MINUTE_S } from '#platform/time/rules/units.ts';
import { isVisitorToken } from '#platform/visitors/rules/visitor-cookies.ts';
import { hashToken, newToken } from '#platform/visitors/server/index.ts';
import { checkStaffPassword } from '../rules/staff-form.ts';
import { forgetBrowsers } from './known-browsers.ts';
import type { JoinResult } from './set-up.ts';
import { staffKey } from './sign-in.ts';
import { asThemselves } from './sign-in-log.ts';
import { accessChangedMail, resetMail } from './staff-mail.ts';
import { type Caller, endSessions, openStaffSession, type StaffPerson } from './staff-sessions.ts';
import { RESET_KINDS, staff, staffPasskeys, staffRecoveryCodes, staffResets } from './tables.ts';

export type ResetKind = (typeof RESET_KINDS)[number];

const LIFETIME_MS: Record<ResetKind, number> = { password: HOUR_MS, access: 24 * HOUR_MS };
/** Mails in an hour about one address, and questions from one network address in a quarter of an hour. */
const MAX = { mails: 3, perCaller: 20 };

/**
 * "I forgot my password": a link to a user who has this address and may come in. The answer is the same when no user has. Open
 * sessions go on: anybody can ask.
 */
export async function requestStaffReset(shop: Shop, typed: string, caller: string): Promise<'asked' | 'too-many'> {
  const now = shop.now();
  const from = { key: `staff-reset-from:${caller}`, limit: MAX.perCaller, seconds: 15 * MINUTE_S };
  if (!(await attempt(shop, from, now)).allowed) return 'too-many';
  const email = staffKey(typed);
  const mails = { key: `staff-reset:${email}`, limit: MAX.mails, seconds: HOUR_S };
  if (!(await attempt(shop, mails, now)).allowed) return 'asked';
  const [person] = await shop.db
    .select({ id: staff.id, email: staff.email })
    .from(staff)
    .where(and(eq(staff.email, email), eq(staff.active, true)));
  if (person) await shop.db.transaction((tx) => mailLink(tx, shop, person, 'password'));
  else await pretendLink(shop);
  return 'asked';
}

/** The duration of the answer must not reveal accounts. */
function pretendLink(shop: Shop): Promise<void> {
  const mail = resetMail(shop, { email: '', link: shop.origin, key: `staff-reset-${newToken()}`, kind: 'password' });
  return pretendMail(shop, mail, async (tx) => {
    await tx.delete(staffResets).where(eq(staffResets.staffId, 0));
  });
}

export type ResetSent = 'sent' | 'unknown' | 'switched-off';

/** The owner helps a colleague who lost password or second factor: every session ends, and a link goes to them by mail alone. */
export function sendStaffReset(shop: Shop, staffId: number, kind: ResetKind): Promise<ResetSent> {
  return shop.db.transaction(async (tx): Promise<ResetSent> => {
    const { id, email, active } = staff;
    const [person] = await tx.select({ id, email, active }).from(staff).where(eq(id, staffId)).for('update');
    if (!person) return 'unknown';
    if (!person.active) return 'switched-off';
    await endSessions({ db: tx }, staffId);
    await mailLink(tx, shop, person, kind);
    const object = { kind: 'staff', id: staffId };
    await recordChange(tx, shop, { action: 'staff.reset-sent', object, to: { kind } });
    return 'sent';
  });
}

/** For the operator of the server: a link for a new password and a new second factor; null when no active person has this address. */
export function makeStaffResetLink(shop: Shop, typed: string): Promise<string | null> {
  return shop.db.transaction(async (tx) => {
    const { id, email, active } = staff;
    const ofThem = and(eq(email, staffKey(typed)), eq(active, true));
    const [person] = await tx.select({ id }).from(staff).where(ofThem).for('update');
    if (!person) return null;
    await endSessions({ db: tx }, person.id);
    const object = { kind: 'staff', id: person.id };
    await recordChange(tx, shop, { action: 'staff.reset-sent', object, to: { kind: 'access' } });
    return (await writeLink(tx, shop, person.id, 'access')).link;
  });
}

async function mailLink(
  tx: Transaction,
  shop: Shop,
  { id, email }: { id: number; email: string },
  kind: ResetKind,
): Promise<void> {
  const { link, key } = await writeLink(tx, shop, id, kind);
  await sendMail(tx, resetMail(shop, { email, link, key, kind }), shop.now());
}

/** An older link of the same kind opens nothing any more. */
async function writeLink(tx: Queries, shop: Shop, staffId: number, kind: ResetKind) {
  const token = newToken();
  const tokenHash = hashToken(token);
  const createdAt = shop.now();
  const endsAt = new Date(createdAt.getTime() + LIFETIME_MS[kind]);
  await tx.delete(staffResets).where(and(eq(staffResets.staffId, staffId), eq(staffResets.kind, kind)));
  await tx.insert(staffResets).values({ tokenHash, staffId, kind, createdAt, endsAt });
  return { link: `${shop.origin}/zaplecze/nowe-haslo/${token}`, key: `staff-reset-${tokenHash}` as const };
}

/** Null when the link is used, expired or unknown, or the person is disabled. */
export async function findStaffReset(
  shop: Shop,
  token: string | undefined,
): Promise<{ person: StaffPerson; kind: ResetKind } | null> {
  if (!isVisitorToken(token)) return null;
  const { id, name, email, role } = staff;
  const [row] = await shop.db
    .select({ person: { id, name, email, role }, kind: staffResets.kind })
    .from(staffResets)
    .innerJoin(staff, eq(id, staffResets.staffId))
    .where(and(isGood(token, shop.now()), eq(staff.active, true)));
  const kind = RESET_KINDS.find((one) => one === row?.kind);
  return row && kind ? { person: row.person, kind } : null;
}

/** Sets the new password by the link, once. The session leads to the second factor: the one they have, or a new one. */
export async function renewAccess(
  shop: Shop,
  { token, password, repeat, caller }: { token: string; password: string; repeat: string; caller: Caller },
): Promise<JoinResult> {
  const found = await findStaffReset(shop, token);
  if (!found) return { kind: 'refused' };
  const { person } = found;
  const fault = checkStaffPassword(password, [person.email, person.name]);
  if (fault) return { kind: 'faults', faults: { password: fault } };
  if (password !== repeat) return { kind: 'faults', faults: { repeat: 'passwords-differ' } };
  const passwordHash = await hashPassword(password);
  return shop.db.transaction(async (tx): Promise<JoinResult> => {
    const { active } = staff;
    const [now] = await tx.select({ active }).from(staff).where(eq(staff.id, person.id)).for('update');
    const [taken] = await tx.delete(staffResets).where(isGood(token, shop.now())).returning({ kind: staffResets.kind });
    if (!taken || !now?.active) return { kind: 'refused' };
    await tx.update(staff).set({ passwordHash }).where(eq(staff.id, person.id));
    if (taken.kind === 'access') await dropFactors(tx, person.id);
    await tx.delete(staffResets).where(eq(staffResets.staffId, person.id));
    await endSessions({ db: tx }, person.id);
    await forgetBrowsers({ db: tx }, person.id);
    const object = { kind: 'staff', id: person.id };
    const action = taken.kind === 'access' ? 'staff.access-renewed' : 'staff.password-reset';
    await recordChange(tx, asThemselves(shop, { staff: person }), { action, object });
    const key = `staff-access-${hashToken(passwordHash)}` as const;
    await sendMail(tx, accessChangedMail(shop, { email: person.email, key }), shop.now());
    return { kind: 'joined', token: await openStaffSession({ db: tx, now: shop.now }, person.id, caller) };
  });
}

async function dropFactors(tx: Queries, staffId: number): Promise<void> {
  await tx.update(staff).set({ totpSecret: '', totpStep: 0 }).where(eq(staff.id, staffId));
  await tx.delete(staffPasskeys).where(eq(staffPasskeys.staffId, staffId));
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId));
}

export async function sweepStaffResets(shop: Shop): Promise<void> {
  await shop.db.delete(staffResets).where(lte(staffResets.endsAt, shop.now()));
}

function isGood(token: string, now: Date) {
  return and(
    eq(staffResets.tokenHash, hashToken(token)),
    inArray(staffResets.kind, [...RESET_KINDS]),
    gt(staffResets.endsAt, now),
  );
}

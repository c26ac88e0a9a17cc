import { and, desc, eq, gt, isNull, lte } from 'drizzle-orm';
import { recordChange } from '#platform/audit/server/index.ts';
import { isEmail } from '#platform/forms/rules/email.ts';
import { sendMail } from '#platform/mail/server/index.ts';
import { hashPassword } from '#platform/secrets/server/password.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import { isVisitorToken } from '#platform/visitors/rules/visitor-cookies.ts';
import { hashToken, newToken } from '#platform/visitors/server/index.ts';
import type { Role } from '../rules/permissions.ts';
import { checkStaffForm, type StaffForm } from '../rules/staff-form.ts';
import type { JoinResult } from './set-up.ts';
import { staffKey } from './sign-in.ts';
import { asThemselves } from './sign-in-log.ts';
import { invitationMail } from './staff-mail.ts';
import { type Caller, openStaffSession } from './staff-sessions.ts';
import { staff, staffInvitations } from './tables.ts';

const LIFETIME_MS = 2 * DAY_MS;

export type Invited = { kind: 'invited'; link: string } | { kind: 'email-wrong' } | { kind: 'already-staff' };

/** The link is also shown once. An older link to the same address becomes invalid. */
export async function invite(shop: Shop, wanted: { email: string; role: Role }): Promise<Invited> {
  const email = staffKey(wanted.email);
  if (!isEmail(email)) return { kind: 'email-wrong' };
  const token = newToken();
  const now = shop.now();
  const link = `${shop.origin}/zaplecze/zaproszenie/${token}`;
  const { actor } = shop;
  return shop.db.transaction(async (tx): Promise<Invited> => {
    const [known] = await tx.select({ id: staff.id }).from(staff).where(eq(staff.email, email));
    if (known) return { kind: 'already-staff' };
    await tx.delete(staffInvitations).where(and(eq(staffInvitations.email, email), isNull(staffInvitations.usedAt)));
    const [row] = await tx
      .insert(staffInvitations)
      .values({
        tokenHash: hashToken(token),
        email,
        role: wanted.role,
        invitedBy: actor?.kind === 'staff' ? actor.id : null,
        createdAt: now,
        endsAt: new Date(now.getTime() + LIFETIME_MS),
      })
      .returning({ id: staffInvitations.id });
    await sendMail(tx, invitationMail(shop, { email, link, key: `staff-invitation-${hashToken(token)}` }), now);
    const object = { kind: 'invitation', id: row?.id ?? 0 };
    await recordChange(tx, shop, { action: 'staff.invited', object, to: { email, role: wanted.role } });
    return { kind: 'invited', link };
  });
}

/** Null when the link is used, expired or unknown. */
export async function findInvitation(
  shop: Shop,
  token: string | undefined,
): Promise<{ email: string; role: Role } | null> {
  if (!isVisitorToken(token)) return null;
  const { email, role } = staffInvitations;
  const [row] = await shop.db.select({ email, role }).from(staffInvitations).where(isGood(token, shop.now()));
  return row ?? null;
}

/** Makes the account the link invites to, once. The session leads to the second factor. */
export async function acceptInvitation(
  shop: Shop,
  { token, caller, ...form }: Omit<StaffForm, 'email'> & { token: string; caller: Caller },
): Promise<JoinResult> {
  const invited = await findInvitation(shop, token);
  if (!invited) return { kind: 'refused' };
  const faults = checkStaffForm({ ...form, email: invited.email });
  if (Object.keys(faults).length > 0) return { kind: 'faults', faults };
  const passwordHash = await hashPassword(form.password);
  return shop.db.transaction(async (tx): Promise<JoinResult> => {
    const now = shop.now();
    const [taken] = await tx
      .update(staffInvitations)
      .set({ usedAt: now })
      .where(isGood(token, now))
      .returning({ email: staffInvitations.email, role: staffInvitations.role });
    if (!taken) return { kind: 'refused' };
    const name = form.name.trim();
    const row = { ...taken, name, passwordHash, createdAt: now };
    const [person] = await tx.insert(staff).values(row).onConflictDoNothing().returning({ id: staff.id });
    if (!person) return { kind: 'refused' };
    await recordChange(tx, asThemselves(shop, { staff: { id: person.id, name, ...taken } }), {
      action: 'staff.joined',
      object: { kind: 'staff', id: person.id },
      to: { ...taken, name },
    });
    return { kind: 'joined', token: await openStaffSession({ db: tx, now: shop.now }, person.id, caller) };
  });
}

export async function listInvitations(shop: Shop) {
  const { id, email, role, createdAt, endsAt } = staffInvitations;
  return shop.db
    .select({ id, email, role, createdAt, endsAt })
    .from(staffInvitations)
    .where(and(isNull(staffInvitations.usedAt), gt(endsAt, shop.now())))
    .orderBy(desc(createdAt), desc(id));
}

export async function cancelInvitation(shop: Shop, invitationId: number): Promise<boolean> {
  return shop.db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(staffInvitations)
      .where(and(eq(staffInvitations.id, invitationId), isNull(staffInvitations.usedAt)))
      .returning({ email: staffInvitations.email, role: staffInvitations.role });
    if (!gone) return false;
    const object = { kind: 'invitation', id: invitationId };
    await recordChange(tx, shop, { action: 'staff.invitation-cancelled', object, from: gone });
    return true;
  });
}

export async function sweepInvitations(shop: Shop): Promise<void> {
  await shop.db.delete(staffInvitations).where(lte(staffInvitations.endsAt, shop.now()));
}

function isGood(token: string, now: Date) {
  return and(
    eq(staffInvitations.tokenHash, hashToken(token)),
    isNull(staffInvitations.usedAt),
    gt(staffInvitations.endsAt, now),
  );
}
